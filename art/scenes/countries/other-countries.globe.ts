import { geo, type Line, type Point } from "../../kit/core/geo";
import paths from "./other-countries.globe.paths.json";

/* Coasts as longitude, latitude: coarse, but with the capes and gulfs by which a land is known. */
const lands: readonly Line[] = paths.lands.map(geo.line);

type View = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly east: number;
  readonly north: number;
};

/** Where a place falls on a globe seen from straight above (east, north); `front` is negative on the far side. */
function place({ x, y, r, east, north }: View, [lon, lat]: Point): { at: Point; front: number } {
  const rad = Math.PI / 180;
  const [l, p, p0] = [(lon - east) * rad, lat * rad, north * rad];
  const right = Math.cos(p) * Math.sin(l);
  const up = Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l);
  const front = Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l);
  return { at: [x + r * right, y - r * up], front };
}

/** The lands on the near side, each pressed to the rim where it runs round it. */
function coasts(view: View): readonly Line[] {
  return lands
    .map((land) => geo.dense(land, 2, true).map((point) => place(view, point)))
    .filter((land) => land.some(({ front }) => front > 0))
    .map((land) =>
      land.map(({ at, front }): Point => {
        if (front > 0) return at;
        const [dx, dy] = [at[0] - view.x, at[1] - view.y];
        const size = Math.hypot(dx, dy) || 1;
        return [view.x + (dx / size) * view.r * 1.02, view.y + (dy / size) * view.r * 1.02];
      }),
    );
}

/** Meridians and parallels on the near side, every `step` degrees. */
function grid(view: View, step: number): readonly Line[] {
  const lines: Line[] = [];
  const add = (points: readonly Point[]): void => {
    const seen = points.map((point) => place(view, point)).filter(({ front }) => front > 0.02);
    if (seen.length > 3) lines.push(seen.map(({ at }) => at));
  };
  const range = (from: number, to: number, by: number): readonly number[] =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
  for (const lon of range(-180, 179, step)) add(range(-85, 85, 4).map((lat): Point => [lon, lat]));
  for (const lat of range(-75, 75, step))
    add(range(view.east - 90, view.east + 90, 4).map((lon): Point => [lon, lat]));
  return lines;
}

export const globe = { place, coasts, grid };
