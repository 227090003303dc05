import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A fish: lens, tail, a band, an eye; heading left. */
function fish(sheet: Sheet, x: number, y: number, size: number, body: Colour, band: Colour): void {
  sheet.place({ x, y, scale: size / 40 }, () => {
    sheet.shape(geo.line([14, 0, 38, -13, 33, 0, 38, 13]), band, 0.4);
    sheet.shape(geo.smooth(geo.line([-34, 2, -16, -15, 6, -14, 22, -2, 6, 13, -16, 14]), true), body, 0.4);
    sheet.stroke(geo.smooth(geo.line([-10, -14, -5, 0, -10, 13])), 6, band);
    sheet.stroke(geo.smooth(geo.line([-2, -19, 8, -17, 16, -9])), 5, band);
    sheet.dot(-24, -2, 2.6, "ink");
  });
}

/** A branching coral from its foot, in one colour with lit tips. */
function staghorn(
  sheet: Sheet,
  x: number,
  y: number,
  long: number,
  base: Colour,
  lit: Colour,
  seed: number,
): void {
  const random = noise.stream(seed);
  const branch = (from: Point, angle: number, size: number, depth: number): void => {
    const a = (angle * Math.PI) / 180;
    const tip: Point = [from[0] + Math.cos(a) * size, from[1] + Math.sin(a) * size];
    const line = geo.smooth([from, geo.mid(from, tip, 0.55), tip]);
    sheet.stroke(line, size * 0.34, base, { taper: "end", jitter: 0.3 });
    sheet.stroke(geo.move(geo.part(line, 0.3, 1), -size * 0.045, -1), size * 0.08, lit);
    if (depth === 0) return;
    for (const [t, lean] of [
      [0.45, -34],
      [0.62, 30],
      [0.88, -16],
      [0.92, 18],
    ] as const)
      branch(
        geo.along(line, t),
        angle + lean + random.range(-9, 9),
        size * random.range(0.5, 0.66),
        depth - 1,
      );
  };
  for (const lean of [-38, -12, 14, 40])
    branch([x + lean * 0.5, y], -90 + lean + random.range(-6, 6), long * random.range(0.42, 0.54), 2);
}

/** A brain coral: a dome with winding cuts. */
function brain(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  base: Colour,
  shade: Colour,
  cut: Colour,
): void {
  const dome = geo.arc(x, y, r, r * 0.8, 180, 360, 40);
  sheet.shape(dome, base, 3);
  sheet.clip(dome, () => {
    sheet.shape(geo.arc(x + r * 0.75, y + r * 0.2, r * 0.85, r * 0.9), shade, 3);
    for (let k = 1; k < 8; k++) {
      const line = geo
        .arc(x, y, r * (k / 8), r * 0.8 * (k / 8), 182, 358, 40)
        .map(
          ([px, py], i): Point => [
            px + r * 0.06 * Math.sin(i * 1.25 + k),
            py + r * 0.05 * Math.cos(i * 1.1 + k * 2),
          ],
        );
      for (const part of [
        [0.02, 0.22],
        [0.26, 0.5],
        [0.53, 0.74],
        [0.78, 0.98],
      ] as const)
        sheet.stroke(geo.part(line, part[0], part[1]), r * 0.05, cut);
    }
  });
}

/** A sea fan: fine branches in one plane. */
function fan(sheet: Sheet, x: number, y: number, r: number, colour: Colour, lean: number): void {
  for (let i = -7; i <= 7; i++) {
    const a = ((lean + i * 9 - 90) * Math.PI) / 180;
    const long = r * (1 - 0.004 * i * i) * (0.9 + 0.14 * noise.at(i * 1.7, x, 4));
    const tip: Point = [x + Math.cos(a) * long, y + Math.sin(a) * long];
    const line = geo.smooth([[x, y], [x + Math.cos(a) * long * 0.45 + i, y + Math.sin(a) * long * 0.5], tip]);
    sheet.stroke(line, r * 0.045, colour, { taper: "end" });
    for (let t = 0.3; t < 0.98; t += 0.09) {
      const from = geo.along(line, t);
      const b = a + (Math.round(t * 50) % 2 ? 0.6 : -0.6);
      sheet.stroke(
        [from, [from[0] + Math.cos(b) * r * 0.16, from[1] + Math.sin(b) * r * 0.16]],
        r * 0.026,
        colour,
      );
    }
  }
}

export const reef = { fish, staghorn, brain, fan };
