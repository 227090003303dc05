import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { palette } from "./palette";

/**
 * Writes SVG text as a palette PNG; returns its size in bytes. With 128 colours or fewer the encoder falls
 * back to 16 and small areas (lit skin) lose their ink, so the palette is full.
 */
export async function render(svg: string, file: string, colours = 256): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const result = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: palette.hex("sand") })
    .png({ palette: true, colours, effort: 10, dither: 0, compressionLevel: 9 })
    .toFile(file);
  return result.size;
}
