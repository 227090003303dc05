import { open, stat } from "node:fs/promises";
import sharp from "sharp";

/** A picture's size as it is shown, or why it cannot be shown. */
export type Measured =
  | { readonly ok: true; readonly width: number; readonly height: number; readonly isRaster: boolean }
  | { readonly ok: false; readonly reason: string };

/** What Gatsby can scale. */
const RASTER = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"]);
const RASTER_ENDING = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;

/** How the file of a format ends when nothing is cut off; formats without such an end are not here. */
const ENDS: Readonly<Record<string, (tail: Buffer) => boolean>> = {
  png: (tail) => tail.subarray(-8, -4).toString("latin1") === "IEND",
  jpeg: (tail) => tail.lastIndexOf(Buffer.from([0xff, 0xd9])) >= 0,
};

async function tailOf(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  const length = Math.min(size, 4096);
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await file.close();
  }
}

async function measure(path: string): Promise<Measured> {
  try {
    const { format, width = 0, height = 0, orientation = 1 } = await sharp(path).metadata();
    const tail = await tailOf(path);
    if (ENDS[format]?.(tail) === false) return { ok: false, reason: "is cut off before its end" };
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
    const isRaster = RASTER.has(format) && RASTER_ENDING.test(path);
    return { ok: true, width: shownWidth, height: shownHeight, isRaster };
  } catch {
    return { ok: false, reason: "is not a picture that can be read" };
  }
}

/** Pictures measured before, by path, time and size: a watch looks at all of them after every change. */
const measured = new Map<string, Promise<Measured>>();

/**
 * Reads a picture's head and end, not its pixels.
 * @param path path of the file
 */
export async function measurePicture(path: string): Promise<Measured> {
  const { mtimeMs, size } = await stat(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const result = measured.get(key) ?? measure(path);
  measured.set(key, result);
  return result;
}
