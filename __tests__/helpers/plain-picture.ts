import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

export const PLAIN_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n';

export function plainPicture(width: number, height: number, background = "#2a6f6b"): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.png({ palette: true }).toBuffer();
}

/** Path of a one-colour picture. Each size is generated once; several processes may request it at the same time. */
export async function plainPictureFile(width: number, height: number): Promise<string> {
  const folder = path.join(tmpdir(), "plain-pictures");
  const file = path.join(folder, `${width}x${height}.png`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, await plainPicture(width, height));
  renameSync(temporary, file);
  return file;
}

/** A box of an MP4 or HEIC file (ISO 14496-12): its length, its type, and what is in it. */
export function box(type: string, inside: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + inside.length);
  return Buffer.concat([length, Buffer.from(type + inside, "latin1")]);
}

/** A file that the check accepts as a film that plays at once; it has no pictures. */
export const plainFilm = Buffer.concat([box("ftyp", "isom"), box("moov", "avc1"), box("mdat", "film")]);
