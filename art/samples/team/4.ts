import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";

/** A shelf board with a row of box files, a round hole in each spine. */
function files(sheet: Sheet, y: number, from: number, to: number, seed: number): void {
  const colours = ["deep", "sand", "red", "sea", "salmon", "deep", "sea"] as const;
  let i = seed;
  for (let x = from; x < to - 40; x += 56) {
    const colour = colours[i++ % colours.length] ?? "sea";
    sheet.shape(geo.rect(x, y - 152, 50, 152), colour, 1);
    sheet.shape(geo.rect(x + 11, y - 130, 28, 44), colour === "sand" ? "lagoon" : "sand", 0.8);
    sheet.dot(x + 25, y - 34, 9, colour === "deep" ? "sand" : "ink");
    sheet.stroke(geo.line([x + 46, y - 150, x + 46, y - 4]), 5, "ink");
  }
  sheet.shape(geo.rect(from - 20, y, to - from + 40, 15), "timber", 1);
  sheet.stroke(geo.line([from - 16, y + 22, to + 16, y + 22]), 7, "orange", { jitter: 0.1 });
}

/** A red folder with papers, held before the chest. */
function folder(sheet: Sheet): void {
  sheet.place({ x: 70, y: 420, turn: -12 }, () => {
    sheet.shape(geo.rect(-112, -190, 216, 300), "brick", 0.7);
    sheet.shape(geo.rect(-96, -204, 196, 300), "white", 0.6);
    sheet.shape(geo.rect(-104, -182, 216, 300), "red", 0.7);
    sheet.stroke(geo.line([-98, -172, -98, 110]), 5, "salmon");
    sheet.shape(geo.rect(-64, -136, 116, 62), "sand", 0.6);
    for (const y of [-118, -96]) sheet.stroke(geo.line([-50, y, 34, y]), 4, "sea");
  });
}

export const scene = new Scene({
  name: "team/4",
  size: "square",
  people: true,
  light: { x: 0.76, y: -0.55 },
  palette: [
    "honey",
    "red",
    "sand",
    "ink",
    "sea",
    "salmon",
    "deep",
    "lagoon",
    "timber",
    "orange",
    "night",
    "slate",
    "straw",
    "white",
    "brick",
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    skies.flat(sheet, "honey");
    files(sheet, 128, 20, 790, 2);
    files(sheet, 400, -50, 180, 5);
    sheet.place({ x: 416, y: 362, scale: 1.42, turn: 2 }, () =>
      figure(sheet, {
        look: {
          ...heads.arjun,
          traits: {
            head: "long",
            years: 36,
            eyes: "deep",
            brow: "bushy",
            nose: "hooked",
            mouth: "smile",
            cheek: "bone",
          },
          skin: "tan",
          beard: "short",
          yaw: 0.62,
          tilt: -2,
          hair: "quiff",
        },
        outfit: {
          kind: "jacket",
          folds: "body",
          cloth: { base: "ink", shade: "night", lit: "slate" },
          second: { base: "sand", shade: "straw", lit: "white" },
        },
        pose: {
          ...poses.standing,
          left: { elbow: [-218, 396], wrist: [-64, 300], hand: "relaxed", handTurn: 62, thumb: "left" },
        },
        half: true,
        carry: () => folder(sheet),
      }),
    );
  },
});
