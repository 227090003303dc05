import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

/** A painted brick wall: joints that come and go, a few bricks darker. */
function wall(sheet: Sheet): void {
  const random = noise.stream(12);
  for (let row = 0; row < 17; row++) {
    const y = row * 50;
    sheet.stroke(skies.streak(-20, y, 840, 3), 4, "sea", {
      taper: "none",
      tone: (x, py) => 0.55 + 0.9 * noise.rough(x / 70, py / 50, 4),
    });
    for (let x = (row % 2) * 52 - 60; x < 820; x += 104) {
      sheet.stroke(geo.line([x, y + 4, x, y + 47]), 4, "sea");
      if (random.next() < 0.2) sheet.shape(geo.rect(x + 5, y + 5, 94, 41), "haze", 1.6);
      else if (random.next() < 0.16) sheet.shape(geo.rect(x + 5, y + 5, 94, 41), "sea", 1.6);
    }
  }
}

/** A lanyard with a card on the chest. */
function lanyard(sheet: Sheet): void {
  sheet.bar(geo.smooth(geo.line([-56, 134, -50, 200, -24, 290])), 9, "red");
  sheet.bar(geo.smooth(geo.line([56, 134, 34, 200, -24, 290])), 9, "red");
  sheet.shape(geo.rect(-66, 288, 84, 110), "sand", 0.6);
}

export const scene = new Scene({
  name: "testimonials/2",
  size: "square",
  people: true,
  light: { x: -0.8, y: -0.5 },
  palette: [
    "lagoon",
    "sea",
    "haze",
    "pine",
    "leaf",
    "sage",
    "ink",
    "sand",
    "dusk",
    "white",
    "red",
    "deep",
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "lagoon");
    wall(sheet);
    const greens = { dark: "pine", base: "leaf", lit: "sage" } as const;
    leaves.frond(sheet, geo.smooth(geo.line([830, 40, 700, 60, 590, 170])), 84, greens, 3);
    leaves.frond(sheet, geo.smooth(geo.line([840, 200, 740, 240, 690, 350])), 74, greens, 8);
    sheet.place({ x: 398, y: 318, scale: 1.62, turn: -4 }, () =>
      figure(sheet, {
        look: {
          ...heads.ravi,
          skin: "ebony",
          spectacles: undefined,
          beard: "short",
          hair: "crop",
          yaw: -0.5,
          tilt: -9,
          jaw: "oval",
          nose: "broad",
          mouth: "teeth",
          brow: "strong",
          hairColours: { base: "ink", lit: "deep" },
        },
        outfit: { kind: "shirt", cloth: { base: "sand", shade: "dusk", lit: "white" }, sleeves: "short" },
        half: true,
        carry: () => lanyard(sheet),
      }),
    );
  },
});
