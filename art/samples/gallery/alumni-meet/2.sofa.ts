import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** The back of a long sofa with carved folds; the table hides its seat. */
export function sofa(
  sheet: Sheet,
  colours: { readonly base: Colour; readonly shade: Colour; readonly lit: Colour },
): void {
  const back: Line = geo.smooth(
    geo.line([40, 700, 44, 420, 80, 356, 300, 338, 600, 332, 900, 338, 1120, 356, 1156, 420, 1160, 700]),
    false,
    6,
  );
  sheet.shape(back, colours.base, 1.2);
  sheet.clip(back, () => {
    for (const x of [330, 600, 870]) {
      sheet.stroke(geo.smooth(geo.line([x, 336, x + 5, 460, x, 640])), 8, colours.shade);
      sheet.stroke(geo.smooth(geo.line([x - 12, 350, x - 9, 460, x - 12, 600])), 5, colours.lit);
    }
    for (let i = 0; i < 26; i++)
      sheet.stroke(
        geo.smooth(geo.line([60 + i * 43, 366, 58 + i * 43, 402, 62 + i * 43, 442])),
        6,
        colours.lit,
        {
          taper: "end",
        },
      );
  });
}
