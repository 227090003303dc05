import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A pile of folded clothes: each a soft slab with a fold at its front. */
export function foldedPile(
  sheet: Sheet,
  x: number,
  foot: number,
  w: number,
  cloths: readonly { base: Colour; line: Colour }[],
): void {
  cloths.forEach(({ base, line }, i) => {
    const y = foot - i * 40;
    const dx = 8 * noise.at(i * 2.1, x, 3);
    const slab = geo.smooth(
      geo.line([
        x + dx - w / 2,
        y - 4,
        x + dx - w / 2 - 6,
        y - 24,
        x + dx - w / 2 + 8,
        y - 42,
        x + dx,
        y - 46,
        x + dx + w / 2 - 8,
        y - 42,
        x + dx + w / 2 + 4,
        y - 22,
        x + dx + w / 2 - 6,
        y - 2,
        x + dx,
        y + 2,
      ]),
      true,
      5,
    );
    sheet.shape(slab, base, 1);
    for (const dy of [-15, -28])
      sheet.stroke(
        geo.smooth(
          geo.line([x + dx - w / 2 + 4, y + dy, x + dx, y + dy + 4, x + dx + w / 2 - 2, y + dy - 1]),
        ),
        5,
        line,
      );
  });
}
