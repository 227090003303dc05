import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/** Latin with the usual punctuation: U+0020-017E, dashes, quotes, ellipsis, bullets, euro, rupee, arrows, minus. */
function characters(): string {
  const latin = Array.from({ length: 0x17e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index));
  return `${latin.join("")}–—‘’‚“”„†•…‹›€₹←↑→↓↗−×`;
}

const FONTS: {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number }>;
}[] = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    target: "bricolage-condensed.woff2",
    axes: { wdth: 78, wght: { min: 500, max: 800 } },
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    target: "figtree.woff2",
    axes: { wght: { min: 400, max: 800 } },
  },
];

/** `npm run fonts`: cuts the two fonts of look.md down to what the site uses, into `src/theme/fonts`. */
async function main(): Promise<void> {
  const { resolve } = createRequire(__filename);
  for (const { source, target, axes } of FONTS) {
    const font = await readFile(resolve(source));
    const subset = await subsetFont(font, characters(), { targetFormat: "woff2", variationAxes: axes });
    await writeFile(path.join("src", "theme", "fonts", target), subset);
    console.log(`${target}: ${subset.length} bytes`);
  }
}

void main();
