import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";
import paths from "./mauritius.pirogue.paths.json";

/** A Mauritian fishing pirogue on the water at (x, y): long painted hull, one low sail, its shadow on the sand below. */
export function pirogue(sheet: Sheet, x: number, y: number): void {
  sheet.place({ x, y, scale: 1.2 }, () => {
    sheet.stroke(geo.smooth(geo.line([-150, 44, 0, 52, 150, 42])), 22, "sea");
    sheet.bar(geo.line([-20, -6, -16, -190]), 5, "ink");
    sheet.shape(
      geo
        .smooth(geo.line([-14, -180, 40, -120, 104, -44]))
        .concat(geo.smooth(geo.line([104, -44, 50, -34, -14, -32]))),
      "white",
      0.8,
    );
    for (const t of [0.2, 0.4, 0.6, 0.8])
      sheet.stroke(
        geo.smooth([
          [-12, -180 + t * 150],
          [10 + t * 20, -168 + t * 136],
          [t * 106 - 6, -176 + t * 134],
        ]),
        3,
        t > 0.5 ? "haze" : "mist",
      );
    sheet.shape(geo.smooth(geo.line(paths.boom)), "red", 0.8);
    sheet.bar(geo.line([-18, -34, 110, -42]), 4, "ink");
    const hull = geo.smooth(geo.line(paths.hull), true, 6);
    sheet.shape(hull, "red", 0.6);
    sheet.clip(hull, () => {
      sheet.shape(geo.smooth(geo.line(paths.hullShade), true), "ink", 0.6);
      sheet.stroke(geo.smooth(geo.line([-170, -14, -100, 8, 0, 12, 100, 6, 166, -16])), 5, "white", {
        taper: "none",
      });
    });
    sheet.stroke(geo.smooth(geo.line(paths.rim)), 5, "straw", { taper: "none" });
  });
  water.foam(sheet, geo.line([x - 130, y + 30, x + 130, y + 28]), 4, "white");
}
