import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { withStillKerning } from "./still-kerning";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * What nearly every page needs: ASCII, no-break space, pound, copyright, dot, half (band 6½), cross, é, dashes, quotes,
 * bullet, ellipsis, euro, arrows, minus. Neither font has the rupee.
 */
const COMMON = `${range(0x20, 0x7e)}\u00a0£©·½×é–—‘’“”•…€→↓↗−`;

/** The rest of Latin with its punctuation: U+00A1-017E, low quotes, dagger, angle quotes, arrows. */
const RARE = [...`${range(0xa1, 0x17e)}‚„†‹›←↑`].filter((letter) => !COMMON.includes(letter)).join("");

/** What browsers apply of themselves, and the figures of one width that styles ask for; both fonts have more. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "rvrn", "tnum"];

const FONTS: {
  source: string;
  /** Letters by file: a browser loads the second file only for pages that need it. */
  files: Record<string, string>;
  axes: Record<string, number | { min: number; max: number }>;
  /** The weight whose kerning all weights have; without it each has its own. */
  kerning?: number;
}[] = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    files: { "bricolage-condensed.woff2": COMMON, "bricolage-condensed-rare.woff2": RARE },
    axes: { wdth: 78, wght: { min: 500, max: 800 } },
    kerning: 800,
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    files: { "figtree.woff2": COMMON, "figtree-rare.woff2": RARE },
    axes: { wght: { min: 400, max: 800 } },
  },
];

/** `npm run fonts`: cuts the two fonts down to what the site uses, into `src/theme/fonts` (docs/decisions.md, "Look"). */
async function main(): Promise<void> {
  const { resolve } = createRequire(__filename);
  for (const { source, files, axes, kerning } of FONTS) {
    const font = await readFile(resolve(source));
    for (const [file, letters] of Object.entries(files)) {
      const cut = (targetFormat: "sfnt" | "woff2", from: Buffer, variationAxes?: typeof axes) =>
        subsetFont(from, letters, { targetFormat, variationAxes, keepFeatures: FEATURES });
      const variable = await cut("sfnt", font, axes);
      const kerned =
        kerning === undefined
          ? variable
          : withStillKerning(variable, await cut("sfnt", font, { ...axes, wght: kerning }));
      const subset = await cut("woff2", kerned);
      await writeFile(path.join("src", "theme", "fonts", file), subset);
      console.log(`${file}: ${subset.length} bytes`);
    }
  }
}

void main();
