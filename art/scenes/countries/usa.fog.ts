import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** A bank of fog between two x: a dim roll behind, a white one before it, torn to level streaks at its foot and ends. */
export function fog(sheet: Sheet, left: number, right: number, y: number, high: number, seed: number): void {
  const random = noise.stream(seed);
  const lobes: { x: number; y: number; rx: number; ry: number }[] = [];
  for (let x = left + high * 0.4; x < right - high * 0.4; x += high * random.range(0.45, 0.8)) {
    const swell = Math.sin((Math.PI * (x - left)) / (right - left)) ** 0.6;
    const ry = high * random.range(0.2, 0.5) * swell + high * 0.07;
    lobes.push({ x, y: y - ry * 0.35 - high * 0.16 * swell, rx: ry * random.range(1.7, 2.9), ry });
  }
  for (const [dx, dy, colour] of [
    [high * 0.3, -high * 0.14, "mist"],
    [0, 0, "white"],
  ] as const) {
    for (const lobe of lobes)
      sheet.shape(geo.arc(lobe.x + dx, lobe.y + dy, lobe.rx, lobe.ry, 0, 354, 44), colour, 2.5);
    sheet.stroke(
      geo.line([
        left - high * 0.7,
        y + high * 0.1,
        (left + right) / 2,
        y + high * 0.02,
        right + high * 0.7,
        y + high * 0.1,
      ]),
      high * 0.5,
      colour,
    );
  }
  for (const { x, y: cy, rx, ry } of lobes) {
    for (const share of random.next() < 0.5 ? [0.88] : [0.9, 0.66])
      sheet.stroke(
        geo.arc(x + rx * 0.06, cy + ry * 0.1, rx * share, ry * share, -38, random.range(20, 46), 14),
        high * 0.05 * share,
        "haze",
      );
    sheet.stroke(geo.arc(x, cy, rx * 0.8, ry * 0.75, 196, 262, 12), high * 0.03, "mist");
  }
  for (let i = 0; i < (right - left) / 16; i++) {
    const long = high * random.range(0.8, 3.2);
    const py = y + high * random.range(-0.1, 0.42);
    const x = random.range(left - high, right + high * 0.4 - long * 0.4);
    const colour = py > y + high * 0.24 ? (i % 3 === 0 ? "mist" : "white") : i % 2 === 0 ? "mist" : "haze";
    sheet.stroke(skies.streak(x, py, long, 5), Math.min(long / 9, high * random.range(0.03, 0.09)), colour);
  }
}
