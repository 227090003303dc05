import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { logo } from "./logo";

const folder = join(__dirname, "../static");

/** One icon as PNG: the logo at a size in pixels. */
async function png(name: string, size: number, svg: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, name));
}

/** Writes the icons of the site into static. */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "favicon.svg"), logo());
  await png("favicon-32.png", 32, logo());
  await png("apple-touch-icon.png", 180, logo({ bleed: true }));
  await png("icon-192.png", 192, logo());
  await png("icon-512.png", 512, logo());
  await png("icon-maskable-512.png", 512, logo({ bleed: true, share: 0.68 }));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
