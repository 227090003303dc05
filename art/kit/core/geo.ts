/** Points and lines: curves, shapes, and questions about them. Nothing here draws. */

export type Point = readonly [number, number];
export type Line = readonly Point[];

/** Points from a flat list: [x, y, x, y, ...]. */
function line(numbers: readonly number[]): Line {
  const result: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) result.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return result;
}

/** Rows of four from a flat list, as places and sizes of many small things: [x, y, w, h, x, y, w, h, ...]. */
function fours(numbers: readonly number[]): readonly (readonly [number, number, number, number])[] {
  const result: [number, number, number, number][] = [];
  for (let i = 0; i + 3 < numbers.length; i += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(i, i + 4);
    result.push([a, b, c, d]);
  }
  return result;
}

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
const mid = (a: Point, b: Point, t = 0.5): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
const move = (line: Line, dx: number, dy: number): Line => line.map(([x, y]) => [x + dx, y + dy]);
const reverse = (line: Line): Line => [...line].reverse();

/** Neighbouring pairs of a line; the last with the first too when closed. */
function pairs(line: Line, closed = false): readonly (readonly [Point, Point])[] {
  const result: (readonly [Point, Point])[] = [];
  let previous = closed ? line[line.length - 1] : undefined;
  for (const point of line) {
    if (previous) result.push([previous, point]);
    previous = point;
  }
  return result;
}

const length = (line: Line): number => pairs(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);

/** The same line with points at most `step` apart; corners stay. */
function dense(line: Line, step: number, closed = false): Line {
  const result: Point[] = [];
  for (const [a, b] of pairs(line, closed)) {
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let i = 0; i < parts; i++) result.push(mid(a, b, i / parts));
  }
  const last = line[line.length - 1];
  if (!closed && last) result.push(last);
  return result;
}

/** `count` points at even distances along a line. */
function even(line: Line, count: number): Line {
  const total = length(line);
  const result: Point[] = [];
  const segments = pairs(line);
  let index = 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const goal = (total * i) / (count - 1);
    let segment = segments[index];
    while (segment && index < segments.length - 1 && before + distance(...segment) < goal) {
      before += distance(...segment);
      segment = segments[++index];
    }
    if (!segment) break;
    const size = distance(...segment);
    result.push(mid(segment[0], segment[1], size === 0 ? 0 : clamp((goal - before) / size)));
  }
  return result;
}

/** The point at share t (0..1) of a line's length. */
function along(line: Line, t: number): Point {
  const goal = length(line) * clamp(t);
  let before = 0;
  for (const [a, b] of pairs(line)) {
    const size = distance(a, b);
    if (before + size >= goal) return mid(a, b, size === 0 ? 0 : (goal - before) / size);
    before += size;
  }
  return line[line.length - 1] ?? [0, 0];
}

/** A smooth curve through the given points (centripetal enough for drawing); `parts` per span. */
function smooth(points: Line, closed = false, parts = 10): Line {
  const n = points.length;
  if (n < 3) return points;
  const get = (i: number): Point => {
    const j = closed ? (i + n) % n : clamp(i, 0, n - 1);
    return points[j] ?? [0, 0];
  };
  const result: Point[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [p, a, b, q] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      const axis = (j: 0 | 1): number =>
        0.5 *
        (2 * a[j] +
          (b[j] - p[j]) * t +
          (2 * p[j] - 5 * a[j] + 4 * b[j] - q[j]) * t * t +
          (3 * a[j] - p[j] - 3 * b[j] + q[j]) * t * t * t);
      result.push([axis(0), axis(1)]);
    }
  }
  if (!closed) result.push(get(n - 1));
  return result;
}

/** Part of an ellipse as a line; degrees, 0 at the right, clockwise on the page. */
function arc(cx: number, cy: number, rx: number, ry: number, from = 0, to = 360, parts = 40): Line {
  return Array.from({ length: parts + 1 }, (_, i): Point => {
    const angle = (lerp(from, to, i / parts) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const rect = (x: number, y: number, w: number, h: number): Line => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The curve that lies at share t between two curves. */
function between(a: Line, b: Line, t: number, count = 24): Line {
  const other = even(b, count);
  return even(a, count).map((point, i) => mid(point, other[i] ?? point, t));
}

/** Part of a line, from share `from` to share `to` of its length. */
function part(line: Line, from: number, to: number, count = 20): Line {
  return Array.from({ length: count }, (_, i) => along(line, lerp(from, to, i / (count - 1))));
}

/** Turned by degrees about a point. */
function turn(line: Line, degrees: number, about: Point = [0, 0]): Line {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return line.map(([x, y]) => {
    const [dx, dy] = [x - about[0], y - about[1]];
    return [about[0] + dx * c - dy * s, about[1] + dx * s + dy * c];
  });
}

/** Where a horizontal line at y lies inside a closed shape: pairs of x, left to right. */
function spans(shape: Line, y: number): readonly (readonly [number, number])[] {
  const hits: number[] = [];
  for (const [a, b] of pairs(shape, true)) {
    if (a[1] <= y === b[1] <= y) continue;
    hits.push(lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1])));
  }
  hits.sort((p, q) => p - q);
  const result: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) {
    const [left, right] = [hits[i], hits[i + 1]];
    if (left !== undefined && right !== undefined) result.push([left, right]);
  }
  return result;
}

const inside = (shape: Line, [x, y]: Point): boolean => spans(shape, y).some(([l, r]) => x >= l && x <= r);

/** The height (y) of a left-to-right line at x. */
function heightAt(line: Line, x: number): number {
  for (const [a, b] of pairs(line)) {
    if (x >= a[0] && x <= b[0] && b[0] > a[0]) return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
  }
  const end = x < (line[0]?.[0] ?? 0) ? line[0] : line[line.length - 1];
  return end?.[1] ?? 0;
}

/** Smallest and largest x and y. */
function bounds(line: Line): { left: number; top: number; right: number; bottom: number } {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const geo = {
  line,
  fours,
  lerp,
  mid,
  distance,
  clamp,
  move,
  reverse,
  pairs,
  length,
  dense,
  even,
  along,
  smooth,
  arc,
  rect,
  between,
  part,
  turn,
  spans,
  inside,
  heightAt,
  bounds,
};
