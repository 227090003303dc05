/** Seeded randomness. `at` gives smooth noise by place (same place, same value), `stream` a repeatable series. */

/** Hash of a grid point, in 0..1. */
function hash(ix: number, iy: number, seed: number): number {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 2147483629);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in -1..1 at a place; features are about one unit wide. */
function at(x: number, y: number, seed = 1): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u;
  const bottom = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Two octaves of `at`, for ridges and tone. */
function rough(x: number, y: number, seed = 1): number {
  return (at(x, y, seed) * 2 + at(x * 2.3 + 7, y * 2.3 - 3, seed + 17)) / 3;
}

/** A repeatable series of numbers in 0..1, with helpers for ranges and choices. */
class Stream {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 2654435761) >>> 0;
  }

  /** The next number, 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number between low and high. */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Roughly bell-shaped around 0, within about -1..1. */
  bell(): number {
    return ((this.next() + this.next() + this.next()) * 2) / 3 - 1;
  }

  /** One of the given things. */
  pick<T>(things: readonly [T, ...T[]]): T {
    return things[Math.floor(this.next() * things.length)] ?? things[0];
  }
}

const stream = (seed: number): Stream => new Stream(seed);

/** A seed of a name: names that differ in one letter give series that have nothing in common. */
function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

export const noise = { at, rough, stream, seedOf };
