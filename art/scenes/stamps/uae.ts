import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { oryx } from "./uae.oryx";
import paths from "./uae.paths.json";

/** A dune: its lit side below the crest, the slip face in shade, ripples that follow the crest down. */
function dune(
  sheet: Sheet,
  crest: readonly number[],
  slip: readonly number[],
  colours: { lit: Colour; shade: Colour; ripple: Colour; fold: Colour },
): void {
  const ridge: Line = geo.smooth(geo.line(crest));
  sheet.shape([...ridge, [940, 1240], [-40, 1240]], colours.lit, 1.2);
  const dark = geo.smooth(geo.line(slip), true);
  sheet.shape(dark, colours.shade, 1.2);
  for (let i = 1; i < 13; i++) {
    const line = geo.move(ridge, 0, i * (12 + i * 2.6));
    sheet.stroke(line, 3.6 + i * 0.5, colours.ripple, {
      taper: "none",
      tone: (x, y) => (geo.inside(dark, [x, y]) ? 0 : 0.3 + 1.2 * noise.rough(x / 150, i * 3, 6)),
    });
  }
  const { left, right, top, bottom } = geo.bounds(dark);
  const random = noise.stream(Math.round(top));
  sheet.clip(dark, () => {
    for (let i = 0; i < 22; i++) {
      const [x, y] = [random.range(left, right), random.range(top, bottom)];
      const long = random.range(70, 190);
      sheet.stroke(
        geo.smooth(geo.line([x, y, x - long * 0.4, y + long * 0.32, x - long, y + long * 0.5])),
        random.range(4, 8),
        colours.fold,
      );
    }
  });
}

/** The clear evening sky with a young moon. */
function evening(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  skies.bands(sheet, [{ top: 680, colour: "rose" }]);
  sheet.place({ x: 472, flip: true }, () => skies.moon(sheet, 236, 392, 46, "white", "lagoon"));
}

export const scene = new Scene({
  name: "stamps/uae",
  size: "poster",
  flecks: 16,
  light: { x: 0.7, y: -0.5 },
  palette: [
    "lagoon",
    "haze",
    "rose",
    "white",
    "ink",
    "deep",
    "bark",
    "timber",
    "honey",
    "marigold",
    "orange",
    "straw",
  ],
  draw: (sheet) => {
    evening(sheet);
    dune(sheet, paths.farCrest, paths.farSlip, {
      lit: "straw",
      shade: "honey",
      ripple: "honey",
      fold: "straw",
    });
    dune(sheet, paths.crest, paths.slip, {
      lit: "marigold",
      shade: "orange",
      ripple: "orange",
      fold: "timber",
    });
    sheet.place({ x: 14, y: -18, scale: 0.95 }, () => oryx(sheet));
    dune(sheet, paths.nearCrest, paths.nearSlip, {
      lit: "honey",
      shade: "timber",
      ripple: "orange",
      fold: "bark",
    });
  },
});
