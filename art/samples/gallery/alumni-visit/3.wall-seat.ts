import { geo, type Line, type Point } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { type Cloth, limb } from "../../../kit/people/limb";

/* Laps of people who sit on a wall towards the viewer, in head units: hips on the wall at 515, knees just below. */

type Colours = { readonly cloth: Cloth; readonly shoes: Cloth };

function shoe(sheet: Sheet, [x, y]: Point, turn: number, shoes: Cloth): void {
  sheet.place({ x, y, turn }, () => {
    sheet.shape(
      geo.smooth(geo.line([-27, -16, 27, -16, 33, 30, 18, 50, -18, 50, -33, 30]), true),
      shoes.base,
      0.5,
    );
    sheet.stroke(geo.line([-24, 34, 0, 42, 24, 34]), 7, shoes.lit);
  });
}

/** Trousers: foreshortened thighs, shins that hang from the knees, one ankle before the other. */
export function trouserLap(sheet: Sheet, { cloth, shoes }: Colours): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  for (const [side, ankle] of [
    [-1, [-18, 850]],
    [1, [26, 862]],
  ] as const) {
    shoe(sheet, [ankle[0], ankle[1] + 6], side * -7, shoes);
    limb.clothed(
      sheet,
      [
        [side * 72, 566],
        [side * 62, 690],
        [ankle[0], ankle[1]],
      ],
      [50, 44, 37],
      cloth,
    );
  }
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

/** A sari over knees and shins: folds hang from the knees to the hem, a hollow between them. */
export function sariLap(sheet: Sheet, { cloth, shoes }: Colours, border: Cloth): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  for (const side of [-1, 1]) shoe(sheet, [side * 42, 848], side * -5, shoes);
  const left = geo.smooth(geo.line([-112, 466, -134, 520, -136, 576, -122, 680, -112, 846]));
  const right = geo.smooth(geo.line([112, 466, 134, 520, 138, 576, 120, 680, 108, 846]));
  const hem = geo.smooth(geo.line([-112, 846, -60, 862, 0, 850, 58, 862, 108, 846]));
  const shape: Line = [...left, ...hem, ...geo.reverse(right)];
  sheet.shape(shape, cloth.base, 0.7);
  sheet.clip(shape, () => {
    const inner = geo.smooth(geo.line([dark * 60, 460, dark * 86, 560, dark * 58, 700, dark * 66, 870]));
    sheet.shape([...inner, [dark * 180, 870], [dark * 180, 450]], cloth.shade, 0.7);
    sheet.shape(
      geo.smooth(geo.line([-20, 600, 0, 578, 20, 600, 12, 720, 4, 850, -10, 850]), true),
      cloth.shade,
      0.6,
    );
    for (const side of [-1, 1]) {
      const outer = geo.smooth(geo.line([side * 132, 586, side * 120, 680, side * 106, 846]));
      const inside = geo.smooth(geo.line([side * 24, 596, side * 18, 700, side * 8, 850]));
      hairShape.strands(sheet, inside, outer, 6, 6.5, side === dark ? cloth.base : cloth.lit);
      sheet.stroke(geo.smooth(geo.line([side * 22, 560, side * 66, 542, side * 118, 556])), 6, cloth.lit);
    }
    for (const y of [488, 508])
      sheet.stroke(geo.smooth(geo.line([-90, y - 8, 0, y + 12, 96, y - 10])), 5, cloth.shade);
  });
  sheet.shape([...hem, ...geo.reverse(geo.move(hem, 0, -17))], border.base, 0.5);
}
