import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** How a mortarboard lies in space, degrees: turned about its own axis, tipped towards the viewer, rolled on the page. */
export type Attitude = { readonly spin: number; readonly tip: number; readonly roll: number };

export type CapColours = {
  readonly base: Colour;
  /** The board where it catches the light. */
  readonly lit: Colour;
  /** Carved lines and the board's rim. */
  readonly line: Colour;
  /** Inside of the skull cap. */
  readonly lining: Colour;
  readonly tassel: Colour;
};

type Space = readonly [number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From the cap's space (board in the plane z = 0, crown below) to the page's; the third number is nearness. */
function turned([x, y, z]: Space, { spin, tip, roll }: Attitude): Space {
  const [a, b, c] = [radians(spin), radians(tip), radians(roll)];
  const [x1, y1] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
  const [y2, z2] = [y1 * Math.cos(b) - z * Math.sin(b), y1 * Math.sin(b) + z * Math.cos(b)];
  return [x1 * Math.cos(c) - y2 * Math.sin(c), x1 * Math.sin(c) + y2 * Math.cos(c), z2];
}

/** The convex outline of points. */
function hull(points: Line): Line {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: Line): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept[kept.length - 2], kept[kept.length - 1]];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(geo.reverse(sorted))];
}

/**
 * A mortarboard in the air around (0, 0), its board 100 units wide, seen from any side. `trail` is where the
 * tassel's end hangs or streams, on the page.
 */
export function thrownCap(sheet: Sheet, attitude: Attitude, trail: Point, colours: CapColours): void {
  const { base, lit, line, lining, tassel } = colours;
  const flat = (point: Space): Point => {
    const [x, y] = turned(point, attitude);
    return [x * 50, y * 50];
  };
  const square = (z: number, size = 1): Line =>
    [-1, 1].flatMap((s): Point[] => [flat([s * size, -s * size, z]), flat([s * size, s * size, z])]);
  const ring = (r: number, z: number): Line =>
    geo.arc(0, 0, r, r, 0, 345, 23).map(([x, y]) => flat([x, y, z]));
  const [nx, ny, nz] = turned([0, 0, 1], attitude);
  const seen = nz > 0;
  const bright = seen && nx * sheet.light.x + ny * sheet.light.y > 0.12;
  const crown = (): void => {
    sheet.shape(hull([...ring(0.6, -0.04), ...ring(0.66, -0.52)]), base, 0.4);
    for (const angle of [20, 65, 110, 155, 200, 245, 290, 335]) {
      const at = (r: number, z: number): Space => [
        r * Math.cos(radians(angle)),
        r * Math.sin(radians(angle)),
        z,
      ];
      const [, , near] = turned([Math.cos(radians(angle)), Math.sin(radians(angle)), 0], attitude);
      if (near > 0.25) sheet.stroke([flat(at(0.62, -0.1)), flat(at(0.65, -0.48))], 2.6, lit, { jitter: 0.1 });
    }
    if (!seen) {
      sheet.shape(ring(0.66, -0.52), line, 0.3);
      sheet.shape(ring(0.58, -0.52), lining, 0.3);
    }
  };
  const board = (): void => {
    sheet.shape(hull([...square(0.03), ...square(-0.05)]), seen ? line : base, 0.4);
    sheet.shape(hull(square(seen ? 0.03 : -0.05)), bright ? lit : base, 0.4);
    const z = seen ? 0.03 : -0.05;
    for (let i = 0; i < 6; i++) {
      const x = -0.8 + i * 0.32;
      sheet.stroke(
        [flat([x, -0.86 + 0.1 * (i % 2), z]), flat([x, 0.5 + 0.16 * (i % 3), z])],
        2,
        bright ? base : seen ? lit : line,
        { taper: "end", jitter: 0.1 },
      );
    }
  };
  const cord = (): void => {
    const [button, edge] = [flat([0, 0, 0.06]), flat([0.96, 0.1, 0.05])];
    const end: Point = [edge[0] + trail[0], edge[1] + trail[1]];
    const hang = geo.smooth([
      button,
      geo.mid(button, edge, 0.6),
      edge,
      [edge[0] + trail[0] * 0.5 + 4, edge[1] + trail[1] * 0.45],
      end,
    ]);
    if (seen) {
      sheet.stroke(hang, 3.4, tassel, { taper: "none", jitter: 0.1 });
      sheet.dot(button[0], button[1], 3.4, tassel);
    } else sheet.stroke(geo.part(hang, 0.5, 1), 3.4, tassel, { taper: "none", jitter: 0.1 });
    const size = Math.hypot(trail[0], trail[1]) || 1;
    const [ux, uy] = [trail[0] / size, trail[1] / size];
    for (const side of [-1, -0.35, 0.35, 1])
      sheet.stroke(
        [
          [end[0] - ux * 4, end[1] - uy * 4],
          [end[0] + ux * 20 - uy * side * 6, end[1] + uy * 20 + ux * side * 6],
        ],
        4.4,
        tassel,
        { taper: "start", jitter: 0.1 },
      );
  };
  if (seen) {
    crown();
    board();
    cord();
  } else {
    cord();
    board();
    crown();
  }
}
