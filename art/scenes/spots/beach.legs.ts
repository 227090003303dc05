import { geo, type Line, type Point } from "../../kit/core/geo";
import type { SkinSteps } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { bareFoot } from "../../kit/people/bare-foot";
import { type Cloth, limb } from "../../kit/people/limb";

export type BareLeg = {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Where the toes point: left, right, or at us. */
  readonly toe: -1 | 0 | 1;
  /** Degrees by which the foot stands on its toes. */
  readonly heel?: number;
};

/** A leg in shorts, bare below the knee. */
export function bareLeg(sheet: Sheet, at: BareLeg, skin: SkinSteps, shorts: Cloth): void {
  const { hip, knee, ankle, toe, heel = 0 } = at;
  const calf: Line = [geo.mid(hip, knee, 0.7), knee, geo.mid(knee, ankle, 0.5), ankle];
  limb.bare(sheet, calf, [50, 46, 41, 23], skin);
  sheet.place({ x: ankle[0], y: ankle[1], turn: heel, flip: toe === -1 }, () =>
    bareFoot(sheet, skin, toe === 0),
  );
  const bend = geo.mid(knee, geo.mid(hip, knee), 0.2);
  sheet.stroke(
    geo.smooth(
      geo.move(
        [
          [-20, 0],
          [4, 9],
          [24, 2],
        ],
        bend[0],
        bend[1] + 26,
      ),
    ),
    6,
    skin.shade,
  );
  limb.clothed(sheet, [hip, geo.mid(hip, knee, 0.86)], [76, 68], shorts);
}
