import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { eagle } from "./usa.eagle";

/** A butte: a sheer cap on a slope of rubble, from its left foot to its right. */
function butte(sheet: Sheet, points: Line, foot: number, body: Colour, dark: Colour): void {
  const ridge = hills.ridge(points, 4, 3);
  const shape = hills.body(ridge, foot);
  sheet.shape(shape, body, 2);
  const { left, right } = geo.bounds(ridge);
  sheet.clip(shape, () => {
    for (let x = left; x < right; x += 15) {
      const top = geo.heightAt(ridge, x);
      const long = (foot - top) * (0.55 + 0.3 * noise.at(x / 20, 4, 2));
      const slope = geo.heightAt(ridge, x + 12) - geo.heightAt(ridge, x - 12);
      sheet.stroke(
        [
          [x, top + 6],
          [x + slope * 0.5, top + long],
        ],
        8,
        dark,
        { taper: "end", tone: (px, py) => 0.7 + 0.7 * noise.rough(px / 26, py / 70, 5) },
      );
    }
  });
}

export const scene = new Scene({
  name: "stamps/usa",
  size: "poster",
  light: { x: -0.6, y: -0.7 },
  palette: [
    "salmon",
    "straw",
    "rose",
    "brick",
    "white",
    "mist",
    "dusk",
    "slate",
    "marigold",
    "orange",
    "chestnut",
    "bark",
    "timber",
    "ink",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "salmon");
    for (const [x, y, long] of [
      [700, 170, 420],
      [170, 250, 300],
      [760, 300, 260],
    ] as const)
      skies.cloud(sheet, x, y, long, "straw", 4, x);
    skies.bands(sheet, [{ top: 760, colour: "straw" }]);
    butte(
      sheet,
      geo.line([620, 900, 690, 850, 716, 836, 720, 690, 734, 676, 830, 670, 842, 690, 846, 830, 930, 880]),
      960,
      "brick",
      "chestnut",
    );
    butte(
      sheet,
      geo.line([-30, 850, 20, 836, 26, 770, 40, 760, 150, 758, 160, 780, 164, 840, 230, 890, 300, 920]),
      960,
      "orange",
      "brick",
    );
    hills.green(
      sheet,
      geo.smooth(geo.line([-20, 930, 240, 918, 520, 930, 920, 906])),
      1220,
      { body: "brick", lit: "rose" },
      1.2,
      3,
    );
    eagle(sheet);
  },
});
