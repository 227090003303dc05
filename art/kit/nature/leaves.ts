import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** Three values of one plant. */
export type Greens = { readonly dark: Colour; readonly base: Colour; readonly lit: Colour };

/** The outline of a blade along a midrib; `fat` is its half width, `belly` where it is widest (0..1). */
function blade(rib: Line, fat: number, belly = 0.42): { left: Line; right: Line } {
  const points = geo.even(rib, 21);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const t = i / 20;
    const before = points[Math.max(0, i - 1)] ?? point;
    const after = points[Math.min(20, i + 1)] ?? point;
    const size = geo.distance(before, after) || 1;
    const half = fat * Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(belly))) ** 0.85;
    const nx = -(after[1] - before[1]) / size;
    const ny = (after[0] - before[0]) / size;
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
  });
  return { left, right };
}

/** Which half of a blade faces the light. */
function litHalf(sheet: Sheet, rib: Line, halves: { left: Line; right: Line }): { lit: Line; dim: Line } {
  const a = geo.along(halves.left, 0.5);
  const b = geo.along(halves.right, 0.5);
  const light = sheet.localLight;
  return (a[0] - b[0]) * light.x + (a[1] - b[1]) * light.y > 0
    ? { lit: [...halves.left, ...geo.reverse(rib)], dim: [...halves.right, ...geo.reverse(rib)] }
    : { lit: [...halves.right, ...geo.reverse(rib)], dim: [...halves.left, ...geo.reverse(rib)] };
}

/** A simple leaf: dark half, lit half, a midrib left between them. */
function leaf(sheet: Sheet, rib: Line, fat: number, greens: Greens): void {
  const halves = blade(rib, fat);
  const { lit } = litHalf(sheet, rib, halves);
  sheet.shape([...halves.left, ...geo.reverse(halves.right)], greens.dark, 1);
  sheet.shape(lit, greens.base, 1);
  sheet.stroke(geo.part(rib, 0.04, 0.92), fat * 0.16, greens.lit, { taper: "end" });
}

/** A drooping branch of narrow sickle leaves, as a eucalypt's. `spray` goes from stem to tip. */
function eucalypt(sheet: Sheet, spray: Line, size: number, greens: Greens, twig: Colour, seed = 1): void {
  const random = noise.stream(seed);
  sheet.stroke(spray, size * 0.09, twig, { taper: "end" });
  const count = Math.max(6, Math.round(geo.length(spray) / (size * 0.3)));
  for (let i = 1; i <= count; i++) {
    const foot = geo.along(spray, i / count);
    const side = i % 2 === 0 ? 1 : -1;
    const angle = Math.PI / 2 - side * random.range(0.15, 0.95);
    const long = size * random.range(0.75, 1.15);
    const bend = side * long * random.range(0.12, 0.24);
    const tip: Point = [foot[0] + Math.cos(angle) * long, foot[1] + Math.sin(angle) * long];
    const rib = geo.smooth([foot, [(foot[0] + tip[0]) / 2 + bend, (foot[1] + tip[1]) / 2], tip]);
    leaf(sheet, rib, long * 0.125, greens);
  }
}

/** A feather of thin leaflets along a rib, as a palm's or a fern's. */
function frond(sheet: Sheet, rib: Line, reach: number, greens: Greens, seed = 1): void {
  const random = noise.stream(seed);
  const count = Math.round(geo.length(rib) / Math.max(4.5, reach * 0.075));
  const light = sheet.localLight;
  for (const layer of [0, 1]) {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const foot = geo.along(rib, t);
      const ahead = geo.along(rib, Math.min(1, t + 0.05));
      const back = geo.along(rib, Math.max(0, t - 0.05));
      const way = Math.atan2(ahead[1] - back[1], ahead[0] - back[0]);
      const long = reach * Math.sin(Math.PI * (0.08 + 0.86 * t)) ** 0.7 * random.range(0.85, 1.1);
      for (const side of [-1, 1]) {
        const angle = way + side * (1.02 - t * 0.5) + random.range(-0.05, 0.05);
        const lit = Math.cos(angle) * light.x + Math.sin(angle) * light.y > 0.05;
        if (layer === (lit ? 0 : 1)) continue;
        const droop = long * 0.16;
        const tip: Point = [foot[0] + Math.cos(angle) * long, foot[1] + Math.sin(angle) * long + droop];
        const middle: Point = [
          foot[0] + Math.cos(angle) * long * 0.55,
          foot[1] + Math.sin(angle) * long * 0.55,
        ];
        const colour = lit ? (i % 5 === 2 ? greens.lit : greens.base) : greens.dark;
        sheet.stroke(geo.smooth([foot, middle, tip], false, 5), Math.max(2.2, reach * 0.085), colour, {
          taper: "end",
        });
      }
    }
  }
  sheet.stroke(rib, Math.max(2, reach * 0.07), greens.dark, { taper: "end" });
}

