import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** The two padded arms of a sofa, drawn over the people on it. */
export function sofaArms(
  sheet: Sheet,
  colours: { readonly shade: Colour; readonly base: Colour; readonly lit: Colour },
): void {
  for (const side of [-1, 1]) {
    const at = (x: number): number => 600 + side * x;
    const arm: Line = geo.smooth(
      [
        [at(508), 800],
        [at(500), 520],
        [at(528), 482],
        [at(590), 480],
        [at(622), 530],
        [at(620), 800],
      ],
      false,
      6,
    );
    sheet.shape(arm, side === 1 ? colours.shade : colours.base, 1);
    for (const dx of [522, 548, 574, 600])
      sheet.stroke(
        geo.smooth(geo.line([at(dx), 496, at(dx - 4), 640, at(dx), 790])),
        6,
        side === 1 ? colours.base : colours.lit,
      );
  }
}
