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
import { gownArm } from "../../../kit/people/gown-arm";
import { hands } from "../../../kit/people/hands";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import { child } from "./3.child";
import { daisy } from "./3.daisy";

const gown = { base: "deep", shade: "ink", lit: "sea" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "sea" } as const;
const dress = { base: "marigold", shade: "orange", lit: "cream" } as const;
const greens = { dark: "pine", base: "leaf", lit: "marigold" } as const;

/** Bright noon: sky, hall of brick with a portico, trees, the lawn with its mown bands. */
function lawn(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.heap(sheet, 250, 200, 330, { body: "white", shade: "cream" }, 4);
  skies.heap(sheet, 980, 150, 420, { body: "white", shade: "cream" }, 7);
  skies.cloud(sheet, 640, 60, 360, "white", 2, 3);
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
  for (let i = 0; i < 6; i++)
    sheet.shape(
      geo.line([
        -20,
        596 + i * i * 9,
        1220,
        590 + i * i * 9,
        1220,
        590 + (i + 0.5) ** 2 * 9,
        -20,
        600 + (i + 0.5) ** 2 * 9,
      ]),
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

/** Small groups far away on the grass. */
function far(sheet: Sheet): void {
  for (const [x, y, s, cloth] of [
    [880, 606, 1.1, "ink"],
    [912, 602, 1, "white"],
    [70, 610, 1.2, "ink"],
    [108, 606, 1.1, "marigold"],
    [1150, 616, 1.2, "ink"],
  ] as const)
    sheet.place({ x, y, scale: s }, () => {
      sheet.shape(geo.smooth(geo.line([-9, 0, -12, -40, -7, -56, 7, -56, 12, -40, 9, 0])), cloth, 0.7);
      sheet.dot(0, -64, 8, "brown", 0.4);
      if (cloth === "ink") sheet.shape(geo.line([-14, -73, 0, -79, 14, -73, 0, -67]), "ink", 0.4);
      else sheet.shape(geo.arc(0, -66, 8.4, 8, 170, 370, 12), "ink", 0.4);
    });
}

const blooms = [
  [760, 850, 15],
  [806, 872, 19],
  [862, 836, 13],
  [930, 880, 20],
  [1010, 846, 15],
  [1072, 880, 20],
  [1150, 850, 17],
  [66, 872, 19],
  [132, 850, 14],
  [196, 884, 19],
] as const;

const kid = {
  skin: "brown",
  hair: { base: "ink", lit: "sea" },
  cap: { base: "ink", shade: "sea", lit: "marigold" },
} as const;

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
    far(sheet);
    sheet.shape(geo.turn(geo.arc(380, 876, 300, 30), -2, [380, 876]), "pine", 2);
    sheet.place({ x: 462, y: 408, scale: 0.74, turn: 2 }, () =>
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "brown",
          yaw: 0.85,
          tilt: -12,
          hair: "long",
          lips: "red",
          mouth: "teeth",
        },
        outfit: { kind: "gown", cloth: gown, second: white, accent: "red", trousers: dark },
        pose: { ...poses.standing, left: gownArm.tucked(-1), right: gownArm.tucked(1) },
      }),
    );
    sheet.place({ x: 462, y: 408, scale: 0.74, turn: 2 }, () => {
      gownArm.draw(sheet, {
        shoulder: [112, 216],
        elbow: [286, 232],
        wrist: [408, 46],
        skin: "brown",
        cloth: gown,
      });
      gownArm.draw(sheet, {
        shoulder: [-112, 226],
        elbow: [80, 250],
        wrist: [243, 26],
        skin: "brown",
        cloth: gown,
      });
    });
    sheet.place({ x: 716, y: 232, scale: 0.8, turn: 9 }, () =>
      child(sheet, kid, { ...dress, trim: "red", collar: "white" }),
    );
    for (const [x, y, r] of blooms)
      daisy(sheet, x, y, r, { stalk: "pine", petal: "white", heart: "marigold" });
    for (const [x, y, turn] of [
      [642, 420, 42],
      [764, 440, -30],
    ] as const)
      hands.draw(sheet, "relaxed", "brown", { x, y, turn, flip: turn > 0, scale: 0.66 });
  },
});
