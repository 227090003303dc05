import { geo, type Line } from "../core/geo";
import type { SkinSteps } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { limb } from "./limb";

/**
 * Hands around a thing. The wrist is at (0, 0), the fingers point up, the thumb is on the right:
 * - grip: a fist about a rod that runs across it at y -64
 * - pinch: thumb and first finger meet at (29, -120)
 * - tray: seen from the side, palm up; what it carries stands to the right of x 16
 * - slate: a flat thing before the palm, from x -32 to 32 and up from y -44
 * - press: flat on a surface, fingers together
 * - clap: seen from the little finger's edge, palm to the right, the thumb behind it
 */
export type HoldKind = "grip" | "pinch" | "tray" | "slate" | "press" | "clap";

type Draw = {
  readonly sheet: Sheet;
  readonly skin: SkinSteps;
  readonly away: 1 | -1;
  /** Draws what is held, in the hand's coordinates. */
  readonly held: () => void;
};

/** A finger along its joints, with its own shade on the side away from the light. */
function digit({ sheet, skin, away }: Draw, numbers: readonly number[], r: number): void {
  const joints: Line = geo.line(numbers);
  const radii = [r, r * 0.96, r * 0.78];
  sheet.shape(limb.outline(geo.move(joints, away * 2.6, 1.6), radii, true, true).shape, skin.shade, 0.2);
  sheet.shape(limb.outline(geo.move(joints, -away * 0.4, 0), radii, true, true).shape, skin.base, 0.2);
}

function palm({ sheet, skin, away }: Draw, numbers: readonly number[]): void {
  const shape = geo.smooth(geo.line(numbers), true, 6);
  sheet.shape(shape, skin.base, 0.3);
  sheet.clip(shape, () => {
    const x = away * 12;
    sheet.shape(geo.line([x, 20, x + away * 8, -110, away * 90, -110, away * 90, 20]), skin.shade, 0.3);
  });
}

/** A thumb that lies on the hand, with a dark edge all round it that its root leaves open. */
function thumb({ sheet, skin }: Draw, numbers: readonly number[], root: readonly number[]): void {
  const joints: Line = geo.line(numbers);
  sheet.shape(limb.outline(joints, [13, 12.8, 10.6], true, true).shape, skin.shade, 0.2);
  sheet.shape(limb.outline(joints, [11, 10.8, 8.4], true, true).shape, skin.base, 0.2);
  sheet.shape(geo.smooth(geo.line(root), true, 5), skin.base, 0.2);
}

/** Fingers bent into the palm, the thumb over them; a first finger that points stays straight. */
function curled(draw: Draw, pointing = false): void {
  palm(
    draw,
    [-20, 8, -25, -20, -34, -46, -37, -68, -32, -84, 0, -90, 30, -88, 37, -70, 36, -44, 29, -18, 21, 8],
  );
  draw.held();
  draw.sheet.stroke(geo.smooth(geo.line([-31, -46, -10, -36, 10, -36, 32, -46])), 7, draw.skin.shade);
  const row = [
    [-27, -84, -22, -52, 8.8],
    [-11, -95, -9, -47, 10.2],
    [7, -98, 6, -46, 10.8],
    [25, pointing ? -142 : -93, 22, -50, pointing ? 9.4 : 10.4],
  ] as const;
  for (const [x, top, end, low, r] of draw.away === 1 ? [...row].reverse() : row)
    digit(draw, [end, low, geo.lerp(end, x, 0.6), (top + low) / 2, x, top], r);
  thumb(draw, [24, -14, 34, -38, 12, -54], [2, -2, 24, -2, 33, -22, 26, -34, 12, -26]);
}

