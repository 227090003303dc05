import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** Where the eye is level with the box. */
const level = 640;

/** One side of the box: shares of its width and height to a place on the page, in perspective. */
type Face = (u: number, v: number) => Point;

const face =
  (left: number, right: number, leftSize: number, rightSize: number): Face =>
  (u, v) => [geo.lerp(left, right, u), level + geo.lerp(-306, 290, v) * geo.lerp(leftSize, rightSize, u)];

const front = face(296, 506, 0.95, 1);
const side = face(506, 628, 1, 0.92);

/** The outline of the box above the pavement, for what it throws. */
export const outline: Line = [
  front(0, 0),
  front(0.5, -0.1),
  side(0.5, -0.1),
  side(1, 0),
  side(1, 1),
  side(0, 1),
  front(0, 1),
];

type Paint = { readonly body: Colour; readonly lit: Colour; readonly line: Colour };

/** A rectangle on a face. */
const panel = (at: Face, u: number, v: number, u2: number, v2: number): Line => [
  at(u, v),
  at(u2, v),
  at(u2, v2),
  at(u, v2),
];

/** Three columns by eight rows of lit panes, the middle column wide. */
function glass(sheet: Sheet, at: Face, bars: Colour, seed: number): void {
  const [u, v, w, h] = [0.17, 0.185, 0.66, 0.655];
  sheet.shape(panel(at, u, v, u + w, v + h), "straw", 0.5);
  sheet.clip(panel(at, u, v, u + w, v + h), () => {
    for (let i = 0; i < 15; i++) {
      const y = v + h * (0.5 + i * 0.036);
      const long = w * geo.lerp(0.5, 1.1, i / 14);
      const x = u + w * (0.5 + 0.2 * noise.at(i, seed, 9)) - long / 2;
      sheet.stroke([at(x, y), at(x + long, y)], geo.lerp(7, 22, i / 14), "honey");
    }
    for (let i = 0; i < 6; i++) {
      const y = v + h * (0.04 + i * 0.075);
      const x = u + w * (0.3 + 0.3 * noise.at(i, seed, 4));
      sheet.stroke([at(x, y + 0.05), at(x + 0.24, y)], 6, "sand");
    }
  });
  for (let row = 1; row < 8; row++)
    sheet.stroke([at(u, v + (h * row) / 8), at(u + w, v + (h * row) / 8)], 6.5, bars, {
      taper: "none",
      jitter: 0.1,
    });
  for (const column of [0.19, 0.81])
    sheet.stroke([at(u + w * column, v), at(u + w * column, v + h)], 6.5, bars, {
      taper: "none",
      jitter: 0.1,
    });
}

/** One side with its pilasters, door, panes and the blank lit sign above. */
function wall(sheet: Sheet, at: Face, paint: Paint, seed: number): void {
  sheet.shape(panel(at, 0, -0.02, 1, 1), paint.body, 0.8);
  for (const [u, u2] of geo.line([0.03, 0.1, 0.9, 0.97]))
    sheet.stroke([at((u + u2) / 2, 0.15), at((u + u2) / 2, 0.92)], 4, paint.line);
  const frame = panel(at, 0.125, 0.155, 0.875, 0.91);
  for (const [a, b] of geo.pairs(frame, true)) sheet.stroke([a, b], 5, paint.line, { taper: "none" });
  glass(sheet, at, paint.body, seed);
  sheet.stroke([at(0.17, 0.185), at(0.83, 0.185)], 6, paint.line);
  sheet.stroke([at(0.17, 0.185), at(0.17, 0.84)], 5, paint.line);
  sheet.stroke([at(0.21, 0.872), at(0.79, 0.872)], 6, paint.lit);
  sheet.shape(panel(at, 0.1, 0.05, 0.9, 0.118), "sand", 0.6);
  sheet.stroke([at(0.1, 0.05), at(0.9, 0.05)], 6, paint.line);
  sheet.shape(panel(at, -0.01, 0.945, 1.01, 1), "ink", 0.8);
  for (const u of [0.03, 0.07])
    sheet.stroke([at(u, 0.16 + u), at(u, 0.9)], 4, paint.lit, {
      tone: (x, y) => 0.7 + 0.8 * noise.rough(x / 20, y / 80, seed),
    });
}

/** The low dome and the rounded gable of each side. */
function roof(sheet: Sheet): void {
  const dome: Line = geo.smooth([
    front(0, 0.01),
    front(0.06, -0.06),
    front(0.5, -0.128),
    front(0.98, -0.148),
    side(0.5, -0.128),
    side(0.96, -0.06),
    side(1, 0.01),
  ]);
  sheet.shape(dome, "brick", 0.8);
  sheet.clip(dome, () => {
    sheet.shape(
      [front(-0.2, 0.1), front(-0.2, -0.3), front(0.9, -0.3), front(1.02, -0.05), front(0.9, 0.1)],
      "red",
      2,
    );
    sheet.stroke(geo.smooth([front(0.12, -0.07), front(0.5, -0.112), front(0.86, -0.13)]), 7, "salmon");
  });
  for (const [at, paint, line] of [
    [front, "red", "brick"],
    [side, "brick", "plum"],
  ] as const) {
    const bow = (lift: number): Line =>
      Array.from({ length: 21 }, (_, i) => {
        const u = geo.lerp(-0.03, 1.03, i / 20);
        return at(u, -0.012 - lift * Math.sin((Math.PI * i) / 20) ** 0.8);
      });
    sheet.shape([...bow(0.075), at(1.03, 0.03), at(-0.03, 0.03)], paint, 0.8);
    sheet.stroke(bow(0.055), 5, line);
    sheet.stroke([at(-0.02, 0.006), at(1.02, 0.006)], 6, line, { taper: "none" });
    sheet.stroke([at(-0.02, 0.03), at(1.02, 0.03)], 5, line, { taper: "none" });
  }
  sheet.stroke([front(0.02, -0.008), front(0.6, -0.008)], 5, "salmon");
}

/** A red telephone box, its lamp on, seen at its corner; it stands at y 930. */
export function kiosk(sheet: Sheet): void {
  wall(sheet, front, { body: "red", lit: "salmon", line: "brick" }, 3);
  wall(sheet, side, { body: "brick", lit: "red", line: "plum" }, 8);
  sheet.shape(panel(front, 0.79, 0.5, 0.83, 0.56), "sand", 0.4);
  roof(sheet);
}
