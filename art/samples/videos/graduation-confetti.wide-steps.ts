import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Flight = {
  readonly top: number;
  readonly count: number;
  /** Depth of the farthest tread and riser on the page; they grow by a fifth to a quarter a step. */
  readonly tread: number;
  readonly riser: number;
};

/** Steps across the whole sheet that grow towards the viewer: lit treads, risers in shade, worn edges. */
export function wideSteps(
  sheet: Sheet,
  { top, count, tread, riser }: Flight,
  colours: { tread: Colour; riser: Colour; edge: Colour },
): void {
  const [left, right] = [-20, sheet.width + 20];
  const middle = sheet.width / 2;
  let y = top;
  for (let i = 0; i < count; i++) {
    const edge = y + tread * (1 + i * 0.28);
    const foot = edge + riser * (1 + i * 0.21);
    sheet.shape(geo.rect(left, y, right - left, edge - y + 2), colours.tread, 0.8);
    sheet.shape(geo.rect(left, edge, right - left, foot - edge + 2), colours.riser, 0.8);
    sheet.stroke(geo.line([left, edge + 1, middle, edge + 2, right, edge + 1]), 2 + i * 0.3, colours.edge, {
      taper: "none",
      tone: (px, py) => 0.7 + 0.8 * noise.rough(px / 60, py / 9, 2),
    });
    for (let k = 0; k < 14; k++) {
      const x = middle * (1 + 1.3 * noise.rough(i * 3.1 + 0.4, k * 1.7, 4));
      const at = geo.lerp(edge, foot, 0.4 + 0.4 * Math.abs(noise.at(k, i, 8)));
      sheet.stroke(geo.line([x - 70, at, x, at + 1, x + 70, at]), 3, colours.tread);
    }
    y = foot;
  }
}
