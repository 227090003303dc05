import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import paths from "./world-map.paths.json";

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Rough coasts as longitude and latitude in turn. */
const coasts: readonly (readonly number[])[] = paths.coasts;

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
