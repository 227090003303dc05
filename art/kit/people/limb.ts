import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** From how many degrees a limb is bent far. */
const FAR = 62;

/** Cloth in three steps. */
export type Cloth = { readonly base: Colour; readonly shade: Colour; readonly lit: Colour };

/** The outline of a limb along joints with a radius at each; bends are rounded. `cap` rounds the end, `head` the start. */
function outline(
  joints: Line,
  radii: readonly number[],
  cap = false,
  head = false,
): { left: Line; right: Line; axis: Line; shape: Line } {
  const axis = geo.even(bent(joints), 25);
  const left: Point[] = [];
  const right: Point[] = [];
  axis.forEach((point, i) => {
    const before = axis[Math.max(0, i - 1)] ?? point;
    const after = axis[Math.min(24, i + 1)] ?? point;
    const size = geo.distance(before, after) || 1;
    const place = (i / 24) * (radii.length - 1);
    const index = Math.min(radii.length - 2, Math.floor(place));
    const r = geo.lerp(radii[index] ?? 1, radii[index + 1] ?? 1, place - index);
    const nx = -(after[1] - before[1]) / size;
    const ny = (after[0] - before[0]) / size;
    left.push([point[0] + nx * r, point[1] + ny * r]);
    right.push([point[0] - nx * r, point[1] - ny * r]);
  });
  const [end, last] = [axis[24], radii[radii.length - 1] ?? 0];
  const before = axis[23];
  const tip: Point[] = [];
  if (cap && end && before) {
    const way = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
    tip.push(...geo.arc(end[0], end[1], last, last, way + 80, way - 80, 8));
  }
  const [start, next, first] = [axis[0], axis[1], radii[0] ?? 0];
  const top: Point[] = [];
  if (head && start && next) {
    const way = (Math.atan2(next[1] - start[1], next[0] - start[0]) * 180) / Math.PI;
    top.push(...geo.arc(start[0], start[1], first, first, way - 100, way - 260, 10));
  }
  return { left, right, axis, shape: [...left, ...tip, ...geo.reverse(right), ...top] };
}

/** A line through joints whose corners are rounded. */
function bent(joints: Line): Line {
  const result: Point[] = [];
  joints.forEach((point, i) => {
    const [before, after] = [joints[i - 1], joints[i + 1]];
    if (!before || !after) {
      result.push(point);
      return;
    }
    const [a, b] = [geo.mid(point, before, 0.22), geo.mid(point, after, 0.22)];
    for (let k = 0; k <= 6; k++) {
      const t = k / 6;
      result.push(geo.mid(geo.mid(a, point, t), geo.mid(point, b, t), t));
    }
  });
  return result;
}

/** By how many degrees a limb turns at its middle joint. */
function bend([from, middle, to]: Line): number {
  if (!from || !middle || !to) return 0;
  const way = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const turn = Math.abs(way(from, middle) - way(middle, to));
  return Math.min(turn, 360 - turn);
}

/**
 * A clothed limb: base, shaded strip on the side away from the light, lines along it, folds at its bend. The lines
 * stop on the inner side of a far bend, where they would cross.
 */
function clothed(sheet: Sheet, joints: Line, radii: readonly number[], cloth: Cloth): void {
  const { left, right, axis, shape } = outline(joints, radii, false, true);
  sheet.shape(shape, cloth.base, 0.7);
  const light = sheet.localLight;
  const [l, r] = [geo.along(left, 0.5), geo.along(right, 0.5)];
  const leftLit = (l[0] - r[0]) * light.x + (l[1] - r[1]) * light.y > 0;
  const [lit, dim] = leftLit ? [left, right] : [right, left];
  const inner = geo.even(dim, 25).map((point, i): Point => {
    const [x, y] = geo.mid(point, axis[i] ?? point, 0.66 * Math.min(1, 0.15 + i / 7));
    return [x + 4 * noise.at(x / 20, y / 20, 5), y];
  });
  sheet.clip(shape, () => {
    sheet.shape([...dim, ...geo.reverse(inner)], cloth.shade, 0.8);
    const inside = geo.length(lit) < geo.length(dim);
    const runs =
      inside && bend(joints) > FAR
        ? ([
            [0.06, 0.3],
            [0.73, 0.92],
          ] as const)
        : ([[0.06, 0.9]] as const);
    for (const share of [0.16, 0.32])
      for (const [from, to] of runs)
        sheet.stroke(geo.part(geo.between(lit, axis, share), from, to), 4, cloth.lit, {
          tone: (x, y) => 0.75 + noise.rough(x / 22, y / 40, 6),
        });
    if (joints.length > 2) {
      const bend = geo.along(axis, 0.5);
      for (const [t, reach] of [
        [0.4, 0.75],
        [0.47, 0.95],
        [0.54, 0.9],
        [0.61, 0.7],
      ] as const) {
        const from = geo.along(dim, t);
        sheet.stroke(
          geo.smooth([
            from,
            geo.mid(geo.along(axis, t), bend, 0.25),
            geo.mid(from, geo.along(lit, t + 0.05), reach * 0.8),
          ]),
          4.2,
          cloth.shade,
          { taper: "end" },
        );
      }
    }
  });
}

/** A bare limb: base and a shaded strip. */
function bare(sheet: Sheet, joints: Line, radii: readonly number[], skin: Cloth): void {
  const { left, right, axis, shape } = outline(joints, radii, true);
  sheet.shape(shape, skin.base, 0.4);
  const light = sheet.localLight;
  const [l, r] = [geo.along(left, 0.5), geo.along(right, 0.5)];
  const dim = (l[0] - r[0]) * light.x + (l[1] - r[1]) * light.y > 0 ? right : left;
  sheet.shape([...dim, ...geo.reverse(geo.between(dim, axis, 0.5, 25))], skin.shade, 0.4);
}

export const limb = { outline, clothed, bare };
