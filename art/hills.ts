import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "../src/theme/palette";

/** The same shape at several places: what recurs is drawn once each, so it compresses to its places. */
const each = (shape: string, ...places: readonly string[]): string =>
  places.map((place) => `M${place}${shape}`).join("");

const farHills =
  "M0 98q60-32 144-22 56 8 108 22 108-70 228-40 80 18 156 36 116-66 244-50 100 20 180 40 90-36 220-12V150H0z";
const farCuts =
  each("q116-52 240 6-124-42-240-6z", "304 82", "340 98", "688 80", "724 94") +
  each("q80-16 168 12-80-14-168-12z", "52 86", "96 98", "1112 82");
const midHills = "M0 110q90-30 200-20 120 12 220 26 110-44 250-34 130 8 236 18 150-34 374-8V150H0z";
const midCuts = each(
  "q70-18 150 4-72-8-150-4z",
  "40 104",
  "110 114",
  "486 104",
  "560 114",
  "704 96",
  "1020 98",
  "1110 110",
);
const nearHill = "M0 126q120-30 270-14 158 22 258 22 40 0 90-16 110-34 246-14 196 30 416-12V160H0z";
const nearCuts = each(
  "q80-16 168 12-80-14-168-12z",
  "60 124",
  "100 136",
  "636 126",
  "690 138",
  "872 122",
  "912 134",
  "1080 120",
);

// Home: flat roofs, a temple tower and palms.
const house = "v-22h30v22h-4z";
const gable = "v-18l-3 2 19-16 19 16-3-2v18z";
const temple = "v-16h4v-10h4v-9h4v-8h4l5-7 5 7h4v8h4v9h4v10h4v18z";
const village =
  each(house, "118 118", "156 114", "216 112", "392 130") +
  each(gable, "250 116", "352 126", "458 134") +
  each(temple, "172 114", "422 132");
const tank = each("v-9h12v9h-2v5h-2v-5h-4v5h-2v-5z", "124 95", "400 107");
const palmTrunks = each("q-5-18 1-38", "100 122", "206 114", "304 116", "342 124", "516 140");
const palmLeaves = each(
  "q-9-6-15 3m15-3q-3-9-13-8m13 8q3-9 12-8m-12 8q9-5 15 3m-15-3q4 5 4 11",
  "101 84",
  "207 76",
  "305 78",
  "343 86",
  "517 102",
);

// Abroad: a clock tower, a hall with columns, chimneys and firs.
const tower = "v-44h-2l11-19 11 19h-2v46z";
const hall = "v-26h-4l40-16 40 16h-4v28z";
const terrace = "v-24l11-9 4 3v-6h4v9l8 7 11-10 4 3v-6h4v9l10 8v18z";
const campus =
  each(tower, "826 108") + each(hall, "850 112") + each(terrace, "1048 122", "1106 120", "1164 116");
const fir = "l10-14h-4l8-12h-4l7-12 7 12h-4l8 12h-4l10 14z";
const firs = each(fir, "940 118", "962 121", "986 123", "776 112", "752 114", "1226 114");
const oak = "v-10q-18 2-16-10 2-12 10-10 8-14 18-2 14 2 10 12-2 12-18 10v12z";
const oaks = each(oak, "1024 126", "44 126", "708 120");

const panes = (...places: readonly string[]) => each("h5v7h-5z", ...places);
const lit =
  panes(
    "124 104",
    "136 104",
    "162 100",
    "174 100",
    "222 98",
    "234 98",
    "262 104",
    "274 104",
    "398 114",
    "410 114",
  ) +
  panes(
    "360 114",
    "374 114",
    "470 122",
    "1058 103",
    "1072 103",
    "1084 103",
    "1116 101",
    "1130 101",
    "1142 101",
  ) +
  panes("1176 97", "1190 97", "833 76") +
  each("v-16h4v16zm10 0v-16h4v16zm10 0v-16h4v16zm10 0v-16h4v16zm10 0v-16h4v16zm10 0v-16h4v16z", "860 109") +
  each("v-9q4-6 8 0v9z", "436 130", "186 112");

/** The bus to campus, on the slope between the two. */
const bus = `<g transform="translate(618 123)rotate(-15)">
<path fill="${palette.red}" d="M0-4v-17q0-4 4-4h36q4 0 5 4l2 9v8z"/>
<path fill="${palette.butter}" d="M4-20h7v7H4zm10 0h7v7h-7zm10 0h7v7h-7zm10 0h5l2 7h-7z"/>
<path fill="${palette.board}" d="M7-4a4 4 0 0 1 8 0 4 4 0 0 1-8 0zm24 0a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"/>
</g>`;
const PLANE =
  "M33 0c0 3-5 5-11 5H8L-8 27h-8L-9 5h-12l-7 8h-6l4-13-4-13h6l7 8h12l-7-22h8L8-5h14c6 0 11 2 11 5z";
const plane = `<path fill="${palette.redDark}" transform="translate(800 38)rotate(34)scale(.46)" d="${PLANE}"/>`;

/** From home to a campus abroad at dusk, carved as in the pictures: between the closing section's ground and the footer's. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 160" preserveAspectRatio="xMidYMax slice">
<circle cx="640" cy="84" r="54" fill="${palette.butter}"/><circle cx="640" cy="84" r="37" fill="${palette.marigold}"/>
<path fill="${palette.mist}" d="${farHills}"/>
<path fill="${palette.sand2}" d="${farCuts}"/>
<path fill="${palette.sea}" d="${midHills}"/>
<path fill="${palette.seaDark}" d="${midCuts}"/>
<path fill="none" stroke="${palette.redDark}" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 8" d="M440 76Q480 14 606 11T786 30"/>
${plane}
<path fill="${palette.ink}" d="${nearHill}${village}${tank}${campus}${firs}${oaks}"/>
<path fill="none" stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" d="${palmTrunks}${palmLeaves}"/>
<path fill="${palette.mapLand}" d="${nearCuts}"/>
<path fill="${palette.marigold}" d="${lit}"/>
${bus}
</svg>
`;

/** Writes the hills above the footer into static. */
writeFile(join(__dirname, "../static/footer-hills.svg"), drawing).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
