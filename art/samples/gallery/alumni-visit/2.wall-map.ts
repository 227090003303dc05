import { geo, type Line, type Point } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import paths from "./2.wall-map.paths.json";

/* Coasts after Natural Earth at 1:110 million, as longitude and latitude in turn. */

const [width, height] = [860, 350];

/** A place of the world on the map's sheet. */
const at = ([longitude, latitude]: Point): Point => [
  ((longitude + 172) / 352) * width,
  ((80 - latitude) / 138) * height,
];

const south: Point = [77, 11];

/** Where the ways from the south of India end, each with how high it rises. */
const goals: readonly (readonly [Point, number])[] = [
  [[145, -37], 46],
  [[-1, 52], 60],
  [[-79, 44], 104],
];

const shape = (numbers: readonly number[]): Line => geo.line(numbers).map(at);

/** A world map on the wall, in a wooden frame, with ways from the south of India. */
export function wallMap(
  sheet: Sheet,
  { x, y }: { readonly x: number; readonly y: number },
  inks: Record<"frame" | "water" | "grid" | "asia" | "north" | "south" | "africa" | "island", Colour>,
): void {
  sheet.place({ x, y }, () => {
    sheet.shape(geo.rect(-20, -20, width + 40, height + 40), inks.frame, 0.9);
    const sea = geo.rect(0, 0, width, height);
    sheet.shape(sea, inks.water, 0.5);
    for (const longitude of [-120, -60, 0, 60, 120])
      sheet.bar([at([longitude, 80]), at([longitude, -58])], 1.8, inks.grid);
    for (const latitude of [60, 30, 0, -30])
      sheet.bar([at([-172, latitude]), at([180, latitude])], 1.8, inks.grid);
    sheet.clip(sea, () => {
      for (const coast of paths.coasts) {
        const land = shape(coast);
        const [longitude = 0, latitude = 0] = coast;
        const islands = longitude > 110 && latitude < -9.4;
        sheet.shape(geo.move(land, 4, 5), inks.grid, 0.5);
        sheet.shape(land, islands ? inks.island : longitude < -30 ? inks.north : inks.asia, 0.5);
        sheet.clip(land, () => {
          sheet.shape(shape(paths.africa), inks.africa, 0);
          sheet.shape(shape(paths.southAmerica), inks.south, 0);
        });
      }
    });
    const home = at(south);
    for (const [goal, rise] of goals) {
      const end = at(goal);
      const [mx, my] = geo.mid(home, end);
      const way = geo.smooth([home, [mx, my - rise], end]);
      for (let t = 0.04; t < 0.94; t += 0.075)
        sheet.stroke(geo.part(way, t, t + 0.042, 6), 5.5, "ink", { taper: "none" });
      sheet.dot(end[0], end[1], 8, "ink");
    }
    sheet.dot(home[0], home[1], 11, "ink");
    sheet.dot(home[0], home[1], 5, "white");
  });
}
