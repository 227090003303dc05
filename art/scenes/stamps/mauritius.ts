import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { dodo } from "./mauritius.dodo";

/** A fan of a latan palm: blades around the end of its stalk. */
function fan(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  turn: number,
  blades: Colour,
  rib?: Colour,
): void {
  for (let i = 0; i < 17; i++) {
    const angle = ((turn - 104 + i * 13) * Math.PI) / 180;
    const long = radius * (1 - (0.16 * Math.abs(i - 8)) / 8) * (1 + 0.05 * noise.at(i, x, 2));
    const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    const { left, right } = leaves.blade([[x, y], geo.mid([x, y], tip), tip], radius * 0.085, 0.55);
    sheet.shape([...left, ...geo.reverse(right)], blades, 1);
    if (rib) sheet.stroke([geo.mid([x, y], tip, 0.12), geo.mid([x, y], tip, 0.86)], radius * 0.026, rib);
  }
}

export const scene = new Scene({
  name: "stamps/mauritius",
  size: "poster",
  light: { x: -0.7, y: -0.7 },
  palette: [
    "straw",
    "cream",
    "honey",
    "sand",
    "sage",
    "slate",
    "ink",
    "dusk",
    "mist",
    "timber",
    "rose",
    "salmon",
    "leaf",
    "pine",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    for (const [x, y, r, turn] of [
      [60, 640, 250, -50],
      [-10, 180, 270, 20],
      [800, 270, 280, -100],
    ] as const) {
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + 14, y + 200],
          [x - 10, y + 700],
        ]),
        16,
        "cream",
        { taper: "none" },
      );
      fan(sheet, x, y, r, turn, "cream", "straw");
    }
    const ground = geo.smooth(geo.line([-20, 866, 200, 842, 480, 850, 720, 830, 920, 850]));
    hills.green(sheet, ground, 1220, { body: "leaf", lit: "sage", shade: "pine" }, 1.2, 4);
    for (let i = 0; i < 26; i++) {
      const x = 350 + i * 12 + 20 * noise.at(i, 3, 3);
      sheet.stroke(skies.streak(x, 892 + 14 * noise.at(i, 9, 5), 130, 5), 14, "pine");
    }
    sheet.place({ x: 40, y: 78, scale: 0.9 }, () => dodo(sheet));
    fan(sheet, 60, 1190, 300, -70, "pine", "leaf");
    fan(sheet, 830, 1200, 330, -110, "pine", "leaf");
    fan(sheet, 400, 1290, 260, -84, "ink", "pine");
  },
});
