import { geo, type Point } from "../core/geo";
import type { HandKind } from "./hands";
import type { Arm } from "./poses";

/** Lengths of upper arm and forearm in head units. */
const [upper, fore] = [222, 204];

/**
 * An arm whose hand is at a place, for poses that move: the elbow is found, bent outwards. `side` 1 is the
 * page's right. The hand follows the forearm; `bend` turns it further, in degrees.
 */
export function reach(side: 1 | -1, wrist: Point, hand: HandKind = "open", bend = 0): Arm {
  const shoulder: Point = [side * 124, 208];
  const far = geo.distance(shoulder, wrist);
  const long = geo.clamp(far, 60, upper + fore - 2);
  const end = geo.mid(shoulder, wrist, long / far);
  const along = (upper * upper - fore * fore + long * long) / (2 * long);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  const [ux, uy] = [(end[0] - shoulder[0]) / long, (end[1] - shoulder[1]) / long];
  const elbow: Point = [
    shoulder[0] + ux * along - side * uy * out,
    shoulder[1] + uy * along + side * ux * out,
  ];
  const way = (Math.atan2(end[0] - elbow[0], elbow[1] - end[1]) * 180) / Math.PI;
  return {
    elbow,
    wrist: end,
    hand,
    handTurn: way + bend,
    thumb: side === 1 ? "left" : "right",
    slipped: end[1] < elbow[1],
  };
}
