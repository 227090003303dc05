import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";

/** What the window shows: rain over a terrace of painted houses, a church, the hills beyond the bay. */
export function town(sheet: Sheet): void {
  sheet.shape(geo.rect(380, 60, 480, 420), "haze", 0);
  skies.cloud(sheet, 520, 120, 360, "slate", 4, 3);
  skies.cloud(sheet, 760, 160, 300, "white", 3, 5);
  hills.far(sheet, hills.rolling(360, 880, 300, 60, 4), 360, { body: "sage" }, 3);
  sheet.shape(geo.rect(370, 306, 500, 40), "lagoon", 1);
  const walls = ["honey", "red", "white", "sea", "brick", "cream"] as const;
  walls.forEach((wall, i) => {
    const [x, w, high] = [372 + i * 82, 84, 112 + 22 * noise.at(i * 1.7, 3, 4)];
    const foot = 480;
    sheet.shape(geo.rect(x, foot - high, w, high), wall, 0.8);
    const roof: Line = geo.line([
      x - 4,
      foot - high,
      x + 8,
      foot - high - 36,
      x + w - 8,
      foot - high - 36,
      x + w + 4,
      foot - high,
    ]);
    sheet.shape(roof, "slate", 0.8);
    sheet.shape(geo.rect(x + 56, foot - high - 58, 18, 32), "brick", 0.6);
    for (const [dx, dy] of geo.line([14, 20, 50, 20, 14, 66]))
      sheet.shape(geo.rect(x + dx, foot - high + dy, 20, 28), (i + dx) % 3 === 0 ? "cream" : "ink", 0.4);
    sheet.shape(geo.rect(x + 50, foot - high + 64, 20, 60), wall === "red" ? "ink" : "red", 0.4);
  });
  skies.rain(sheet, { x: 380, y: 40, w: 520, h: 440 }, 70, "white");
  for (const [x, y, long] of geo.fours([
    430, 90, 60, 0, 560, 150, 80, 0, 700, 80, 52, 0, 790, 200, 70, 0, 470, 260, 46, 0,
  ])) {
    sheet.stroke(geo.smooth(geo.line([x, y, x + 3, y + long / 2, x - 2, y + long])), 4, "white");
    sheet.dot(x - 2, y + long, 5, "white");
  }
}
