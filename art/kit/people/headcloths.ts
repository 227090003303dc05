import { geo, type Line, type Point } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

type Cloth = NonNullable<Look["headwear"]>;

/** A Nepali topi: a soft cap, higher on one side, its cloth woven in small rows. */
export function topi(sheet: Sheet, form: HeadForm, { base, lit, shade }: Cloth): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const band = hairShape.hairline(form, 64, -34, -34);
  const [from, to]: readonly [Point, Point] = [band[0] ?? [-60, -34], band[band.length - 1] ?? [60, -34]];
  const crown = geo.smooth([
    from,
    [from[0] - 5, -78],
    [from[0] + 12, -134],
    [from[0] * 0.3, -146],
    [to[0] * 0.5, -126],
    [to[0] + 1, -98],
    [to[0] + 4, -66],
    to,
  ]);
  const shape: Line = [...crown, ...geo.reverse(band)];
  sheet.shape(shape, base, 0.7);
  sheet.clip(shape, () => {
    const x = dark * 26 + 8 * form.turn;
    sheet.shape(geo.line([x, -160, x + dark * 10, -20, dark * 140, -20, dark * 140, -160]), shade, 0.8);
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 9; i++) {
        const [px, py] = geo.along(geo.move(band, 0, -13 - row * 13), (i + (row % 2) * 0.5 + 0.3) / 9.4);
        sheet.stroke(geo.line([px - 4, py, px + 4, py - 3]), 5, lit, { jitter: 0.1 });
      }
  });
  sheet.stroke(geo.move(band, 0, -3), 4, shade, { taper: "none" });
}

/** A Gulf headcloth: it falls from the crown over both shoulders and is held by a double black cord. */
export function ghutra(sheet: Sheet, form: HeadForm, { base, lit, shade }: Cloth): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const p = form.project;
  const rear = -14 * form.turn;
  const brow = geo.smooth([
    p(-66, 8, 12),
    p(-62, -30, 24),
    p(-40, -52, 44),
    p(0, -60, 57),
    p(40, -52, 44),
    p(62, -30, 24),
    p(66, 8, 12),
  ]);
  const fall = (side: 1 | -1): { inner: Line; outer: Line } => {
    const shift = side === -1 ? rear : rear * 0.3;
    return {
      inner: geo.smooth([
        p(side * 66, 8, 12),
        [side * 66 + shift, 60],
        [side * 58, 118],
        [side * 44, 196],
        [side * 40, 268],
      ]),
      outer: geo.smooth([
        [side * 60 + shift, -84],
        [side * 88 + shift, -34],
        [side * 97 + shift, 40],
        [side * 112 + shift, 112],
        [side * 136, 176],
        [side * 118, 274],
      ]),
    };
  };
  const [left, right] = [fall(-1), fall(1)];
  const crown = geo.smooth([
    [-60 + rear, -84],
    [-30 + rear * 0.6, -116],
    [6, -121],
    [40, -112],
    [60 + rear * 0.3, -84],
  ]);
  for (const [side, { inner, outer }] of [
    [-1, left],
    [1, right],
  ] as const) {
    const tone = side === dark ? { base: shade, lit: base } : { base, lit: shade };
    sheet.shape([...inner, ...geo.reverse(outer)], tone.base, 0.7);
    hairShape.strands(sheet, inner, outer, 6, 4.4, tone.lit);
  }
  sheet.shape(
    [...crown, ...geo.reverse(right.outer).slice(-12), ...geo.reverse(brow), ...left.outer.slice(0, 12)],
    base,
    0.7,
  );
  sheet.stroke(geo.move(brow, 0, -4), 4, shade, { jitter: 0.1 });
  for (const y of [-20, -29]) {
    const cord = geo.smooth([
      [-78 + rear * 0.6, -40 + y],
      p(-42, -54 + y, 44),
      p(0, -60 + y, 58),
      p(42, -54 + y, 44),
      [77 + rear * 0.2, -40 + y],
    ]);
    sheet.stroke(cord, 8.5, lit, { taper: "none", jitter: 0.06 });
  }
}
