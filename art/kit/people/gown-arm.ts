import { geo, type Point } from "../core/geo";
import { type Colour, palette, type Skin } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type HandKind, hands } from "./hands";
import { type Cloth, limb } from "./limb";
import type { Arm } from "./poses";

export type GownArm = {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly skin: Skin;
  readonly cloth: Cloth;
  /** Left out when the hand is drawn later, over what it holds. */
  readonly hand?: HandKind;
  readonly handTurn?: number;
  readonly thumb?: "left" | "right";
};

/** The inside of a wide sleeve's opening, `half` as high as the sleeve is wide, about the forearm at `end`. */
function cuff(sheet: Sheet, elbow: Point, wrist: Point, end: Point, half: number, colour: Colour): void {
  const size = geo.distance(elbow, wrist);
  const [ux, uy] = [(wrist[0] - elbow[0]) / size, (wrist[1] - elbow[1]) / size];
  const at = (along: number, across: number): Point => [
    end[0] + ux * along - uy * across,
    end[1] + uy * along + ux * across,
  ];
  sheet.shape(geo.smooth([at(0, -half), at(16, 0), at(0, half), at(-14, 0)], true), colour, 0.5);
}

/** A bent or raised arm in a gown's wide sleeve, drawn over the figure whose own arm is tucked away. */
function draw(sheet: Sheet, arm: GownArm): void {
  const { shoulder, elbow, wrist, skin, cloth, hand, handTurn = 0, thumb = "left" } = arm;
  const end = geo.mid(elbow, wrist, 0.42);
  limb.clothed(sheet, [shoulder, elbow, end], [50, 54, 58], cloth);
  cuff(sheet, elbow, wrist, end, 57, cloth.shade);
  limb.bare(sheet, [end, wrist], [27, 20], palette.skins[skin]);
  if (hand)
    hands.draw(sheet, hand, skin, {
      x: wrist[0],
      y: wrist[1],
      turn: handTurn,
      flip: thumb === "left",
      scale: 0.92,
    });
}

/** The pose of an arm that is drawn with `draw` instead: behind the gown. */
const tucked = (side: 1 | -1): Arm => ({
  elbow: [side * 84, 380],
  wrist: [side * 40, 470],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
  behind: true,
});

export const gownArm = { draw, tucked, cuff };
