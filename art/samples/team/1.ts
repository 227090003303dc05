import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

/** A string of gold beads that follows the neckline. */
function necklace(sheet: Sheet): void {
  const line = geo.smooth(geo.line([-52, 138, -40, 172, 0, 194, 34, 176, 44, 158]));
  sheet.stroke(line, 4, "marigold", { taper: "none" });
  for (let i = 1; i < 15; i++) {
    const [x, y] = geo.along(line, i / 15);
    sheet.dot(x, y + 2, 4.6, "marigold");
  }
  sheet.dot(0, 206, 8, "marigold");
  sheet.dot(0, 206, 3.4, "red");
}

export const scene = new Scene({
  name: "team/1",
  size: "square",
  people: true,
  light: { x: -0.75, y: -0.66 },
  palette: [
    "straw",
    "cream",
    "pine",
    "leaf",
    "ink",
    "greyLit",
    "sea",
    "deep",
    "haze",
    "lagoon",
    "marigold",
    "red",
    "white",
    "sand",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "straw");
    sheet.shape(geo.arc(430, 330, 300, 300), "cream", 2.5);
    const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
    const far = { dark: "pine", base: "pine", lit: "leaf" } as const;
    leaves.banana(sheet, geo.smooth(geo.line([700, 860, 720, 640, 640, 440])), 74, far, 9);
    leaves.banana(sheet, geo.smooth(geo.line([790, 830, 800, 600, 748, 380])), 84, greens, 3);
    leaves.banana(sheet, geo.smooth(geo.line([10, 860, 20, 680, 120, 520])), 78, greens, 5);
    sheet.place({ x: 386, y: 322, scale: 1.56, turn: -1.5 }, () =>
      figure(sheet, {
        look: {
          ...heads.asha,
          traits: {
            head: "round",
            years: 50,
            eyes: "drooping",
            brow: "rounded",
            nose: "broad",
            mouth: "smile",
            lips: "full",
            cheek: "apple",
          },
          hairColours: { base: "ink", lit: "greyLit" },
          nape: "trimmed",
          yaw: 0.7,
          tilt: 2,
        },
        outfit: {
          kind: "sari",
          folds: "body",
          cloth: { base: "deep", shade: "ink", lit: "lagoon" },
          second: { base: "sea", shade: "deep", lit: "haze" },
          accent: "marigold",
        },
        half: true,
        carry: () => necklace(sheet),
      }),
    );
  },
});
