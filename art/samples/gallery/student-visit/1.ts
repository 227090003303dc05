import { furniture } from "../../../kit/built/furniture";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { poses } from "../../../kit/people/poses";
import paths from "./1.paths.json";

const top = 640;

/** The worktop between two x: its surface, its lit edge and the cupboards below. */
function worktop(sheet: Sheet, from: number, to: number): void {
  sheet.shape(geo.rect(from, top, to - from, 118), "sand", 0);
  sheet.shape(geo.rect(from, top + 110, to - from, 24), "honey", 0);
  sheet.shape(geo.rect(from, top + 132, to - from, 200), "brick", 0);
}

/** A cook behind the worktop: the worktop's part and the tool are printed between trunk and arms, so that hands lie on them. */
function cook(
  sheet: Sheet,
  at: { x: number; y: number; scale: number },
  person: Person,
  part: readonly [number, number],
  tool: () => void,
): void {
  const { x, y, scale } = at;
  sheet.place(at, () =>
    figure(sheet, {
      ...person,
      half: true,
      carry: () =>
        sheet.place({ x: -x / scale, y: -y / scale, scale: 1 / scale }, () => {
          worktop(sheet, part[0], part[1]);
          tool();
        }),
    }),
  );
}

/** Wall with tiles, a shelf of jars, a window onto the night, and the lamp's cone. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  sheet.shape(geo.line([520, 130, 680, 130, 980, 660, 220, 660]), "lagoon", 1.4);
  for (let row = 0; row < 4; row++) {
    sheet.bar(geo.line([-10, 468 + row * 46, 1210, 468 + row * 46]), 2.4, "deep");
    for (let x = (row % 2) * 40; x < 1210; x += 80)
      sheet.bar(geo.line([x, 468 + row * 46, x, 514 + row * 46]), 2.4, "deep");
  }
  const frame = { base: "sand", shade: "honey", lit: "white" } as const;
  furniture.window(sheet, { x: 796, y: 74, w: 330, h: 300 }, 2, 2, frame, () => {
    sheet.shape(geo.rect(790, 70, 350, 310), "ink", 0);
    sheet.shape(geo.arc(1052, 146, 34, 34), "sand", 1);
    for (const [x, y] of geo.line(paths.stars)) sheet.dot(x, y, 2.6, "sand");
    sheet.shape(geo.line([786, 330, 860, 262, 940, 322, 940, 390, 786, 390]), "deep", 1.2);
    sheet.shape(geo.rect(838, 318, 26, 30), "honey", 0.8);
    sheet.shape(geo.rect(884, 330, 22, 28), "honey", 0.8);
    sheet.shape(geo.line(paths.rightHouse), "deep", 1.2);
    sheet.shape(geo.rect(1000, 338, 24, 26), "honey", 0.8);
  });
  sheet.shape(geo.rect(50, 246, 330, 18), "timber", 1);
  const jars = [
    ["red", 46, 74],
    ["honey", 40, 96],
    ["white", 50, 62],
    ["salmon", 42, 84],
    ["honey", 46, 70],
  ] as const;
  jars.forEach(([colour, w, h], i) => {
    const x = 66 + i * 62;
    sheet.shape(geo.rect(x, 246 - h, w, h), "white", 0.8);
    sheet.shape(geo.rect(x + 4, 246 - h * 0.7, w - 8, h * 0.7 - 4), colour, 0.8);
    sheet.shape(geo.rect(x + 3, 246 - h - 12, w - 6, 14), "timber", 0.8);
    sheet.stroke(geo.line([x + 9, 240 - h * 0.6, x + 9, 238]), 4, "sand");
  });
  for (const [x, long] of geo.line([92, 96, 146, 74, 204, 110, 262, 84, 318, 100])) {
    sheet.bar(geo.line([x, 268, x, 268 + long * 0.62]), 5, "ink");
    sheet.shape(geo.arc(x, 268 + long * 0.8, 17, long * 0.2), "ink", 0.8);
  }
  furniture.pendant(sheet, 600, 138, 190, -10, { base: "red", shade: "brick", lit: "salmon", cord: "ink" });
  sheet.shape(geo.arc(600, 140, 34, 12), "white", 0.5);
}

/** Cupboard doors under the worktop with round knobs. */
function doors(sheet: Sheet): void {
  for (let x = 14; x < 1200; x += 236) {
    sheet.bar(geo.line([x, 796, x + 212, 796, x + 212, 920, x, 920, x, 796]), 4, "ink");
    sheet.stroke(geo.line([x + 12, 808, x + 12, 900]), 5, "salmon");
    sheet.dot(x + 190, 824, 8, "honey");
  }
}

