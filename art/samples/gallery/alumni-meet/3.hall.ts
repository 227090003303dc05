import { buildings } from "../../../kit/built/buildings";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";

/** Back wall with lit doors, gallery rail and ceiling lamps. */
export function hall(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  for (let i = 0; i < 7; i++) {
    const top = -10 + i * 22;
    sheet.stroke(geo.line([-10, top, 1210, top + 5 * noise.at(i, 1, 2)]), 7, "ink", {
      tone: (x) => 0.8 + 0.4 * noise.at(x / 90, i, 3),
    });
  }
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 136;
    sheet.shape(geo.arc(x, 24, 34, 8), "straw", 0.6);
    sheet.shape(geo.arc(x, 84, 20, 5), "marigold", 0.6);
  }
  sheet.shape(geo.rect(-10, 130, 1220, 30), "salmon", 1);
  sheet.shape(geo.rect(-10, 160, 1220, 9), "ink", 0.8);
  for (let i = 0; i < 5; i++) {
    const x = 108 + i * 258;
    sheet.shape(geo.rect(x - 12, 184, 112, 190), "ink", 0.8);
    sheet.shape(buildings.arch(x, 196, 88, 180), i % 2 === 0 ? "straw" : "sea", 0.8);
    for (const dx of [22, 44, 66])
      sheet.stroke(geo.line([x + dx, 210, x + dx, 380]), 4, i % 2 === 0 ? "marigold" : "deep");
    for (let k = 0; k < 5; k++)
      sheet.stroke(geo.line([x + 122 + k * 22, 190, x + 122 + k * 22, 380]), 6, "sea", { taper: "end" });
  }
  sheet.shape(geo.rect(540, 176, 256, 250), "ink", 0.8);
  sheet.shape(buildings.arch(556, 188, 224, 240), "straw", 0.8);
  for (let k = 0; k < 9; k++)
    sheet.stroke(
      geo.line([572 + k * 24, 250 - 40 * Math.sin((k + 1) * 0.314), 572 + k * 24, 430]),
      5,
      "marigold",
      { taper: "start" },
    );
}

/** The aisle's carpet from the door to the viewer, with the steps between the rows. */
export function aisle(sheet: Sheet): void {
  const [left, right] = [geo.line([640, 400, 420, 920]), geo.line([706, 400, 950, 920])];
  sheet.shape([...left, ...geo.reverse(right)], "salmon", 1);
  for (const t of [0.12, 0.26, 0.46, 0.74]) {
    const [a, b] = [geo.along(left, t), geo.along(right, t)];
    sheet.stroke([a, b], 3 + 9 * t, "brick", { taper: "none", jitter: 0.15 });
  }
  sheet.stroke(geo.move(left, 8, 0), 7, "straw", { taper: "start" });
  sheet.stroke(geo.move(right, -8, 0), 7, "brick", { taper: "start" });
}
