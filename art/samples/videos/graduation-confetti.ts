import { buildings } from "../../kit/built/buildings";
import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import type { HandKind } from "../../kit/people/hands";
import { heads } from "../../kit/people/heads";
import type { Look } from "../../kit/people/look";
import { type Arm, poses } from "../../kit/people/poses";
import { reach } from "../../kit/people/reach";
import { type Fall, fallingPaper, type Paper } from "./graduation-confetti.falling-paper";
import { wideSteps } from "./graduation-confetti.wide-steps";

const gown = { base: "ink", shade: "night", lit: "sea" } as const;
const shirt = { base: "white", shade: "straw", lit: "white" } as const;
const board = { kind: "mortarboard", base: "ink", lit: "marigold", shade: "night" } as const;
const turban = { kind: "turban", base: "red", lit: "marigold", shade: "ink" } as const;
const scarf = { kind: "hijab", base: "leaf", lit: "marigold", shade: "ink" } as const;
const circle = 2 * Math.PI;

/** Where a hand is, how far it swings about that place and how often in the film. */
type Hand = { readonly at: Point; readonly swing: Point; readonly beats: number; readonly kind: HandKind };

type Graduate = {
  readonly x: number;
  /** The step that the feet stand on, and the size of a head unit. */
  readonly foot: number;
  readonly scale: number;
  readonly look: Look;
  readonly hood: Colour;
  readonly lean: number;
  readonly left?: Hand;
  readonly right?: Hand;
  /** How often the graduate hops in the film. */
  readonly hops: number;
};

const wave = (x: number, y: number, beats: number): Hand => ({
  at: [x, y],
  swing: [34, 16],
  beats,
  kind: "open",
});
const cheer = (x: number, y: number, beats: number): Hand => ({
  at: [x, y],
  swing: [8, 44],
  beats,
  kind: "fist",
});
const still = (x: number, y: number): Hand => ({ at: [x, y], swing: [0, 6], beats: 4, kind: "relaxed" });

const graduate = (
  [x, foot, scale]: readonly [number, number, number],
  look: Look,
  hood: Colour,
  move: { left?: Hand; right?: Hand; lean?: number; hops?: number },
): Graduate => ({ ...{ x, foot, scale, look, hood, lean: 0, hops: 0 }, ...move });

/** Rows from the top of the steps to the foot. */
const rows: readonly (readonly Graduate[])[] = [
  [
    graduate([330, 424, 0.25], { ...heads.kumar, beard: undefined, lips: "red", headwear: board }, "red", {
      right: cheer(256, -70, 10),
      left: cheer(-250, -60, 10),
      hops: 10,
    }),
    graduate([530, 418, 0.245], { ...heads.meera, hair: "bob", headwear: board, lips: "red" }, "leaf", {
      left: wave(-250, -90, 9),
      lean: 3,
    }),
    graduate([806, 420, 0.25], { ...heads.divya, skin: "wheat", hair: "wavy", headwear: board }, "marigold", {
      right: wave(262, -80, 8),
    }),
    graduate([968, 428, 0.26], { ...heads.arjun, mouth: "teeth", headwear: board }, "white", {
      left: still(-150, 470),
      right: cheer(250, -110, 7),
      lean: -3,
    }),
  ],
  [
    graduate([132, 560, 0.325], { ...heads.asha, headwear: board, hair: "long" }, "marigold", {
      left: wave(-262, -70, 7),
      lean: -3,
    }),
    graduate([656, 548, 0.325], { ...heads.gurpreet, mouth: "teeth", headwear: turban }, "white", {
      left: cheer(-252, -96, 8),
      right: cheer(250, -86, 8),
      hops: 8,
    }),
    graduate(
      [1172, 566, 0.33],
      { ...heads.kumar, yaw: -0.6, hair: "afro", beard: "full", headwear: board },
      "red",
      { right: wave(256, -86, 8), lean: 2 },
    ),
  ],
  [
    graduate(
      [300, 742, 0.42],
      { ...heads.ravi, yaw: 0.5, tilt: 3, headwear: board, spectacles: undefined },
      "leaf",
      { left: cheer(-258, -60, 6), lean: 3 },
    ),
    graduate(
      [470, 752, 0.4],
      { ...heads.divya, skin: "ebony", yaw: -0.5, hair: "bob", headwear: board },
      "red",
      { right: wave(264, -70, 7), lean: -3 },
    ),
    graduate([948, 746, 0.41], { ...heads.fatima, skin: "brown", headwear: scarf }, "marigold", {
      right: wave(262, -76, 7),
      lean: 2,
    }),
  ],
];

const papers: readonly [Paper, ...Paper[]] = [
  { face: "marigold", back: "straw" },
  { face: "red", back: "marigold" },
  { face: "leaf", back: "sea" },
  { face: "sea", back: "leaf" },
  { face: "marigold", back: "red" },
];

