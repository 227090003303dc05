import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { trees } from "../../kit/nature/trees";

/** Snow that lies on a level edge: a low cushion from x to x. */
export function cushion(sheet: Sheet, left: number, right: number, y: number, high: number): void {
  const above: Line = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const swell = Math.sin(Math.PI * t) ** 0.3;
    return [geo.lerp(left, right, t), y - high * swell * (0.8 + 0.3 * noise.at(t * 4, left, 3))];
  });
  sheet.shape([...above, [right, y + 2], [left, y + 2]], "white", 1);
  sheet.stroke(geo.line([left + 4, y - 1, right - 4, y - 1]), Math.min(6, high * 0.3), "haze");
}

/** A brick house with a snowy gable, a porch and lit windows; its foot is at 0, w wide. */
function house(sheet: Sheet, w: number, wall: "brick" | "plum" | "deep", seed: number): void {
  const high = w * 0.86;
  sheet.shape(geo.rect(0, -high, w, high), wall, 0.8);
  sheet.shape(geo.line([-10, -high + 4, w / 2, -high - w * 0.42, w + 10, -high + 4]), wall, 0.8);
  const [eaves, ridge] = [-high + 10, -high - w * 0.44];
  sheet.shape(geo.line([-18, eaves, w / 2, ridge - 16, w / 2, ridge + 8, -2, eaves]), "white", 1);
  sheet.shape(geo.line([w / 2, ridge - 16, w + 18, eaves, w + 2, eaves, w / 2, ridge + 8]), "haze", 1);
  for (const [x, y, lit] of [
    [0.14, 0.82, true],
    [0.58, 0.82, seed % 2 === 0],
    [0.14, 0.42, true],
    [0.36, 1.12, seed % 3 === 0],
  ] as const) {
    sheet.shape(geo.rect(w * x, -high * y, w * 0.26, high * 0.26), lit ? "honey" : "ink", 0.6);
    sheet.bar(geo.line([w * (x + 0.13), -high * y, w * (x + 0.13), -high * (y - 0.26)]), 4, wall);
    cushion(sheet, w * x - 5, w * (x + 0.26) + 5, -high * (y - 0.27), 8);
  }
  sheet.shape(geo.rect(w * 0.6, -high * 0.44, w * 0.22, high * 0.44), "ink", 0.6);
  sheet.shape(geo.rect(w * 0.66, -high * 0.38, w * 0.1, high * 0.12), "honey", 0.4);
  cushion(sheet, w * 0.52, w * 0.9, -high * 0.46, 15);
}

/** The far side of the street: houses, firs and a bare line of snow before them. */
export function houses(sheet: Sheet, foot: number): void {
  const greens = { dark: "ink", base: "deep", lit: "haze" } as const;
  trees.pine(sheet, 60, foot, 300, greens, "ink", 3);
  sheet.place({ x: 110, y: foot }, () => house(sheet, 210, "plum", 3));
  trees.pine(sheet, 366, foot, 240, greens, "ink", 5);
  sheet.place({ x: 420, y: foot }, () => house(sheet, 190, "brick", 4));
  trees.pine(sheet, 660, foot, 330, greens, "ink", 7);
  sheet.place({ x: 700, y: foot }, () => house(sheet, 230, "deep", 6));
  sheet.place({ x: 990, y: foot }, () => house(sheet, 220, "plum", 5));
  trees.pine(sheet, 962, foot, 220, greens, "ink", 9);
}
