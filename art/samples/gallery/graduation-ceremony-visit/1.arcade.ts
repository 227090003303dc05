import { geo, type Line, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A place on the arcade's front: t along it (0 near, 1 far), level from the ground (0) to the cornice (1). */
function wall(t: number, level: number): Point {
  const s = (t * 3.6) / (1 + t * 2.6);
  return [geo.lerp(-160, 1010, s), geo.lerp(geo.lerp(1040, 436, s), geo.lerp(-290, 226, s), level)];
}

/** The outline of an arched opening between two t, its spring and crown as levels. */
function opening(a: number, b: number, spring: number, crown: number): Line {
  const round = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 16);
    return wall(
      geo.lerp(a, b, (1 - Math.cos(Math.PI - angle)) / 2),
      spring + (crown - spring) * Math.sin(angle),
    );
  });
  return [wall(a, 0), wall(a, spring), ...round, wall(b, spring), wall(b, 0)];
}

/** The sandstone arcade in perspective, lit from the right. */
export function arcade(
  sheet: Sheet,
  colours: {
    readonly stone: Colour;
    readonly joint: Colour;
    readonly lit: Colour;
    readonly inside: Colour;
    readonly dark: Colour;
    readonly shade: Colour;
  },
): void {
  sheet.shape([wall(0, 0), wall(0, 1), wall(1, 1), wall(1, 0)], colours.stone, 1);
  const bays = 8;
  for (let r = 1; r < 22; r++) {
    const level = r / 22;
    for (let k = 0; k < 34; k++) {
      const t = (k + (r % 2) * 0.5) / 34;
      if (noise.at(k * 2.7, r * 3.1, 6) > 0.05)
        sheet.stroke([wall(t, level), wall(Math.min(1, t + 0.026), level)], 5 - 3.4 * t, colours.joint, {
          taper: "none",
        });
    }
  }
  for (let i = 0; i < bays; i++) {
    const [a, b] = [(i + 0.13) / bays, (i + 0.87) / bays];
    const hole = opening(a, b, 0.5, 0.74);
    const ring = opening(a - 0.024 / (1 + i * 0.4), b + 0.024 / (1 + i * 0.4), 0.5, 0.785);
    sheet.shape(ring, colours.lit, 0.9);
    for (let k = 1; k < 12; k++) {
      const share = k / 12;
      const inner = geo.along(hole.slice(1, -1), 0.06 + share * 0.88);
      const outer = geo.along(ring.slice(1, -1), 0.06 + share * 0.88);
      sheet.stroke([inner, outer], 4.6 - i * 0.45, colours.joint, { taper: "none" });
    }
    sheet.shape(hole, colours.inside, 0.9);
    sheet.clip(hole, () => {
      const deep = opening(a - 0.05 / (1 + i * 0.25), b - 0.05 / (1 + i * 0.25), 0.47, 0.7);
      sheet.shape(deep, colours.dark, 1);
      const jamb = b - 0.034 / (1 + i * 0.25);
      sheet.shape([wall(jamb, 0), wall(jamb, 0.9), wall(b, 0.9), wall(b, 0)], colours.shade, 0.8);
    });
    const pier = (i + 1) / bays;
    for (const level of [0.5, 0.06])
      sheet.stroke([wall(pier - 0.022, level), wall(pier + 0.022, level)], 22 - i * 2.4, colours.lit, {
        taper: "none",
      });
    sheet.stroke([wall(pier - 0.02, 0.06), wall(pier - 0.02, 0.5)], 12 - i * 1.4, colours.joint, {
      taper: "none",
    });
    sheet.stroke([wall(i / bays + 0.004, 0.8), wall(i / bays + 0.004, 0.95)], 12 - i, colours.joint);
  }
  for (const [low, high, colour] of [
    [0.86, 0.88, colours.joint],
    [0.94, 1, colours.lit],
    [0.925, 0.94, colours.shade],
  ] as const)
    sheet.shape([wall(0, low), wall(0, high), wall(1, high), wall(1, low)], colour, 0.9);
  for (let k = 0; k < 46; k++) {
    const t = k / 46;
    sheet.shape([wall(t, 1), wall(t, 1.05), wall(t + 0.011, 1.05), wall(t + 0.011, 1)], colours.stone, 0.8);
  }
}
