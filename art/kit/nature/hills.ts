import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** A ridge through given points, roughened by noise; left to right. */
function ridge(points: Line, rough = 10, seed = 1): Line {
  return geo
    .dense(points, 14)
    .map(([x, y]) => [
      x,
      y + rough * (noise.rough(x / 60, seed, seed) + 0.4 * noise.at(x / 14, seed, seed + 3)),
    ]);
}

/** A soft rolling ridge across a width. */
function rolling(left: number, right: number, y: number, height: number, seed = 1): Line {
  return Array.from({ length: 61 }, (_, i) => {
    const x = left + ((right - left) * i) / 60;
    return [x, y - height * (0.5 + 0.5 * noise.rough(x / (height * 4.2), seed, seed))];
  });
}

/** The closed shape between a ridge and its foot. */
function body(ridgeLine: Line, foot: number): Line {
  const first = ridgeLine[0] ?? [0, foot];
  const last = ridgeLine[ridgeLine.length - 1] ?? [0, foot];
  return [...ridgeLine, [last[0], foot], [first[0], foot]];
}

/** A far hill: flat tint with a little parallel hatching on the side away from the light. */
function far(
  sheet: Sheet,
  ridgeLine: Line,
  foot: number,
  colours: { body: Colour; hatch?: Colour },
  seed = 1,
): void {
  const shape = body(ridgeLine, foot);
  sheet.shape(shape, colours.body);
  const { hatch } = colours;
  if (!hatch) return;
  const lean = sheet.light.x > 0 ? -0.5 : 0.5;
  const random = noise.stream(seed);
  sheet.clip(shape, () => {
    const { left, right } = geo.bounds(ridgeLine);
    for (let x = left; x < right; x += random.range(9, 15)) {
      const y = geo.heightAt(ridgeLine, x);
      const slope = geo.heightAt(ridgeLine, x + 18) - geo.heightAt(ridgeLine, x - 18);
      if (slope * -sheet.light.x < -3) continue;
      const long = (foot - y) * random.range(0.25, 0.65);
      sheet.stroke(
        [
          [x, y + 3],
          [x + lean * long, y + long],
        ],
        3.4,
        hatch,
        { taper: "end" },
      );
    }
  });
}

/** A near rounded hill: base, and tufts of strokes that follow its slope where the light falls. */
function green(
  sheet: Sheet,
  ridgeLine: Line,
  foot: number,
  colours: { body: Colour; lit: Colour; shade?: Colour },
  grain = 1,
  seed = 1,
): void {
  const shape = body(ridgeLine, foot);
  sheet.shape(shape, colours.body, 3);
  const { left, right } = geo.bounds(ridgeLine);
  const random = noise.stream(seed);
  sheet.clip(shape, () => {
    for (let x = left; x < right; x += 17 * grain) {
      const top = geo.heightAt(ridgeLine, x);
      const slope = (geo.heightAt(ridgeLine, x + 20) - geo.heightAt(ridgeLine, x - 20)) / 40;
      const lit = sheet.light.x * slope - sheet.light.y * 0.45;
      for (let y = top + 6; y < foot; y += 15 * grain) {
        const tone = lit + 0.75 * noise.rough(x / 70, y / 45, seed) - (0.5 * (y - top)) / (foot - top + 1);
        const long = random.range(16, 30) * grain;
        const px = x + random.range(-8, 8) * grain;
        const py = y + random.range(-5, 5) * grain;
        const mark = geo.smooth([
          [px - long / 2, py + slope * -long * 0.4 + 3],
          [px, py - 3 * grain],
          [px + long / 2, py + slope * long * 0.4 + 3],
        ]);
        if (tone > 0.22) sheet.stroke(mark, geo.clamp(tone * 7, 2, 5) * grain, colours.lit);
        else if (colours.shade && tone < -0.42) sheet.stroke(mark, 3.6 * grain, colours.shade);
      }
    }
  });
}

/** A peak with its two flanks, for `mountain`. `spine` runs from the summit down to the foot and parts light from shade. */
export type Peak = { readonly ridge: Line; readonly spine: Line; readonly foot: number };

/**
 * A mountain: shaded base, the lit flank in one hard shape, then carved lines down both flanks whose width
 * follows the light and noise. `snow` is the share of the height that is white, with a torn lower edge.
 */
