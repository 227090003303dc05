import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { worldMap } from "../../kit/built/world-map";
import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** Where the table's top begins. */
export const top = 668;

const [w, h] = [1000, 470];
const all = { x: 0, y: 0, w, h };
const lay = planes.level({ y: top + 108, left: 346, right: 1574 }, { y: 1030, left: 190, right: 1730 }, w, h);
const sea = lay([...geo.rect(14, 14, w - 28, h - 28), [14, 14]]);

/** Where a place of the world lies on the table. */
function onTable(longitude: number, latitude: number): Point {
  const at = worldMap.place(all, longitude, latitude);
  return lay([at, at])[0] ?? at;
}

const home = onTable(77, 11);

/** Where the routes from India end, and how far each bends to the far side of the map. */
const goals: readonly { readonly at: Point; readonly bend: number }[] = [
  { at: onTable(145, -30), bend: 50 },
  { at: onTable(-80, 44), bend: -84 },
  { at: onTable(-1, 52), bend: 12 },
];

/** The table with the world map on it and the routes, which stay on the map. */
export function table(sheet: Sheet): void {
  furniture.table(sheet, { x: -200, y: top, w: 2320, h: 900 }, 420, {
    base: "brick",
    shade: "ink",
    lit: "salmon",
  });
  const rim = [...geo.rect(0, 0, w, h), [0, 0] as const];
  sheet.shape(geo.move(lay(rim), 8, 14), "ink", 1);
  sheet.shape(lay(rim), "white", 0.8);
  sheet.shape(sea, "haze", 0.8);
  sheet.clip(sea, () => {
    for (let i = 1; i < 9; i++)
      sheet.stroke(lay(geo.line([i * 111, 14, i * 111, h - 14])), 3, "mist", { taper: "none" });
    for (let i = 1; i < 5; i++)
      sheet.stroke(lay(geo.line([14, i * 94, w - 14, i * 94])), 3, "mist", { taper: "none" });
    worldMap.lands(all).forEach((land, i) => {
      const closed: Line = [...land, land[0] ?? [0, 0]];
      sheet.shape(lay(geo.smooth(closed, false, 4)), i === 15 ? "honey" : i < 2 ? "salmon" : "leaf", 1.4);
    });
    for (const { at, bend } of goals) {
      const [x, y] = geo.mid(home, at);
      const route = geo.smooth([home, [x, y - bend], at]);
      const dash = 26 / geo.length(route);
      for (let t = dash; t + dash < 1; t += 1.7 * dash)
        sheet.stroke(geo.part(route, t, t + dash, 6), 7, "red", { taper: "none" });
    }
  });
  sheet.dot(home[0], home[1], 12, "red");
  sheet.dot(home[0], home[1], 6, "white");
}

/** A pin in each goal, nearer to the viewer than the hands on the map's far side. */
export function pins(sheet: Sheet): void {
  for (const {
    at: [x, y],
  } of goals) {
    sheet.stroke(geo.line([x, y, x, y - 36]), 3.4, "ink", { taper: "none" });
    sheet.dot(x, y - 42, 13, "red");
    sheet.dot(x - 4, y - 46, 4, "white");
  }
}
