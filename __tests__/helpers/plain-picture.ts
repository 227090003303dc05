import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = "#2a6f6b"): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.png({ palette: true }).toBuffer();
}

/** Path of a plain picture of a size; each size is made once, and several processes may ask for it at once. */
export async function plainPictureFile(width: number, height: number): Promise<string> {
  const folder = path.join(tmpdir(), "plain-pictures");
  const file = path.join(folder, `${width}x${height}.png`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, await plainPicture(width, height));
  renameSync(own, file);
  return file;
}
