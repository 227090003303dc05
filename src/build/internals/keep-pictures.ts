import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, rename, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { EFFORT, quickEncoders } from "./quick-encoders";

interface Transform {
  readonly outputPath: string;
  readonly args: unknown;
}

type ProcessFile = (file: string, transforms: readonly Transform[], options: unknown) => Promise<unknown>;

/** Outside of Gatsby's own cache, which a changed package or `npm run clean` empties. */
const FOLDER = "node_modules/.cache/pictures";

/** Pictures that the folder holds, about 1 GB; today's site has a thousand. */
const MOST = 20_000;

/** Name of a drawn picture: its address holds the digest of the original, the rest says how it was drawn. */
function keptName({ outputPath, args }: Transform, options: unknown): string {
  const address = path.relative(path.resolve("public"), outputPath);
  const ways = JSON.stringify([address, args, options, EFFORT, sharp.versions]);
  return createHash("sha256").update(ways).digest("hex");
}

async function restore(kept: string, outputPath: string): Promise<boolean> {
  try {
    await mkdir(path.dirname(outputPath), { recursive: true });
    await copyFile(kept, outputPath);
    const now = new Date();
    await utimes(kept, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Copied under another name first: a build that is stopped leaves no half of a picture. */
async function keep(kept: string, outputPath: string): Promise<void> {
  await mkdir(path.dirname(kept), { recursive: true });
  const half = `${kept}.${process.pid}`;
  await copyFile(outputPath, half);
  await rename(half, kept);
}

/** Removes what was used longest ago, as `mdx/last-used.ts` does in memory. */
function removeOldest(folder: string, most: number): void {
  const names = readdirSync(folder).map((name) => path.join(folder, name));
  if (names.length <= most) return;
  const used = names.map((name) => ({ name, at: statSync(name).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { name } of used.slice(most)) rmSync(name, { force: true });
}

/** Keeps drawn pictures: gatsby-plugin-sharp forgets them with Gatsby's cache, and drawing takes minutes. */
export function keepPictures(folder: string = path.resolve(FOLDER), most = MOST): void {
  if (existsSync(folder)) removeOldest(folder, most);
  quickEncoders();
  const drawing: { processFile: ProcessFile } = createRequire(path.resolve("package.json"))(
    "gatsby-plugin-sharp/process-file",
  );
  const { processFile } = drawing;
  drawing.processFile = async (file, transforms, options) => {
    const pictures = await Promise.all(
      transforms.map(async (transform) => {
        const kept = path.join(folder, keptName(transform, options));
        return { transform, kept, isThere: await restore(kept, transform.outputPath) };
      }),
    );
    const missing = pictures.filter(({ isThere }) => !isThere);
    if (missing.length > 0) {
      await processFile(
        file,
        missing.map(({ transform }) => transform),
        options,
      );
      await Promise.all(missing.map(({ kept, transform }) => keep(kept, transform.outputPath)));
    }
    return transforms;
  };
}
