import { geo, type Line, type Point } from "../../kit/core/geo";

/* Coasts as longitude, latitude: coarse, but with the capes and gulfs by which a land is known. */
const lands: readonly Line[] = [
  geo.line([
    -9, 38.5, -9, 43, -2, 43.5, -1, 46, -4.5, 48.5, 2, 51, 8, 54, 8, 57, 10.5, 57.5, 10, 54.5, 14, 54, 19,
    54.5, 21, 57, 24, 59, 30, 60, 22, 60.5, 21.5, 63, 25, 65, 22, 66, 17, 62, 18.5, 60, 16, 56.5, 12.5, 56,
    11, 59, 6, 58.5, 5, 62, 12, 66, 19, 70, 28, 71, 40, 67, 33, 66.5, 37, 64, 44, 67, 54, 68.5, 60, 69, 68,
    68.5, 72, 73, 80, 73, 90, 75.5, 104, 77.5, 113, 74, 130, 72, 140, 73, 160, 70, 179, 69, 178, 63, 163, 61,
    161, 56, 156, 51, 155, 59, 143, 59, 135, 54.5, 141, 52, 140, 48, 131, 43, 127.5, 39.5, 129.5, 36, 126.5,
    34.5, 125, 39, 121.5, 39.5, 118, 39, 122.5, 37, 119.5, 35, 122, 31, 121, 28, 117, 23.5, 110, 21, 108,
    21.5, 106, 18, 109, 12.5, 105, 8.7, 102, 12.5, 100.5, 13.5, 99.5, 10, 101, 6.8, 104, 1.3, 101, 3, 98.3, 8,
    98.5, 14, 95.5, 16, 94.3, 19, 91.5, 22.5, 88, 21.7, 86, 20, 82, 16.7, 80.3, 15.5, 80, 12, 78, 8.2, 76, 10,
    74, 15, 72.8, 19.5, 72.6, 21.5, 70, 20.8, 69, 22.4, 67, 24.8, 61.5, 25.2, 57, 27, 51, 27.8, 48.5, 30, 50,
    26.6, 51.5, 24.5, 54, 24.2, 56.2, 26, 59.8, 22.5, 55, 17.5, 45, 12.8, 43, 13, 39, 21, 35, 28, 34.3, 31.3,
    36, 36.5, 30.5, 36.5, 27, 37.5, 26.5, 40, 33, 42, 41.5, 41.3, 37, 45, 39, 47, 34, 46.3, 31, 46.5, 28, 43,
    28.5, 41.2, 23.5, 40.3, 24, 37.8, 22, 36.6, 19.5, 41.5, 13.5, 45.5, 12.4, 44, 18.3, 40, 16, 38, 12, 42,
    8.5, 44.3, 3.3, 43, 0, 39.5, -2, 36.8, -5.5, 36,
  ]),
  geo.line([
    -6, 35.8, 10, 37.2, 11, 33.8, 19.5, 30.4, 23, 32.6, 32, 31.2, 34, 27, 37.3, 21, 39.5, 15, 43.2, 11.6,
    51.2, 11.8, 47, 4, 40.5, -2.5, 39, -7, 40.6, -14.5, 35, -20, 35.4, -24, 32.6, -26, 31, -30, 26, -34, 20,
    -34.8, 18.3, -32, 15, -26.5, 11.8, -17, 13.6, -10, 9, -1, 9.6, 4, 4.5, 6.3, -3, 5, -8, 4.4, -13, 9, -17.3,
    14.7, -16, 21, -13, 27.7, -9.6, 30.5,
  ]),
  geo.line([
    114, -22, 122, -18, 126, -14, 130.5, -12, 136.5, -12, 135.7, -15, 140.5, -17.6, 142.5, -10.8, 146, -18.5,
    153, -25.5, 153, -31, 150, -37.5, 144, -38.5, 140, -37.7, 138, -33, 135.5, -34.8, 131, -31.5, 124, -33.2,
    118, -35, 115.2, -33.8,
  ]),
  geo.line([-5.5, 50, 1.3, 51.2, 1.5, 52.7, -1.5, 55, -2, 57.5, -5, 58.5, -5.5, 55.5, -3, 54, -4.7, 52]),
  geo.line([-10, 52, -6.3, 52.2, -6, 54.5, -8, 55.2, -10, 54]),
  geo.line([44, -25, 47.2, -25, 49.8, -15.6, 49.2, -12.2, 44.4, -16.5, 43.3, -22]),
  geo.line([80, 9.6, 81.8, 7, 80.6, 6, 79.8, 8]),
  geo.line([95.5, 5.5, 100, 2.5, 104, -2.5, 105.8, -5.8, 102.3, -4, 98.5, 1.5]),
  geo.line([105.5, -6.5, 111, -6.6, 114.5, -8, 108, -7.8]),
  geo.line([109, 1.5, 113, 3.2, 117, 7, 119, 5, 116, -3.5, 110.5, -2.8]),
  geo.line([120, 1, 125, 1.5, 122, -1, 123, -4.5, 120, -5.4, 119, -3]),
  geo.line([120.2, 18.4, 122, 18.4, 121.5, 14.4, 124, 12.6, 120.8, 13.7, 119.8, 16]),
  geo.line([122, 7, 126, 9.5, 126, 6, 124, 6.4]),
  geo.line([131, -1, 136, -2, 141, -2.7, 147, -6.5, 150.5, -10.4, 143, -8.8, 138, -8.2]),
  geo.line([
    130, 31.3, 131.7, 33.6, 137, 34.7, 140.6, 36, 141.8, 39.6, 140, 40.5, 139, 37.6, 133, 35.5, 130, 33.5,
  ]),
  geo.line([140, 41.6, 145.3, 43.4, 142, 45.4]),
];

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
