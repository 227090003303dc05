import { createHash } from "node:crypto";
import { copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawApart } from "./draw-apart";
import { sharpDrawing, type Transform } from "./drawing";
import { EFFORT } from "./quick-encoders";

/** Outside of Gatsby's own cache, which a changed package or `npm run clean` empties. */
const FOLDER = "node_modules/.cache/pictures";

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

/**
 * Draws each size and format of a picture once, however often the site is built afresh.
 * gatsby-plugin-sharp knows what it has drawn only as long as Gatsby's cache lives, and drawing takes minutes.
 * @param folder where drawn pictures are kept
 */
export function keepPictures(folder: string = path.resolve(FOLDER)): void {
  const drawing = sharpDrawing();
  drawing.processFile = async (file, transforms, options) => {
    const pictures = await Promise.all(
      transforms.map(async (transform) => {
        const kept = path.join(folder, keptName(transform, options));
        return { transform, kept, isThere: await restore(kept, transform.outputPath) };
      }),
    );
    const missing = pictures.filter(({ isThere }) => !isThere);
    if (missing.length > 0) {
      await drawApart({ file, transforms: missing.map(({ transform }) => transform), options });
      await Promise.all(missing.map(({ kept, transform }) => keep(kept, transform.outputPath)));
    }
    return transforms;
  };
}
