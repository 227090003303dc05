import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette, type Skin } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type HoldKind, holding } from "./hands-holding";
import { limb } from "./limb";

type FreeKind = "open" | "back" | "relaxed" | "fist" | "point" | "pen" | "cup";
export type HandKind = FreeKind | HoldKind;

type Finger = { readonly x: number; readonly angle: number; readonly long: number; readonly bend: number };

/* A hand's own coordinates: wrist at (0, 0), fingers up to about -140, thumb on the right. "back" is an open hand from behind. */

type Digits = { readonly fingers: readonly Finger[]; readonly thumb: Finger };

const spread: Digits = {
  fingers: [
    { x: -27, angle: -19, long: 52, bend: -3 },
    { x: -10, angle: -6, long: 64, bend: -2 },
    { x: 8, angle: 3, long: 68, bend: 2 },
    { x: 25, angle: 14, long: 60, bend: 3 },
  ],
  thumb: { x: 31, angle: 52, long: 52, bend: -18 },
};

const sets: Record<Exclude<FreeKind, "fist" | "point">, Digits> = {
  open: spread,
  back: spread,
  relaxed: {
    fingers: [
      { x: -25, angle: -2, long: 44, bend: 12 },
      { x: -9, angle: 1, long: 54, bend: 10 },
      { x: 8, angle: 3, long: 56, bend: 8 },
      { x: 24, angle: 5, long: 50, bend: 5 },
    ],
    thumb: { x: 32, angle: 20, long: 66, bend: -26 },
  },
  pen: {
    fingers: [
      { x: -27, angle: 6, long: 22, bend: 30 },
      { x: -11, angle: 5, long: 32, bend: 28 },
      { x: 6, angle: 2, long: 48, bend: 12 },
      { x: 24, angle: -4, long: 64, bend: -8 },
    ],
    thumb: { x: 34, angle: 6, long: 84, bend: -26 },
  },
  cup: {
    fingers: [
      { x: -24, angle: 20, long: 50, bend: 38 },
      { x: -8, angle: 19, long: 56, bend: 36 },
      { x: 8, angle: 17, long: 54, bend: 32 },
      { x: 22, angle: 14, long: 48, bend: 28 },
    ],
    thumb: { x: 31, angle: 62, long: 50, bend: -30 },
  },
};

/** The joints of a finger: two bones, the second turned by `bend`. */
function joints({ x, angle, long, bend }: Finger, y: number): Line {
  const step = (from: Point, degrees: number, size: number): Point => {
    const a = (degrees * Math.PI) / 180;
    return [from[0] + Math.sin(a) * size, from[1] - Math.cos(a) * size];
  };
  const root: Point = [x, y];
  const knuckle = step(root, angle, long * 0.5);
  return [root, knuckle, step(knuckle, angle + bend, long * 0.5)];
}

/**
 * Draws a hand. Placed by its wrist; `turn` 0 points up. `flip` puts the thumb on the left.
 * With kind "pen" the given colour is the pen's; `held` draws a thing in a hand that holds, under its fingers.
 */
function draw(
  sheet: Sheet,
  kind: HandKind,
  skin: Skin,
  at: { x: number; y: number; turn?: number; flip?: boolean; scale?: number },
  pen?: Colour,
  held?: () => void,
): void {
  const steps = palette.skins[skin];
  if (holding.holds(kind)) {
    sheet.place(at, () => holding.draw(sheet, kind, steps, held));
    return;
  }
  if (kind === "fist" || kind === "point") {
    sheet.place(at, () => holding.fist(sheet, steps, kind === "point"));
    return;
  }
  sheet.place(at, () => {
    const { fingers, thumb } = sets[kind];
    const away = sheet.localLight.x > 0 ? -1 : 1;
    const palm = geo.smooth(
      geo.line([-21, 8, -27, -20, -36, -52, -35, -78, -12, -84, 14, -84, 34, -76, 37, -50, 30, -22, 22, 8]),
      true,
      6,
    );
    const digit = (line: Line, r: number): void => {
      const radii = [r, r * 0.95, r * 0.74];
      sheet.shape(limb.outline(geo.move(line, away * 2.6, 1.4), radii, true).shape, steps.shade, 0.2);
      sheet.shape(limb.outline(geo.move(line, -away * 0.4, 0), radii, true).shape, steps.base, 0.2);
    };
    const order = away === 1 ? [...fingers].reverse() : fingers;
    for (const finger of order) digit(joints(finger, -74), finger.x < -20 ? 8 : 9.2);
    sheet.shape(palm, steps.base, 0.3);
    sheet.clip(palm, () => {
      sheet.shape(
        geo.smooth(
          [
            [away * 10, 20],
            [away * 24, -20],
            [away * 27, -60],
            [away * 34, -92],
            [away * 60, -40],
          ],
          true,
        ),
        steps.shade,
        0.3,
      );
    });
    if (kind === "open") {
      sheet.stroke(geo.smooth(geo.line([24, -66, 6, -58, -6, -34, -4, -14])), 2.8, steps.shade);
      sheet.stroke(geo.smooth(geo.line([-28, -62, -8, -66, 12, -62])), 2.4, steps.shade);
    } else {
      for (const x of [-17, 0, 16])
        sheet.stroke(
          [
            [x, -82],
            [x - 1, -64],
          ],
          2.4,
          steps.shade,
          { taper: "end" },
        );
    }
    if (pen && kind === "pen")
      sheet.stroke(geo.line([2, -164, 22, -122, 62, -26]), 8, pen, { taper: "start", jitter: 0.05 });
    const root = joints({ ...thumb, x: thumb.x - 9 }, -30);
    const across = kind === "pen" || kind === "relaxed";
    if (across) sheet.shape(limb.outline(root, [12.6, 13, 11], true).shape, steps.shade, 0.2);
    else digit(root, 11);
    if (across)
      sheet.shape(limb.outline(geo.move(root, 0, 0.6), [10.6, 10.6, 8.4], true).shape, steps.base, 0.2);
    sheet.shape(geo.smooth(geo.line([8, -8, 28, -24, 24, -46, 4, -36]), true), steps.base, 0.2);
  });
}

export const hands = { draw };
