import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import type { Cloth } from "../../../kit/people/limb";

/** An umbrella from behind; its shaft's foot at (0, 0), 300 up to the dome. */
export function openUmbrella(
  sheet: Sheet,
  turn: number,
  r: number,
  cloth: Cloth,
  colours: { readonly metal: Colour },
): void {
  sheet.place({ turn }, () => {
    sheet.bar(geo.line([0, 40, 0, -300]), 11, colours.metal);
    const rim = -240;
    const top = rim - r * 0.62;
    const dome: Line = geo.arc(0, rim, r, r * 0.62, 180, 360, 30);
    const panels = 6;
    const edge = Array.from({ length: panels }, (_, i) => {
      const a = r - (2 * r * i) / panels;
      const b = r - (2 * r * (i + 1)) / panels;
      return geo.smooth(geo.line([a, rim, (a + b) / 2, rim - r * 0.09, b, rim]), false, 5);
    }).flat();
    const shape: Line = [...dome, ...edge];
    sheet.shape(shape, cloth.base, 0.9);
    const dim = sheet.localLight.x > 0 ? -1 : 1;
    sheet.clip(shape, () => {
      sheet.shape(
        [
          ...geo.arc(0, rim, r * 0.34 * dim, r * 0.62, -90, 0, 16),
          [dim * r * 0.3, rim + 30],
          [dim * r * 1.2, rim + 30],
          [dim * r * 1.2, top - 20],
          [0, top - 20],
        ],
        cloth.shade,
        1,
      );
      for (const share of [-0.68, -0.34, 0, 0.34, 0.68])
        sheet.stroke(
          geo.arc(0, rim, r * share, r * 0.61, -90, 0, 14),
          5,
          share * dim > 0.3 ? cloth.base : cloth.shade,
        );
      for (const share of [0.5, 0.84])
        sheet.stroke(geo.arc(0, rim, -dim * r * share, r * 0.56, -76, -22, 12), 7, cloth.lit);
      sheet.stroke(geo.part(dome, dim === 1 ? 0.08 : 0.52, dim === 1 ? 0.48 : 0.92), 9, cloth.lit);
    });
    sheet.stroke(geo.line([0, top + 4, 0, top - 34]), 9, colours.metal, { taper: "end" });
  });
}
