import { buildings } from "../../../kit/built/buildings";
import { tiledFloor } from "../../../kit/built/tiled-floor";
import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** Parapet and the tiled floor of the roof. */
export function roofTerrace(
  sheet: Sheet,
  colours: {
    readonly wall: Colour;
    readonly rim: Colour;
    readonly hole: Colour;
    readonly floor: Colour;
    readonly tile: Colour;
  },
): void {
  sheet.shape(geo.rect(-10, 556, 1220, 120), colours.wall, 1);
  sheet.shape(geo.rect(-10, 544, 1220, 20), colours.rim, 0.8);
  for (let x = 6; x < 1200; x += 46) {
    const hole = buildings.arch(x, 582, 28, 66);
    sheet.shape(hole, colours.hole, 0.7);
  }
  sheet.shape(geo.rect(-10, 664, 1220, 250), colours.floor, 1);
  const rows = [664, 694, 732, 780, 842, 920];
  tiledFloor(sheet, rows, { middle: 600, eye: 300, step: 0.34 }, colours.tile);
}
