import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";

/** Crossed legs under silk, in head units. */
export function crossedLegs(
  sheet: Sheet,
  colours: {
    readonly base: Colour;
    readonly shade: Colour;
    readonly lit: Colour;
    readonly border: Colour;
    readonly line: Colour;
  },
): void {
  const shape = geo.smooth(
    geo.line([
      -120, 420, -250, 452, -352, 528, -340, 606, -210, 640, 0, 628, 210, 640, 344, 606, 356, 528, 252, 452,
      120, 420,
    ]),
    true,
  );
  sheet.shape(shape, colours.base, 1);
  sheet.clip(shape, () => {
    sheet.shape(
      geo.smooth(geo.line([60, 410, 150, 520, 90, 660, 420, 660, 420, 430]), true),
      colours.shade,
      1,
    );
    hairShape.strands(
      sheet,
      geo.smooth(geo.line([-110, 430, -230, 480, -330, 560])),
      geo.smooth(geo.line([-40, 440, -60, 560, -180, 636])),
      8,
      5,
      colours.lit,
    );
    hairShape.strands(
      sheet,
      geo.smooth(geo.line([110, 430, 230, 480, 336, 560])),
      geo.smooth(geo.line([40, 440, 60, 560, 180, 636])),
      8,
      5,
      colours.base,
    );
    const hem = geo.smooth(geo.line([-350, 596, -200, 622, 0, 606, 200, 622, 350, 596]));
    sheet.stroke(hem, 24, colours.border, { taper: "none", jitter: 0.1 });
    sheet.stroke(geo.move(hem, 0, -16), 4, colours.line, { taper: "none" });
  });
}
