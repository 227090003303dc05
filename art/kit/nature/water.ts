import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { skies } from "./skies";

type Area = {
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
};

/** Rows from the horizon to the viewer, ever wider apart; `near` runs from 0 to 1. */
function rows(area: Area, count: number): readonly { y: number; near: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const near = (i + 0.5) / count;
    return { y: area.top + (area.bottom - area.top) * (0.12 * near + 0.88 * near ** 1.9), near };
  });
}

/** The flat surface. */
function flat(sheet: Sheet, area: Area, colour: Colour): void {
  const { left = -20, right = sheet.width + 20 } = area;
  sheet.shape(geo.rect(left, area.top, right - left, area.bottom - area.top + 20), colour, 0.8);
}

/** Dark swells that grow towards the viewer. `amount` about 1; less is calmer. */
function swells(sheet: Sheet, area: Area, colour: Colour, amount = 1, seed = 1): void {
  const { left = 0, right = sheet.width } = area;
  const random = noise.stream(seed);
  for (const { y, near } of rows(area, Math.round(26 * Math.sqrt(amount)))) {
    const long = geo.lerp(46, 330, near);
    const count = Math.round(((right - left) / long) * geo.lerp(0.5, 0.85, near) * amount);
    for (let i = 0; i < count; i++) {
      const size = long * random.range(0.45, 1.25);
      const thick = Math.min(size / 6, geo.lerp(1.6, 15, near ** 1.3) * random.range(0.5, 1.2));
      const py = y + random.bell() * geo.lerp(3, 22, near);
      if (py < area.top + thick || py > area.bottom) continue;
      sheet.stroke(
        wave(random.range(left - size / 2, right - size / 2), py, size, geo.lerp(0.8, 9, near)),
        thick,
        colour,
      );
    }
  }
}

/** Light cuts, gathered in a path below a light at x; `spread` is the path's half width at the viewer's feet. */
function glitter(
  sheet: Sheet,
  area: Area,
  x: number,
  spread: number,
  colour: Colour,
  amount = 1,
  seed = 7,
): void {
  const random = noise.stream(seed);
  for (const { y, near } of rows(area, Math.round(34 * Math.sqrt(amount)))) {
    const half = geo.lerp(spread * 0.3, spread, near);
    const count = Math.round(geo.lerp(7, 4.5, near) * Math.sqrt(amount));
    for (let i = 0; i < count; i++) {
      const off = random.bell() * 1.3;
      const size = geo.lerp(34, 190, near) * random.range(0.5, 1.2) * (1.15 - Math.abs(off) * 0.6);
      const thick = Math.min(size / 7, geo.lerp(1.6, 9, near) * random.range(0.6, 1.2));
      const py = y + random.bell() * geo.lerp(2, 14, near);
      if (py < area.top + 2) continue;
      sheet.stroke(wave(x + off * half - size / 2, py, size, geo.lerp(0.6, 6, near)), thick, colour);
    }
  }
}

/** A long low wave line. */
function wave(x: number, y: number, long: number, height: number): Line {
  const bend = noise.at(x / 60, y / 30, 9);
  return Array.from({ length: 14 }, (_, i) => {
    const t = i / 13;
    return [
      x + long * t,
      y + height * (Math.sin(t * 6.3 + bend * 3) * 0.45 + 0.5 * noise.at(x / 50 + t * 3, y / 13, 8)),
    ];
  });
}

/**
 * The reflection of a shape in level strokes with broken ends.
 * `horizon` is the water line the shape stands on; `squash` below 1 shortens it.
 */
function reflection(
  sheet: Sheet,
  shape: Line,
  horizon: number,
  colour: Colour,
  squash = 1,
  step = 7,
  seed = 3,
): void {
  const random = noise.stream(seed);
  const { top } = geo.bounds(shape);
  const deep = (horizon - top) * squash;
  for (let d = 2; d < deep; d += step * random.range(0.7, 1.3)) {
    const far = d / deep;
    for (const [left, right] of geo.spans(shape, horizon - d / squash)) {
      if (random.next() < far * 0.42) continue;
      const tear = geo.lerp(6, 34, far);
      const x = left + random.range(-tear, tear);
      const long = right + random.range(-tear, tear) - x;
      if (long < step * 3) continue;
      sheet.stroke(wave(x, horizon + d, long, 2 + far * 3), step * geo.lerp(1.35, 0.7, far), colour, {
        jitter: 0.3,
      });
    }
  }
}

/** White water along a line: short curls of foam, as at a hull or on a beach. */
function foam(sheet: Sheet, line: Line, width: number, colour: Colour, seed = 5): void {
  const random = noise.stream(seed);
  for (let t = 0; t < 1; t += random.range(0.05, 0.12)) {
    const [x, y] = geo.along(line, t);
    const long = width * random.range(5, 9);
    sheet.stroke(
      skies.streak(x - long / 2, y + random.bell() * width, long, width * 0.5),
      width * random.range(0.6, 1.1),
      colour,
    );
  }
}

export const water = { flat, rows, swells, glitter, wave, reflection, foam };
