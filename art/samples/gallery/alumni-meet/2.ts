import { furniture } from "../../../kit/built/furniture";
import { things } from "../../../kit/built/things";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { forearm } from "../../../kit/people/forearm";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";
import { photoAlbum } from "./2.photo-album";
import { sofa } from "./2.sofa";
import { sofaArms } from "./2.sofa-arms";

const leaf = { base: "leaf", shade: "pine", lit: "sage" } as const;
const gold = { base: "marigold", shade: "orange", lit: "cream" } as const;
const white = { base: "white", shade: "sage", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "sea" } as const;
const rust = { base: "orange", shade: "red", lit: "marigold" } as const;

/** An arm that ends behind the album. */
const hidden = (side: 1 | -1): Arm => ({
  elbow: [side * 196, 392],
  wrist: [side * 120, 520],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
});

/** Wall with pictures, standing lamp and a window on a bright afternoon. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  for (let x = 24; x < 1200; x += 58)
    sheet.stroke(geo.line([x, -10, x, 640]), 5, "marigold", {
      tone: (px, y) => 0.5 + 0.4 * Math.sin(px * 3 + y / 30),
    });
  sheet.shape(geo.rect(-10, 640, 1220, 270), "orange", 1);
  furniture.grain(sheet, geo.rect(-10, 640, 1220, 270), "red", 26);
  sheet.shape(geo.rect(-10, 618, 1220, 26), "white", 0.8);
  furniture.window(
    sheet,
    { x: 860, y: -60, w: 290, h: 300 },
    2,
    2,
    { base: "white", shade: "sage", lit: "white" },
    () => {
      sheet.shape(geo.rect(840, -70, 330, 330), "sage", 0);
      leaves.banana(
        sheet,
        geo.smooth(geo.line([900, 300, 930, 140, 1010, 20])),
        62,
        { dark: "pine", base: "leaf", lit: "cream" },
        3,
      );
      leaves.banana(
        sheet,
        geo.smooth(geo.line([1150, 300, 1110, 160, 1060, 70])),
        50,
        { dark: "pine", base: "pine", lit: "leaf" },
        5,
      );
    },
  );
  for (const [x, y, w, h] of [
    [96, 30, 120, 150],
    [240, 64, 160, 112],
    [432, 20, 104, 132],
    [566, 58, 180, 120],
  ] as const) {
    sheet.shape(geo.rect(x + 7, y + 9, w, h), "orange", 0.8);
    sheet.shape(geo.rect(x, y, w, h), "ink", 0.8);
    sheet.shape(geo.rect(x + 10, y + 10, w - 20, h - 20), "white", 0.6);
    sheet.clip(geo.rect(x + 18, y + 18, w - 36, h - 36), () => {
      sheet.shape(geo.rect(x, y, w, h), w > 130 ? "marigold" : "sage", 0);
      if (w > 130) {
        sheet.shape(geo.arc(x + w * 0.62, y + h * 0.5, w * 0.16, w * 0.16), "red", 0.8);
        sheet.shape(
          geo.smooth([
            [x, y + h * (w > 170 ? 0.6 : 0.76)],
            [x + w * 0.4, y + h * 0.56],
            [x + w, y + h * 0.8],
            [x + w, y + h],
            [x, y + h],
          ]),
          "leaf",
          1,
        );
      } else
        for (const [dx, dy, colour] of [
          [0.3, 0.58, "red"],
          [0.7, 0.6, "sea"],
          [0.5, 0.48, "marigold"],
        ] as const) {
          sheet.shape(geo.arc(x + w * dx, y + h * (dy + 0.5), w * 0.2, h * 0.36), colour, 0.8);
          sheet.dot(x + w * dx, y + h * dy, w * 0.11, dx === 0.5 ? "brown" : "tan", 0.4);
          sheet.shape(
            geo.arc(x + w * dx, y + h * (dy - 0.015), w * 0.12, w * 0.11, 175, 365, 14),
            "ink",
            0.4,
          );
        }
    });
  }
}

function put(sheet: Sheet, x: number, y: number, turn: number, person: Person): void {
  sheet.place({ x, y, scale: 0.66, turn }, () =>
    figure(sheet, { pose: poses.sitting, ...person, outfit: { trousers: dark, ...person.outfit } }),
  );
}

function friends(sheet: Sheet): void {
  put(sheet, 218, 300, -5, {
    look: {
      ...heads.fatima,
      skin: "tan",
      yaw: 0.8,
      mouth: "teeth",
      tilt: -2,
      headwear: { kind: "hijab", base: "red", lit: "orange", shade: "plum" },
    },
    outfit: { kind: "sweater", cloth: gold },
    pose: {
      ...poses.sitting,
      left: { elbow: [-206, 396], wrist: [-110, 556], hand: "relaxed", handTurn: 130, thumb: "left" },
      right: { elbow: [190, 380], wrist: [70, 330], hand: "relaxed", handTurn: -62, thumb: "right" },
    },
  });
  put(sheet, 986, 286, 6, {
    look: {
      ...heads.thomas,
      skin: "tan",
      age: "adult",
      yaw: -0.75,
      hair: "curls",
      hairColours: { base: "ink", lit: "sea" },
      mouth: "teeth",
      beard: "full",
      spectacles: undefined,
    },
    outfit: {
      kind: "kurta",
      cloth: white,
      accent: "marigold",
      trousers: { base: "sage", shade: "leaf", lit: "white" },
    },
    pose: {
      ...poses.sitting,
      left: { elbow: [-200, 384], wrist: [-216, 560], hand: "relaxed", handTurn: 190, thumb: "right" },
      right: { elbow: [232, 346], wrist: [132, 186], hand: "press", handTurn: -34, thumb: "right" },
    },
  });
  put(sheet, 730, 316, 2, {
    look: { ...heads.meera, skin: "brown", yaw: -0.5, tilt: 8, hair: "wavy", lips: "red" },
    outfit: { kind: "kameez", cloth: leaf, second: gold, accent: "marigold" },
    pose: { ...poses.sitting, left: hidden(-1), right: hidden(1) },
  });
  put(sheet, 470, 272, -2, {
    look: {
      ...heads.kumar,
      skin: "brown",
      yaw: 0.45,
      tilt: 6,
      hair: "quiff",
      beard: "stubble",
      build: "broad",
    },
    outfit: { kind: "shirt", cloth: rust },
    pose: { ...poses.sitting, left: hidden(-1), right: hidden(1) },
  });
}

/** The open album over two laps with the hands that hold it. */
function album(sheet: Sheet): void {
  sheet.place({ x: 600, y: 676, scale: 2.15, turn: -2 }, () =>
    photoAlbum(sheet, { cover: "plum", shade: "cream", page: "white", frame: "ink", face: "tan" }),
  );
  sheet.place({ x: 470, y: 272, scale: 0.66 }, () => {
    forearm(sheet, {
      elbow: [-196, 400],
      wrist: [-104, 560],
      hand: "relaxed",
      thumb: "right",
      handTurn: 120,
      skin: "brown",
      sleeve: rust,
    });
    forearm(sheet, {
      elbow: [196, 400],
      wrist: [236, 500],
      hand: "point",
      thumb: "left",
      handTurn: 150,
      skin: "brown",
      sleeve: rust,
    });
  });
  sheet.place({ x: 730, y: 316, scale: 0.66 }, () =>
    forearm(sheet, {
      elbow: [190, 392],
      wrist: [168, 520],
      hand: "relaxed",
      thumb: "left",
      handTurn: 236,
      skin: "brown",
      sleeve: leaf,
    }),
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet/2",
  size: "card",
  people: true,
  light: { x: 0.75, y: -0.66 },
  palette: [
    "white",
    "cream",
    "ink",
    "sea",
    "sage",
    "leaf",
    "pine",
    "marigold",
    "orange",
    "red",
    "plum",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    room(sheet);
    sofa(sheet, { base: "sea", shade: "ink", lit: "sage" });
    friends(sheet);
    album(sheet);
    sofaArms(sheet, { shade: "ink", base: "sea", lit: "sage" });
    furniture.table(sheet, { x: 250, y: 828, w: 720, h: 60 }, 50, { base: "plum", shade: "ink", lit: "red" });
    sheet.place({ x: 400, y: 862, scale: 0.6 }, () =>
      things.mug(sheet, { base: "marigold", shade: "orange", lit: "plum" }, "white"),
    );
    sheet.place({ x: 820, y: 866, scale: 0.6, flip: true }, () =>
      things.mug(sheet, { base: "white", shade: "sage", lit: "plum" }, "white"),
    );
    sheet.shape(geo.arc(610, 856, 76, 13), "white", 0.6);
    for (const [x, y] of geo.line([580, 846, 606, 842, 632, 847, 594, 836, 618, 835]))
      sheet.dot(x, y, 13, "marigold");
  },
});
