import { festoon } from "../../../kit/built/festoon";
import { furniture } from "../../../kit/built/furniture";
import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { forearm } from "../../../kit/people/forearm";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";
import { crossedLegs } from "./2.crossed-legs";
import { oilLamp } from "./2.oil-lamp";
import { veena } from "./2.veena";

const silk = { base: "sea", shade: "deep", lit: "straw" } as const;
const blouse = { base: "red", shade: "brick", lit: "orange" } as const;

/** Curtain, garlands and the rug of the stage. */
function stage(sheet: Sheet): void {
  skies.flat(sheet, "plum");
  for (let i = 0; i < 44; i++) {
    const x = -20 + i * 29;
    const sway = 9 * noise.at(i * 1.7, 1, 3);
    sheet.stroke(
      geo.smooth(geo.line([x, -20, x + sway, 260, x - sway, 640])),
      i % 3 === 0 ? 15 : 7,
      i % 3 === 0 ? "ink" : "brick",
      { tone: (px, py) => 0.8 + 0.5 * noise.at(px / 50, py / 160, 5) },
    );
  }
  sheet.shape(geo.arc(600, 320, 420, 400), "brick", 3);
  for (let i = 0; i < 30; i++) {
    const x = 196 + i * 28;
    sheet.stroke(
      geo.smooth([
        [x, 330 - 390 * Math.sqrt(Math.max(0, 1 - ((x - 600) / 420) ** 2))],
        [x + 6, 330],
        [x - 4, 640],
      ]),
      i % 3 === 0 ? 12 : 6,
      i % 3 === 0 ? "plum" : "red",
      { tone: (px, py) => 0.7 + 0.5 * noise.at(px / 50, py / 130, 5) },
    );
  }
  sheet.shape(geo.rect(-10, 620, 1220, 300), "ink", 1);
  sheet.shape(geo.line([90, 630, 1110, 630, 1260, 800, -60, 800]), "red", 1);
  sheet.shape(geo.line([118, 644, 1082, 644, 1160, 740, 40, 740]), "brick", 1);
  for (let i = 0; i < 38; i++) {
    const x = 60 + i * 29;
    sheet.shape(geo.line([x, 768, x + 12, 754, x + 24, 768, x + 12, 782]), "marigold", 0.8);
  }
  sheet.stroke(geo.line([60, 748, 1140, 748]), 6, "straw", { taper: "none" });
  const bloom = (x: number, y: number, i: number): void => {
    sheet.dot(x, y + 3, 12, i % 4 === 3 ? "white" : "orange", 2);
    sheet.dot(x - 2, y + 1, 7, i % 4 === 3 ? "straw" : "marigold", 1.4);
  };
  for (const [a, b] of [
    [-20, 310],
    [310, 600],
    [600, 890],
    [890, 1220],
  ] as const)
    festoon(sheet, [a, 14], [b, 14], 92, 17, "leaf", bloom);
  for (const x of [310, 890]) festoon(sheet, [x, 10], [x + 3, 190], 0, 9, "leaf", bloom);
}

const resting = (side: 1 | -1): Arm => ({
  elbow: side === 1 ? [246, 366] : [-282, 338],
  wrist: side === 1 ? [180, 420] : [-226, 400],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
});

