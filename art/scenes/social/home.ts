import { bridges } from "../../kit/built/bridges";
import { label } from "../../kit/built/label";
import { vehicles } from "../../kit/built/vehicles";
import { geo } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";

const horizon = 448;

export const scene = new Scene({
  name: "social/home",
  size: "social",
  light: { x: 0.4, y: -0.9 },
  palette: [
    "mist",
    "straw",
    "honey",
    "white",
    "ink",
    "night",
    "marigold",
    "red",
    "sea",
    "deep",
    "haze",
    "pine",
    "leaf",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.bands(sheet, [{ top: 330, colour: "straw" }]);
    skies.sun(sheet, 872, 400, 62, { disc: "white", rings: ["straw", "honey"] });
    skies.cloud(sheet, 1040, 120, 300, "white", 3, 4);
    hills.far(sheet, hills.rolling(-20, 1220, 440, 36, 5), horizon, { body: "haze" });
    bridges.deck(sheet, geo.line([540, 412, 700, 396, 1240, 396]), 10, { road: "ink" });
    for (const x of [590, 640]) sheet.shape(geo.rect(x, 404, 8, 50), "ink", 0.6);
    bridges.arch(sheet, { left: 708, right: 1148, deck: 396, rise: 178, below: 40 }, "ink", 7.5);
    for (const x of [684, 1148]) {
      sheet.shape(geo.rect(x, 336, 26, 116), "deep", 0.8);
      sheet.shape(geo.rect(x + 15, 336, 11, 116), "honey", 0.8);
    }
    const bay = { top: horizon, bottom: 630 };
    water.flat(sheet, bay, "sea");
    water.swells(sheet, bay, "deep", 0.9, 4);
    water.glitter(sheet, bay, 872, 150, "straw", 1, 3);
    sheet.place({ x: 1010, y: 520, scale: 0.8, flip: true }, () =>
      vehicles.ferry(sheet, { hull: "leaf", cabin: "white", window: "ink", funnel: "honey", line: "ink" }),
    );
    const path = geo.smooth(geo.line([540, 300, 660, 190, 800, 118, 930, 96]));
    for (let i = 0; i < 22; i++) {
      const [x, y] = geo.along(path, i / 22);
      sheet.dot(x, y, 3.6, "red");
    }
    sheet.place({ x: 980, y: 92, scale: 0.56, turn: -8 }, () =>
      vehicles.plane(sheet, { body: "white", shade: "haze", tail: "red", window: "ink" }),
    );
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    trees.palm(sheet, 54, 660, 330, 46, greens, { bark: "ink", ring: "haze" }, 4);
    trees.palm(sheet, 130, 670, 210, 30, greens, { bark: "ink", ring: "haze" }, 8);
    sheet.place({ x: 330, y: 300, turn: -5 }, () => label.draw(sheet));
  },
});
