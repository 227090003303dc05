import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "../src/theme/palette";

/** The same shape at several places: carved strokes and trees are drawn once each, so they compress to their places. */
const each = (shape: string, ...places: readonly string[]): string =>
  places.map((place) => `M${place}${shape}`).join("");

const farHills =
  "M0 49q30-16 72-11 28 4 54 11 54-35 114-20 40 9 78 18 58-33 122-25 50 10 90 20 45-18 110-6V74H0z";
const nearHill = "M0 63q60-15 135-7 65 8 129 11 86-22 168-15 98 8 208-6V80H0z";
const low = "q40-8 84 6-40-7-84-6z";
const steep = "q58-26 120 3-62-21-120-3z";
const fir = "l5-7h-2l4-6h-2l3-6 3 6h-2l4 6h-2l5 7z";
const oak = "v-5q-9 1-8-5 1-6 5-5 4-7 9-1 7 1 5 6-1 6-9 5v5z";

const farCuts =
  each(steep, "152 41", "170 49", "344 40", "362 47", "392 54") + each(low, "26 43", "48 49", "556 41");
const trees =
  each(fir, "68 55", "84 55", "290 62", "305 59", "500 56", "514 57") +
  each(oak, "206 65", "223 67", "408 53", "570 55");
const nearCuts = each(low, "30 61", "50 67", "318 62", "340 68", "436 62", "456 68", "540 58");

/** Hills and a few trees at dusk, carved as in the pictures: from the closing section's ground to the footer's. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 80" preserveAspectRatio="xMidYMax slice">
<path fill="${palette.mist}" d="${farHills}"/>
<path fill="${palette.sand2}" d="${farCuts}"/>
<path fill="${palette.ink}" d="${nearHill + trees}"/>
<path fill="${palette.mapLand}" d="${nearCuts}"/>
</svg>
`;

/** Writes the hills above the footer into static. */
writeFile(join(__dirname, "../static/footer-hills.svg"), drawing).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