function musician(sheet: Sheet): void {
  sheet.place({ x: 610, y: 264, scale: 0.74 }, () => {
    sheet.shape(geo.arc(10, 624, 360, 34), "plum", 2);
    figure(sheet, {
      look: {
        ...heads.asha,
        yaw: 0.45,
        tilt: 9,
        hair: "braid",
        mouth: "smile",
        eyes: "smiling",
        skin: "brown",
      },
      outfit: { kind: "sari", cloth: silk, second: blouse, accent: "marigold" },
      half: true,
      pose: { ...poses.sitting, left: resting(-1), right: resting(1) },
    });
    crossedLegs(sheet, { base: "sea", shade: "deep", lit: "straw", border: "marigold", line: "red" });
    for (const [x, y] of [
      [-30, -80],
      [-46, -66],
      [-57, -47],
      [-64, -26],
    ] as const)
      sheet.dot(x, y, 11, "white", 1.4);
    veena(sheet, {
      gold: "marigold",
      amber: "orange",
      pale: "straw",
      dark: "brick",
      ink: "ink",
      white: "white",
    });
    forearm(sheet, {
      elbow: [-286, 334],
      wrist: [-218, 394],
      hand: "cup",
      thumb: "right",
      handTurn: 112,
      skin: "brown",
    });
    forearm(sheet, {
      elbow: [248, 370],
      wrist: [128, 450],
      hand: "cup",
      thumb: "left",
      handTurn: -80,
      skin: "brown",
    });
    for (const t of [0.56, 0.64]) {
      const [x, y] = geo.mid([248, 370], [128, 450], t);
      sheet.stroke(geo.line([x - 14, y - 21, x + 14, y + 21]), 7, "marigold", { taper: "none" });
    }
  });
}

/** Those who listen, from behind, their edges lit by the stage. */
function guests(sheet: Sheet): void {
  const dim = { base: "ink", shade: "ink", lit: "plum" } as const;
  const put = (x: number, y: number, scale: number, person: Person, turn = 0): void =>
    sheet.place({ x, y, scale, turn }, () =>
      figure(sheet, { ...person, half: true, rear: true, pose: poses.sitting }),
    );
  put(
    120,
    700,
    0.56,
    {
      look: {
        ...heads.gurpreet,
        skin: "brown",
        headwear: { kind: "turban", base: "leaf", lit: "marigold", shade: "ink" },
      },
      outfit: { kind: "kurta", cloth: dim },
    },
    2,
  );
  put(
    1092,
    690,
    0.58,
    {
      look: { ...heads.meera, skin: "brown", hair: "ponytail" },
      outfit: { kind: "kameez", cloth: { base: "deep", shade: "ink", lit: "sea" } },
    },
    -3,
  );
  put(860, 750, 0.6, {
    look: { ...heads.ravi, skin: "brown" },
    outfit: { kind: "jacket", cloth: dim, second: { base: "white", shade: "straw", lit: "white" } },
  });
  put(
    352,
    764,
    0.62,
    {
      look: { ...heads.lakshmi, skin: "brown", hairColours: { base: "ink", lit: "straw" } },
      outfit: {
        kind: "sari",
        cloth: { base: "plum", shade: "ink", lit: "red" },
        second: dim,
        accent: "marigold",
      },
    },
    3,
  );
  for (const [x, y] of [
    [322, 776],
    [334, 792],
    [352, 798],
    [370, 792],
    [381, 776],
  ] as const)
    sheet.dot(x, y, 8, "white", 1);
  put(
    610,
    800,
    0.6,
    {
      look: { ...heads.divya, skin: "brown" },
      outfit: { kind: "kameez", cloth: { base: "brick", shade: "ink", lit: "orange" } },
    },
    -2,
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet-2025-august/2",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.86 },
  palette: [
    "ink",
    "plum",
    "brick",
    "red",
    "orange",
    "marigold",
    "straw",
    "white",
    "sea",
    "deep",
    "leaf",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    stage(sheet);
    const greens = { dark: "ink", base: "leaf", lit: "marigold" } as const;
    furniture.pot(sheet, 1076, 600, 90, 70, { base: "marigold", shade: "orange", lit: "straw" });
    leaves.banana(sheet, geo.smooth(geo.line([1070, 600, 1030, 440, 1060, 270])), 54, greens, 3);
    leaves.banana(sheet, geo.smooth(geo.line([1084, 600, 1130, 470, 1190, 400])), 50, greens, 6);
    leaves.banana(sheet, geo.smooth(geo.line([1078, 600, 1094, 420, 1140, 300])), 44, greens, 8);
    oilLamp(sheet, 172, 690, 1.05, { gold: "marigold", amber: "orange", pale: "straw" });
    musician(sheet);
    guests(sheet);
  },
});