/** A big torn leaf with midrib and veins in three values, as a banana's. */
function banana(sheet: Sheet, rib: Line, fat: number, greens: Greens, seed = 1): void {
  const random = noise.stream(seed);
  const halves = blade(rib, fat, 0.5);
  const torn = (edge: Line): Line => {
    const points = geo.even(edge, 40);
    return points.flatMap((point, i): Line => {
      if (i < 6 || i > 36 || (i * 7 + seed) % 9 > 0) return [point];
      const heart = geo.along(rib, i / 39 - 0.05);
      return [point, geo.mid(point, heart, random.range(0.45, 0.8)), points[i + 1] ?? point];
    });
  };
  const cut = { left: torn(halves.left), right: torn(halves.right) };
  const { lit, dim } = litHalf(sheet, rib, cut);
  sheet.shape(dim, greens.dark, 1.3);
  sheet.shape(lit, greens.base, 1.3);
  for (const [half, colour] of [
    [halves.left, 0],
    [halves.right, 1],
  ] as const) {
    const bright = geo.inside(lit, geo.mid(geo.along(half, 0.5), geo.along(rib, 0.5)));
    for (let i = 2; i < 22; i++) {
      const t = i / 23;
      const foot = geo.along(rib, t - 0.03);
      const tip = geo.mid(foot, geo.along(half, Math.min(1, t + 0.05)), random.range(0.72, 0.94));
      const line = geo.smooth(
        [foot, geo.mid(geo.mid(foot, tip), geo.along(rib, t + 0.04), 0.12), tip],
        false,
        5,
      );
      sheet.stroke(line, fat * (0.05 + 0.015 * colour), bright ? greens.lit : greens.base, { taper: "end" });
    }
  }
  sheet.stroke(rib, fat * 0.13, greens.lit, { taper: "end" });
}

/** A tuft of grass blades fanning from a foot. */
function grass(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  count: number,
  greens: Greens,
  seed = 1,
): void {
  const random = noise.stream(seed);
  for (let i = 0; i < count; i++) {
    const lean = random.bell() * 0.8;
    const long = height * random.range(0.55, 1.1);
    const foot = x + random.bell() * height * 0.28;
    const tip: Point = [foot + lean * long, y - long * (1 - Math.abs(lean) * 0.42)];
    const rib = geo.smooth([[foot, y + 6], [foot + lean * long * 0.3, y - long * 0.6], tip], false, 6);
    sheet.stroke(
      rib,
      height * random.range(0.035, 0.06),
      random.pick([greens.dark, greens.base, greens.base, greens.lit]),
      { taper: "end" },
    );
  }
}

/** A five-petalled flower with carved veins and a long stamen, as a hibiscus. */
function hibiscus(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colours: { petal: Colour; vein: Colour; stamen: Colour },
  turn = 0,
): void {
  for (let i = 0; i < 5; i++) {
    sheet.place({ x, y, turn: turn + i * 72 }, () => {
      const petal = geo.smooth(
        geo
          .line([0, 0, 0.3, -0.36, 0.4, -0.8, 0.16, -1.02, -0.14, -0.94, -0.4, -0.74, -0.26, -0.3])
          .map(([px, py]): Point => [px * radius, py * radius]),
        true,
      );
      sheet.shape(petal, colours.petal, 1.2);
      sheet.stroke(
        [
          [radius * 0.36, -radius * 0.55],
          [radius * 0.02, -radius * 0.1],
        ],
        radius * 0.05,
        colours.vein,
      );
      for (const lean of [-0.2, -0.06, 0.09, 0.22]) {
        sheet.stroke(
          geo.smooth([
            [0, -radius * 0.12],
            [lean * radius * 0.6, -radius * 0.42],
            [lean * radius, -radius * 0.74],
          ]),
          radius * 0.055,
          colours.vein,
          { taper: "end" },
        );
      }
    });
  }
  sheet.dot(x, y, radius * 0.15, colours.vein);
  const tip: Point = [x + radius * 0.62, y - radius * 0.5];
  sheet.stroke(
    geo.smooth([[x, y], [x + radius * 0.34, y - radius * 0.18], tip]),
    radius * 0.1,
    colours.stamen,
    { taper: "none" },
  );
  for (let i = 0; i < 5; i++)
    sheet.dot(
      tip[0] - i * radius * 0.07 + (i % 2) * radius * 0.08,
      tip[1] + (i % 3) * radius * 0.06 - radius * 0.05,
      radius * 0.045,
      colours.stamen,
    );
}

export const leaves = { blade, leaf, eucalypt, frond, banana, grass, hibiscus };
