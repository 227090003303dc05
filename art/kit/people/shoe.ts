import { geo, type Line } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { Cloth } from "./limb";
import paths from "./shoe.paths.json";

/** The leather, the colour of its seams and of the edge of the sole, and the sole as it is seen from below. */
export type Leather = { readonly base: Colour; readonly line: Colour; readonly sole: Colour };

/** A shoe in one of the scene's colours, drawn on with those of the trousers that differ from it. */
const leather = (base: Colour, { base: cloth, shade, lit }: Cloth): Leather => ({
  base,
  line: lit === base ? shade : lit,
  sole: [cloth, shade].find((colour) => colour !== base) ?? lit,
});

/** Where the sole lies below the ankle. */
const SOLE = 44;

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);

/** A shoe from the front, its toes towards the viewer; `out` turns them a little to the right. */
function front(sheet: Sheet, { base, line }: Leather, out: boolean): void {
  const shape = form(out ? paths.out : paths.front);
  const lean = out ? 24 : 0;
  sheet.shape(shape, base, 0.5);
  sheet.clip(shape, () => {
    const cap = geo.line([-30 + lean, 30, lean * 1.1, 17, 28 + lean * 1.4, 24]);
    sheet.stroke(geo.smooth(cap), 4.6, line, { jitter: 0.1 });
    for (const y of [-2, 7])
      sheet.stroke(geo.line([-12 + lean * 0.4, y, 13 + lean * 0.6, y - 2]), 3.6, line, { jitter: 0.1 });
    const edge = out ? [-30, 38, 4, 43, 36, 47, 66, 42] : [-36, 38, 0, 47, 36, 38];
    sheet.stroke(geo.smooth(geo.line(edge)), 4.6, line, { jitter: 0.1 });
  });
}

/** A shoe from behind, flat on the ground; `out` lets its toes be seen on the right of the heel. */
function heel(sheet: Sheet, { base, line }: Leather, out: boolean): void {
  const shape = form(out ? paths.heelOut : paths.heel);
  sheet.shape(shape, base, 0.5);
  sheet.clip(shape, () => {
    sheet.stroke(geo.line([-36, 35, 36, 35]), 4.6, line, { taper: "none", jitter: 0.1 });
    sheet.stroke(geo.line([0, 2, 0, 30]), 4, line, { jitter: 0.1 });
    if (out) sheet.stroke(geo.smooth(geo.line([36, 31, 46, 27, 56, 21])), 4, line, { jitter: 0.1 });
  });
}

/** A shoe from behind whose heel is up: the back of the heel, below it the sole down to the toes, `reach` below the ankle. */
function raised(sheet: Sheet, { base, line, sole: under }: Leather, reach: number): void {
  const long = (points: readonly number[]): Line =>
    form(points).map(([x, y]) => [x, (y * (reach + 4)) / 106] as const);
  sheet.shape(long(paths.rim), base, 0.5);
  sheet.shape(long(paths.counter), base, 0.5);
  sheet.shape(long(paths.sole), under, 0.5);
  const seat = reach * 0.58;
  sheet.stroke(geo.smooth(geo.line([-27, seat - 3, 0, seat + 3, 27, seat - 3])), 5, base, { jitter: 0.1 });
  sheet.stroke(geo.line([0, -8, 0, reach * 0.28]), 4, line, { jitter: 0.1 });
}

/** A shoe from the side, its toes on the right. */
function side(sheet: Sheet, { base, line }: Leather): void {
  const shape = form(paths.side);
  sheet.shape(shape, base, 0.5);
  sheet.clip(shape, () => {
    sheet.stroke(geo.line([-40, 32, 90, 32]), 4.6, line, { taper: "none", jitter: 0.1 });
    sheet.stroke(geo.smooth(geo.line([52, 8, 56, 18, 70, 24])), 4, line, { jitter: 0.1 });
    for (const x of [30, 40]) sheet.stroke(geo.line([x, -8, x - 8, 6]), 3.6, line, { jitter: 0.1 });
  });
}

/** Shoes about their ankles, the sole `SOLE` below; draw them before the trousers' hem. */
export const shoe = { SOLE, leather, front, heel, raised, side };
