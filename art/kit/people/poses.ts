import { geo, type Point } from "../core/geo";
import type { HandKind } from "./hands";

/** One arm from elbow to hand; the shoulder comes from the build. */
export type Arm = {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandKind;
  /** Where the fingers point, degrees, 0 up, 90 right. */
  readonly handTurn: number;
  readonly thumb: "left" | "right";
  /** Draws what a hand of a holding kind has in it, in the hand's coordinates. */
  readonly held?: () => void;
  /** Drawn before the body. */
  readonly behind?: boolean;
  /** A gown's wide sleeve has slipped down to the elbow, as on a raised arm. */
  readonly slipped?: boolean;
};

export type Leg = {
  readonly knee: Point;
  readonly ankle: Point;
  /** Where the toes point: a little out on the left (-1) or the right, straight on; both feet to one side are seen from it. */
  readonly toe: 1 | -1 | 0;
  /** In walking, seen from behind or from the side: the heel is up, the toes still stand on the ground. */
  readonly lifted?: boolean;
};

/** Joints in head units: eyes at (0, 0), head 200 high, feet at about 1150. "left" is the page's left. */
export type Pose = {
  readonly left: Arm;
  readonly right: Arm;
  readonly legs: readonly [Leg, Leg];
  /** Whether the figure sits: thighs come towards the viewer. */
  readonly seated?: boolean;
};

type Name = "standing" | "waving" | "walking" | "sitting" | "writing" | "holding" | "explaining" | "cheering";

const stand: readonly [Leg, Leg] = [
  { knee: [-62, 800], ankle: [-60, 1110], toe: -1 },
  { knee: [62, 800], ankle: [62, 1110], toe: 1 },
];
const sit: readonly [Leg, Leg] = [
  { knee: [-112, 622], ankle: [-94, 946], toe: 0 },
  { knee: [108, 622], ankle: [90, 946], toe: 0 },
];
const down = (side: 1 | -1): Arm => ({
  elbow: [side * 178, 404],
  wrist: [side * 168, 596],
  hand: "relaxed",
  handTurn: 180 + side * 3,
  thumb: side === 1 ? "right" : "left",
});

const presets: Record<Name, Pose> = {
  standing: { left: down(-1), right: down(1), legs: stand },
  waving: {
    left: { elbow: [-246, 318], wrist: [-262, 118], hand: "open", handTurn: -8, thumb: "right" },
    right: down(1),
    legs: stand,
  },
  walking: {
    left: { elbow: [-208, 392], wrist: [-150, 566], hand: "relaxed", handTurn: 158, thumb: "left" },
    right: {
      elbow: [188, 404],
      wrist: [224, 592],
      hand: "fist",
      handTurn: 172,
      thumb: "right",
      behind: true,
    },
    legs: [
      { knee: [-50, 788], ankle: [-106, 1068], toe: 1, lifted: true },
      { knee: [86, 784], ankle: [116, 1106], toe: 1 },
    ],
  },
  sitting: {
    left: { elbow: [-206, 396], wrist: [-96, 560], hand: "relaxed", handTurn: 128, thumb: "left" },
    right: { elbow: [204, 398], wrist: [98, 566], hand: "relaxed", handTurn: 232, thumb: "right" },
    legs: sit,
    seated: true,
  },
  writing: {
    left: { elbow: [-222, 380], wrist: [-92, 496], hand: "relaxed", handTurn: 96, thumb: "left" },
    right: { elbow: [226, 384], wrist: [96, 486], hand: "pen", handTurn: -62, thumb: "left" },
    legs: sit,
    seated: true,
  },
  holding: {
    left: { elbow: [-206, 398], wrist: [-56, 430], hand: "cup", handTurn: 74, thumb: "left" },
    right: { elbow: [204, 402], wrist: [64, 372], hand: "relaxed", handTurn: -74, thumb: "right" },
    legs: stand,
  },
  explaining: {
    left: { elbow: [-214, 396], wrist: [-196, 600], hand: "relaxed", handTurn: 184, thumb: "left" },
    right: { elbow: [226, 370], wrist: [340, 246], hand: "open", handTurn: 52, thumb: "left" },
    legs: stand,
  },
  cheering: {
    left: { elbow: [-226, 60], wrist: [-190, -140], hand: "open", handTurn: -6, thumb: "right" },
    right: { elbow: [250, 92], wrist: [268, -108], hand: "fist", handTurn: 12, thumb: "left" },
    legs: stand,
  },
};

/** The same pose mirrored, so that two figures never stand alike. */
function mirrored(pose: Pose): Pose {
  const point = ([x, y]: Point): Point => [-x, y];
  const arm = (a: Arm): Arm => ({
    ...a,
    elbow: point(a.elbow),
    wrist: point(a.wrist),
    handTurn: -a.handTurn,
    thumb: a.thumb === "left" ? "right" : "left",
  });
  const leg = (l: Leg): Leg => ({
    ...l,
    knee: point(l.knee),
    ankle: point(l.ankle),
    toe: l.toe === 0 ? 0 : l.toe === 1 ? -1 : 1,
  });
  return {
    ...pose,
    left: arm(pose.right),
    right: arm(pose.left),
    legs: [leg(pose.legs[1]), leg(pose.legs[0])],
  };
}

/** A pose with its arms' hands moved by a little, for variety: dx, dy in head units. */
function shifted(pose: Pose, dx: number, dy: number): Pose {
  const arm = (a: Arm): Arm => ({
    ...a,
    elbow: geo.mid(a.elbow, [a.elbow[0] + dx, a.elbow[1] + dy]),
    wrist: [a.wrist[0] + dx, a.wrist[1] + dy],
  });
  return { ...pose, left: arm(pose.left), right: arm(pose.right) };
}

export const poses = { ...presets, mirrored, shifted };
