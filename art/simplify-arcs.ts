import type { Position } from "geojson";
import type { Topology } from "topojson-specification";

type Place = (point: Position) => Position;

/** How far a point lies from the line between two others; from their place where both are one. */
function distance([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Keeps the points that a line needs to stay within the tolerance (Ramer, Douglas and Peucker). */
function simplify(points: readonly Position[], place: Place, tolerance: number): Position[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distance(place(point), place(first), place(last)));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const split = distances.indexOf(farthest);
  const head = simplify(points.slice(0, split + 1), place, tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(split), place, tolerance)];
}

/** Turns an arc's quantised steps into longitudes and latitudes. */
function decode(
  arc: readonly Position[],
  { scale, translate }: NonNullable<Topology["transform"]>,
): Position[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/**
 * Thins a topology's lines. Countries share them, so neighbours still meet afterwards.
 * @param place where a longitude and latitude comes to lie on the drawing
 * @param tolerance how far a line may move, in the drawing's px
 */
export function simplifyArcs<T extends Topology>(topology: T, place: Place, tolerance: number): T {
  const { transform } = topology;
  const arcs = topology.arcs.map((arc) => {
    const points = transform ? decode(arc, transform) : arc;
    return simplify(points, place, tolerance);
  });
  return { ...topology, transform: undefined, arcs };
}
