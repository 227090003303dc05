import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

const middle = 610;
const spring = 330;
/** The roof's arches from the far end to the near: their half widths. */
const arches = [250, 312, 396, 512, 672, 900] as const;

const vault = (half: number, from = 180, to = 360): Line =>
  geo.arc(middle, spring, half, half * 0.92, from, to, 48);

/** The glazed vault with its ribs, lit from the left; the far end with its fan of glass. */
export function roof(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, -20, 1240, 560), "haze", 0);
  arches.forEach((near, i) => {
    const far = arches[i - 1];
    if (far === undefined) return;
    for (let k = 0; k < 14; k++) {
      const [a, b] = [183 + k * 12.4, 183 + (k + 1) * 12.4 - 1.2];
      const bright = k > 1 && k < 8 && (k + i) % 5 !== 0;
      sheet.shape(
        [...geo.part(vault(far, a, b), 0, 1), ...geo.reverse(geo.part(vault(near, a, b), 0, 1))],
        bright ? "white" : k > 10 ? "lagoon" : "haze",
        0.5,
      );
    }
  });
  for (let k = 0; k <= 14; k++) {
    const angle = 183 + k * 12.4;
    const run = arches.map((half): Point => vault(half, angle, angle)[0] ?? [0, 0]);
    sheet.bar(run, 4, "sea");
  }
  arches.forEach((half, i) => {
    sheet.bar(vault(half), 6 + i * 3.4, i === 0 ? "sea" : "deep");
    for (const side of [-1, 1])
      sheet.shape(geo.rect(middle + side * half - 4 - i * 2, spring, 8 + i * 4, 240), "deep", 0.6);
  });
  sheet.shape([...vault(247), [middle + 247, 560], [middle - 247, 560]], "cream", 0.4);
  for (let k = 1; k < 8; k++)
    sheet.bar(
      [[middle, spring], geo.arc(middle, spring, 247, 227, 180 + k * 22.5, 181 + k * 22.5, 1)[0] ?? [0, 0]],
      5,
      "sea",
    );
  for (const r of [90, 170]) sheet.bar(geo.arc(middle, spring, r, r * 0.92, 180, 360), 5, "sea");
  sheet.shape(geo.rect(middle - 250, spring - 8, 500, 18), "deep", 0.5);
}

/** The floor with the light that falls through the roof. */
export function floor(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 540, 1240, 400), "lagoon", 0.8);
  for (const [x, w] of [
    [-130, 190],
    [150, 200],
    [440, 210],
  ] as const)
    sheet.shape(
      geo.line([
        middle + (x - middle) * 0.5 - 60,
        556,
        middle + (x + w - middle) * 0.5 - 60,
        556,
        x + w,
        930,
        x,
        930,
      ]),
      "cream",
      1,
    );
  for (const y of [588, 652, 756]) sheet.stroke(geo.line([-20, y, 1220, y]), 4, "sea", { taper: "none" });
}

export type Sign = "gear" | "leaf" | "pulse";

/** What a stand is about: engineering, the land, health. */
export function sign(sheet: Sheet, kind: Sign, colour: Colour, ground: Colour): void {
  if (kind === "gear") {
    for (let i = 0; i < 8; i++)
      sheet.shape(geo.turn(geo.line([-12, -40, -8, -62, 8, -62, 12, -40]), i * 45), colour, 0.4);
    sheet.dot(0, 0, 44, colour);
    sheet.dot(0, 0, 18, ground);
  } else if (kind === "leaf") {
    sheet.shape(geo.smooth(geo.line([0, 56, -44, 20, -40, -24, 0, -62, 40, -24, 44, 20]), true), colour, 0.4);
    sheet.bar(geo.line([0, 70, 0, -36]), 6, ground);
    for (const y of [-10, 14]) sheet.bar(geo.line([-22, y - 16, 0, y + 4, 22, y - 16]), 5, ground);
  } else {
    sheet.shape(
      [
        ...geo.smooth(geo.line([0, 60, -34, 26, -55, -6, -52, -34, -32, -50, -12, -44, 0, -24])),
        ...geo.smooth(geo.line([0, -24, 12, -44, 32, -50, 52, -34, 55, -6, 34, 26, 0, 60])),
      ],
      colour,
      0.4,
    );
    sheet.bar(geo.line([-52, 2, -18, 2, -8, -22, 6, 24, 16, 2, 52, 2]), 6, ground);
  }
}

/** A stand some way off: its wall, its sign, a counter with somebody behind. */
export function farStand(
  sheet: Sheet,
  x: number,
  kind: Sign,
  wall: Colour,
  shade: Colour,
  host: (sheet: Sheet) => void,
): void {
  sheet.place({ x, y: 560 }, () => {
    sheet.shape(geo.line([-130, 0, -130, -330, 130, -330, 130, 0]), wall, 0.6);
    sheet.shape(geo.line([130, 0, 130, -330, 152, -316, 152, -6]), shade, 0.6);
    sheet.place({ y: -248, scale: 0.86 }, () => sign(sheet, kind, "white", wall));
    host(sheet);
    sheet.shape(geo.rect(-124, -78, 248, 92), "white", 0.6);
    sheet.shape(geo.rect(60, -78, 64, 92), "haze", 0.6);
    sheet.shape(geo.rect(-124, 2, 248, 14), "ink", 0.5);
    sheet.shape(geo.rect(-134, -90, 268, 16), "ink", 0.5);
    for (const dx of [-104, -66])
      sheet.shape(
        geo.line([dx, -90, dx + 5, -118, dx + 31, -118, dx + 28, -90]),
        dx < -80 ? "red" : "white",
        0.4,
      );
  });
}
