import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Colours = { readonly gap: Colour; readonly stone: Colour; readonly dim: Colour; readonly lit: Colour };

/** A dry stone wall along a line, left to right, `high` tall: three courses of rubble under upright copes. */
export function drystone(sheet: Sheet, line: Line, high: number, c: Colours): void {
  const random = noise.stream(15);
  const size = geo.length(line);
  sheet.shape([...geo.move(line, 0, -high * 0.86), ...geo.reverse(geo.move(line, 0, high * 0.12))], c.gap, 3);
  for (const row of [0, 1, 2]) {
    for (let t = row * 0.011; t < 0.99; ) {
      const long = (high * random.range(0.34, 0.7)) / size;
      const [low, top] = [-high * 0.3 * row + high * 0.08, -high * 0.3 * (row + 0.86) + high * 0.08];
      const [a, b] = [geo.along(line, t + long * 0.05), geo.along(line, Math.min(1, t + long * 0.93))];
      const wobble = (): number => random.range(-0.035, 0.035) * high;
      const stone: Line = [
        [a[0] + wobble(), a[1] + low + wobble()],
        [a[0] + wobble(), a[1] + top + wobble()],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + top - Math.abs(wobble())],
        [b[0] + wobble(), b[1] + top + wobble()],
        [b[0] + wobble(), b[1] + low + wobble()],
      ];
      sheet.shape(stone, random.next() < 0.55 ? c.stone : c.dim, 2.2);
      if (random.next() < 0.7)
        sheet.stroke(
          [
            geo.mid([a[0], a[1] + top], b, 0.12),
            [geo.lerp(a[0], b[0], 0.75), geo.lerp(a[1], b[1], 0.75) + top + high * 0.04],
          ],
          high * 0.05,
          c.lit,
        );
      t += long;
    }
  }
  for (let t = 0; t < 0.99; ) {
    const long = (high * random.range(0.16, 0.26)) / size;
    const [x, y] = geo.along(line, t);
    const [x2, y2] = geo.along(line, Math.min(1, t + long * 0.86));
    const tip = high * random.range(0.98, 1.16);
    sheet.shape(
      [
        [x, y - high * 0.78],
        [x + high * 0.05, y - tip],
        [x2 + high * 0.03, y2 - tip + 3],
        [x2, y2 - high * 0.78],
      ],
      random.next() < 0.5 ? c.stone : c.dim,
      2,
    );
    t += long;
  }
}
