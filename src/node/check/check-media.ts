import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { type ContentFile, clip, type Problem } from "../content/content-file";
import type { Content } from "../content/read-content";
import { type Reference, referencesOf, valuesIn } from "../content/walk";

/** Bytes that are read at most of a film's index (its moov box); that of a minute has about 100 kB. */
const MAX_FILM_BYTES = 20_000_000;

/** The boxes at the top of an MP4 file, in order (ISO 14496-12, section 4.2). */
async function boxesOf(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes: { readonly type: string; readonly at: number; readonly length: number }[] = [];
    for (let at = 0; at + 8 <= size; ) {
      const { buffer: head } = await file.read(Buffer.alloc(16), 0, 16, at);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
      if (length < 8) break;
      boxes.push({ type: head.toString("latin1", 4, 8), at, length });
      at += length;
    }
    const film = boxes.find(({ type }) => type === "moov");
    const length = Math.min(film?.length ?? 0, MAX_FILM_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, film?.at ?? 0);
    const isWhole = boxes.reduce((sum, box) => sum + box.length, 0) === size;
    return { types: boxes.map(({ type }) => type), film: buffer.toString("latin1"), isWhole };
  } finally {
    await file.close();
  }
}

/** Why a video would not play, or only late, and the fix; undefined if it is fine. */
async function videoFault(path: string): Promise<string | undefined> {
  const { types, film, isWhole } = await boxesOf(path);
  if (types[0] !== "ftyp" || !types.includes("moov") || !types.includes("mdat") || !isWhole)
    return "is not a whole MP4 file, expected MP4 with H.264: export it again";
  if (/hvc1|hev1/.test(film))
    return "is HEVC (H.265), which many browsers cannot play, expected H.264: ffmpeg -i old.mp4 -c:v libx264 -movflags +faststart new.mp4";
  if (types.indexOf("moov") > types.indexOf("mdat"))
    return "has its description at its end, so it plays only when all of it is there, expected it first: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4";
  return undefined;
}

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly isRaster: boolean;
}

/** Formats that Gatsby can scale. */
const RASTER = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"]);
const RASTER_ENDING = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;
/** Maximum pixels of a picture: scaling more takes more memory than small build machines have. */
const MAX_PIXELS = 50_000_000;
/** Parts of an SVG that a browser would run, or load from another host. */
const ACTIVE =
  /<script|<foreignObject|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i;

const WHOLE = "expected a whole PNG, JPEG, WebP or AVIF file";

/** Whether a picture decodes completely; data after its end, such as a phone's film, is ignored. */
async function isWhole(path: string): Promise<boolean> {
  const pixels = sharp(path, { failOn: "error" }).resize(8).raw();
  return pixels.toBuffer().then(
    () => true,
    () => false,
  );
}

/** How an iPhone's HEIC picture begins, whatever its extension (ISO 23008-12: brands of HEVC). */
const HEIC_BRAND = /^ftyp(?:hei[cxms]|hev[cxms])/;

/** Measures a file, or says what is wrong with it and how to fix it. */
async function measured(path: string): Promise<string | Measured> {
  const { format, width = 0, height = 0, orientation = 1, space, compression } = await sharp(path).metadata();
  if (compression === "hevc") return HEIC;
  if (format === "svg" && ACTIVE.test(await readFile(path, "utf8")))
    return "holds a script or calls another site, expected a drawing without them: save it as plain SVG";
  if (space === "cmyk")
    return "has the colours of a printing press (CMYK), expected those of screens: save it as RGB (sRGB)";
  if (orientation !== 1)
    return `lies on its side or its head and only says so (EXIF orientation ${orientation}), expected it upright: turn it in an image program and save it`;
  if (width * height > MAX_PIXELS)
    return `has ${Math.round((width * height) / 1_000_000)} megapixels, expected at most ${MAX_PIXELS / 1_000_000}: save it at half its width`;
  if (!(await isWhole(path))) return `is cut off before its end or damaged, ${WHOLE}`;
  return { width, height, isRaster: RASTER.has(format) && RASTER_ENDING.test(path) };
}