const across = { left: -20, right: 1300 };
const far: Fall = { ...across, top: -40, bottom: 440, count: 110, size: [9, 15], times: 1, seed: 3 };
const middle: Fall = { ...across, top: -40, bottom: 600, count: 90, size: [16, 24], times: 2, seed: 5 };
const near: Fall = { ...across, top: -60, bottom: 800, count: 22, size: [26, 36], times: 3, seed: 9 };

/** One moving arm; without a hand it hangs at the side. */
function arm(side: 1 | -1, hand: Hand | undefined, time: number, offset: number): Arm {
  if (!hand) return side === 1 ? poses.standing.right : poses.standing.left;
  const beat = Math.sin(circle * (time * hand.beats + offset));
  return reach(side, [hand.at[0] + hand.swing[0] * beat, hand.at[1] + hand.swing[1] * beat], hand.kind);
}

function person(sheet: Sheet, g: Graduate, time: number): void {
  const offset = g.x / 370;
  const hop = g.hops > 0 ? 34 * g.scale * Math.max(0, Math.sin(circle * (time * g.hops + offset))) : 0;
  const sway = Math.sin(circle * (time * 3 + offset));
  sheet.place({ x: g.x, y: g.foot - hop, turn: g.lean + 0.8 * sway, scale: g.scale, ownGrain: true }, () =>
    sheet.place({ y: -1150 }, () =>
      figure(sheet, {
        look: { ...g.look, tilt: (g.look.tilt ?? 0) - g.lean + 3 * sway },
        outfit: { kind: "gown", cloth: gown, second: shirt, accent: g.hood, trousers: gown, shoes: "night" },
        pose: {
          ...poses.standing,
          left: arm(-1, g.left, time, offset),
          right: arm(1, g.right, time, g.hops > 0 ? offset : offset + 0.2),
        },
      }),
    ),
  );
}

/** The porch: a wall with lit doors behind fluted columns, a beam above. */
function porch(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  for (let i = 0; i < 5; i++) {
    const x = 92 + i * 240;
    sheet.shape(buildings.arch(x - 12, 62, 160, 290), "ink", 1);
    sheet.shape(buildings.arch(x, 74, 136, 278), "straw", 0.8);
    sheet.bar(geo.line([x + 68, 76, x + 68, 350]), 5, "ink");
    for (const y of [142, 210, 278]) sheet.bar(geo.line([x, y, x + 136, y]), 4, "ink");
  }
  for (let i = 0; i < 6; i++) column(sheet, 40 + i * 240);
}

/** A fluted column with its left side in shade and its shadow on the wall. */
function column(sheet: Sheet, x: number): void {
  sheet.shape(geo.line([x - 62, -10, x - 30, -10, x - 30, 350, x - 62, 350]), "ink", 1);
  sheet.shape(geo.line([x - 34, -10, x + 34, -10, x + 38, 340, x - 38, 340]), "sand", 0.8);
  sheet.shape(geo.line([x - 34, -10, x - 16, -10, x - 18, 340, x - 38, 340]), "straw", 0.8);
  for (const [dx, width] of geo.line([-22, 4, -8, 4, 5, 3, 17, 2.4]))
    sheet.stroke(geo.line([x + dx, -10, x + dx * 1.05, 318]), width, dx < -10 ? "sea" : "straw", {
      taper: "end",
    });
  sheet.shape(geo.rect(x - 48, 322, 96, 24), "sand", 0.8);
  sheet.stroke(geo.line([x - 46, 340, x + 46, 340]), 5, "straw", { taper: "none" });
}

/** Paper that lies on the treads already. */
function fallen(sheet: Sheet): void {
  const random = noise.stream(17);
  for (let i = 0; i < 110; i++) {
    const depth = random.next();
    const y = 352 + 368 * depth;
    const { face } = random.pick(papers);
    const long = 7 + 15 * depth;
    sheet.place({ x: random.range(0, 1280), y, turn: random.range(-24, 24) }, () =>
      sheet.shape(
        geo.line([
          -long / 2,
          -long * 0.12,
          long / 2,
          -long * 0.16,
          long * 0.42,
          long * 0.16,
          -long * 0.56,
          long * 0.16,
        ]),
        face,
        0.6,
      ),
    );
  }
}

export const scene = new Scene({
  name: "videos/graduation-confetti",
  size: "video",
  light: { x: 0.7, y: -0.7 },
  people: true,
  flecks: 0,
  still: 0.44,
  palette: [
    ...(["sand", "white", "straw", "ink", "night", "sea", "marigold", "red", "leaf"] as const),
    ...palette.skin("ebony"),
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet, time) => {
    porch(sheet);
    wideSteps(
      sheet,
      { top: 340, count: 9, tread: 12, riser: 15 },
      { tread: "sand", riser: "straw", edge: "marigold" },
    );
    fallen(sheet);
    fallingPaper(sheet, time, far, papers);
    rows.forEach((row, i) => {
      for (const g of row) person(sheet, g, time);
      if (i === 1) fallingPaper(sheet, time, middle, papers);
    });
    fallingPaper(sheet, time, near, papers);
  },
});