/** What stands on the worktop: pot on its ring, board with tomatoes and knife, bowl, chillies. */
function food(sheet: Sheet): void {
  sheet.shape(geo.arc(596, 736, 150, 20), "ink", 0.8);
  sheet.shape(geo.line(paths.pot), "deep", 0.8);
  sheet.shape(geo.line([640, 642, 722, 642, 710, 728, 692, 740, 640, 740]), "ink", 0.8);
  sheet.shape(geo.arc(596, 640, 128, 22), "sea", 0.6);
  sheet.shape(geo.arc(596, 644, 112, 15), "honey", 0.8);
  for (const [x, y] of geo.line([540, 642, 580, 650, 632, 640, 664, 648]))
    sheet.shape(geo.arc(x, y, 12, 5), "red", 0.6);
  for (const side of [-1, 1]) sheet.bar(geo.arc(596 + side * 132, 672, 18, 13), 9, "ink");
  for (const x of [500, 518]) sheet.stroke(geo.line([x, 666, x + 6, 722]), 6, "lagoon");
  sheet.shape(geo.line([96, 700, 392, 700, 410, 752, 78, 752]), "timber", 0.8);
  for (const [x, y, r] of [
    [30, 716, 25],
    [64, 736, 23],
    [22, 752, 22],
  ] as const) {
    sheet.shape(geo.arc(x, y, r, r * 0.92), "red", 0.8);
    sheet.stroke(geo.arc(x, y, r * 0.6, r * 0.6, 190, 280), 5, "salmon");
  }
  for (let i = 0; i < 6; i++) {
    sheet.shape(geo.arc(318 + (i % 3) * 24, 718 + (i % 2) * 17, 15, 8), "red", 0.6);
    sheet.shape(geo.arc(318 + (i % 3) * 24, 717 + (i % 2) * 17, 8, 4), "salmon", 0.4);
  }
  sheet.shape(geo.smooth(geo.line(paths.bowl)), "white", 0.8);
  sheet.shape(geo.smooth(geo.line(paths.bowlShade)), "lagoon", 0.8);
  for (const [x, y] of geo.line([1000, 656, 1036, 646, 1074, 644, 1112, 654, 1054, 660]))
    sheet.shape(geo.arc(x, y, 26, 18), "honey", 1.6);
  sheet.shape(geo.arc(1060, 670, 94, 11), "white", 0.6);
}

export const scene = new Scene({
  name: "gallery/student-visit/1",
  size: "card",
  people: true,
  light: { x: -0.3, y: -0.95 },
  palette: [
    "sea",
    "lagoon",
    "deep",
    "sand",
    "ink",
    "honey",
    "white",
    "timber",
    "red",
    "salmon",
    "brick",
    ...palette.skin("brown"),
    ...palette.skin("fair"),
  ],
  draw: (sheet) => {
    room(sheet);
    cook(
      sheet,
      { x: 244, y: 356, scale: 0.86 },
      {
        look: {
          ...heads.nisha,
          skin: "brown",
          yaw: 0.55,
          tilt: 5,
          mouth: "teeth",
          bindi: undefined,
          earrings: { kind: "hoop", colour: "honey" },
        },
        outfit: {
          kind: "kameez",
          cloth: { base: "red", shade: "brick", lit: "salmon" },
          second: { base: "honey", shade: "timber", lit: "sand" },
        },
        pose: {
          ...poses.standing,
          left: { elbow: [-214, 352], wrist: [-104, 404], hand: "relaxed", handTurn: 96, thumb: "left" },
          right: { elbow: [222, 346], wrist: [112, 356], hand: "fist", handTurn: -70, thumb: "right" },
        },
      },
      [-20, 462],
      () => sheet.stroke(geo.line([336, 636, 276, 676]), 15, "ink", { taper: "none", jitter: 0.05 }),
    );
    cook(
      sheet,
      { x: 598, y: 292, scale: 0.92 },
      {
        look: {
          ...heads.kumar,
          skin: "brown",
          beard: undefined,
          hair: "curls",
          yaw: -0.35,
          tilt: -4,
          mouth: "teeth",
        },
        outfit: { kind: "sweater", cloth: { base: "honey", shade: "salmon", lit: "sand" } },
        pose: {
          ...poses.standing,
          left: { elbow: [-224, 366], wrist: [-106, 244], hand: "fist", handTurn: 122, thumb: "left" },
          right: { elbow: [226, 366], wrist: [150, 424], hand: "relaxed", handTurn: -60, thumb: "right" },
        },
      },
      [462, 830],
      () => sheet.stroke(geo.line([524, 486, 566, 652]), 12, "timber", { taper: "none", jitter: 0.1 }),
    );
    cook(
      sheet,
      { x: 958, y: 362, scale: 0.85 },
      {
        look: {
          ...heads.emma,
          skin: "fair",
          hairColours: { base: "timber", lit: "honey" },
          hair: "ponytail",
          yaw: -0.75,
          tilt: -3,
          lips: "red",
          mouth: "teeth",
        },
        outfit: { kind: "hoodie", cloth: { base: "deep", shade: "ink", lit: "lagoon" }, accent: "sand" },
        pose: {
          ...poses.standing,
          left: { elbow: [-214, 352], wrist: [-130, 224], hand: "fist", handTurn: 4, thumb: "right" },
          right: { elbow: [214, 360], wrist: [200, 388], hand: "relaxed", handTurn: -84, thumb: "right" },
        },
      },
      [830, 1220],
      () => {
        sheet.stroke(geo.line([862, 574, 842, 410]), 12, "timber", { taper: "none", jitter: 0.1 });
        sheet.shape(geo.turn(geo.arc(838, 386, 19, 30), -7, [838, 386]), "timber", 0.6);
        sheet.stroke(geo.arc(834, 384, 11, 20, 170, 250, 10), 4, "salmon");
      },
    );
    doors(sheet);
    food(sheet);
    sheet.shape(geo.line([288, 668, 296, 656, 226, 704, 190, 738, 214, 734]), "white", 0.6);
    sheet.stroke(geo.line([196, 736, 288, 670]), 4, "lagoon");
    sheet.stroke(geo.line([552, 596, 566, 650]), 12, "timber", { taper: "none", jitter: 0.1 });
  },
});
