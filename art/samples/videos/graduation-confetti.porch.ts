import { buildings } from "../../kit/built/buildings";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** The porch: a wall with lit doors behind fluted columns, a beam above. */
export function porch(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  for (let i = 0; i < 5; i++) {
    const x = 92 + i * 240;
    sheet.shape(buildings.arch(x - 12, 62, 160, 290), "ink", 1);
    sheet.shape(buildings.arch(x, 74, 136, 278), "straw", 0.8);
    sheet.bar(geo.line([x + 68, 76, x + 68, 350]), 5, "ink");
    for (const y of [142, 210, 278]) sheet.bar(geo.line([x, y, x + 136, y]), 4, "ink");
  }
  for (let i = 0; i < 6; i++) column(sheet, 40 + i * 240);
}

/** A fluted column with its left side in shade and its shadow on the wall. */
function column(sheet: Sheet, x: number): void {
  sheet.shape(geo.line([x - 62, -10, x - 30, -10, x - 30, 350, x - 62, 350]), "ink", 1);
  sheet.shape(geo.line([x - 34, -10, x + 34, -10, x + 38, 340, x - 38, 340]), "sand", 0.8);
  sheet.shape(geo.line([x - 34, -10, x - 16, -10, x - 18, 340, x - 38, 340]), "straw", 0.8);
  for (const [dx, width] of geo.line([-22, 4, -8, 4, 5, 3, 17, 2.4]))
    sheet.stroke(geo.line([x + dx, -10, x + dx * 1.05, 318]), width, dx < -10 ? "sea" : "straw", {
      taper: "end",
    });
  sheet.shape(geo.rect(x - 48, 322, 96, 24), "sand", 0.8);
  sheet.stroke(geo.line([x - 46, 340, x + 46, 340]), 5, "straw", { taper: "none" });
}
