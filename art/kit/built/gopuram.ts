import { geo } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** A South Indian temple tower of `tiers` storeys on (x, y), `half` as wide as its foot on each side. */
export function gopuram(
  sheet: Sheet,
  at: { x: number; y: number; half: number; tiers: number },
  colours: { wall: Colour; second: Colour; mark: Colour; line: Colour },
): void {
  const { x, y, half, tiers } = at;
  const high = half * 0.44;
  for (let i = 0; i < tiers; i++) {
    const w = half * (1 - i * 0.122);
    const foot = y - i * high;
    const inset = half * 0.11;
    sheet.shape(
      geo.line([x - w, foot, x - w + inset, foot - high, x + w - inset, foot - high, x + w, foot]),
      i % 2 ? colours.second : colours.wall,
      0.9,
    );
    for (let k = -2; k <= 2; k++)
      sheet.dot(x + k * w * 0.32, foot - high * 0.46, half * 0.055, k % 2 ? colours.line : colours.mark);
    sheet.stroke(geo.line([x - w - 4, foot, x + w + 4, foot]), half * 0.085, colours.line);
  }
  const top = y - tiers * high;
  for (let k = -1; k <= 1; k++)
    sheet.stroke(
      geo.line([x + k * half * 0.11, top + 2, x + k * half * 0.11, top - half * 0.32]),
      5,
      colours.mark,
      { taper: "end" },
    );
}
