import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./queensland.turtle.paths.json";

/** A place on the turtle's shell: u from its front (-1) to its tail (1), v across. */
const shellAt = (u: number, v: number): Point => {
  const half = 92 * (1 - Math.abs(u) ** 2.3) ** 0.6 * (1 - 0.16 * u);
  return [134 * u, half * Math.sin((v * Math.PI) / 2) - 16 * (1 - v * v) * (1 - u * u)];
};

/** One plate of the shell between two u and two v, a little apart from its neighbours. */
const plate = (u0: number, u1: number, v0: number, v1: number, point = 0): Line => [
  shellAt(u0 + 0.02, v0),
  shellAt((u0 + u1) / 2, v0 - point),
  shellAt(u1 - 0.02, v0),
  shellAt(u1 - 0.02 + (v0 === -v1 ? 0.07 : 0), (v0 + v1) / 2),
  shellAt(u1 - 0.02, v1),
  shellAt((u0 + u1) / 2, v1 + point),
  shellAt(u0 + 0.02, v1),
  shellAt(u0 + 0.02 + (v0 === -v1 ? 0.07 : 0), (v0 + v1) / 2),
];

/** A flipper: skin with a pale rim and dark cells that shrink towards its edge. */
function flipper(sheet: Sheet, outline: Line, spine: Line, skin: Colour): void {
  const shape = geo.smooth(outline, true, 6);
  sheet.shape(shape, "pine", 0.8);
  sheet.clip(shape, () => sheet.shape(geo.move(shape, -4, -4), skin, 0.8));
  const random = noise.stream(Math.round(Math.abs(outline[0]?.[0] ?? 3) + outline.length));
  sheet.clip(shape, () => {
    for (let i = 0; i < 26; i++) {
      const [x, y] = geo.along(spine, (i + 0.5) / 26);
      for (const off of [-26, -13, 0, 12, 25]) {
        const r = random.range(4, 8.4) * (1 - 0.4 * (i / 26));
        const [px, py] = [x + off + random.range(-4, 4), y + off * 0.5 + random.range(-3, 3)];
        sheet.shape(
          geo.line([
            px - r,
            py,
            px - r * 0.2,
            py - r * 0.8,
            px + r,
            py - r * 0.3,
            px + r * 0.6,
            py + r * 0.7,
          ]),
          "pine",
          0.4,
        );
      }
    }
  });
}

/** A green turtle swimming to the left, about 400 long about (0, 0). Needs leaf, lime, pine, sage, straw, white and ink. */
export function turtle(sheet: Sheet): void {
  flipper(sheet, geo.line(paths.farFlipper), geo.line([-40, -70, -6, -150, 56, -206]), "sage");
  flipper(
    sheet,
    geo.line([96, -40, 150, -74, 192, -70, 176, -44, 128, -16]),
    geo.line([106, -36, 186, -64]),
    "sage",
  );
  flipper(
    sheet,
    geo.line([84, 46, 120, 82, 172, 102, 176, 80, 134, 36]),
    geo.line([106, 48, 172, 92]),
    "sage",
  );
  const head = geo.smooth(geo.line(paths.head), true, 6);
  sheet.shape(head, "sage", 0.8);
  sheet.clip(head, () => {
    sheet.shape(geo.smooth(geo.line(paths.headShade)), "leaf", 0.8);
    for (const [x, y, r] of [
      [-172, -36, 11],
      [-152, -32, 10],
      [-134, -22, 9],
      [-192, -33, 8],
      [-158, -14, 9],
      [-140, -4, 8],
      [-176, 4, 7],
      [-124, 10, 7],
      [-160, 8, 7],
    ] as const)
      sheet.shape(geo.arc(x, y, r, r * 0.76, 10, 340, 7), "pine", 0.8);
  });
  sheet.dot(-192, -15, 8.4, "white", 0.2);
  sheet.dot(-193, -15, 6.4, "ink", 0.2);
  sheet.dot(-195, -17.4, 2, "white");
  sheet.stroke(geo.smooth(geo.line([-221, -2, -200, 2, -184, 4, -170, 1])), 3.4, "ink");
  const rim: Line = [
    ...Array.from({ length: 40 }, (_, i): Point => shellAt(-1 + (2 * i) / 39, -1)),
    ...Array.from({ length: 40 }, (_, i): Point => shellAt(1 - (2 * i) / 39, 1)),
  ];
  sheet.shape(geo.move(rim, 5, 16), "ink", 0.8);
  sheet.shape(rim, "ink", 0.8);
  const cuts = [-0.97, -0.6, -0.22, 0.16, 0.52, 0.86];
  cuts.slice(0, -1).forEach((u, i) => {
    const next = cuts[i + 1] ?? 1;
    for (const [v0, v1, point] of [
      [-0.74, -0.34, 0],
      [-0.27, 0.27, 0.07],
      [0.34, 0.74, 0],
    ] as const) {
      const shape = plate(u, next, v0, v1, point);
      sheet.shape(shape, v0 > 0 ? "leaf" : "lime", 0.8);
      sheet.clip(shape, () => {
        const [hx, hy] = shellAt(next - 0.04, (v0 + v1) / 2);
        for (const t of [0.12, 0.34, 0.56, 0.78, 1]) {
          const [px, py] = shellAt(u - 0.02, v0 + (v1 - v0) * t);
          sheet.stroke(geo.line([hx, hy, px, py]), 5.4, v0 > 0 ? "pine" : t < 0.5 ? "straw" : "leaf", {
            taper: "start",
          });
        }
      });
    }
  });
  for (let i = 0; i < 11; i++) {
    const [u, next] = [-0.93 + i * 0.17, -0.93 + (i + 1) * 0.17];
    sheet.shape(plate(u, next, -0.97, -0.8), "straw", 0.5);
    sheet.shape(plate(u, next, 0.8, 0.97), "lime", 0.5);
  }
  flipper(sheet, geo.line(paths.nearFlipper), geo.line([-88, 44, -122, 110, -134, 200]), "sage");
}
