import { buildings } from "../../../kit/built/buildings";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { hands } from "../../../kit/people/hands";
import { heads } from "../../../kit/people/heads";
import type { Look } from "../../../kit/people/look";
import { poses } from "../../../kit/people/poses";
import { child } from "./3.child";

const gown = { base: "deep", shade: "ink", lit: "sea" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "sea" } as const;
const dress = { base: "marigold", shade: "orange", lit: "cream" } as const;
const board = { kind: "mortarboard", base: "ink", lit: "marigold", shade: "sea" } as const;
const greens = { dark: "pine", base: "leaf", lit: "marigold" } as const;

/** Bright noon: sky, hall of brick with a portico, trees, the lawn with its mown bands. */
function lawn(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.cloud(sheet, 210, 90, 420, "white", 3, 5);
  skies.cloud(sheet, 960, 150, 520, "white", 4, 8);
  sheet.shape(geo.rect(-10, 400, 640, 200), "red", 1);
  buildings.hatch(sheet, geo.rect(-10, 400, 640, 200), 14, 2.4, "orange", 0);
  for (let i = 0; i < 7; i++) {
    const x = 14 + i * 92;
    sheet.shape(buildings.lancet(x - 7, 428, 54, 130), "cream", 0.8);
    sheet.shape(buildings.lancet(x, 438, 40, 114), "ink", 0.7);
    sheet.stroke(geo.line([x + 8, 470, x + 8, 546]), 4, "sea");
  }
  sheet.shape(geo.rect(-10, 388, 650, 16), "cream", 0.9);
  buildings.roof(sheet, -40, 390, 690, 66, "hip", { tile: "brick", line: "red" });
  sheet.shape(geo.rect(150, 230, 96, 170), "red", 1);
  sheet.shape(geo.rect(214, 230, 32, 170), "brick", 1);
  sheet.shape(geo.rect(142, 222, 112, 16), "cream", 0.8);
  sheet.shape(geo.line([146, 224, 198, 110, 250, 224]), "brick", 1);
  sheet.shape(buildings.lancet(176, 270, 32, 74), "ink", 0.7);
  trees.canopy(sheet, geo.line([560, 470, 760, 440, 980, 452, 1230, 420]), 56, 2, greens, 5);
  trees.broadleaf(sheet, 1060, 620, 380, greens, "brick", 6);
  sheet.shape(geo.rect(-10, 588, 1220, 330), "leaf", 1);
  for (let i = -9; i < 9; i++)
    sheet.shape(
      geo.line([600 + i * 90, 588, 645 + i * 90, 588, 600 + i * 330 + 165, 920, 600 + i * 330, 920]),
      "pine",
      1.2,
    );
  const random = noise.stream(7);
  for (let i = 0; i < 60; i++) {
    const y = random.range(640, 890);
    leaves.grass(
      sheet,
      random.range(0, 1200),
      y,
      12 + (y - 600) * 0.09,
      5,
      { dark: "pine", base: "leaf", lit: "marigold" },
      i,
    );
  }
}

/** A rolled certificate across a hanging fist. */
function scroll(sheet: Sheet): void {
  sheet.stroke(geo.line([-104, -84, 120, -44]), 44, "white", { taper: "none", jitter: 0.04 });
  sheet.stroke(geo.line([-104, -72, 120, -32]), 8, "haze", { taper: "none" });
}

/** Where the graduate's hand closes on the child's. */
const clasp = { x: 190, y: 576, turn: 158, flip: true, scale: 0.92 } as const;

const sister = { x: 452, y: 168, scale: 0.615 } as const;

const kid: Look = {
  skin: "brown",
  hair: "fringe",
  brow: "fine",
  lips: "red",
  yaw: -0.5,
  tilt: 4,
  traits: {
    head: "round",
    years: 17,
    eyes: "round",
    brow: "sparse",
    nose: "button",
    mouth: "grin",
    lips: "even",
    cheek: "apple",
  },
  headwear: board,
};

export const scene = new Scene({
  name: "gallery/graduation-ceremony-visit/3",
  size: "card",
  people: true,
  light: { x: 0.55, y: -0.84 },
  palette: [
    "haze",
    "white",
    "cream",
    "ink",
    "deep",
    "sea",
    "marigold",
    "orange",
    "red",
    "brick",
    "leaf",
    "pine",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    lawn(sheet);
    sheet.shape(geo.arc(440, 880, 96, 9), "ink", 1);
    sheet.shape(geo.arc(708, 880, 66, 7), "ink", 1);
    sheet.place(sister, () =>
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "brown",
          yaw: 0.75,
          tilt: 12,
          lips: "red",
          traits: {
            head: "oval",
            years: 26,
            eyes: "almond",
            brow: "rounded",
            nose: "straight",
            mouth: "grin",
          },
        },
        outfit: { kind: "gown", cloth: gown, second: white, accent: "red", trousers: dark },
        pose: {
          ...poses.standing,
          left: { ...poses.standing.left, hand: "grip", thumb: "right", held: () => scroll(sheet) },
          right: {
            elbow: [184, 396],
            wrist: [clasp.x, clasp.y],
            hand: "fist",
            handTurn: clasp.turn,
            thumb: "left",
          },
        },
      }),
    );
    sheet.place({ x: 714, y: 438, scale: 0.64 }, () =>
      child(sheet, kid, { ...dress, trim: "red", collar: "white" }, [-202, 186]),
    );
    sheet.place(sister, () => hands.draw(sheet, "fist", "brown", clasp));
  },
});
