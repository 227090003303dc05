import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

/* The bridge in metres: s runs along it (0 at the near tower, 1280 at the far one), up is the height over the water. */
const eye = { x: 950, y: 520, reach: 2800, up: 118 };
const span = 1280;

/** Where a place on the bridge falls on the page; side -1 and 1 are the two edges of the road. */
function see(s: number, up: number, side = 0): Point {
  const depth = 1000 + 0.98 * s + side * 4;
  const across = 206 - 0.17 * s + side * 19;
  return [eye.x + (eye.reach * across) / depth, eye.y - (eye.reach * (up - eye.up)) / depth];
}

/** Points at even steps of s. */
const run = (from: number, to: number, count: number, at: (s: number) => Point): Line =>
  Array.from({ length: count + 1 }, (_, i) => at(geo.lerp(from, to, i / count)));

/** Height of the main cable over s: a parabola between the towers, nearly straight at the shore side. */
function cableUp(s: number): number {
  if (s >= 0 && s <= span) return 78 + 148 * ((2 * s) / span - 1) ** 2;
  const t = s < 0 ? -s / 343 : (s - span) / 343;
  return 226 - 150 * t - 30 * t * (1 - t);
}

function cables(sheet: Sheet, side: number): void {
  for (let s = -330; s <= span + 330; s += s < 300 ? 15 : 24) {
    const size = 2800 / (1000 + 0.98 * s);
    sheet.bar([see(s, cableUp(s), side), see(s, 72, side)], 0.55 * size, "brick");
  }
  for (const [from, to] of [
    [-340, 0],
    [0, 420],
    [420, span],
    [span, span + 330],
  ] as const) {
    const size = 2800 / (1000 + 0.98 * from);
    sheet.bar(
      run(from, to, 30, (s) => see(s, cableUp(s), side)),
      2.1 * size,
      side > 0 ? "red" : "brick",
    );
  }
}

/** The road and the truss under it. */
function deck(sheet: Sheet): void {
  const at = (up: number): Line => run(-345, 1660, 70, (s) => see(s, up, -1));
  const [top, low] = [at(74), at(63)];
  sheet.shape([...run(-345, 1660, 60, (s) => see(s, 74, 1)), ...geo.reverse(top)], "salmon", 0.4);
  for (let s = -345; s < 1660; s += 19) {
    const size = 2800 / (1000 + 0.98 * s);
    sheet.bar([see(s, 74, -1), see(s + 9.5, 63, -1), see(s + 19, 74, -1)], 1.15 * size, "brick");
    if (s < 900) sheet.bar([see(s, 74, -1), see(s, 63, -1)], 0.9 * size, "brick");
  }
  sheet.shape([...at(77), ...geo.reverse(at(72.5))], "red", 0.5);
  sheet.shape([...at(64.4), ...geo.reverse(low)], "brick", 0.5);
}

/** A tower: two stepped legs with fluted faces, four portal beams above the road, a braced frame below. */
function tower(sheet: Sheet, s: number): void {
  const size = 2800 / (1000 + 0.98 * s);
  const steps = geo.line([-6, 8.6, 66, 7.4, 112, 6.6, 152, 5.8, 190, 5, 227, 4.4]);
  const leg = (side: number): void => {
    steps.forEach(([up, half], i) => {
      const next = steps[i + 1];
      if (!next) return;
      const [x, foot] = see(s, up, side);
      const [, top] = see(s, next[0], side);
      const w = half * size;
      sheet.shape(geo.rect(x - w, top, w * 2, foot - top + 1), "red", 0.6);
      sheet.shape(geo.rect(x + w * 0.3, top, w * 0.7, foot - top + 1), "brick", 0.5);
      sheet.stroke(
        [
          [x - w * 0.55, top + 4],
          [x - w * 0.55, foot - 3],
        ],
        w * 0.26,
        "salmon",
        { tone: (_, y) => 0.8 + 0.5 * noise.at(s, y / 40, 3) },
      );
      sheet.bar(
        [
          [x - w * 0.1, top + 5],
          [x - w * 0.1, foot - 4],
        ],
        w * 0.12,
        "brick",
      );
      sheet.shape(geo.rect(x - w * 1.1, top - 0.6 * size, w * 2.2, 1.5 * size), "red", 0.4);
    });
  };
  const beam = (up: number, high: number): void => {
    const [left, y] = see(s, up, -1);
    const [right] = see(s, up, 1);
    const [, low] = see(s, up - high, 0);
    sheet.shape(geo.rect(left, y, right - left, low - y), "brick", 0.5);
    const panes = 5;
    for (let i = 0; i < panes; i++)
      sheet.stroke(
        [
          [geo.lerp(left, right, (i + 0.7) / (panes + 0.4)), y + 1.2 * size],
          [geo.lerp(left, right, (i + 0.7) / (panes + 0.4)), low - 0.8 * size],
        ],
        1.5 * size,
        "red",
        { taper: "none" },
      );
    sheet.bar(
      [
        [left, y],
        [right, y],
      ],
      1.4 * size,
      "red",
    );
  };
  leg(1);
  for (const [up, high] of geo.line([226, 15, 188, 13, 150, 12, 112, 11, 66, 7, 4, 9])) beam(up, high);
  for (const [a, b] of geo.line([58, 6])) {
    sheet.bar([see(s, a, -1), see(s, b, 1)], 3 * size, "brick");
    sheet.bar([see(s, a, 1), see(s, b, -1)], 3 * size, "brick");
  }
  leg(-1);
  const [x, y] = see(s, 0);
  sheet.shape(geo.rect(x - 33 * size, y - 2 * size, 66 * size, 14 * size), "deep", 0.8);
  sheet.shape(geo.rect(x + 12 * size, y - 2 * size, 21 * size, 14 * size), "ink", 0.8);
  sheet.shape(geo.rect(x - 34 * size, y - 2.6 * size, 68 * size, 2.4 * size), "lagoon", 0.5);
  for (const [left, right, down] of [
    [-40, 8, 11.6],
    [-14, 44, 13],
    [-52, -20, 14.4],
  ] as const)
    sheet.stroke(
      geo.line([x + left * size, y + down * size, x + right * size, y + down * size]),
      1.5 * size,
      "white",
    );
}

/** The Golden Gate Bridge from the north-west headland on a hero sheet, drawn in parts so that fog can lie between them. */
export const goldenGate = { span, cables, deck, tower };
