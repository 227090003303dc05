import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";

/** The voice of a listening test as a band of bars, long and short. */
function voice(sheet: Sheet): void {
  for (let i = 0; i < 30; i++) {
    const x = 14 + i * 27;
    const half = 46 + 118 * Math.abs(noise.at(i * 0.83, 3, 5)) + 30 * Math.sin(i / 3.1) ** 2;
    sheet.stroke(geo.line([x, 330 - half, x + 2, 330 + half]), 14, i % 4 === 1 ? "rose" : "blush", {
      jitter: 0.12,
    });
  }
}

/** The band of the headphones behind the nape; the body hides what lies on the shoulders' far side. */
function bandBehind(sheet: Sheet): void {
  const band = geo.smooth(geo.line([-74, 152, -64, 116, -36, 92, 0, 84, 36, 92, 64, 116, 74, 152]));
  sheet.stroke(band, 15, "ink", { taper: "none", jitter: 0.05 });
}

/** Headphones that hang around the neck: from the shoulders the two cups lie on the chest. */
function headphones(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const band = geo.smooth(geo.line([side * 64, 117, side * 75, 150, side * 70, 186, side * 58, 210]));
    sheet.stroke(band, 15, "ink", { taper: "none", jitter: 0.05 });
    sheet.stroke(geo.move(band, -4, -2), 4, "sea", { jitter: 0.1 });
    const cup = geo.turn(geo.arc(side * 46, 222, 25, 34), side * 26, [side * 46, 222]);
    sheet.shape(cup, "ink", 0.6);
    sheet.shape(geo.turn(geo.arc(side * 41, 221, 15, 25), side * 26, [side * 41, 221]), "sea", 0.5);
    sheet.stroke(
      geo.turn(geo.arc(side * 41, 221, 9, 18, 150, 250), side * 26, [side * 41, 221]),
      3.4,
      "haze",
    );
  }
}

export const scene = new Scene({
  name: "team/5",
  size: "square",
  people: true,
  light: { x: -0.7, y: -0.7 },
  palette: [
    "salmon",
    "blush",
    "rose",
    "ink",
    "marigold",
    "orange",
    "cream",
    "sea",
    "haze",
    "white",
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "salmon");
    voice(sheet);
    sheet.place({ x: 476, y: 330, scale: 1.4, turn: 3 }, () => {
      bandBehind(sheet);
      figure(sheet, {
        look: {
          ...heads.kumar,
          traits: {
            head: "narrow",
            years: 24,
            eyes: "round",
            brow: "rounded",
            nose: "snub",
            mouth: "laugh",
            lips: "full",
          },
          skin: "ebony",
          beard: undefined,
          hair: "curls",
          yaw: -0.3,
          tilt: 6,
          build: "slim",
        },
        outfit: {
          kind: "sweater",
          folds: "body",
          cloth: { base: "marigold", shade: "orange", lit: "cream" },
        },
        pose: {
          ...poses.standing,
          left: {
            elbow: [-238, 316],
            wrist: [-246, 128],
            hand: "pinch",
            handTurn: -8,
            thumb: "right",
            held: () => {
              sheet.stroke(geo.line([33, -70, 26, -196]), 12, "white", { taper: "none", jitter: 0.04 });
              sheet.stroke(geo.line([26, -190, 25, -214]), 12, "ink", { taper: "end", jitter: 0 });
            },
          },
        },
        half: true,
        carry: () => headphones(sheet),
      });
    });
  },
});
