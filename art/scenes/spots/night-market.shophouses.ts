import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type End = { readonly x: number; readonly top: number; readonly foot: number };
type House = {
  readonly wall: Colour;
  readonly shutter: Colour;
  readonly slat: Colour;
  readonly lit: boolean;
};

/** A window of the upper floor: a pair of louvred shutters, open or shut, below a fanlight. `put` lays it on the front. */
function window(sheet: Sheet, put: (line: Line) => Line, u: number, house: House): void {
  const [w, foot, head] = [0.25, 0.5, 0.74];
  const arch = geo.arc(u + w / 2, head, w / 2, 0.075, 180, 360, 10).map(([x, y]): Point => [x, 2 * head - y]);
  sheet.shape(
    put([
      [u - 0.025, foot - 0.02],
      [u - 0.025, head],
      ...geo.arc(u + w / 2, head, w / 2 + 0.025, 0.1, 180, 360, 10).map(([x, y]): Point => [x, 2 * head - y]),
      [u + w + 0.025, head],
      [u + w + 0.025, foot - 0.02],
    ]),
    "cream",
    0.4,
  );
  sheet.shape(
    put([[u, foot], [u, head], ...arch, [u + w, head], [u + w, foot]]),
    house.lit ? "honey" : "ink",
    0.4,
  );
  sheet.shape(
    put(geo.line([u, head - 0.015, u + w, head - 0.015, u + w, head + 0.012, u, head + 0.012])),
    "cream",
    0.3,
  );
  const leaf = house.lit ? 0.085 : w / 2 - 0.006;
  for (const from of [u, u + w - leaf]) {
    sheet.shape(
      put(geo.line([from, foot, from, head - 0.02, from + leaf, head - 0.02, from + leaf, foot])),
      house.shutter,
      0.4,
    );
    for (let v = foot + 0.025; v < head - 0.04; v += 0.032)
      sheet.stroke(put(geo.line([from + leaf * 0.12, v, from + leaf * 0.88, v])), 3.4, house.slat, {
        taper: "none",
      });
  }
}

/** A house of the row: tiled eaves, two windows above, the covered walk below with its pillars. */
function house(sheet: Sheet, put: (line: Line) => Line, colours: House): void {
  const quad = (u0: number, v0: number, u1: number, v1: number): Line =>
    put(geo.line([u0, v0, u0, v1, u1, v1, u1, v0]));
  sheet.shape(quad(0, 0, 1, 0.92), colours.wall, 0.6);
  sheet.shape(quad(0.02, 0, 0.98, 0.36), "ink", 0.5);
  sheet.shape(quad(0.2, 0, 0.84, 0.29), "honey", 0.4);
  sheet.shape(quad(0.26, 0.06, 0.44, 0.24), "orange", 0.4);
  sheet.shape(quad(0.5, 0, 0.62, 0.27), colours.shutter, 0.4);
  sheet.shape(quad(0.68, 0.06, 0.8, 0.24), "orange", 0.4);
  sheet.shape(quad(0, 0.36, 1, 0.42), colours.wall, 0.5);
  sheet.shape(quad(0, 0.4, 1, 0.43), "cream", 0.4);
  for (const u of [0, 0.93]) {
    sheet.shape(quad(u, 0, u + 0.07, 0.92), colours.wall, 0.5);
    sheet.shape(quad(u, 0, u + 0.022, 0.92), "cream", 0.4);
    sheet.shape(quad(u - 0.015, 0.33, u + 0.085, 0.36), "cream", 0.4);
  }
  for (const u of [0.17, 0.58]) window(sheet, put, u, colours);
  sheet.shape(put(geo.line([-0.02, 0.9, 1.02, 0.9, 1.0, 1, 0, 1])), "brick", 0.6);
  sheet.shape(quad(-0.02, 0.885, 1.02, 0.91), "ink", 0.5);
  for (let k = 0; k < 14; k++)
    sheet.stroke(
      put(geo.line([0.03 + k * 0.07, 0.985, 0.02 + k * 0.072, 0.915])),
      3,
      k % 4 === 1 ? "orange" : "ink",
    );
}

/** A row of shophouses in perspective from a near end to a far one. */
export function shophouses(sheet: Sheet, near: End, far: End, row: readonly House[]): void {
  const share = (t: number): number => (t * 2.6) / (1 + t * 1.6);
  const put =
    (i: number) =>
    (line: Line): Line =>
      line.map(([u, v]): Point => {
        const s = share((i + u) / row.length);
        return [
          geo.lerp(near.x, far.x, s),
          geo.lerp(geo.lerp(near.foot, far.foot, s), geo.lerp(near.top, far.top, s), v),
        ];
      });
  for (const [i, colours] of [...row.entries()].reverse()) house(sheet, put(i), colours);
}
