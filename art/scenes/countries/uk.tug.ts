import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";

/** A working tug with a barge of crates. */
export function tug(sheet: Sheet, x: number, y: number): void {
  sheet.place({ x, y, scale: 1.1 }, () => {
    sheet.stroke(geo.line([-180, 8, 110, 8]), 10, "ink");
    sheet.shape(geo.line([-176, -20, -50, -20, -58, 4, -168, 4]), "ink", 0.7);
    for (const [dx, colour] of [
      [-164, "brick"],
      [-132, "orange"],
      [-98, "brick"],
    ] as const)
      sheet.shape(geo.rect(dx, -44, 29, 25), colour, 0.7);
    sheet.shape(geo.line([-24, -34, 84, -26, 112, -40, 100, 2, -18, 4]), "red", 0.7);
    sheet.shape(geo.line([0, -30, 0, -62, 56, -62, 62, -28]), "cream", 0.6);
    for (const dx of [8, 26, 43]) sheet.shape(geo.rect(dx, -56, 12, 13), "ink", 0.4);
    sheet.shape(geo.rect(-4, -67, 66, 6), "ink", 0.4);
    sheet.shape(geo.line([14, -66, 16, -92, 34, -92, 36, -66]), "ink", 0.5);
    sheet.shape(geo.rect(15, -86, 20, 7), "red", 0.3);
    sheet.stroke(geo.line([-20, -10, 100, -14]), 4, "cream", { taper: "none" });
  });
  water.foam(sheet, geo.line([x - 190, y + 9, x + 120, y + 8]), 5, "cream");
}
