import { label } from "../../kit/built/label";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

/** One board of the signpost, pointing right (1) or left (-1). */
function board(
  sheet: Sheet,
  x: number,
  y: number,
  way: 1 | -1,
  turn: number,
  colour: Colour,
  lit: Colour,
): void {
  sheet.place({ x, y, turn, flip: way === -1 }, () => {
    const plank: Line = geo.line([-40, -32, 136, -32, 172, 0, 136, 32, -40, 32, -32, 0]);
    sheet.shape(geo.move(plank, 5, 7), "night", 0.8);
    sheet.shape(plank, colour, 0.8);
    sheet.clip(plank, () => {
      for (let i = 0; i < 8; i++)
        sheet.stroke(
          geo.line([-40 + ((i * 53) % 90), -26 + i * 7.4, 60 + ((i * 31) % 70), -25 + i * 7.4]),
          3,
          lit,
          { tone: (px, py) => 0.5 + 0.8 * noise.at(px / 30, py / 8, 4) },
        );
    });
    for (const px of [-6, 14]) sheet.dot(px, 0, 4, "night", 0.2);
  });
}

export const scene = new Scene({
  name: "social/guide",
  size: "social",
  light: { x: -0.8, y: -0.6 },
  palette: [
    "haze",
    "mist",
    "white",
    "straw",
    "honey",
    "salmon",
    "lime",
    "leaf",
    "pine",
    "ink",
    "night",
    "marigold",
    "red",
    "timber",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.bands(sheet, [{ top: 300, colour: "straw" }]);
    skies.heap(sheet, 740, 150, 200, { body: "white", shade: "haze" }, 3);
    skies.birds(sheet, 700, 240, 12, 4, "ink");
    hills.far(
      sheet,
      hills.ridge(geo.line([-20, 340, 180, 280, 380, 320, 600, 250, 820, 310, 1010, 240, 1220, 300]), 8, 5),
      480,
      { body: "haze" },
    );
    hills.green(
      sheet,
      geo.smooth(geo.line([-20, 400, 240, 360, 520, 400, 800, 350, 1220, 410])),
      660,
      { body: "lime", lit: "honey", shade: "leaf" },
      1,
      3,
    );
    hills.green(
      sheet,
      geo.smooth(geo.line([-20, 470, 300, 480, 620, 440, 900, 430, 1220, 480])),
      660,
      { body: "leaf", lit: "lime", shade: "pine" },
      1.1,
      8,
    );
    const left = geo.smooth(geo.line([756, 432, 690, 458, 720, 486, 800, 520, 760, 570, 640, 650]));
    const right = geo.smooth(geo.line([768, 432, 716, 458, 768, 482, 884, 520, 900, 572, 860, 650]));
    sheet.shape([...left, ...geo.reverse(right)], "straw", 1.4);
    for (const t of [0.3, 0.5, 0.7])
      sheet.stroke(geo.between(left, right, t), 8, "salmon", {
        tone: (x, y) => 0.3 + 1.1 * noise.rough(x / 40, y / 20, 6),
      });
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    for (const [x, y, h] of [
      [600, 440, 90],
      [640, 446, 70],
      [890, 440, 90],
      [1090, 450, 110],
      [1160, 466, 150],
    ] as const)
      trees.broadleaf(sheet, x, y, h, greens, "ink", x);
    sheet.shape(geo.line([958, 640, 962, 130, 984, 124, 988, 640]), "timber", 0.8);
    sheet.shape(geo.line([976, 640, 976, 126, 984, 124, 988, 640]), "night", 0.8);
    board(sheet, 974, 186, 1, -3, "red", "salmon");
    board(sheet, 970, 268, -1, 3, "marigold", "straw");
    board(sheet, 976, 350, 1, 4, "white", "haze");
    for (const [x, h] of [
      [980, 90],
      [1080, 110],
      [1150, 130],
      [1210, 120],
      [560, 70],
      [500, 90],
    ] as const)
      leaves.grass(sheet, x, 640, h, 26, { dark: "pine", base: "lime", lit: "honey" }, x);
    sheet.place({ x: 330, y: 290, turn: -5 }, () => label.draw(sheet));
  },
});
