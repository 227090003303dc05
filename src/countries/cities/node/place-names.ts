/** Where a name stands beside its dot. */
export const nameSides = ["right", "left", "above", "below"] as const;

type NameSide = (typeof nameSides)[number];

interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Sizes in px on the narrowest phone, whose map is 280 px wide: half a dot, half the height and the padding of a
 * name, the width of a letter, and the gap between dot and name. `student-cities.tsx` draws them.
 */
const DOT = 7;
const HALF = 11;
const PADDING = 10;
const LETTER = 7;
const GAP = 9;
const NARROWEST = 280;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const around = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

function nameBox({ name, x, y }: Dot, side: NameSide): Box {
  const half = (name.length * LETTER + PADDING) / 2;
  const away = GAP + half;
  if (side === "right") return around(x + away, y, half, HALF);
  if (side === "left") return around(x - away, y, half, HALF);
  return around(x, y + (side === "above" ? -1 : 1) * (GAP + HALF), half, HALF);
}

/**
 * Chooses for each dot the side of its name, so that on the narrowest phone no name lies over another or over a dot,
 * and none leaves the sheet. Tries all combinations: seven names have 16,384.
 * @returns the sides in the order of the dots
 */
export function placeNames(dots: readonly Dot[], width: number, height: number): NameSide[] {
  const scale = NARROWEST / width;
  const small = dots.map(({ name, x, y }) => ({ name, x: x * scale, y: y * scale }));
  const sheet = { left: 0, top: 0, right: NARROWEST, bottom: height * scale };
  const choices = small.map((dot, own) =>
    nameSides.map((side, rank) => {
      const box = nameBox(dot, side);
      const inside = overlap(box, sheet) / ((box.right - box.left) * (box.bottom - box.top));
      const dotted = small
        .filter((_, other) => other !== own)
        .reduce((sum, { x, y }) => sum + overlap(box, around(x, y, DOT, DOT)), 0);
      return { side, box, cost: rank + 1_000_000 * (1 - inside) + 100 * dotted };
    }),
  );
  let best: { readonly cost: number; readonly sides: NameSide[] } = {
    cost: Number.POSITIVE_INFINITY,
    sides: [],
  };
  const choose = (taken: readonly Box[], sides: readonly NameSide[], cost: number) => {
    if (cost >= best.cost) return;
    const options = choices[sides.length];
    if (!options) {
      best = { cost, sides: [...sides] };
      return;
    }
    for (const { side, box, cost: own } of options) {
      const over = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      choose([...taken, box], [...sides, side], cost + own + 100 * over);
    }
  };
  choose([], [], 0);
  return best.sides;
}
