import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";
import paths from "./melbourne.rain-walker.paths.json";

type Colours = {
  readonly coat: Colour;
  readonly fold: Colour;
  readonly hair: Colour;
  readonly strand: Colour;
  readonly scarf: Colour;
  readonly hand: Colour;
  readonly canopy: Colour;
  readonly canopyLit: Colour;
};

/** An open umbrella from behind, its shaft down to a hand at about (11, -42). */
function umbrella(sheet: Sheet, colours: Colours): void {
  sheet.bar(geo.line([11, -40, 6, -112]), 1.8, colours.hair);
  const hem = geo.smooth(geo.line(paths.umbrellaHem));
  const canopy: Line = [...geo.arc(4, -82, 42, 34, 184, 356, 24), ...geo.reverse(hem)];
  sheet.shape(canopy, colours.canopy, 0.8);
  sheet.clip(canopy, () =>
    sheet.shape(geo.line([4, -120, 4, -80, -18, -78, -60, -78, -60, -120]), colours.canopyLit, 0.6),
  );
  for (const px of [-10, 18])
    sheet.stroke(geo.smooth(geo.line([4, -115, px * 0.8 + 1, -102, px, -83])), 2.2, colours.hair);
  sheet.bar(geo.line([4, -115, 4, -121]), 2, colours.hair);
}

/**
 * Someone walking away in the rain under an umbrella: coat, scarf, long hair, boots, and the broken
 * reflection on wet ground. The feet are at (0, 0), the head at about (0, -84); put it with sheet.place.
 */
export function rainWalker(sheet: Sheet, colours: Colours): void {
  const { coat, fold, hair, strand, scarf, hand } = colours;
  for (let i = 0; i < 6; i++)
    sheet.stroke(water.wave(-15 + i * 2, 6 + i * 5.4, 32 - i * 3.4, 1), 2.8, i % 2 ? coat : hair);
  sheet.shape(geo.line(paths.leftLeg), hair, 0.4);
  sheet.shape(geo.line(paths.rightLeg), hair, 0.4);
  const back = geo.smooth(geo.line(paths.coat), true, 6);
  sheet.shape(back, coat, 0.6);
  sheet.clip(back, () => {
    sheet.shape(geo.smooth(geo.line(paths.coatFold), true), fold, 0.5);
    for (const [top, foot] of geo.line([-9, -13, -3, -5, 3, 5]))
      sheet.stroke(geo.smooth(geo.line([top, -40, (top + foot) / 2, -30, foot, -18])), 2.6, fold, {
        taper: "start",
      });
    sheet.stroke(geo.line([-18, -42, 18, -43]), 3.4, fold, { taper: "none" });
  });
  sheet.stroke(geo.smooth(geo.line([-13, -64, -19, -50, -16, -34])), 8, coat, { taper: "none", jitter: 0.1 });
  sheet.stroke(geo.smooth(geo.line([-9, -62, -12, -50, -11, -38])), 2.4, fold);
  sheet.dot(-16, -32, 3.4, hand);
  sheet.place({ y: -17 }, () => umbrella(sheet, colours));
  sheet.dot(11, -58, 3.8, hand);
  sheet.stroke(geo.smooth(geo.line([12, -65, 21, -52, 19, -48, 12, -55])), 7, fold, {
    taper: "none",
    jitter: 0.1,
  });
  sheet.shape(geo.rect(-4, -78, 8, 12), hand, 0.3);
  sheet.shape(geo.line([-11, -73, 11, -74, 13, -65, -13, -64]), scarf, 0.4);
  const locks = geo.smooth(geo.line(paths.hair), true);
  sheet.shape(locks, hair, 0.4);
  for (const x of [-5, -1, 4])
    sheet.stroke(geo.smooth(geo.line([x * 0.4, -92, x, -80, x * 0.9, -61])), 1.7, strand);
}
