import { buildings } from "../../../kit/built/buildings";
import { geo, type Line } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";
import { figure } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Pose, poses } from "../../../kit/people/poses";
import { bloom } from "./4.bloom";
import paths from "./4.paths.json";
import { petals } from "./4.petals";

const jacarandaInks = { dark: "plum", base: "violet", lit: "lilac", light: "white" } as const;
const gown = { base: "deep", shade: "ink", lit: "sea" } as const;
const white = { base: "white", shade: "lilac", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "deep" } as const;

/** Late light, a low hall far behind, lawn and the path strewn with petals. */
function ground(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  skies.bands(sheet, [{ top: 300, colour: "straw" }]);
  trees.canopy(
    sheet,
    geo.line([-20, 420, 240, 392, 520, 420, 820, 396, 1220, 414]),
    46,
    1,
    { dark: "sage", base: "sage", lit: "cream" },
    3,
  );
  sheet.shape(geo.rect(560, 388, 420, 104), "white", 0.9);
  sheet.shape(geo.rect(560, 388, 420, 104), "cream", 0.9);
  for (let i = 0; i < 9; i++)
    sheet.shape(buildings.arch(574 + i * 45, 416, 30, 78), i % 3 ? "salmon" : "red", 0.7);
  buildings.roof(sheet, 544, 390, 452, 44, "hip", { tile: "red", line: "salmon" });
  sheet.shape(geo.rect(-10, 488, 1220, 430), "leaf", 1);
  const random = noise.stream(4);
  for (let i = 0; i < 340; i++) {
    const depth = random.next() ** 1.4;
    const y = 496 + depth * 400;
    const x = random.range(-10, 1210);
    const tall = 5 + depth * 16;
    sheet.stroke(
      geo.line([x, y, x + random.bell() * tall, y - tall]),
      2 + depth * 2.6,
      i % 3 ? "sage" : "deep",
      { taper: "end" },
    );
  }
  const left = geo.smooth(geo.line([700, 488, 660, 540, 560, 640, 380, 780, 200, 920]));
  const right = geo.smooth(geo.line([748, 488, 760, 540, 820, 640, 920, 780, 1030, 920]));
  const path: Line = [...left, ...geo.reverse(right)];
  sheet.shape(path, "cream", 1.4);
  sheet.clip(path, () => {
    for (let i = 0; i < 26; i++) {
      const y = 500 + (i / 26) ** 1.5 * 400;
      sheet.stroke(
        skies.streak(random.range(180, 760), y, 120 + y * 0.2, 4),
        3 + (y - 490) * 0.012,
        "salmon",
        { tone: (x) => 0.5 + 0.6 * noise.at(x / 50, y, 2) },
      );
    }
    for (const [x, y, w] of [
      [300, 850, 300],
      [520, 730, 240],
      [610, 640, 150],
      [720, 800, 260],
      [860, 880, 240],
    ] as const)
      for (let k = 0; k < 5; k++)
        sheet.shape(geo.arc(x + 60 * noise.at(k, x, 3), y + k * 9 - 20, w * 0.3, 9), "lilac", 3);
  });
}

/** The jacaranda: leaning trunk, forked boughs and a wide crown over the whole top. */
function jacaranda(sheet: Sheet): void {
  const bough = (line: readonly number[], width: number): void => {
    const curve = geo.smooth(geo.line(line));
    sheet.stroke(curve, width, "plum", { taper: "end", jitter: 0.12 });
    sheet.stroke(geo.part(geo.move(curve, width * 0.24, -2), 0.05, 0.9), width * 0.14, "salmon", {
      taper: "both",
      tone: (x, y) => 0.8 + noise.at(x / 16, y / 30, 5),
    });
  };
  for (const [x, y, r, seed] of geo.fours(paths.farBlooms)) bloom(sheet, x, y, r, seed, jacarandaInks, true);
  bough([200, 700, 236, 540, 330, 350, 520, 190, 700, 110], 64);
  bough([226, 580, 190, 420, 100, 270, 20, 170], 44);
  bough([300, 400, 312, 270, 336, 130, 380, 30], 34);
  bough([430, 250, 620, 206, 820, 170, 1060, 150], 26);
  sheet.shape(geo.smooth(geo.line(paths.trunk)), "plum", 1.4);
  for (const dx of [0, 16, 32, 40])
    sheet.stroke(
      geo.smooth(geo.line([206 + dx * 0.9, 570, 198 + dx, 720, 200 + dx * 1.9, 890])),
      6,
      dx > 30 ? "salmon" : "violet",
      { tone: (x, y) => 0.7 + 0.8 * noise.at(x / 9, y / 40, 5) },
    );
  for (const [x, y, r, seed] of geo.fours(paths.nearBlooms)) bloom(sheet, x, y, r, seed, jacarandaInks);
}

