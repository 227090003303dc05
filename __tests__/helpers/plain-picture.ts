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
  const own = `${file}.${process.pid}`;
  writeFileSync(own, await plainPicture(width, height));
  renameSync(own, file);
  return file;
}
