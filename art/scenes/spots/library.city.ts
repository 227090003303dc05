import { openings } from "../../kit/built/openings";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** Singapore's bay at night: towers with lit windows, three joined by a long deck, their lights in the water. */
export function city(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, -20, 1240, 560), "ink", 0);
  skies.stars(sheet, 220, 60, "cream", 5);
  skies.moon(sheet, 232, 110, 34, "cream");
  skies.cloud(sheet, 240, 128, 210, "deep", 2, 3);
  const random = noise.stream(14);
  for (let x = -10; x < 600; x += random.range(54, 92)) {
    const [w, high] = [random.range(48, 78), random.range(90, 250)];
    const y = 420 - high;
    sheet.shape(geo.rect(x, y, w, high + 10), "deep", 0.8);
    openings.windows(
      sheet,
      { x: x + 6, y: y + 10, w: w - 12, h: high - 16 },
      4,
      Math.round(high / 24),
      "honey",
      { skip: 0.34, seed: Math.round(x + 40) },
    );
  }
  for (const x of [690, 808, 926]) {
    const tower = geo.line([x - 12, 424, x + 6, 196, x + 58, 196, x + 76, 424]);
    sheet.shape(tower, "deep", 0.8);
    sheet.clip(tower, () =>
      openings.windows(sheet, { x: x - 6, y: 208, w: 78, h: 206 }, 5, 11, "honey", { skip: 0.24, seed: x }),
    );
    sheet.stroke(geo.line([x + 32, 200, x + 34, 420]), 5, "ink", { taper: "none" });
  }
  sheet.shape(
    geo.smooth(geo.line([660, 182, 690, 172, 970, 172, 1012, 158, 1000, 186, 960, 200, 690, 200]), true, 4),
    "sea",
    0.7,
  );
  sheet.stroke(geo.line([674, 181, 998, 173]), 5, "cream");
  sheet.shape(geo.rect(-20, 416, 1240, 120), "night", 0.8);
  sheet.stroke(geo.line([-20, 418, 1220, 418]), 5, "sea", { taper: "none" });
  for (const x of [212, 262, 326, 404, 488, 566, 724, 842, 960])
    for (let i = 0; i < 6; i++) {
      const y = 430 + i * 13;
      const half = 15 + i * 3 + 8 * noise.at(x, i * 2.3, 4);
      const left = x + 10 * noise.at(x, i * 3.1, 8);
      sheet.stroke(geo.line([left - half, y, left, y + 1.5, left + half, y]), 4 + i * 0.4, "honey");
    }
}
