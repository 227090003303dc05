import { geo, type Line, type Point } from "../core/geo";
import type { SkinSteps } from "../core/palette";
import type { Placement, Sheet } from "../core/sheet";
import { limb } from "./limb";

/** What a working hand does: holds something round, lies flat, picks up between two fingers, hangs, lies at rest. */
export type Grip = "wrap" | "flat" | "pinch" | "rest";

/** A finger: root, direction (0 up), length, and how far its two outer bones bend. */
type Finger = { readonly root: Point; readonly angle: number; readonly long: number; readonly bend: number };

/* The back of a hand in its own coordinates: wrist at (0, 0), knuckles at about -76, thumb on the right. */
const grips: Record<Grip, { fingers: readonly Finger[]; thumb: Finger }> = {
  wrap: {
    fingers: [
      { root: [-26, -66], angle: 12, long: 34, bend: 16 },
      { root: [-10, -72], angle: 10, long: 42, bend: 14 },
      { root: [8, -73], angle: 8, long: 45, bend: 12 },
      { root: [25, -68], angle: 6, long: 42, bend: 10 },
    ],
    thumb: { root: [26, -30], angle: 34, long: 62, bend: -14 },
  },
  flat: {
    fingers: [
      { root: [-26, -68], angle: -6, long: 50, bend: -1 },
      { root: [-10, -74], angle: -2, long: 64, bend: 0 },
      { root: [7, -75], angle: 2, long: 70, bend: 0 },
      { root: [24, -70], angle: 5, long: 60, bend: 1 },
    ],
    thumb: { root: [24, -26], angle: 46, long: 58, bend: -16 },
  },
  pinch: {
    fingers: [
      { root: [-26, -64], angle: 18, long: 34, bend: 44 },
      { root: [-11, -70], angle: 16, long: 42, bend: 40 },
      { root: [6, -73], angle: 14, long: 52, bend: 30 },
      { root: [23, -70], angle: 10, long: 62, bend: 14 },
    ],
    thumb: { root: [26, -30], angle: 20, long: 78, bend: -2 },
  },
  rest: {
    fingers: [
      { root: [-25, -66], angle: 2, long: 46, bend: 22 },
      { root: [-10, -72], angle: 5, long: 56, bend: 18 },
      { root: [7, -73], angle: 4, long: 60, bend: 12 },
      { root: [23, -68], angle: 10, long: 52, bend: 10 },
    ],
    thumb: { root: [25, -28], angle: 28, long: 56, bend: -8 },
  },
};

/** Root, knuckle, middle joint and tip. */
function bones({ root, angle, long, bend }: Finger): Line {
  const result: Point[] = [root];
  let way = angle;
  let at = root;
  for (const share of [0.44, 0.32, 0.24]) {
    const a = (way * Math.PI) / 180;
    at = [at[0] + Math.sin(a) * long * share, at[1] - Math.cos(a) * long * share];
    result.push(at);
    way += bend;
  }
  return result;
}

/** Draws a hand by its wrist; `turn` 0 points up, `flip` puts the thumb on the left. */
export function grip(sheet: Sheet, kind: Grip, skin: SkinSteps, at: Placement): void {
  const { base, shade } = skin;
  const { fingers, thumb } = grips[kind];
  sheet.place(at, () => {
    const away = sheet.localLight.x > 0 ? -1 : 1;
    const digit = (finger: Finger, r: number): void => {
      const line = bones(finger);
      sheet.shape(limb.outline(geo.move(line, away * 3, 2), [r, r, r * 0.76], true, true).shape, shade, 0.2);
      sheet.shape(limb.outline(line, [r, r * 0.96, r * 0.72], true, true).shape, base, 0.2);
    };
    const order = away === 1 ? [...fingers].reverse() : fingers;
    for (const finger of order) digit(finger, finger.root[0] < -20 ? 8.4 : 9.6);
    const palm = geo.smooth(
      geo.line([
        -21, 10, -25, -14, -35, -42, -35, -68, -22, -80, 4, -84, 26, -80, 35, -64, 35, -40, 27, -14, 22, 10,
      ]),
      true,
      6,
    );
    sheet.shape(palm, base, 0.3);
    sheet.clip(palm, () =>
      sheet.shape(
        geo.smooth(
          geo.line([away * 12, 20, away * 22, -16, away * 26, -54, away * 30, -96, away * 66, -40]),
          true,
        ),
        shade,
        0.3,
      ),
    );
    for (const { root } of fingers.slice(1))
      sheet.stroke(geo.line([root[0] - 8, root[1] - 12, root[0] - 7, root[1] + 6]), 2.6, shade, {
        taper: "end",
      });
    digit(thumb, 11.4);
    sheet.shape(geo.smooth(geo.line([6, -6, 26, -18, 32, -34, 18, -48, 4, -34]), true), base, 0.2);
  });
}
