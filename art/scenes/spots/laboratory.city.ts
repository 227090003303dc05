import { openings } from "../../kit/built/openings";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

/** A tower of stepped rings with a spire, as Kuala Lumpur's twins. */
function twin(sheet: Sheet, x: number, foot: number): void {
  const half = geo.line([0, -320, 5, -290, 9, -262, 17, -258, 20, -226, 28, -222, 31, -176, 38, -172, 40, 0]);
  const tower = [...half, ...geo.reverse(half).map(([px, py]): readonly [number, number] => [-px, py])];
  sheet.place({ x, y: foot }, () => {
    sheet.shape(tower, "slate", 0.7);
    sheet.clip(tower, () => {
      sheet.shape(geo.rect(10, -320, 40, 330), "deep", 0.7);
      for (let y = -250; y < 0; y += 17)
        sheet.stroke(geo.line([-42, y, 42, y]), 4, "haze", { taper: "none" });
    });
    sheet.bar(geo.line([0, -318, 0, -352]), 4, "slate");
  });
}

/** What the windows show: warm rain over Kuala Lumpur and its rain trees. */
export function city(sheet: Sheet): void {
  sheet.shape(geo.rect(0, 0, 1200, 460), "haze", 0);
  skies.cloud(sheet, 240, 90, 520, "slate", 5, 3);
  skies.cloud(sheet, 860, 70, 600, "white", 5, 6);
  for (const [x, w, high] of geo.fours([
    52, 50, 120, 0, 292, 60, 150, 0, 470, 70, 190, 0, 556, 60, 130, 0, 700, 56, 240, 0, 776, 80, 150, 0,
  ])) {
    sheet.shape(geo.rect(x, 430 - high, w, high + 30), "lagoon", 0.8);
    openings.windows(sheet, { x: x + 8, y: 440 - high, w: w - 16, h: high - 20 }, 4, 7, "haze", {
      skip: 0.2,
      seed: x,
    });
  }
  twin(sheet, 142, 430);
  twin(sheet, 248, 430);
  sheet.shape(geo.rect(172, 268, 48, 13), "slate", 0.6);
  const wet = { dark: "ink", base: "leaf", lit: "sage" } as const;
  trees.canopy(sheet, geo.line([-20, 404, 260, 380, 560, 410, 900, 384, 1220, 404]), 50, 3, wet, 5);
  skies.rain(sheet, { x: 0, y: -20, w: 1240, h: 470 }, 130, "white");
}
