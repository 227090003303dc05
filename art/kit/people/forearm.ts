import type { Point } from "../core/geo";
import { geo } from "../core/geo";
import { type Colour, palette, type Skin } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type HandKind, hands } from "./hands";
import { type Cloth, limb } from "./limb";

export type Forearm = {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandKind;
  readonly thumb: "left" | "right";
  /** Where the fingers point, 0 up; along the arm unless told. */
  readonly handTurn?: number;
  readonly skin: Skin;
  /** A long sleeve; bare without one. */
  readonly sleeve?: Cloth;
  /** Size of a head unit; 1 unless told. */
  readonly scale?: number;
  readonly pen?: Colour;
};

/** A forearm with its hand, for arms that lie on a table or reach into the picture. */
export function forearm(sheet: Sheet, arm: Forearm): void {
  const { elbow, wrist, hand, thumb, skin, sleeve, scale = 1, pen } = arm;
  const along = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  const { handTurn = along } = arm;
  const steps = palette.skins[skin];
  const sized = (radii: readonly number[]): readonly number[] => radii.map((r) => r * scale);
  limb.bare(
    sheet,
    sleeve ? [geo.mid(elbow, wrist, 0.72), wrist] : [elbow, wrist],
    sized(sleeve ? [22, 20] : [34, 21]),
    steps,
  );
  hands.draw(
    sheet,
    hand,
    skin,
    { x: wrist[0], y: wrist[1], turn: handTurn, flip: thumb === "left", scale: 0.92 * scale },
    pen,
  );
  if (sleeve) limb.clothed(sheet, [elbow, geo.mid(elbow, wrist, 0.88)], sized([42, 31]), sleeve);
}
