import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * What nearly every page needs: ASCII, no-break space, pound, dot, half (band 6½), cross, é, dashes, quotes, bullet,
 * ellipsis, euro, arrows, minus. Neither font has the rupee.
 */
const COMMON = `${range(0x20, 0x7e)}\u00a0£·½×é–—‘’“”•…€→↗−`;

/** The rest of Latin with its punctuation: U+00A1-017E, low quotes, dagger, angle quotes, arrows. */
const RARE = [...`${range(0xa1, 0x17e)}‚„†‹›←↑↓`].filter((letter) => !COMMON.includes(letter)).join("");

const FONTS: {
  source: string;
  /** Letters by file: a browser loads the second file only for pages that need it. */
  files: Record<string, string>;
  axes: Record<string, number | { min: number; max: number }>;
}[] = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    files: { "bricolage-condensed.woff2": COMMON, "bricolage-condensed-rare.woff2": RARE },
    axes: { wdth: 78, wght: { min: 500, max: 800 } },
  },
  {
    // One file: its rare letters would be so few bytes that webpack would put them into every page's script.
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    files: { "figtree.woff2": COMMON + RARE },
    axes: { wght: { min: 400, max: 800 } },
  },
];

/** `npm run fonts`: cuts the two fonts down to what the site uses, into `src/theme/fonts` (docs/decisions.md, "Look"). */
async function main(): Promise<void> {
  const { resolve } = createRequire(__filename);
  for (const { source, files, axes } of FONTS) {
    const font = await readFile(resolve(source));
    for (const [file, letters] of Object.entries(files)) {
      const subset = await subsetFont(font, letters, { targetFormat: "woff2", variationAxes: axes });
      await writeFile(path.join("src", "theme", "fonts", file), subset);
      console.log(`${file}: ${subset.length} bytes`);
    }
  }
}

void main();
