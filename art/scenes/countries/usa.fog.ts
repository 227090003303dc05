import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** Above it the sky is paler than a bank's thin edge. */
const horizon = 566;

/** Where a bank of fog lies: from x to x, the level it lies on, how high it swells above and hangs below. */
export type Bank = {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly high: number;
  readonly low: number;
  /** Lies before another bank, so that no water darkens its edge. */
  readonly over?: boolean;
};

/** Height of the rolls at x, 0 to 1: round heads of several sizes that lean on one another. */
function rolls(x: number, size: number, seed: number): number {
  const head = (span: number, k: number): number => {
    const i = Math.floor(x / span);
    let best = 0;
    for (const j of [i - 1, i, i + 1]) {
      const middle = (j + 0.5 + 0.3 * noise.at(j * 1.7, k, seed)) * span;
      const reach = span * (0.82 + 0.3 * noise.at(j * 2.3, k + 5, seed));
      const tall = 0.72 + 0.28 * noise.at(j * 3.1, k + 9, seed);
      best = Math.max(best, tall * Math.sqrt(Math.max(0, 1 - ((x - middle) / reach) ** 2)));
    }
    return best;
  };
  return 0.46 * head(size * 2.4, 1) + 0.4 * head(size * 0.78, 2) + 0.12 * noise.at(x / (size * 4), 3, seed);
}

/** How far a bank swells at share t of its length: nothing at the ends. */
const body = (t: number): number => Math.min(1, 1.6 * Math.sin(Math.PI * geo.clamp(t)) ** 1.25);

/** A tint's outline: rolls above, a slow foot below. `above` and `below` are shares of the bank's reach, `ends` is cut off at each end. */
function outline(bank: Bank, above: number, below: number, ends: number, seed: number): Line {
  const wide = bank.right - bank.left;
  const [from, to] = [bank.left + wide * ends, bank.right - wide * ends * 0.8];
  const count = Math.round(wide / 9);
  const edge = (at: (x: number, swell: number) => number): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const x = geo.lerp(from, to, i / count);
      return [x, at(x, body(i / count))];
    });
  const top = edge((x, swell) => bank.y - bank.high * above * swell * rolls(x, bank.high, seed));
  const foot = edge((x, swell) => {
    const torn = 0.62 + 0.38 * noise.rough(x / (bank.high * 1.5), below * 3, seed);
    return bank.y + bank.low * below * swell * torn;
  });
  return [...top, ...geo.reverse(foot)];
}

/** The light on the left flank of every roll: crescents between the rolls and the same rolls moved to the right. */
function lit(sheet: Sheet, bank: Bank, above: number, seed: number): void {
  const { left, right, y, high } = bank;
  const [aside, step] = [high * 0.3, 6];
  let top: Point[] = [];
  let low: Point[] = [];
  const flush = (): void => {
    if (top.length > 5) sheet.shape([...top, ...geo.reverse(low)], "white", 1.6);
    [top, low] = [[], []];
  };
  for (let x = left; x <= right; x += step) {
    const swell = body((x - left) / (right - left));
    const over = rolls(x, high, seed) * above;
    const under = Math.max(
      0.04,
      rolls(x - aside, high, seed) * above - 0.1 + 0.1 * noise.at(x / high, 4, seed),
    );
    if ((over - under) * swell * high < 1.5) {
      flush();
      continue;
    }
    top.push([x, y - high * over * swell]);
    low.push([x, y - high * under * swell]);
  }
  flush();
}

/** Level streaks along a bank's foot and past its ends. */
function streaks(sheet: Sheet, bank: Bank, colour: Colour, below: number, seed: number): void {
  const { left, right, y, high, low } = bank;
  const random = noise.stream(seed);
  const wide = right - left;
  for (let i = 0; i < wide / 46; i++) {
    const t = random.range(-0.08, 1);
    const long = high * random.range(1.6, 5);
    const py = y + low * (below * body(geo.clamp(t, 0.05, 0.95)) + random.bell() * 0.24);
    sheet.stroke(
      skies.streak(left + wide * t - long / 2, py, long, 4),
      Math.min(long / 16, high * random.range(0.03, 0.08)),
      colour,
    );
  }
}

/** Sea fog: a thin edge, then three rows of rolls one before the other, each lit from the left; the foot tears into streaks. */
export function fog(sheet: Sheet, bank: Bank, seed: number): void {
  const wide = bank.right - bank.left;
  if (!bank.over) {
    streaks(sheet, bank, "lagoon", 0.8, seed);
    sheet.clip(geo.rect(-20, horizon, sheet.width + 40, sheet.height), () =>
      sheet.shape(outline(bank, 1.06, 1, 0, seed), "lagoon", 2),
    );
  }
  streaks(sheet, bank, "haze", 0.7, seed + 1);
  sheet.shape(outline(bank, 1, 0.76, 0.04, seed), "haze", 2);
  for (const [k, { down, share }] of [
    { down: 0, share: 1 },
    { down: 0.36, share: 0.72 },
    { down: 0.62, share: 0.5 },
  ].entries()) {
    const row: Bank = {
      left: bank.left + wide * 0.06 * (k + 1),
      right: bank.right - wide * 0.03 * k,
      y: bank.y + bank.low * 0.2 * k - bank.high * 0.06 * k,
      high: bank.high * share,
      low: bank.low * (0.5 - 0.1 * k),
    };
    if (k > 0) sheet.shape(outline(row, 1, 0.4, 0, seed + k), "haze", 2);
    sheet.shape(outline(row, 0.9, 1, 0.02, seed + k), "mist", 2);
    lit(sheet, row, 0.88, seed + k);
    if (down > 0) streaks(sheet, row, k === 1 ? "mist" : "white", 0.8, seed + 5 + k);
  }
}
