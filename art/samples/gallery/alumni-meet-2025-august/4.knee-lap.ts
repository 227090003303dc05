import { geo, type Line, type Point } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { type Cloth, limb } from "../../../kit/people/limb";
import { shoe } from "../../../kit/people/shoe";

/*
 * Laps of people who sit close to the viewer, seen a little from above, in head units: thighs come forward from
 * hips at 480 to knees at 620, lit from above; what hangs below the knees lies in shade.
 */

type Colours = { readonly cloth: Cloth; readonly shoes: Colour };

/** Where the shins end. */
const ANKLE = 880;

const darkSide = (sheet: Sheet): 1 | -1 => (sheet.localLight.x > 0 ? -1 : 1);

/** Shins below the knees, in the shade of the thighs; an ankle is `apart` from the middle. */
function shins(sheet: Sheet, { cloth, shoes }: Colours, apart: number): void {
  const hung: Cloth = { base: cloth.shade, shade: cloth.shade, lit: cloth.base };
  for (const side of [-1, 1] as const) {
    sheet.place({ x: side * apart, y: ANKLE, flip: side === -1 }, () =>
      shoe.front(sheet, shoe.leather(shoes, cloth), true),
    );
    limb.clothed(
      sheet,
      [
        [side * 100, 600],
        [side * 98, 720],
        [side * apart, ANKLE],
      ],
      [48, 44, 36],
      hung,
    );
  }
}

/** Trousers: two thighs with round knees, apart. */
export function trouserKnees(sheet: Sheet, colours: Colours, apart = 84): void {
  const { cloth } = colours;
  const dark = darkSide(sheet);
  shins(sheet, colours, apart);
  sheet.shape(geo.line([-96, 462, 96, 462, 66, 560, 0, 590, -66, 560]), cloth.shade, 0.5);
  for (const side of [dark, dark === 1 ? -1 : 1]) {
    const mirror = (numbers: readonly number[]): Line =>
      geo.line(numbers).map(([x, y]): Point => [side * x, y]);
    const thigh = geo.smooth(
      mirror([6, 474, 60, 456, 112, 466, 142, 520, 158, 580, 156, 626, 136, 654, 102, 662, 68, 652, 48, 622]),
      true,
      6,
    );
    sheet.shape(thigh, cloth.base, 0.6);
    sheet.clip(thigh, () => {
      sheet.shape(
        geo.smooth(mirror([30, 616, 62, 634, 102, 640, 140, 630, 166, 600, 176, 690, 30, 690]), true),
        cloth.shade,
        0.6,
      );
      const edge = side === dark ? [120, 456, 136, 540, 128, 640] : [34, 480, 44, 560, 66, 640];
      const far = side === dark ? 200 : -20;
      sheet.shape([...geo.smooth(mirror(edge)), [side * far, 690], [side * far, 440]], cloth.shade, 0.6);
      hairShape.strands(
        sheet,
        geo.smooth(mirror([52, 496, 66, 560, 82, 612])),
        geo.smooth(mirror([106, 490, 122, 560, 122, 606])),
        3,
        5,
        cloth.lit,
      );
      sheet.stroke(geo.smooth(mirror([20, 500, 52, 516, 104, 506])), 5, cloth.shade);
    });
  }
}

/** Cloth over both knees that falls to its hem, with a hollow between them. */
function spread(sheet: Sheet, cloth: Cloth, border: Colour, hem: number): void {
  const dark = darkSide(sheet);
  const half = hem > 800 ? 116 : 144;
  const side = (s: number): Line =>
    geo.smooth(geo.line([s * 108, 462, s * 138, 524, s * 154, 590, s * 151, 634, s * half, hem]));
  const low = geo.smooth(
    geo.line([-half, hem, -half * 0.5, hem + 14, 0, hem, half * 0.5, hem + 14, half, hem]),
  );
  const shape: Line = [...side(-1), ...low, ...geo.reverse(side(1))];
  sheet.shape(shape, cloth.base, 0.7);
  sheet.clip(shape, () => {
    const knees = geo.smooth(
      geo.line([-180, 596, -146, 622, -98, 632, -48, 626, 0, 618, 48, 626, 98, 632, 146, 622, 180, 596]),
    );
    sheet.shape([...knees, [180, hem + 30], [-180, hem + 30]], cloth.shade, 0.6);
    sheet.shape(
      [
        ...geo.smooth(geo.line([dark * 118, 450, dark * 140, 540, dark * 126, 640])),
        [dark * 200, 640],
        [dark * 200, 450],
      ],
      cloth.shade,
      0.6,
    );
    for (const [y, wide] of [
      [522, 40],
      [556, 52],
      [590, 62],
    ] as const)
      sheet.stroke(geo.smooth(geo.line([-wide, y - 12, 0, y + 6, wide, y - 12])), 6, cloth.shade);
    for (const s of [-1, 1]) {
      hairShape.strands(
        sheet,
        geo.smooth(geo.line([s * 46, 500, s * 58, 560, s * 72, 616])),
        geo.smooth(geo.line([s * 104, 492, s * 120, 560, s * 118, 610])),
        3,
        5,
        cloth.lit,
      );
      hairShape.strands(
        sheet,
        geo.smooth(geo.line([s * 44, 640, s * 36, 720, s * 34, hem])),
        geo.smooth(geo.line([s * 140, 648, s * (half + 8), 700, s * (half - 12), hem])),
        5,
        6,
        cloth.base,
      );
    }
    for (const x of [-9, 9])
      sheet.stroke(geo.smooth(geo.line([x * 0.4, 600, x, 660, x * 1.6, hem])), 6, cloth.base, {
        taper: "start",
      });
    sheet.shape([...low, ...geo.reverse(geo.move(low, 0, -18))], border, 0.5);
  });
}

/** A sari over knees and shins. */
export function sariKnees(sheet: Sheet, { cloth, shoes }: Colours, border: Colour): void {
  for (const side of [-1, 1])
    sheet.place({ x: side * 50, y: ANKLE - 8, flip: side === -1 }, () =>
      shoe.front(sheet, shoe.leather(shoes, cloth), true),
    );
  spread(sheet, cloth, border, ANKLE - 6);
}

/** The skirt of a tunic over the knees, the trousers' shins below its hem. */
export function tunicKnees(sheet: Sheet, trousers: Colours, cloth: Cloth, border: Colour): void {
  shins(sheet, trousers, 76);
  spread(sheet, cloth, border, 716);
}
