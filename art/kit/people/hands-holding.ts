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
 */
export type HoldKind = "grip" | "pinch" | "tray" | "slate" | "press";

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

function grip(draw: Draw): void {
  palm(draw, [-21, 8, -28, -26, -37, -58, -34, -88, 0, -94, 32, -88, 37, -58, 30, -22, 22, 8]);
  draw.held();
  const row = [
    [-28, -82, -46],
    [-10, -90, -43],
    [9, -91, -43],
    [27, -86, -46],
  ] as const;
  for (const [x, top, low] of draw.away === 1 ? [...row].reverse() : row)
    digit(draw, [x, top, x + 1, (top + low) / 2, x, low], 10.4);
  digit(draw, [33, -22, 25, -36, 4, -36], 11);
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
  digit(draw, [26, -30, 45, -70, 33, -110], 10.2);
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

const kinds: Record<HoldKind, (draw: Draw) => void> = { grip, pinch, tray, slate, press };

const holds = (kind: string): kind is HoldKind => kind in kinds;

/** Draws a hand that holds, in the coordinates of its wrist. */
function draw(sheet: Sheet, kind: HoldKind, skin: SkinSteps, held: () => void = () => undefined): void {
  kinds[kind]({ sheet, skin, away: sheet.localLight.x > 0 ? -1 : 1, held });
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

export const holding = { draw, holds, upright };
