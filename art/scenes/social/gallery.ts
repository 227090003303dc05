import { label } from "../../kit/built/label";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";

const string: Line = geo.smooth(geo.line([-40, 40, 300, 128, 640, 160, 940, 136, 1240, 70]));

/** A print pegged to the string, hanging and turned a little; `view` draws its picture in a box of 200 by 150. */
function print(sheet: Sheet, at: number, turn: number, scale: number, view: () => void): void {
  const [x, y] = geo.along(string, at);
  sheet.place({ x, y: y - 4, turn, scale }, () => {
    sheet.shape(geo.rect(-108, 12, 228, 226), "deep", 1);
    sheet.shape(geo.rect(-116, 4, 228, 226), "white", 0.8);
    sheet.place({ x: -102, y: 18 }, () => sheet.clip(geo.rect(0, 0, 200, 168), view));
    sheet.shape(geo.rect(-9, -20, 18, 46), "timber", 0.5);
    sheet.stroke(geo.line([-4, -16, -4, 22]), 3.4, "honey");
    sheet.bar(geo.line([-10, 2, 10, 2]), 4, "ink");
  });
}

/** A mortarboard thrown up. */
function cap(sheet: Sheet, x: number, y: number, turn: number): void {
  sheet.place({ x, y, turn }, () => {
    sheet.shape(geo.line([-20, 4, -18, 22, 0, 28, 18, 22, 20, 4]), "night", 0.5);
    sheet.shape(geo.line([-44, 0, 0, -18, 44, 0, 0, 18]), "ink", 0.5);
    sheet.stroke(geo.smooth(geo.line([0, 0, 30, 6, 36, 30])), 4, "marigold", { taper: "none" });
  });
}

export const scene = new Scene({
  name: "social/gallery",
  size: "social",
  light: { x: -0.7, y: -0.7 },
  palette: [
    "sea",
    "deep",
    "haze",
    "white",
    "straw",
    "honey",
    "salmon",
    "red",
    "marigold",
    "ink",
    "night",
    "timber",
    "leaf",
    "pine",
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 1240, 700), "sea", 0);
    for (let row = 0; row < 12; row++)
      for (let i = 0; i < 8; i++) {
        const x = (row % 2) * 80 + i * 168 - 40;
        sheet.stroke(geo.line([x, 24 + row * 56, x + 150, 25 + row * 56]), 4, "deep", {
          tone: (px, py) => 0.55 + 0.9 * noise.rough(px / 90, py / 60, 4),
        });
        sheet.stroke(geo.line([x, 26 + row * 56, x + 1, 76 + row * 56]), 3.4, "deep", {
          tone: (px, py) => 0.5 + 0.9 * noise.rough(px / 60, py / 60, 7),
        });
      }
    sheet.bar(string, 5, "night");
    print(sheet, 0.52, -4, 1.05, () => {
      sheet.shape(geo.rect(0, 0, 200, 170), "straw", 0);
      sheet.dot(140, 92, 26, "white");
      sheet.shape(geo.rect(0, 100, 200, 70), "deep", 0);
      sheet.shape(geo.line([20, 104, 60, 40, 74, 104]), "white", 0.6);
      sheet.shape(geo.line([70, 104, 104, 58, 112, 104]), "white", 0.6);
      for (const tip of [30, 42, 54])
        sheet.stroke(geo.line([60, 44, tip, 102]), 3, "haze", { taper: "start" });
      for (let i = 0; i < 9; i++)
        sheet.stroke(water.wave(((i * 67) % 150) - 10, 112 + i * 6, 70, 2), 4, i % 2 ? "honey" : "sea");
    });
    print(sheet, 0.705, 3, 1.24, () => {
      sheet.shape(geo.rect(0, 0, 200, 170), "haze", 0);
      skies.cloud(sheet, 100, 30, 120, "white", 2, 3);
      cap(sheet, 56, 44, -18);
      cap(sheet, 140, 36, 16);
      cap(sheet, 102, 76, 4);
      for (const [x, skin] of [
        [40, "timber"],
        [100, "salmon"],
        [158, "timber"],
      ] as const) {
        sheet.stroke(geo.line([x + 14, 150, x + 30, 108]), 13, "ink", { taper: "none" });
        sheet.dot(x + 31, 100, 8, skin, 0.3);
        sheet.shape(
          geo.smooth(geo.line([x - 30, 180, x - 24, 146, x, 138, x + 24, 146, x + 30, 180])),
          "ink",
          0.5,
        );
        sheet.shape(geo.rect(x - 7, 128, 14, 16), skin, 0.3);
        sheet.dot(x, 118, 18, "night", 0.4);
        for (const side of [-1, 1]) sheet.dot(x + side * 18, 121, 4, skin, 0.2);
        for (const dx of [-8, 0, 8])
          sheet.stroke(
            geo.smooth(geo.line([x + dx * 0.4, 103, x + dx, 116, x + dx * 0.9, 130])),
            2.4,
            "deep",
          );
        sheet.stroke(geo.line([x - 10, 148, x, 172, x + 10, 148]), 5, "red", { taper: "none" });
      }
    });
    print(sheet, 0.885, -3, 1.08, () => {
      sheet.shape(geo.rect(0, 0, 200, 170), "salmon", 0);
      sheet.dot(58, 50, 20, "white");
      const peak: readonly Point[] = geo.line([10, 170, 70, 90, 110, 40, 130, 62, 200, 150, 200, 170]);
      sheet.shape(peak, "deep", 1);
      sheet.shape(geo.line([110, 40, 130, 62, 146, 82, 124, 76, 112, 90, 98, 74, 84, 78]), "white", 1);
      hills.green(
        sheet,
        geo.smooth(geo.line([-10, 140, 60, 128, 130, 140, 210, 126])),
        176,
        { body: "pine", lit: "leaf" },
        0.6,
        4,
      );
    });
    sheet.place({ x: 282, y: 366, turn: -5 }, () => label.draw(sheet));
  },
});
