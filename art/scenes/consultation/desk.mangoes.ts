import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

/** Mangoes in a spotted bowl. */
export function mangoes(sheet: Sheet): void {
  for (const [x, y, turn] of [
    [732, 960, -16],
    [800, 962, 20],
    [766, 928, 4],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      const body = geo.smooth(geo.line([-44, 2, -30, -32, 6, -40, 40, -22, 46, 6, 20, 32, -24, 30]), true);
      sheet.shape(body, "marigold", 0.8);
      sheet.clip(body, () =>
        sheet.shape(geo.smooth(geo.line([8, -44, 28, -10, 8, 40, 60, 40, 60, -44])), "red", 0.8),
      );
      sheet.stroke(geo.smooth(geo.line([-30, -8, -18, -24, 2, -30])), 7, "cream");
      sheet.stroke(geo.line([34, -24, 44, -40]), 6, "pine");
    });
  const bowl = [
    [652, 958] as const,
    ...geo.reverse(geo.arc(766, 958, 116, 82, 0, 180, 24)),
    [880, 958] as const,
  ];
  sheet.shape(bowl, "sea", 0.8);
  sheet.clip(bowl, () => {
    sheet.shape(geo.rect(796, 940, 120, 120), "deep", 0.8);
    for (let i = 0; i < 6; i++) sheet.dot(668 + i * 40, 984 + 5 * noise.at(i, 2, 3), 8, "white");
  });
  sheet.stroke(geo.line([646, 958, 886, 958]), 9, "haze", { taper: "none" });
}