/** A mortarboard that hangs from the hand by its corner. */
function cap(sheet: Sheet): void {
  sheet.place({ x: -66, y: 50, turn: -42 }, () => {
    sheet.shape(geo.line([-52, 18, 52, 18, 46, 66, -46, 66]), "deep", 0.7);
    sheet.shape(geo.line([-104, 0, 0, -40, 104, 0, 0, 42]), "ink", 0.7);
    sheet.stroke(geo.line([0, 0, -60, 20, -84, 70]), 9, "straw", { taper: "none" });
  });
}

/** The two who walk towards us, talking. */
function graduates(sheet: Sheet): void {
  const stride: Pose["legs"] = [
    { knee: [-60, 800], ankle: [-58, 1120], toe: 0 },
    { knee: [62, 786], ankle: [58, 1098], toe: 0 },
  ];
  const capInHand: Pose = {
    ...poses.standing,
    legs: stride,
    left: {
      elbow: [-206, 392],
      wrist: [-214, 590],
      hand: "grip",
      handTurn: 176,
      thumb: "left",
      held: () => sheet.place({ y: -88, turn: 176, flip: true }, () => cap(sheet)),
    },
  };
  const telling: Pose = {
    ...poses.mirrored({ ...poses.standing, legs: stride }),
    right: { elbow: [226, 360], wrist: [318, 178], hand: "open", handTurn: 16, thumb: "left", slipped: true },
    left: { elbow: [-196, 398], wrist: [-176, 590], hand: "relaxed", handTurn: 184, thumb: "left" },
  };
  for (const [x, y, w] of [
    [560, 858, 170],
    [800, 862, 176],
  ] as const)
    sheet.shape(
      geo.smooth(
        [
          [x + 42, y - 6],
          [x - 50, y - 12],
          [x - w * 1.1, y + 6],
          [x - w * 1.05, y + 18],
          [x - 30, y + 8],
          [x + 36, y + 2],
        ],
        true,
      ),
      "violet",
      2,
    );
  sheet.place({ x: 566, y: 380, scale: 0.41 }, () =>
    figure(sheet, {
      look: {
        ...heads.emma,
        skin: "wheat",
        yaw: 0.8,
        tilt: 2,
        hair: "ponytail",
        hairColours: { base: "plum", lit: "salmon" },
        lips: "red",
      },
      outfit: { kind: "gown", cloth: gown, second: white, accent: "red", trousers: dark },
      pose: capInHand,
    }),
  );
  sheet.place({ x: 800, y: 362, scale: 0.43 }, () =>
    figure(sheet, {
      look: {
        ...heads.arjun,
        skin: "wheat",
        yaw: -0.7,
        mouth: "teeth",
        beard: "short",
        headwear: { kind: "mortarboard", base: "ink", lit: "straw", shade: "deep" },
      },
      outfit: { kind: "gown", cloth: gown, second: white, accent: "straw", trousers: dark },
      pose: telling,
    }),
  );
}

export const scene = new Scene({
  name: "gallery/graduation-ceremony-visit/4",
  size: "card",
  people: true,
  light: { x: 0.7, y: -0.7 },
  palette: [
    "cream",
    "straw",
    "white",
    "salmon",
    "red",
    "plum",
    "violet",
    "lilac",
    "leaf",
    "sage",
    "ink",
    "deep",
    "sea",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    ground(sheet);
    petals(sheet, { light: "white", lit: "lilac", base: "violet" });
    jacaranda(sheet);
    graduates(sheet);
  },
});
