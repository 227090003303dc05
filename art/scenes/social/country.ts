import { label } from "../../kit/built/label";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";

const lake = 446;

export const scene = new Scene({
  name: "social/country",
  size: "social",
  light: { x: -0.8, y: -0.55 },
  palette: [
    "haze",
    "mist",
    "white",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "night",
    "marigold",
    "red",
    "pine",
    "leaf",
    "honey",
    "timber",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "haze");
    skies.bands(sheet, [{ top: 250, colour: "mist" }]);
    skies.cloud(sheet, 620, 90, 360, "white", 3, 4);
    hills.far(
      sheet,
      hills.ridge(geo.line([-20, 350, 160, 290, 320, 330, 480, 270, 620, 320, 1220, 300]), 8, 3),
      lake,
      { body: "lagoon" },
    );
    const peak = (points: readonly number[], spine: readonly number[], seed: number): void =>
      hills.mountain(
        sheet,
        { ridge: hills.ridge(geo.line(points), 8, seed), spine: geo.line(spine), foot: lake },
        { dark: "deep", lit: "sea", carve: "ink", snow: "white", snowShade: "haze" },
        { snow: 0.5, density: 1.1, seed },
      );
    peak([980, 450, 1060, 300, 1120, 210, 1160, 180, 1260, 300], [1160, 180, 1140, 300, 1180, 450], 8);
    peak(
      [520, 450, 640, 330, 720, 230, 800, 130, 850, 80, 890, 120, 960, 220, 1060, 330, 1160, 450],
      [850, 80, 830, 180, 870, 300, 850, 450],
      4,
    );
    const shore = geo.smooth(geo.line([-20, 400, 200, 424, 500, 436, 760, 440, 1000, 428, 1220, 396]));
    hills.green(sheet, shore, lake + 2, { body: "pine", lit: "leaf" }, 0.7, 3);
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    const random = noise.stream(6);
    for (let x = 540; x < 1240; x += random.range(12, 74))
      trees.pine(sheet, x, lake + 1, random.range(34, 92), greens, "timber", Math.round(x));
    const area = { top: lake, bottom: 630 };
    water.flat(sheet, area, "lagoon");
    water.reflection(
      sheet,
      geo.line([560, 450, 720, 230, 850, 80, 960, 220, 1120, 450]),
      lake + 4,
      "sea",
      0.42,
      7,
      5,
    );
    water.reflection(sheet, hills.body(shore, lake), lake, "pine", 0.6, 6, 3);
    water.swells(sheet, area, "sea", 0.6, 6);
    water.glitter(sheet, area, 720, 260, "white", 0.6, 4);
    sheet.shape(
      geo.smooth(
        geo.line([720, 540, 736, 560, 800, 566, 866, 558, 884, 536, 864, 548, 800, 552, 740, 550]),
        true,
      ),
      "red",
      0.6,
    );
    sheet.stroke(geo.line([728, 552, 800, 558, 874, 550]), 3, "honey");
    for (const [x, coat] of [
      [774, "marigold"],
      [826, "ink"],
    ] as const) {
      sheet.shape(geo.line([x - 9, 552, x - 11, 530, x + 10, 530, x + 10, 552]), coat, 0.4);
      sheet.dot(x, 520, 8, "timber", 0.3);
      sheet.stroke(geo.line([x - 16, 512, x + 4, 540, x + 20, 574]), 3.4, "timber", { taper: "none" });
    }
    for (const [x, h] of [
      [1150, 300],
      [1080, 220],
      [1214, 260],
    ] as const)
      trees.pine(sheet, x, 660, h, { dark: "night", base: "pine", lit: "leaf" }, "night", x);
    sheet.place({ x: 330, y: 300, turn: -5 }, () => label.draw(sheet));
  },
});
