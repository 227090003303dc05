import { buildings } from "../../kit/built/buildings";
import { label } from "../../kit/built/label";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

const kerb = 548;

/** A house of the street: wall, cornice, two rows of arched windows, a shop front under a striped awning. */
function house(
  sheet: Sheet,
  x: number,
  w: number,
  top: number,
  wall: Colour,
  shade: Colour,
  awning: Colour,
): void {
  sheet.shape(geo.rect(x, top, w, kerb - top), wall, 0.8);
  sheet.shape(geo.rect(x + w * 0.86, top, w * 0.14, kerb - top), shade, 0.8);
  sheet.shape(geo.rect(x - 7, top - 12, w + 14, 18), "cream", 0.8);
  sheet.stroke(geo.line([x - 6, top + 8, x + w + 6, top + 8]), 5, shade, { taper: "none" });
  const columns = Math.max(2, Math.round(w / 62));
  const floors = top < 240 ? 2 : 1;
  for (let row = 0; row < floors; row++)
    for (let i = 0; i < columns; i++) {
      const wx = x + 16 + (i * (w - 32)) / columns;
      const wy = top + 30 + row * 92;
      sheet.shape(buildings.arch(wx, wy, 34, 58), "ink", 0.5);
      sheet.shape(buildings.arch(wx + 4, wy + 4, 26, 54), (i + row) % 3 === 1 ? "deep" : "marigold", 0.5);
      sheet.bar(geo.line([wx + 17, wy + 4, wx + 17, wy + 58]), 2.6, "ink");
      sheet.shape(geo.rect(wx - 5, wy + 57, 44, 6), "cream", 0.5);
    }
  const front = kerb - 112;
  sheet.shape(geo.rect(x + 14, front, w - 28, 112), "ink", 0.6);
  sheet.shape(geo.rect(x + 20, front + 6, w - 40, 74), "honey", 0.6);
  sheet.shape(geo.rect(x + w * 0.62, front + 6, 42, 106), "red", 0.6);
  sheet.shape(geo.rect(x + w * 0.62 + 7, front + 16, 28, 46), "marigold", 0.5);
  const stripes = Math.round((w - 4) / 22);
  for (let i = 0; i < stripes; i++) {
    const a = x + 2 + (i * (w - 4)) / stripes;
    const b = x + 2 + ((i + 1) * (w - 4)) / stripes;
    const out = 12;
    sheet.shape(
      [
        [a, front - 26],
        [b, front - 26],
        [b + (b - x - w / 2) * 0.05, front + out],
        [(a + b) / 2, front + out + 9],
        [a + (a - x - w / 2) * 0.05, front + out],
      ],
      i % 2 ? "white" : awning,
      0.5,
    );
  }
}

export const scene = new Scene({
  name: "social/company",
  size: "social",
  light: { x: -0.8, y: -0.5 },
  palette: [
    "mauve",
    "salmon",
    "cream",
    "honey",
    "white",
    "ink",
    "night",
    "marigold",
    "red",
    "deep",
    "sea",
    "rose",
    "pine",
    "leaf",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mauve");
    skies.bands(sheet, [
      { top: 190, colour: "rose" },
      { top: 320, colour: "salmon" },
    ]);
    skies.cloud(sheet, 560, 90, 340, "rose", 3, 4);
    skies.birds(sheet, 560, 150, 12, 5, "ink");
    hills.far(
      sheet,
      hills.ridge(geo.line([-20, 380, 160, 310, 330, 350, 520, 290, 700, 330, 1220, 300]), 8, 6),
      kerb,
      { body: "deep" },
    );
    trees.canopy(
      sheet,
      geo.line([-20, 470, 300, 450, 620, 470]),
      34,
      2,
      { dark: "night", base: "pine", lit: "leaf" },
      4,
    );
    house(sheet, 588, 176, 250, "sea", "deep", "red");
    house(sheet, 940, 150, 236, "rose", "mauve", "sea");
    house(sheet, 1092, 180, 170, "sea", "deep", "red");
    house(sheet, 760, 186, 150, "honey", "salmon", "red");
    sheet.shape(geo.rect(-20, kerb - 4, 1240, 100), "ink", 0.8);
    sheet.shape(geo.rect(-20, kerb - 6, 1240, 12), "mauve", 0.8);
    for (let i = 0; i < 40; i++) {
      const x = (i * 173) % 1200;
      const y = kerb + 16 + ((i * 29) % 70);
      sheet.stroke(geo.line([x, y, x + 90, y + 2]), 5, i % 3 ? "night" : "salmon", {
        tone: (px, py) => 0.4 + 1 * noise.rough(px / 60, py / 14, 5),
      });
    }
    sheet.place({ x: 700, y: 570, scale: 0.95 }, () => {
      sheet.shape(
        geo.smooth(geo.line([-62, -14, -60, -62, -44, -88, 22, -88, 48, -60, 66, -40, 68, -14]), false, 5),
        "marigold",
        0.6,
      );
      sheet.shape(geo.smooth(geo.line([-60, -60, -46, -92, 22, -92, 46, -62]), false, 5), "night", 0.6);
      sheet.shape(geo.line([-44, -54, -36, -76, 6, -76, 6, -40, -44, -40]), "deep", 0.5);
      sheet.shape(geo.line([14, -76, 24, -76, 44, -52, 14, -50]), "white", 0.5);
      sheet.stroke(geo.line([-60, -30, 66, -30]), 5, "leaf", { taper: "none" });
      for (const x of [-38, 48]) {
        sheet.dot(x, -12, 15, "night");
        sheet.dot(x, -12, 6, "mauve");
      }
    });
    const greens = { dark: "night", base: "pine", lit: "leaf" } as const;
    trees.palm(sheet, 566, 560, 250, 46, greens, { bark: "night", ring: "mauve" }, 4);
    sheet.place({ x: 300, y: 290, turn: -5 }, () => label.draw(sheet));
  },
});
