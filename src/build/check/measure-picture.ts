import { open, readFile } from "node:fs/promises";
import sharp from "sharp";

/** A picture's size as it is shown, or why it cannot be shown and what to do. */
export type Measured =
  | { readonly ok: true; readonly width: number; readonly height: number; readonly isRaster: boolean }
  | { readonly ok: false; readonly reason: string };

/** What Gatsby can scale. */
const RASTER = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"]);
const RASTER_ENDING = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;
/** Pixels that one picture may have: drawing more takes more memory than small build machines have. */
const MOST_PIXELS = 50_000_000;
/** What a drawing may hold that a browser would run, or fetch from elsewhere. */
const ACTIVE =
  /<script|<foreignObject|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i;

const WHOLE = "expected a whole PNG, JPEG, WebP or AVIF file";

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(12), 0, 12, 0)).buffer;
  } finally {
    await file.close();
  }
}

/** Whether all of a picture decodes; what stands behind its end, as a phone's film does, is nobody's concern. */
async function isWhole(path: string): Promise<boolean> {
  const pixels = sharp(path, { failOn: "error" }).resize(8).raw();
  return pixels.toBuffer().then(
    () => true,
    () => false,
  );
}

/** The picture of an iPhone, whatever its name says (ISO 23008-12: brands of HEVC). */
const isHeic = (head: Buffer) => /^ftyp(?:hei[cxms]|hev[cxms])/.test(head.subarray(4, 12).toString("latin1"));

/** What is wrong with a file that can be read, in words that say what to do; undefined if nothing is. */
async function faultOf(path: string): Promise<string | Measured> {
  const { format, width = 0, height = 0, orientation = 1, space, compression } = await sharp(path).metadata();
  if (compression === "hevc") return HEIC;
  if (format === "svg" && ACTIVE.test(await readFile(path, "utf8")))
    return "holds a script or calls another site, expected a drawing without them: save it as plain SVG";
  if (space === "cmyk")
    return "has the colours of a printing press (CMYK), expected those of screens: save it as RGB (sRGB)";
  if (orientation !== 1)
    return `lies on its side or its head and only says so (EXIF orientation ${orientation}), expected it upright: turn it in an image program and save it`;
  if (width * height > MOST_PIXELS)
    return `has ${Math.round((width * height) / 1_000_000)} megapixels, expected at most ${MOST_PIXELS / 1_000_000}: save it at half its width`;
  if (!(await isWhole(path))) return `is cut off before its end or damaged, ${WHOLE}`;
  return { ok: true, width, height, isRaster: RASTER.has(format) && RASTER_ENDING.test(path) };
}

const HEIC =
  "is an iPhone's HEIC picture, whatever its name says, expected PNG, JPEG, WebP or AVIF: export it as JPEG";

/** Reads a picture and decodes it. */
export async function measurePicture(path: string): Promise<Measured> {
  try {
    const found = isHeic(await headOf(path)) ? HEIC : await faultOf(path);
    return typeof found === "string" ? { ok: false, reason: found } : found;
  } catch {
    return { ok: false, reason: `is not a picture that can be read, ${WHOLE}` };
  }
}
