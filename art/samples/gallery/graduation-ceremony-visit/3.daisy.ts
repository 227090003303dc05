import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A daisy on its stalk. */
export function daisy(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colours: { readonly stalk: Colour; readonly petal: Colour; readonly heart: Colour },
): void {
  sheet.stroke(geo.smooth(geo.line([x, y, x + 4, y + r * 1.6, x - 2, y + r * 3.4])), 4, colours.stalk, {
    taper: "end",
  });
  for (let a = 0; a < 360; a += 40) {
    const [c, d] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180) * 0.8];
    sheet.stroke(
      geo.line([x + c * r * 0.2, y + d * r * 0.2, x + c * r, y + d * r]),
      r * 0.46,
      colours.petal,
      {
        taper: "none",
      },
    );
  }
  sheet.dot(x, y, r * 0.34, colours.heart);
}
