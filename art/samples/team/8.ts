import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

/** The city at dusk: plain towers, a few lit windows, and the needle in their middle. */
function city(sheet: Sheet): void {
  const towers = geo.line([
    0, 470, 56, 380, 104, 500, 158, 440, 214, 530, 560, 520, 606, 420, 660, 480, 704, 340, 762, 450,
  ]);
  towers.forEach(([x, top], i) => {
    const w = 46 + ((i * 13) % 17);
    sheet.shape(geo.line([x, 820, x, top, x + w * 0.7, top - 18, x + w, top, x + w, 820]), "plum", 1);
    for (let y = top + 22; y < 700; y += 30)
      if ((i * 7 + y) % 4 < 2) sheet.shape(geo.rect(x + 10 + ((y / 2) % 18), y, 9, 12), "honey", 0.6);
  });
  const tiers = geo.line([46, 700, 36, 560, 28, 440, 21, 340, 14, 250, 8, 170, 3, 90]);
  for (const [half, top] of tiers) {
    const lean = (half % 3) * 4 - 4;
    sheet.shape(
      geo.line([
        118 - half + lean,
        820,
        118 - half + lean,
        top,
        118 + half + lean,
        top + 22,
        118 + half + lean,
        820,
      ]),
      "plum",
      0.9,
    );
  }
  sheet.stroke(geo.line([118, 110, 118, 28]), 5, "plum", { taper: "end" });
  for (let i = 0; i < 16; i++)
    sheet.shape(geo.rect(104 + ((i * 11) % 26), 300 + i * 24, 7, 11), "honey", 0.5);
}

export const scene = new Scene({
  name: "team/8",
  size: "square",
  people: true,
  light: { x: 0.8, y: -0.5 },
  palette: [
    "mauve",
    "rose",
    "blush",
    "sand",
    "plum",
    "honey",
    "cream",
    "straw",
    "white",
    "deep",
    "ink",
    "sea",
    "red",
    "haze",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mauve");
    skies.bands(sheet, [
      { top: 300, colour: "rose" },
      { top: 470, colour: "blush" },
    ]);
    skies.moon(sheet, 668, 130, 40, "sand", "mauve");
    skies.stars(sheet, 240, 26, "sand", 3);
    city(sheet);
    sheet.place({ x: 418, y: 318, scale: 1.5, turn: -2 }, () => {
      // The scarf's inside, where it stands off the far cheek.
      sheet.shape(geo.arc(-22, 50, 52, 60), "deep", 0.5);
      figure(sheet, {
        look: {
          ...heads.fatima,
          traits: {
            head: "heart",
            years: 28,
            eyes: "almond",
            brow: "angled",
            nose: "button",
            mouth: "wry",
            lips: "small",
            cheek: "plain",
            mark: "mole",
            lashes: true,
          },
          skin: "wheat",
          yaw: -0.55,
          tilt: -4,
          headwear: { kind: "hijab", base: "sea", lit: "haze", shade: "deep" },
        },
        outfit: {
          kind: "jacket",
          folds: "body",
          cloth: { base: "cream", shade: "straw", lit: "white" },
          second: { base: "deep", shade: "ink", lit: "sea" },
        },
        half: true,
      });
    });
  },
});
