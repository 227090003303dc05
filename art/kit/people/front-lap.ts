import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { type Cloth, limb } from "./limb";
import { shoe } from "./shoe";

/* Laps of people who sit towards the viewer, in head units: hips on the seat at 515, knees just below. */

type Colours = { readonly cloth: Cloth; readonly shoes: Colour };

/** Shins that hang from the knees to the shoes; `apart` is how far an ankle is from the middle. */
function shins(sheet: Sheet, { cloth, shoes }: Colours, apart: number): void {
  for (const side of [-1, 1] as const) {
    const ankle: Point = [side * apart + 4, 856 + side * 6];
    sheet.place({ x: ankle[0], y: ankle[1] + 4, turn: side * -5 }, () =>
      shoe.front(sheet, shoe.leather(shoes, cloth), false),
    );
    limb.clothed(sheet, [[side * 72, 566], [side * 62, 690], ankle], [50, 44, 37], cloth);
  }
}

/** Trousers: foreshortened thighs over the shins. */
export function trouserLap(sheet: Sheet, colours: Colours, apart = 22): void {
  const { cloth } = colours;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  shins(sheet, colours, apart);
  for (const side of [-1, 1]) {
    const thigh: Line = geo.smooth(
      geo
        .line([4, 470, 96, 462, 126, 500, 132, 560, 104, 606, 66, 616, 28, 602, 8, 552])
        .map(([x, y]): Point => [side * x, y]),
      true,
      6,
    );
    sheet.shape(geo.move(thigh, 0, 10), cloth.shade, 0.6);
    sheet.shape(thigh, cloth.base, 0.6);
    sheet.clip(thigh, () => {
      const edge = side * 68 + dark * 24;
      sheet.shape(
        geo.line([edge, 450, edge + dark * 6, 640, edge + dark * 120, 640, edge + dark * 120, 450]),
        cloth.shade,
        0.7,
      );
    });
    for (const r of [26, 38])
      sheet.stroke(
        geo.arc(side * 70 - dark * 8, 562, r, r, dark === -1 ? 290 : 180, dark === -1 ? 360 : 250, 10),
        4.4,
        cloth.lit,
      );
    sheet.stroke(geo.smooth(geo.line([side * 20, 484, side * 44, 500, side * 84, 496])), 4, cloth.lit);
  }
}

/** Cloth that falls over both knees to its hem: folds hang from the knees, pleats in the hollow between them. */
function draped(sheet: Sheet, cloth: Cloth, border: Cloth, hem: number): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const side = (s: number): Line =>
    geo.smooth(geo.line([s * 112, 466, s * 134, 520, s * 137, 576, s * 126, 620, s * 110, hem]));
  const [left, right] = [side(-1), side(1)];
  const [[a, b], [c, d]] = [left[left.length - 1] ?? [0, 0], right[right.length - 1] ?? [0, 0]];
  const low = geo.smooth(geo.line([a, b, a * 0.55, hem + 16, 0, hem + 2, c * 0.55, hem + 16, c, d]));
  const shape: Line = [...left, ...low, ...geo.reverse(right)];
  sheet.shape(shape, cloth.base, 0.7);
  sheet.clip(shape, () => {
    const inner = geo.smooth(geo.line([dark * 60, 460, dark * 86, 560, dark * 66, 640, dark * 70, hem + 20]));
    sheet.shape([...inner, [dark * 180, hem + 20], [dark * 180, 450]], cloth.shade, 0.7);
    for (const x of [-16, -4, 9])
      sheet.stroke(geo.smooth(geo.line([x * 0.6, 580, x, 660, x * 1.5, hem])), 8, cloth.shade, {
        taper: "start",
      });
    for (const s of [-1, 1]) {
      const outer = geo.smooth(geo.line([s * 132, 586, s * 122, 640, s * 108, hem]));
      const inside = geo.smooth(geo.line([s * 34, 596, s * 30, 640, s * 26, hem]));
      hairShape.strands(sheet, inside, outer, 6, 6.5, s === dark ? cloth.base : cloth.lit);
      sheet.stroke(geo.smooth(geo.line([s * 22, 560, s * 66, 542, s * 118, 556])), 6, cloth.lit);
    }
    for (const y of [488, 508])
      sheet.stroke(geo.smooth(geo.line([-90, y - 8, 0, y + 12, 96, y - 10])), 5, cloth.shade);
  });
  sheet.shape([...low, ...geo.reverse(geo.move(low, 0, -17))], border.base, 0.5);
}

/** A sari over knees and shins, down to the feet. */
export function sariLap(sheet: Sheet, { cloth, shoes }: Colours, border: Cloth): void {
  for (const side of [-1, 1])
    sheet.place({ x: side * 42, y: 846, turn: side * -5 }, () =>
      shoe.front(sheet, shoe.leather(shoes, cloth), false),
    );
  draped(sheet, cloth, border, 846);
}
