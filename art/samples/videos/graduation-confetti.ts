import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { hairShape } from "../../kit/people/hair-shape";
import { type Arm, poses } from "../../kit/people/poses";
import { reach } from "../../kit/people/reach";
import { type Fall, fallingPaper, type Paper, type Spot } from "./graduation-confetti.falling-paper";
import { type Guest, type Hand, rows } from "./graduation-confetti.guests";
import { porch } from "./graduation-confetti.porch";
import { wideSteps } from "./graduation-confetti.wide-steps";

const circle = 2 * Math.PI;

/** How a guest moves: the hop in pixels and the lean in degrees. */
function motion(g: Guest, time: number): { hop: number; turn: number; sway: number } {
  const { hops = 0, lean = 0 } = g;
  const offset = g.x / 370;
  const hop = hops > 0 ? 34 * g.scale * Math.max(0, Math.sin(circle * (time * hops + offset))) : 0;
  const sway = Math.sin(circle * (time * 3 + offset));
  return { hop, turn: lean + 0.8 * sway, sway };
}

/** The place of a guest's face, chin and brow included. */
function faceOf(g: Guest, time: number): Spot {
  const { hop, turn } = motion(g, time);
  const angle = (turn * Math.PI) / 180;
  const high = 1142 * g.scale;
  return {
    x: g.x + high * Math.sin(angle),
    y: g.foot - hop - high * Math.cos(angle),
    radius: 112 * g.scale,
  };
}

const papers: readonly [Paper, ...Paper[]] = [
  { face: "marigold", back: "straw" },
  { face: "red", back: "marigold" },
  { face: "leaf", back: "sea" },
  { face: "sea", back: "leaf" },
  { face: "marigold", back: "red" },
];

/** A fall of paper in front of the faces of the first rows. */
function layer(
  fall: Omit<Fall, "left" | "right" | "faces">,
  before: number,
): (sheet: Sheet, time: number) => void {
  const guests = rows.slice(0, before).flat();
  const whole: Fall = {
    left: -20,
    right: 1300,
    ...fall,
    ...(guests.length > 0 ? { faces: (time: number) => guests.map((g) => faceOf(g, time)) } : {}),
  };
  const pieces = fallingPaper.pieces(whole, papers);
  return (sheet, time) => fallingPaper.draw(sheet, time, whole, pieces);
}

const far = layer({ top: -40, bottom: 440, count: 110, size: [9, 15], times: 1, seed: 3 }, 0);
const middle = layer({ top: -40, bottom: 600, count: 70, size: [14, 22], times: 2, seed: 5 }, 2);
const near = layer({ top: -60, bottom: 800, count: 18, size: [24, 32], times: 3, seed: 9 }, 3);

/** An arm whose elbow stays, the sleeve slipped down to it: the hand follows the forearm, turned by `bend`. */
function bentArm(side: 1 | -1, elbow: Point, wrist: Point, hand: Hand["kind"], bend: number): Arm {
  const way = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  return {
    elbow,
    wrist,
    hand,
    handTurn: way + bend,
    thumb: side === 1 ? "left" : "right",
    slipped: true,
  };
}

/** One moving arm; without a hand it hangs at the side. */
function arm(sheet: Sheet, side: 1 | -1, hand: Hand | undefined, time: number, offset: number): Arm {
  if (!hand) return side === 1 ? poses.standing.right : poses.standing.left;
  const { at, swing, beats, kind, bend = 0, held, elbow } = hand;
  const beat = Math.sin(circle * (time * beats + offset));
  const wrist: Point = [at[0] + swing[0] * beat, at[1] + swing[1] * beat];
  const found = elbow ? bentArm(side, elbow, wrist, kind, bend) : reach(side, wrist, kind, bend);
  return held ? { ...found, held: () => held(sheet) } : found;
}

/** What shows in front of a gown: the clothes under it when it is open, or a stole's two ends. */
function front(sheet: Sheet, { kind, cloth }: NonNullable<Guest["front"]>): void {
  if (kind === "open") {
    const left = geo.smooth(geo.line([-4, 372, -26, 560, -58, 760, -74, 944]));
    const right = geo.smooth(geo.line([6, 372, 22, 560, 44, 760, 52, 944]));
    hairShape.lock(sheet, left, right, 6, 6, { base: cloth.base, lit: cloth.shade });
    for (const edge of [left, right]) sheet.stroke(edge, 8, "night", { taper: "start" });
    return;
  }
  for (const side of [-1, 1]) {
    const inner = geo.smooth(geo.line([side * 46, 126, side * 50, 230, side * 34, 420, side * 40, 640]));
    const outer = geo.smooth(geo.line([side * 84, 140, side * 98, 240, side * 84, 430, side * 92, 640]));
    hairShape.lock(sheet, inner, outer, 2, 4, { base: cloth.base, lit: cloth.lit });
    const [a, b] = [geo.along(inner, 0.9), geo.along(outer, 0.9)];
    sheet.stroke([a, b], 10, cloth.shade, { taper: "none" });
  }
}

function person(sheet: Sheet, g: Guest, time: number): void {
  const { hop, turn, sway } = motion(g, time);
  // The shadow falls away from the light and draws in under a hop.
  const wide = (210 - hop) * g.scale;
  sheet.shape(geo.arc(g.x - 70 * g.scale, g.foot + 2, wide, 24 * g.scale), "wheat", 0.6);
  const { hops = 0, lean = 0 } = g;
  const offset = g.x / 370;
  const clapping = g.left?.at[0] === -(g.right?.at[0] ?? 0);
  const later = hops > 0 || clapping ? offset : offset + 0.2;
  sheet.place({ x: g.x, y: g.foot - hop, turn, scale: g.scale, ownGrain: true }, () =>
    sheet.place({ y: -1150 }, () =>
      figure(sheet, {
        look: { ...g.look, tilt: (g.look.tilt ?? 0) - lean + 3 * sway },
        outfit: g.outfit,
        pose: {
          ...poses.standing,
          left: arm(sheet, -1, g.left, time, offset),
          right: arm(sheet, 1, g.right, time, later),
        },
        carry: () => g.front && front(sheet, g.front),
      }),
    ),
  );
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
    far(sheet, time);
    rows.forEach((row, i) => {
      for (const g of row) person(sheet, g, time);
      if (i === 1) middle(sheet, time);
    });
    near(sheet, time);
  },
});
