import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** Where a bank of fog lies: from x to x, its level foot, its height. */
export type Bank = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly high: number;
};

/** A level sheet of fog that thins out at both ends: a slow swell above, a straight foot. */
function layer(bank: Bank, lift: number, seed: number): Line {
  const { left, right, y, high } = bank;
  const count = 60;
  const edge = (at: (t: number, x: number) => number): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      const x = geo.lerp(left, right, t);
      return [x, at(t, x)];
    });
  const body = (t: number): number => Math.sin(Math.PI * t) ** 0.55;
  const above = edge((t, x) => {
    const swell =
      0.72 + 0.16 * noise.at(x / (high * 2.6), seed, seed) + 0.1 * noise.at(x / (high * 0.8), 3, seed);
    return y - lift - high * swell * body(t);
  });
  const below = edge(
    (t, x) => y - lift + high * body(t) * (0.1 + 0.06 * noise.at(x / (high * 1.4), 8, seed)),
  );
  return [...above, ...geo.reverse(below)];
}

/**
 * Sea fog: two level sheets, the dimmer behind, torn at the foot and at the ends into streaks through which the
 * water shows. `through` is what lies behind; streaks of it open the bank.
 */
export function fog(sheet: Sheet, bank: Bank, through: Colour, seed: number): void {
  const { left, right, y, high } = bank;
  const random = noise.stream(seed);
  const wide = right - left;
  sheet.shape(
    layer({ ...bank, left: left + wide * 0.08, right: right + wide * 0.06 }, high * 0.42, seed + 4),
    "mist",
    2,
  );
  const front = layer(bank, 0, seed);
  sheet.shape(front, "white", 2);
  sheet.clip(front, () => {
    for (let i = 0; i < wide / 40; i++) {
      const long = high * random.range(1.2, 4);
      const x = random.range(left, right - long * 0.5);
      const py = y - high * random.range(-0.05, 0.5);
      sheet.stroke(skies.streak(x, py, long, high * 0.05), high * random.range(0.04, 0.1), "mist");
    }
  });
  for (let i = 0; i < wide / 26; i++) {
    const long = high * random.range(1.4, 4.4);
    const x = random.range(left - high * 1.6, right + high * 1.2 - long * 0.5);
    const py = y + high * random.range(-0.08, 0.34);
    const colour = py < y + high * 0.1 ? through : i % 3 === 0 ? "mist" : "white";
    sheet.stroke(
      skies.streak(x, py, long, high * 0.05),
      Math.min(long / 12, high * random.range(0.03, 0.075)),
      colour,
    );
  }
}