function mountain(
  sheet: Sheet,
  peak: Peak,
  colours: { dark: Colour; lit: Colour; carve: Colour; snow?: Colour; snowShade?: Colour },
  options: { snow?: number; density?: number; seed?: number } = {},
): void {
  const { snow = 0.4, density = 1, seed = 1 } = options;
  const shape = body(peak.ridge, peak.foot);
  const top = geo.bounds(peak.ridge).top;
  const high = peak.foot - top;
  const spine = geo
    .dense(peak.spine, 9)
    .map(([x, y], i): Point => [x + (i === 0 ? 0 : high * 0.035 * noise.rough(x / 40, y / 26, seed)), y]);
  const spineX = (y: number): number =>
    geo.heightAt(
      spine.map(([px, py]): Point => [py, px]),
      y,
    );
  const litRight = sheet.light.x > 0;
  const box = geo.bounds(peak.ridge);
  const side = litRight ? box.right + 40 : box.left - 40;
  const litSide: Line = [
    ...spine,
    [spineX(peak.foot), peak.foot + 5],
    [side, peak.foot + 5],
    [side, top - 30],
  ];
  const snowAt = (x: number): number =>
    top + high * (snow + 0.12 * noise.rough(x / 34, 3, seed) + 0.05 * noise.at(x / 9, 5, seed));
  const snowline: Line = Array.from({ length: 81 }, (_, i) => {
    const x = box.left + ((box.right - box.left) * i) / 80;
    return [x, snowAt(x)];
  });
  sheet.shape(shape, colours.dark);
  sheet.clip(shape, () => {
    sheet.shape(litSide, colours.lit);
    const cap: Line = [...snowline, [box.right, top - 30], [box.left, top - 30]];
    if (colours.snow) {
      const { snow: white, snowShade = colours.dark } = colours;
      sheet.clip(litSide, () => sheet.shape(cap, white));
      if (snowShade !== colours.dark)
        sheet.clip(shape, () =>
          sheet.clip(
            [
              ...spine,
              [spineX(peak.foot), peak.foot],
              [litRight ? box.left - 40 : box.right + 40, peak.foot],
              [litRight ? box.left - 40 : box.right + 40, top - 30],
            ],
            () => sheet.shape(cap, snowShade),
          ),
        );
    }
    carve(
      sheet,
      { ridge: peak.ridge, foot: peak.foot, top, high, spineX, snowAt, litRight },
      colours,
      density,
      seed,
    );
  });
}

type Relief = {
  ridge: Line;
  foot: number;
  top: number;
  high: number;
  spineX: (y: number) => number;
  snowAt: (x: number) => number;
  litRight: boolean;
};

/** The lines down a mountain's flanks. */
function carve(
  sheet: Sheet,
  relief: Relief,
  colours: { dark: Colour; lit: Colour; carve: Colour; snow?: Colour },
  density: number,
  seed: number,
): void {
  const random = noise.stream(seed + 50);
  const { left, right } = geo.bounds(relief.ridge);
  const count = Math.round(((right - left) / 7) * density);
  for (let band = 0; band < 5; band++) {
    for (let i = 0; i < count / 2.2; i++) {
      const x = random.range(left, right);
      const start =
        Math.max(geo.heightAt(relief.ridge, x), relief.top + relief.high * (band / 5 - 0.08)) +
        random.range(-6, 12);
      if (start > relief.foot) continue;
      const onLit = x > relief.spineX(start) === relief.litRight;
      const outward = x > relief.spineX(start) ? 1 : -1;
      const long = relief.high * random.range(0.1, 0.27);
      const lean = outward * random.range(0.16, 0.4);
      const line = geo.smooth([
        [x, start],
        [x + lean * long * 0.4, start + long * 0.5],
        [x + lean * long, start + long],
      ]);
      const snowy = colours.snow !== undefined && start < relief.snowAt(x) - relief.high * 0.02;
      const tone = (px: number, py: number): number =>
        0.75 + 1.1 * noise.rough(px / 46, py / 64, seed) + (onLit ? 0 : -0.3);
      const ink = onLit
        ? snowy
          ? colours.carve
          : random.next() < 0.72
            ? colours.dark
            : (colours.snow ?? colours.carve)
        : colours.carve;
      sheet.stroke(line, random.range(3.5, 7.5) * (snowy && onLit ? 0.75 : 1), ink, {
        tone,
        taper: random.next() < 0.5 ? "end" : "both",
      });
    }
  }
}

export const hills = { ridge, rolling, body, far, green, mountain };
