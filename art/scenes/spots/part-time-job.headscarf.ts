import { geo, type Line } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import type { Cloth } from "../../kit/people/limb";
import paths from "./part-time-job.headscarf.paths.json";

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);

/** A headscarf on a head from its side: drawn close round the face and under the chin, wound about the neck. */
export function headscarf(sheet: Sheet, { base, shade, lit }: Cloth): void {
  const drape = form(paths.drape);
  sheet.shape(drape, base, 0.7);
  sheet.clip(drape, () => {
    sheet.shape(form(paths.drapeShade), shade, 0.7);
    for (const d of [0, 22, 44])
      sheet.stroke(
        geo.smooth(geo.line([-112, 150 + d, -50, 186 + d * 1.2, 20, 196 + d, 84, 160 + d])),
        6,
        d === 22 ? lit : shade,
      );
  });
  const hood = form(paths.hood);
  sheet.shape(hood, base, 0.7);
  sheet.clip(hood, () => {
    sheet.shape(form(paths.hoodShade), shade, 0.7);
    for (const d of [0, 20, 40])
      sheet.stroke(
        geo.smooth(geo.line([34 - d, -106, 6 - d, -60, -18 - d, 0, -12 - d * 0.9, 60, 20 - d * 0.6, 112])),
        5.5,
        d === 20 ? shade : lit,
        { taper: "both" },
      );
  });
  sheet.stroke(geo.smooth(geo.line(paths.edge)), 6, shade, { taper: "none", jitter: 0.1 });
  const wound = form(paths.wound);
  sheet.shape(wound, base, 0.7);
  sheet.clip(wound, () => {
    for (const d of [0, 18, 36])
      sheet.stroke(
        geo.smooth(geo.line([-116, 92 + d, -60, 126 + d, 0, 140 + d, 50, 130 + d, 90, 108 + d])),
        6,
        d === 18 ? shade : lit,
      );
  });
  sheet.stroke(geo.smooth(geo.line(paths.fold)), 6, shade);
}
