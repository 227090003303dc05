import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/*
 * The rotunda of Elder Park: an octagon of cast iron with railings, a zinc roof with wide eaves, a domed cupola and
 * a finial. Its floor's middle is (0, 0), an iron post 150 high.
 */

const eave = -172;

/** The octagon's corners as seen: the four in front, and the four behind, a little nearer to the middle. */
const corners = { front: [-112, -47, 47, 112], back: [-98, -40, 40, 98] } as const;

/** A facet of the roof: from two places on the eaves to two at the neck, hollow as a bell. */
function facet([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Line {
  const side = (low: number, high: number): Line =>
    geo.smooth([
      [low, eave + 6 - Math.abs(low) * 0.02],
      [geo.lerp(low, high, 0.42), eave - 24],
      [geo.lerp(low, high, 0.8), eave - 52],
      [high, eave - 78],
    ]);
  return [...side(a, c), ...geo.reverse(side(b, d))];
}

function roof(sheet: Sheet): void {
  const facets = [
    [[-162, -66], [-42, -18], "haze"],
    [[-66, 68], [-18, 18], "lagoon"],
    [[68, 162], [18, 42], "deep"],
  ] as const;
  for (const [low, high, ink] of facets) {
    const shape = facet(low, high);
    sheet.shape(shape, ink, 0.5);
    for (let i = 1; i < 6; i++) {
      const t = i / 6;
      const foot: Point = [geo.lerp(low[0], low[1], t), eave + 4];
      const top: Point = [geo.lerp(high[0], high[1], t), eave - 76];
      const run = geo.smooth([foot, geo.mid([foot[0], eave - 30], [top[0], eave - 30], 0.5), top]);
      sheet.stroke(run, 3, ink === "haze" ? "sand" : ink === "lagoon" ? "haze" : "lagoon", { taper: "end" });
    }
  }
  sheet.shape(
    geo.line([-164, eave - 1, -66, eave + 1, 68, eave + 1, 164, eave - 1, 160, eave + 13, -160, eave + 13]),
    "night",
    0.5,
  );
}

/** The cupola with its louvres, ogee dome and finial. */
function cupola(sheet: Sheet): void {
  const foot = eave - 76;
  sheet.shape(geo.rect(-46, foot - 2, 92, 8), "sand", 0.4);
  sheet.shape(geo.rect(-36, foot - 26, 72, 26), "lagoon", 0.4);
  sheet.shape(geo.rect(12, foot - 26, 24, 26), "deep", 0.4);
  for (const x of [-26, -6, 14]) {
    sheet.shape(
      geo.arc(x + 6, foot - 12, 6, 9, 180, 360, 8).concat([
        [x + 12, foot - 2],
        [x, foot - 2],
      ]),
      "night",
      0.3,
    );
  }
  sheet.shape(geo.rect(-42, foot - 32, 84, 7), "sand", 0.4);
  const half = (side: number): Line =>
    geo.smooth([
      [side * 40, foot - 31],
      [side * 41, foot - 48],
      [side * 28, foot - 66],
      [side * 10, foot - 78],
      [side * 3, foot - 96],
    ]);
  sheet.shape([...half(-1), ...geo.reverse(half(1))], "lagoon", 0.5);
  sheet.shape(
    [
      ...geo.smooth(geo.line([14, foot - 31, 18, foot - 52, 8, foot - 78, 3, foot - 96])),
      ...geo.reverse(half(1)),
    ],
    "deep",
    0.5,
  );
  for (const share of [0.12, 0.3, 0.5])
    sheet.stroke(geo.between(half(-1), half(1), share), 3, share < 0.4 ? "sand" : "haze", { taper: "end" });
  sheet.stroke(geo.line([0, foot - 90, 0, foot - 146]), 5, "night", { taper: "end" });
  sheet.dot(0, foot - 106, 6.5, "honey");
  sheet.stroke(geo.line([-9, foot - 118, 9, foot - 118]), 3.4, "night");
}

/** Iron lace in the head of a bay: two curled brackets and a band of drops. */
function lace(sheet: Sheet, left: number, right: number): void {
  const wide = right - left;
  sheet.bar(geo.line([left, -146, right, -146]), 4, "night");
  for (let i = 1; i < wide / 7; i++)
    sheet.bar(geo.line([left + i * 7, -158, left + i * 7, -146]), 2, "night");
  for (const [from, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const reach = Math.min(26, wide * 0.34);
    sheet.stroke(
      geo.smooth([
        [from, -112],
        [from + side * reach * 0.3, -134],
        [from + side * reach, -144],
      ]),
      5,
      "night",
      { taper: "none" },
    );
    sheet.bar(geo.arc(from + side * reach * 0.42, -136, reach * 0.2, reach * 0.2), 2.2, "night");
  }
}

/** The railing of a bay; behind, paler, so that the way up the steps reads as open. */
function railing(sheet: Sheet, left: number, right: number, far = false): void {
  const ink = far ? "deep" : "night";
  for (const y of [-38, -8]) sheet.bar(geo.line([left, y, right, y]), far ? 2.6 : 3.4, ink);
  for (let x = left + 6; x < right; x += 8) sheet.bar(geo.line([x, -37, x, -8]), far ? 1.5 : 2, ink);
}

/** One post with base and capital; lit on the left. */
function post(sheet: Sheet, x: number, far: boolean): void {
  const w = far ? 3.4 : 5.4;
  sheet.shape(geo.rect(x - w, -158, 2 * w, 158), far ? "deep" : "night", 0.3);
  if (far) return;
  sheet.bar(geo.line([x - 2.6, -140, x - 2.6, -16]), 2.4, "honey");
  sheet.shape(geo.rect(x - 9, -12, 18, 12), "night", 0.3);
  sheet.shape(geo.line([x - 9, -132, x + 9, -132, x + 6, -122, x - 6, -122]), "night", 0.3);
}

/** The stone base with its railing's plinth and the granite steps. */
function base(sheet: Sheet): void {
  sheet.shape(geo.line([-128, -4, -54, 6, 54, 6, 128, -4, 128, 32, 54, 46, -54, 46, -128, 32]), "sand", 0.6);
  sheet.shape(geo.line([54, 6, 128, -4, 128, 32, 54, 46]), "honey", 0.6);
  sheet.stroke(geo.line([-126, 10, -54, 21, 54, 21, 126, 10]), 3, "salmon", { taper: "none" });
  for (let i = 0; i < 4; i++) {
    const [y, w] = [6 + i * 13, 46 + i * 7];
    sheet.shape(geo.rect(-w, y, 2 * w, 6), "sand", 0.4);
    sheet.shape(geo.rect(-w, y + 5, 2 * w, 9), "salmon", 0.4);
  }
}

export function rotunda(sheet: Sheet): void {
  const [a, b, c, d] = corners.front;
  const [, p, q] = corners.back;
  for (const x of corners.back) post(sheet, x, true);
  railing(sheet, corners.back[0], corners.back[3], true);
  lace(sheet, p, q);
  sheet.shape(geo.line([-98, -14, 98, -14, 124, 0, 52, 8, -52, 8, -124, 0]), "salmon", 0.4);
  base(sheet);
  for (const [left, right] of [
    [a, b],
    [b, c],
    [c, d],
  ] as const) {
    lace(sheet, left, right);
    if (left !== b) railing(sheet, left, right);
  }
  for (const x of corners.front) post(sheet, x, false);
  sheet.shape(geo.line([-122, eave + 12, 122, eave + 12, 118, -156, -118, -156]), "deep", 0.4);
  sheet.stroke(geo.line([-116, -160, 40, -160]), 3.4, "honey", { taper: "end" });
  roof(sheet);
  cupola(sheet);
}
