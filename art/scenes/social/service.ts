import { furniture } from "../../kit/built/furniture";
import { label } from "../../kit/built/label";
import { things } from "../../kit/built/things";
import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";

export const scene = new Scene({
  name: "social/service",
  size: "social",
  light: { x: 0.75, y: -0.65 },
  palette: [
    "cream",
    "straw",
    "white",
    "haze",
    "sea",
    "deep",
    "ink",
    "night",
    "marigold",
    "red",
    "timber",
    "salmon",
    "leaf",
    "pine",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    for (let i = 0; i < 30; i++)
      sheet.stroke(geo.line([i * 42, -10, i * 42 + 1, 480]), 5, "cream", { taper: "none", jitter: 0.5 });
    furniture.window(
      sheet,
      { x: 720, y: 40, w: 400, h: 300 },
      3,
      2,
      { base: "white", shade: "salmon", lit: "cream" },
      () => {
        sheet.shape(geo.rect(700, 20, 460, 360), "haze", 0);
        skies.cloud(sheet, 860, 110, 220, "white", 3, 3);
        hills.far(sheet, hills.rolling(700, 1140, 300, 60, 4), 360, { body: "sea" });
        hills.green(sheet, hills.rolling(700, 1140, 340, 40, 9), 370, { body: "pine", lit: "leaf" }, 0.8);
        sheet.place({ x: 960, y: 110, scale: 0.5, turn: -14 }, () =>
          vehicles.plane(sheet, { body: "white", shade: "straw", tail: "red", window: "ink" }),
        );
      },
    );
    furniture.table(sheet, { x: -120, y: 430, w: 1440, h: 260 }, 180, {
      base: "timber",
      shade: "night",
      lit: "salmon",
    });
    sheet.place({ x: 1110, y: 470, scale: 0.72 }, () =>
      things.books(sheet, ["red", "sea", "marigold", "ink"], "cream", "straw"),
    );
    sheet.place({ x: 860, y: 500, scale: 1.12 }, () =>
      things.laptop(sheet, { body: "ink", shade: "deep", glow: "haze", line: "white" }),
    );
    sheet.place({ x: 640, y: 566, turn: -18, scale: 0.9 }, () =>
      things.paper(sheet, { page: "white", line: "haze" }, 7),
    );
    sheet.place({ x: 1050, y: 590, scale: 0.85 }, () =>
      things.mug(sheet, { base: "red", shade: "night", lit: "salmon" }, "white"),
    );
    for (const [x, tip] of [
      [640, 590],
      [660, 640],
      [690, 720],
    ] as const)
      leaves.leaf(sheet, geo.smooth(geo.line([668, 392, x, 330, tip - 30, 268])), 22, {
        dark: "pine",
        base: "leaf",
        lit: "straw",
      });
    furniture.pot(sheet, 668, 380, 76, 70, { base: "salmon", shade: "red", lit: "cream" });
    sheet.place({ x: 330, y: 290, turn: -5 }, () => label.draw(sheet));
  },
});
