import { open, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ContentFile, Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { type Reference, referencesOf, valuesIn } from "../content/walk";
import type { ContentType } from "../content-types/content-type";
import type { FieldSchema } from "../content-types/field-schema";

/** Fields that stand beside a picture as its caption. */
const CAPTIONS = ["title", "name", "heading", "description", "designation"] as const;

/** A text without what makes no difference to a listener. */
function spoken(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:an? |the )?(?:picture|photo|photograph|image|portrait|logo) of (?:an? |the )?/, "");
}

/** Who listens to a page hears the caption already: a picture's alt text must say something else. */
export function checkAlt(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ key, value: alt, object, problem }) => {
    if (key !== "alt" || typeof alt !== "string" || spoken(alt) === "") return [];
    const caption = CAPTIONS.find((field) => {
      const text = object[field];
      return typeof text === "string" && spoken(text) === spoken(alt);
    });
    return caption ? [problem(`repeats the ${caption}, expected what the picture shows`)] : [];
  });
}

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

/** Reads a picture's head and end, not its pixels. */
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

function complaint({ value, minimum }: Reference, measured: Measured): string | undefined {
  const name = `picture "${value}"`;
  if (!measured.ok) return `${name} ${measured.reason}, expected a whole PNG, JPEG, WebP or AVIF file`;
  if (!minimum) return undefined;
  if (!measured.isRaster) return `${name} cannot be scaled, expected a PNG, JPEG, WebP or AVIF file`;
  const { width, height } = measured;
  if (width >= minimum.width && height >= minimum.height) return undefined;
  return `${name} is ${width} x ${height} pixels, too small for this place, expected at least ${minimum.width} x ${minimum.height}`;
}

/**
 * Looks at every picture that content names: whether it can be read, and whether it is large enough for its place.
 * A name without a file is left to the check of references.
 * @param root path of the content folder
 */
export async function checkPictures(
  root: string,
  { files, images }: Content,
  schemaOf: (type: ContentType) => FieldSchema,
): Promise<Problem[]> {
  const uses = files
    .flatMap((content) => referencesOf(content, schemaOf(content.type)))
    .filter(({ reference: { kind, value } }) => kind === "image" && images.has(value));
  const names = [...new Set(uses.map(({ reference }) => reference.value))];
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => [name, await measure(path.join(root, "images", name))] as const),
    ),
  );
  return uses.flatMap(({ reference, problem }) => {
    const measured = sizes.get(reference.value);
    const message = measured && complaint(reference, measured);
    return message ? [problem(message)] : [];
  });
}
