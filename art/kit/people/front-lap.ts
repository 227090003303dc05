import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
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
