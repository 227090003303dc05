import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Cloth = { readonly base: Colour; readonly fold: Colour; readonly mark: Colour };

const mirrored = (line: Line): Line => line.map(([x, y]): Point => [-x, y]);

/** A headscarf from behind over a drawn head: wide over the shoulders, spotted, one end laid across with a border. */
function scarf(sheet: Sheet, { base, fold, mark }: Cloth): void {
  const half = geo.line([0, -114, 48, -102, 78, -58, 80, 10, 88, 84, 140, 140, 178, 214, 150, 288, 0, 330]);
  const right = geo.smooth(half);
  const shape = [...right, ...geo.reverse(mirrored(right))];
  sheet.shape(shape, base, 0.7);
  sheet.clip(shape, () => {
    for (const [x, y] of geo.line([
      -34, -70, 22, -84, -2, -34, 52, -30, -52, -14, 24, 18, -30, 40, 62, 44, -120, 200, -76, 236, -30, 268,
      -84, 296, -136, 252, 20, 296,
    ]))
      sheet.dot(x, y, 8, mark, 0.4);
    for (const y of [64, 84, 104])
      sheet.stroke(geo.smooth(geo.line([-92, y - 12, -30, y + 16, 40, y + 14, 96, y - 20])), 8, fold);
    const edge = geo.smooth(geo.line([-104, 96, -40, 138, 40, 190, 96, 262, 120, 340]));
    sheet.shape([...edge, [220, 340], [220, 60], [92, 66], [20, 112]], base, 0.7);
    sheet.stroke(edge, 17, mark, { taper: "none", jitter: 0.1 });
    for (const d of [34, 62, 90])
      sheet.stroke(geo.part(geo.move(edge, d, -d * 0.55), 0.05, 0.8), 8, fold, { taper: "end" });
    sheet.stroke(geo.smooth(geo.line([70, -70, 84, -10, 78, 50])), 14, fold);
  });
}

/** A turban's folds from behind, over one drawn in plain cloth: layers that cross at the middle. */
function turban(sheet: Sheet, { fold, mark }: Cloth): void {
  const half = geo.smooth(geo.line([0, -150, 58, -134, 90, -88, 90, -30, 74, 24, 44, 52, 0, 60]));
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  sheet.clip([...half, ...geo.reverse(mirrored(half))], () => {
    for (let k = 0; k < 6; k++) {
      const y = -104 + k * 27;
      for (const side of [-1, 1]) {
        const layer = geo.smooth([
          [side * 96, y - 26],
          [side * 50, y + 6],
          [side * 4 - 4, y + 38],
        ]);
        sheet.stroke(layer, side === dark ? 11 : 7, fold, { taper: "end" });
      }
    }
    sheet.stroke(geo.arc(0, -96, 30, 22, 200, 340), 7, mark);
  });
}

export const headCloth = { scarf, turban };
