import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { coat } from "../../kit/nature/coat";

export type Supertree = {
  readonly x: number;
  readonly foot: number;
  readonly high: number;
  readonly spread: number;
  readonly colours: {
    /** The underside of the crown, its side away from the light, its steel rods, and the lamps at the neck. */
    readonly crown: Colour;
    readonly shade: Colour;
    readonly rod: Colour;
    readonly lamp: Colour;
  };
};

/** Half the width by share of the height: a flared foot, a slim trunk, a crown that opens like a trumpet. */
const profile: Line = geo.smooth(
  geo.line([
    0, 0.36, 0.06, 0.27, 0.2, 0.2, 0.4, 0.165, 0.56, 0.18, 0.68, 0.25, 0.78, 0.38, 0.87, 0.58, 0.95, 0.82, 1,
    1.02, 1.05, 1.2,
  ]),
);

/** Where the crown's skin begins on the trunk. */
const NECK = 0.5;

/** Ferns and bromeliads up the trunk, thinning out where the rods part. */
function planting(sheet: Sheet, tree: Supertree, trunk: Line, along: readonly Line[]): void {
  const { x, foot, high, spread, colours } = tree;
  const up = (y: number): number => (foot - y) / high;
  const rise = (y: number): number => geo.clamp((0.63 - up(y)) / 0.12);
  coat(sheet, trunk, {
    colour: "leaf",
    along,
    step: spread * 0.052,
    long: spread * 0.12,
    width: spread * 0.03,
    seed: 3,
    tone: (_, y) => rise(y),
  });
  coat(sheet, trunk, {
    colour: "lime",
    along,
    step: spread * 0.066,
    long: spread * 0.11,
    width: spread * 0.03,
    seed: 7,
    tone: (px, py) =>
      rise(py) * (0.8 - (px - x + spread * 0.1) / (spread * 0.28) + 0.4 * noise.at(px / 30, py / 30, 5)),
  });
  for (const [colour, seed] of [
    [colours.rod, 11],
    [colours.lamp, 19],
  ] as const)
    coat(sheet, trunk, {
      colour,
      along,
      step: spread * 0.1,
      long: spread * 0.09,
      width: spread * 0.026,
      seed,
      tone: (px, y) => rise(y) * (1.9 * noise.at(px / 26, y / 34, seed) - 0.3),
    });
}

/** A crown of steel rods on a planted trunk, seen from the garden below it. */
export function supertree(sheet: Sheet, { x, foot, high, spread, colours }: Supertree): void {
  const half = (t: number): number => geo.heightAt(profile, t) * spread;
  const lift = (t: number): number => 0.17 * geo.clamp((t - NECK) / (1 - NECK)) ** 1.5;
  /** A place on the skin: share of the height, and the angle round the axis, 0 at the right, PI at the left. */
  const at = (t: number, angle: number): Point => [
    x + half(t) * Math.cos(angle),
    foot - high * t - half(t) * lift(t) * Math.sin(angle),
  ];
  const steps = (from: number, to: number, count = 24): readonly number[] =>
    Array.from({ length: count + 1 }, (_, i) => geo.lerp(from, to, i / count));
  const ring = (t: number): Line => steps(Math.PI, 0, 40).map((angle) => at(t, angle));
  const side = (angle: number, from: number, to: number): Line => steps(from, to).map((t) => at(t, angle));
  const wedge = (a: number, b: number, from: number, to: number): Line => [
    ...side(a, from, to),
    ...steps(a, b, 40).map((angle) => at(to, angle)),
    ...geo.reverse(side(b, from, to)),
  ];

  const trunk = wedge(Math.PI, 0, 0, 0.62);
  sheet.shape(trunk, "forest", 2.2);
  sheet.shape(wedge(Math.PI, 0, NECK + 0.05, 1), colours.crown, 1);
  sheet.shape(wedge(0.6, 0, NECK + 0.05, 1), colours.shade, 1);
  for (let angle = 0.62; angle < 1.2; angle += 0.1)
    sheet.stroke(side(angle, 0.58 + 0.36 * (angle - 0.62), 1), spread * 0.05, colours.shade, {
      taper: "start",
    });
  planting(sheet, { x, foot, high, spread, colours }, trunk, [side(Math.PI, 0, 0.6), side(0, 0, 0.6)]);
  for (const t of [0.72, 0.82, 0.91])
    sheet.stroke(ring(t), spread * 0.013, colours.rod, { taper: "none", jitter: 0.1 });
  const rods = 17;
  for (let i = 0; i <= rods; i++) {
    const angle = Math.PI * (1 - i / rods);
    const near = geo.clamp(angle, 0.06, 3.08);
    sheet.stroke(side(near, 0.34, 0.84), spread * 0.02, colours.rod, { taper: "start", jitter: 0.1 });
    for (const fork of [-1, 1]) {
      const line = steps(0.8, 1.035).map((t) =>
        at(t, near + (fork * Math.PI * (t - 0.8)) / 0.235 / rods / 1.6),
      );
      sheet.stroke(line, spread * 0.017, colours.rod, { taper: "end", jitter: 0.1 });
    }
    if (i % 2) sheet.stroke(side(near, NECK + 0.02, 0.8), spread * 0.03, colours.lamp, { taper: "both" });
  }
  sheet.stroke(ring(1), spread * 0.02, colours.rod, { taper: "none", jitter: 0.1 });
}
