import { buildings } from "../../kit/built/buildings";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/**
 * An old station: ochre walls with arches, a copper dome over its corner; 200 wide from x -20, its foot at y 520.
 * Needs salmon, cream, honey, mauve, lagoon and sea.
 */
export function domedStation(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 380, 190, 150), "salmon", 0.8);
  sheet.shape(geo.rect(-20, 374, 196, 12), "cream", 0.6);
  for (let i = 0; i < 4; i++) sheet.shape(buildings.arch(-4 + i * 44, 402, 28, 60), "honey", 0.6);
  sheet.shape(geo.rect(-20, 472, 196, 8), "cream", 0.6);
  sheet.shape(geo.rect(20, 296, 112, 82), "salmon", 0.8);
  sheet.shape(geo.rect(98, 296, 34, 82), "mauve", 0.8);
  for (let i = 0; i < 3; i++) sheet.shape(buildings.arch(32 + i * 34, 312, 20, 48), "honey", 0.5);
  sheet.shape(geo.rect(12, 288, 128, 11), "cream", 0.6);
  buildings.dome(sheet, 76, 290, 56, 76, { body: "lagoon", shade: "sea", rib: "cream" });
  sheet.shape(geo.rect(67, 196, 18, 22), "cream", 0.5);
  sheet.shape(geo.arc(76, 198, 12, 13, 180, 360, 12), "sea", 0.5);
  sheet.stroke(geo.line([76, 188, 76, 158]), 4, "sea", { taper: "end" });
}
