import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

/** A tower with its shaded side; `crown` is how its top is cut. */
function tower(
  sheet: Sheet,
  x: number,
  w: number,
  top: number,
  crown: "flat" | "slant" | "spire",
  near: boolean,
): void {
  const foot = 452;
  const [wall, shade]: readonly [Colour, Colour] = near ? ["lagoon", "lagoon"] : ["haze", "lagoon"];
  const cap = crown === "slant" ? w * 0.6 : 0;
  sheet.shape(geo.line([x, foot, x, top + cap, x + w, top, x + w, foot]), wall, 0.6);
  sheet.shape(
    geo.line([x, foot, x, top + cap, x + w * 0.36, top + cap * 0.64, x + w * 0.36, foot]),
    shade,
    0.6,
  );
  if (crown === "spire")
    sheet.shape(geo.line([x + w * 0.3, top + 2, x + w * 0.5, top - 54, x + w * 0.7, top + 2]), wall, 0.4);
  if (near)
    for (let y = top + cap + 16; y < foot - 10; y += 15)
      sheet.bar(geo.line([x + w * 0.44, y, x + w - 4, y]), 4, "haze");
}

/** The tallest tower in its steps, narrowing to a needle. */
function needle(sheet: Sheet, x: number): void {
  const steps = [
    [452, 42],
    [388, 36],
    [340, 29],
    [296, 22],
    [258, 15],
    [228, 9],
  ] as const;
  steps.forEach(([foot, w], i) => {
    const next = steps[i + 1]?.[0] ?? 204;
    sheet.shape(geo.line([x - w, foot, x - w + 5, next, x + w - 5, next, x + w, foot]), "haze", 0.4);
    sheet.shape(
      geo.line([x - w, foot, x - w + 5, next, x - w * 0.2, next, x - w * 0.2, foot]),
      "lagoon",
      0.4,
    );
  });
  sheet.shape(geo.line([x - 5, 206, x, 140, x + 5, 206]), "lagoon", 0.3);
}

/** The city at noon as seen from the viaduct: haze, towers, low white houses, palms, sand. */
export function view(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 60, 1240, 420), "cream", 0);
  for (const [x, y, long] of [
    [60, 170, 300],
    [520, 140, 260],
    [820, 200, 340],
  ] as const)
    sheet.stroke(skies.streak(x, y, long, 5), 15, "white");
  sheet.shape(geo.rect(-20, 380, 1240, 220), "straw", 1);
  needle(sheet, 716);
  for (const [x, w, top, crown] of [
    [40, 46, 266, "flat"],
    [352, 50, 250, "slant"],
    [470, 44, 220, "spire"],
    [800, 50, 268, "flat"],
    [1010, 58, 236, "slant"],
    [1130, 50, 290, "flat"],
  ] as const)
    tower(sheet, x, w, top, crown, false);
  for (const [x, w, top, crown] of [
    [-10, 56, 330, "flat"],
    [88, 62, 250, "spire"],
    [410, 58, 318, "flat"],
    [556, 62, 292, "slant"],
    [892, 66, 250, "flat"],
    [1080, 60, 330, "slant"],
  ] as const)
    tower(sheet, x, w, top, crown, true);
  for (let x = -20; x < 1220; x += 118) {
    const high = 20 + ((x * 7) % 5) * 5;
    sheet.shape(geo.rect(x, 444 - high, 74, high + 30), "white", 0.5);
    sheet.shape(geo.rect(x, 444 - high, 24, high + 30), "haze", 0.5);
    sheet.shape(geo.rect(x + 40, 452 - high, 12, 12), "lagoon", 0.3);
  }
  for (const [x, size] of geo.line([110, 78, 330, 66, 496, 80, 668, 64, 876, 84, 1190, 72]))
    trees.palm(
      sheet,
      x,
      470,
      size,
      4,
      { dark: "deep", base: "leaf", lit: "leaf" },
      { bark: "brick", ring: "ink" },
      x,
    );
  sheet.shape(geo.rect(-20, 510, 400, 90), "haze", 0.6);
  sheet.shape(geo.rect(-20, 510, 400, 12), "white", 0.6);
}
