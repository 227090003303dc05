import { buildings } from "../../../kit/built/buildings";
import { geo, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { gownArm } from "../../../kit/people/gown-arm";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import { child, roundFingers } from "./3.child";
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

/** Small groups far away on the grass: arms hang, one waves, one holds a neighbour's shoulder. */
function far(sheet: Sheet): void {
  for (const [x, y, s, cloth, reach] of [
    [880, 606, 1.1, "ink", 15],
    [914, 602, 1, "white", 13],
    [70, 610, 1.2, "ink", -17],
    [108, 606, 1.1, "marigold", 12],
    [1150, 616, 1.2, "ink", 24],
  ] as const)
    sheet.place({ x, y, scale: s }, () => {
      for (const dx of [-4.5, 4.5]) sheet.bar(geo.line([dx, -16, dx, 1]), 5, "ink");
      const hand: Point = reach > 20 ? [reach, -74] : [reach, -26];
      for (const [elbow, end] of [
        [
          [-13, -40],
          [-12, -24],
        ],
        [[Math.sign(reach) * 14, reach > 20 ? -50 : -42], hand],
      ] as const) {
        sheet.bar([[Math.sign(elbow[0]) * 6, -52], elbow, end], 6.4, cloth);
        sheet.dot(end[0], end[1], 3.2, "brown", 0.3);
      }
      sheet.shape(
        geo.smooth(geo.line([-10, -12, -9, -36, -8, -54, 0, -58, 8, -54, 9, -36, 10, -12, 0, -10])),
        cloth,
        0.6,
      );
      sheet.dot(0, -64, 7.4, "brown", 0.4);
      if (cloth === "ink") sheet.shape(geo.line([-13, -72, 0, -77, 13, -72, 0, -67]), "ink", 0.4);
      else sheet.shape(geo.arc(0, -66, 8.2, 8, 170, 370, 12), "ink", 0.4);
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

const sister = { x: 440, y: 396, scale: 0.74, turn: 1 } as const;

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
    sheet.shape(geo.turn(geo.arc(400, 876, 300, 30), -2, [400, 876]), "pine", 2);
    sheet.place(sister, () => {
      figure(sheet, {
        look: {
          ...heads.meera,
          skin: "brown",
          yaw: 0.7,
          tilt: -6,
          hair: "long",
          lips: "red",
          mouth: "teeth",
        },
        outfit: { kind: "gown", cloth: gown, second: white, accent: "red", trousers: dark },
        pose: { ...poses.standing, left: gownArm.tucked(-1), right: gownArm.tucked(1) },
      });
      gownArm.draw(sheet, {
        shoulder: [112, 222],
        elbow: [236, 330],
        wrist: [254, 200],
        skin: "brown",
        cloth: gown,
      });
      gownArm.draw(sheet, {
        shoulder: [-112, 222],
        elbow: [-96, 446],
        wrist: [190, 334],
        skin: "brown",
        cloth: gown,
        hand: "press",
        handTurn: 66,
        thumb: "left",
      });
    });
    sheet.place({ x: 574, y: 404, scale: 0.62 }, () =>
      child(sheet, kid, { ...dress, trim: "red", collar: "white" }),
    );
    sheet.place({ x: 626, y: 540, turn: -12, scale: 0.78 }, () => roundFingers(sheet, "brown"));
    for (const [x, y, r] of blooms)
      daisy(sheet, x, y, r, { stalk: "pine", petal: "white", heart: "marigold" });
  },
});
