import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Rough coasts as longitude and latitude in turn. */
const coasts: readonly (readonly number[])[] = [
  [
    -168, 66, -156, 71, -128, 70, -110, 68, -95, 72, -82, 73, -86, 64, -94, 58, -82, 53, -78, 58, -77, 62,
    -64, 60, -56, 52, -66, 45, -70, 42, -76, 35, -81, 31, -80, 25, -83, 29, -90, 29, -97, 27, -97, 21, -90,
    19, -87, 21, -88, 15, -83, 10, -78, 8, -83, 8, -92, 14, -105, 20, -112, 30, -117, 33, -124, 40, -124, 48,
    -133, 56, -150, 60, -164, 55, -158, 59, -166, 62,
  ],
  [-55, 82, -30, 83, -20, 75, -40, 60, -50, 62, -58, 75],
  [
    -78, 8, -72, 12, -60, 9, -50, 1, -35, -6, -39, -15, -48, -27, -58, -38, -66, -45, -70, -54, -75, -50, -73,
    -37, -70, -20, -81, -5,
  ],
  [
    -17, 15, -16, 24, -6, 35, 10, 37, 20, 32, 32, 31, 36, 22, 43, 12, 51, 12, 42, -2, 40, -14, 33, -26, 26,
    -34, 18, -33, 12, -18, 9, -1, 8, 5, -8, 5,
  ],
  [44, -17, 50, -15, 47, -25, 44, -23],
  [
    -9, 43, -9, 37, -2, 37, 3, 42, 9, 44, 16, 38, 18, 40, 13, 45, 20, 40, 24, 37, 28, 41, 36, 37, 35, 31, 43,
    13, 52, 16, 59, 23, 51, 25, 57, 27, 66, 25, 73, 20, 77, 8, 80, 14, 88, 22, 93, 20, 98, 10, 103, 2, 101,
    13, 106, 10, 109, 12, 107, 20, 114, 22, 121, 28, 120, 37, 126, 35, 129, 40, 140, 50, 142, 58, 158, 52,
    163, 60, 178, 66, 170, 70, 140, 73, 105, 77, 80, 73, 60, 69, 40, 67, 25, 71, 13, 66, 5, 60, 10, 56, 3, 51,
    -4, 48, -1, 44,
  ],
  [-5, 50, 1, 51, -2, 57, -6, 58],
  [-10, 52, -6, 52, -6, 55],
  [131, 32, 140, 35, 143, 43, 140, 42, 136, 37],
  [80, 9, 82, 7, 80, 6],
  [95, 5, 105, -5, 104, -2, 98, 3],
  [109, 1, 115, 5, 118, 1, 115, -4, 110, -3],
  [106, -6, 115, -8, 114, -9, 106, -8],
  [131, -1, 141, -3, 150, -10, 141, -8, 134, -4],
  [
    114, -22, 122, -18, 130, -12, 136, -12, 137, -16, 140, -17, 142, -11, 146, -18, 153, -26, 150, -37, 144,
    -38, 138, -35, 131, -31, 118, -35, 115, -33,
  ],
  [145, -41, 148, -41, 147, -44],
  [173, -35, 178, -38, 175, -41, 172, -40],
  [173, -41, 171, -44, 168, -47, 167, -45],
];

/** Where a place of the world lies in a map's box. */
function place({ x, y, w, h }: Box, longitude: number, latitude: number): Point {
  return [x + ((longitude + 172) / 354) * w, y + ((84 - latitude) / 142) * h];
}

/** A flat map of the world: water, a few meridians, land. */
function draw(sheet: Sheet, box: Box, colours: { water: Colour; land: Colour; line?: Colour }): void {
  const { water, land, line } = colours;
  sheet.shape(geo.rect(box.x, box.y, box.w, box.h), water, 0.8);
  sheet.clip(geo.rect(box.x, box.y, box.w, box.h), () => {
    if (line) {
      for (const degrees of [-120, -60, 0, 60, 120])
        sheet.bar([place(box, degrees, 84), place(box, degrees, -58)], 1.6, line);
      for (const degrees of [60, 30, 0, -30])
        sheet.bar([place(box, -172, degrees), place(box, 182, degrees)], 1.6, line);
    }
    for (const coast of coasts) {
      const shape: Line = geo.line(coast).map(([lon, lat]) => place(box, lon, lat));
      sheet.shape(shape, land, 1.6);
    }
  });
}

/** The coasts as closed shapes in a box, for maps that lie in perspective or print each land apart. */
function lands(box: Box): readonly Line[] {
  return coasts.map((coast) => geo.line(coast).map(([lon, lat]) => place(box, lon, lat)));
}

/** A curved way between two places of the map, as flights are drawn. */
function route(box: Box, from: Point, to: Point, rise: number): Line {
  const [a, b] = [place(box, ...from), place(box, ...to)];
  const [mx, my] = geo.mid(a, b);
  return geo.smooth([a, [mx, my - rise], b]);
}

export const worldMap = { place, draw, route, lands };