const HEIC =
  "is an iPhone's HEIC picture, whatever its name says, expected PNG, JPEG, WebP or AVIF: export it as JPEG";

async function measurePicture(path: string): Promise<string | Measured> {
  try {
    const brand = await text(createReadStream(path, { start: 4, end: 11 }));
    return HEIC_BRAND.test(brand) ? HEIC : await measured(path);
  } catch {
    return `is not a picture that can be read, ${WHOLE}`;
  }
}

/** Fields shown beside a picture as its caption. */
const CAPTIONS = ["title", "name", "heading", "description", "designation"] as const;

/** A text as a screen reader says it: lower case, without punctuation and "picture of". */
function spoken(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:an? |the )?(?:picture|photo|photograph|image|portrait|logo) of (?:an? |the )?/, "");
}

/** Names that cameras, phones and screenshots give to files, any name with a picture's ending, and a lone word. */
const FILE_NAME =
  /\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|mp4|mov)$|^(?:IMG|DSC|DSCN|PXL|VID|MVIMG)[\s_-]?\d|^(?:WhatsApp (?:Image|Video)|Screenshot|Screen Shot|image|photo|picture)[\s_-]*\(?\d/i;

const isFileName = (text: string) => FILE_NAME.test(text) || /^[\w]+(?:[_-]\w+)+$/.test(text);

/** Screen readers already read the caption, so a picture's alt text must say something else. */
export function checkAlt(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ key, value: alt, object, problem }) => {
    if (typeof alt !== "string") return [];
    if (key === "alt" ? isFileName(alt) : CAPTIONS.some((field) => field === key) && FILE_NAME.test(alt))
      return [problem(`"${clip(alt)}" is a file's name, expected what the picture shows`)];
    if (key !== "alt" || spoken(alt) === "") return [];
    const caption = CAPTIONS.find((field) => {
      const other = object[field];
      return typeof other === "string" && spoken(other) === spoken(alt);
    });
    return caption ? [problem(`repeats the ${caption}, expected what the picture shows`)] : [];
  });
}

/** File names whose characters need no escape in a URL. */
const PLAIN_NAME = /^[A-Za-z0-9._/-]+$/;

function complaint({ value, minimum }: Reference, found: string | Measured): string | undefined {
  const name = `picture "${value}"`;
  if (typeof found === "string") return `${name} ${found}`;
  if (!minimum) return undefined;
  if (!found.isRaster) return `${name} cannot be scaled, expected a PNG, JPEG, WebP or AVIF file`;
  const { width, height } = found;
  if (width >= minimum.width && height >= minimum.height) return undefined;
  return `${name} is ${width} x ${height} pixels, too small for this place, expected at least ${minimum.width} x ${minimum.height}`;
}

/** Finds pictures and videos that browsers cannot show, and pictures too small for their place. */
export async function checkMedia(root: string, { files, images, videos }: Content): Promise<Problem[]> {
  const known = { image: images, video: videos };
  const uses = files.flatMap(referencesOf).flatMap(({ reference, problem }) => {
    const { kind, value } = reference;
    return (kind === "image" || kind === "video") && known[kind].has(value)
      ? [{ kind, value, reference, problem }]
      : [];
  });
  const once = <Found>(kind: keyof typeof known, look: (file: string) => Promise<Found>) =>
    Promise.all(
      [...new Set(uses.filter((use) => use.kind === kind).map(({ value }) => value))].map(
        async (name) => [name, await look(path.join(root, `${kind}s`, name))] as const,
      ),
    );
  const pictures = new Map(await once("image", measurePicture));
  const faults = new Map(await once("video", videoFault));
  return uses.flatMap(({ kind, value, reference, problem }) => {
    if (!PLAIN_NAME.test(value))
      return [
        problem(
          `the name "${value}" has a blank or a sign that addresses change, expected letters a-z, digits, hyphens and dots: rename the file`,
        ),
      ];
    const picture = pictures.get(value);
    const fault = kind === "video" ? faults.get(value) : picture && complaint(reference, picture);
    return fault ? [problem(fault)] : [];
  });
}