function pinch(draw: Draw): void {
  palm(draw, [-21, 8, -28, -22, -36, -54, -33, -80, -8, -86, 18, -84, 34, -74, 36, -48, 30, -20, 22, 8]);
  const row = [
    [-26, -72, -32, -92, -22, -106],
    [-10, -78, -15, -104, -3, -120],
    [7, -78, 7, -110, 17, -124],
    [24, -72, 31, -104, 27, -124],
  ];
  for (const joints of draw.away === 1 ? row.reverse() : row) digit(draw, joints, 9);
  draw.held();
  digit(draw, [24, -26, 43, -66, 33, -110], 10.2);
  const ball = geo.line([2, -8, 24, -14, 38, -46, 36, -68, 21, -76, 4, -68, 0, -40]);
  draw.sheet.shape(geo.smooth(ball, true, 5), draw.skin.base, 0.2);
}

function tray(draw: Draw): void {
  palm(draw, [-18, 8, -20, -30, -14, -66, -8, -92, 12, -92, 18, -60, 24, -26, 20, 8]);
  digit(draw, [4, -84, 2, -112, 10, -136], 8.6);
  draw.held();
  digit(draw, [-4, -82, -8, -110, -2, -132], 9.2);
  digit(draw, [14, -24, 38, -46, 46, -74], 10.2);
}

function slate(draw: Draw): void {
  palm(draw, [-20, 8, -28, -24, -38, -60, -36, -100, 30, -100, 38, -60, 30, -22, 22, 8]);
  draw.held();
  for (const [y, x] of [
    [-112, -26],
    [-94, -23],
    [-77, -23],
    [-61, -25],
  ] as const)
    digit(draw, [-40, y + 3, -35, y, x, y], 8.8);
  digit(draw, [26, -30, 37, -66, 20, -92], 11);
}

function press(draw: Draw): void {
  palm(draw, [-21, 8, -27, -20, -35, -52, -34, -80, -12, -86, 14, -86, 33, -78, 36, -50, 30, -22, 22, 8]);
  digit(draw, [26, -24, 46, -52, 44, -84], 10.6);
  draw.held();
  const row = [
    [-26, -116],
    [-9, -134],
    [8, -137],
    [24, -126],
  ] as const;
  for (const [x, tip] of draw.away === 1 ? [...row].reverse() : row)
    digit(draw, [x, -74, x * 0.98, (tip - 74) / 2, x * 0.94, tip], 8.8);
}

function clap(draw: Draw): void {
  digit(draw, [4, -20, 26, -52, 30, -90], 10);
  for (const joints of [
    [8, -70, 15, -104, 13, -132],
    [4, -70, 8, -108, 6, -142],
    [-2, -70, -1, -106, -2, -134],
  ])
    digit(draw, joints, 9.6);
  palm(draw, [-17, 10, -22, -20, -25, -52, -21, -78, -10, -92, 8, -88, 18, -64, 20, -34, 17, 10]);
  draw.held();
  digit(draw, [-11, -60, -13, -88, -11, -112], 9.2);
}

const kinds: Record<HoldKind, (draw: Draw) => void> = {
  grip: (draw) => curled(draw),
  pinch,
  tray,
  slate,
  press,
  clap,
};

const holds = (kind: string): kind is HoldKind => kind in kinds;

const side = (sheet: Sheet): 1 | -1 => (sheet.localLight.x > 0 ? -1 : 1);

/** Draws a fist with nothing in it, or one whose first finger points. */
function fist(sheet: Sheet, skin: SkinSteps, pointing: boolean): void {
  curled({ sheet, skin, away: side(sheet), held: () => undefined }, pointing);
}

/** Draws a hand that holds, in the coordinates of its wrist. */
function draw(sheet: Sheet, kind: HoldKind, skin: SkinSteps, held: () => void = () => undefined): void {
  kinds[kind]({ sheet, skin, away: side(sheet), held });
}

/**
 * Draws what stands upright in a fist, whichever way the hand lies: its own axes are the figure's, and the middle of
 * the fist is (0, 0).
 */
function upright(
  sheet: Sheet,
  { handTurn, thumb }: { readonly handTurn: number; readonly thumb: "left" | "right" },
  draw: () => void,
): void {
  const flip = thumb === "left";
  sheet.place({ y: -64, turn: flip ? handTurn : -handTurn, flip }, draw);
}

export const holding = { draw, fist, holds, upright };
