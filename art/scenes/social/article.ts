import { furniture } from "../../kit/built/furniture";
import { label } from "../../kit/built/label";
import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";

export const scene = new Scene({
  name: "social/article",
  size: "social",
  light: { x: 0.1, y: -0.99 },
  palette: [
    "deep",
    "ink",
    "night",
    "sea",
    "haze",
    "white",
    "sand",
    "straw",
    "honey",
    "marigold",
    "red",
    "timber",
    "salmon",
    "lagoon",
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 1240, 700), "deep", 0);
    for (let i = 0; i < 60; i++) {
      const x = (i * 137) % 1200;
      const y = (i * 61) % 420;
      sheet.stroke(geo.line([x, y, x + 40, y + 3]), 4, "sea", {
        tone: (px, py) => 0.3 + 1.1 * noise.rough(px / 120, py / 90, 3),
      });
    }
    furniture.shelves(
      sheet,
      { x: 620, y: -60, w: 640, h: 380 },
      3,
      { base: "timber", shade: "night", lit: "salmon" },
      ["red", "sea", "honey", "lagoon", "salmon", "ink"],
      "straw",
      4,
    );
    furniture.pendant(sheet, 866, 262, 250, -20, { base: "red", shade: "ink", lit: "salmon", cord: "night" });
    furniture.table(sheet, { x: -120, y: 448, w: 1440, h: 240 }, 170, {
      base: "timber",
      shade: "night",
      lit: "salmon",
    });
    sheet.shape(geo.arc(866, 536, 360, 74), "straw", 3);
    sheet.place({ x: 860, y: 560, scale: 1.7 }, () =>
      things.openBook(sheet, { cover: "red", page: "white", shade: "haze", line: "lagoon" }),
    );
    sheet.place({ x: 1120, y: 520, scale: 0.7 }, () =>
      things.mug(sheet, { base: "marigold", shade: "red", lit: "sand" }, "sand"),
    );
    sheet.stroke(geo.line([600, 560, 650, 540, 700, 516]), 11, "ink", { taper: "end", jitter: 0.05 });
    sheet.stroke(geo.line([598, 556, 644, 537, 690, 516]), 3, "haze", { taper: "end" });
    sheet.place({ x: 330, y: 290, turn: -5 }, () => label.draw(sheet));
  },
});
