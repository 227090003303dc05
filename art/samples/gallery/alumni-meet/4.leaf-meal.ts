import { geo, type Line } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { dishware } from "./4.dishware";

/** A meal on a banana leaf, seen from its eater's side. */
export function leafMeal(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  kind: number,
  colours: {
    readonly shadow: Colour;
    readonly leaf: Colour;
    readonly dark: Colour;
    readonly vein: Colour;
    readonly gold: Colour;
    readonly rice: Colour;
    readonly amber: Colour;
    readonly grain: Colour;
    readonly red: Colour;
    readonly cream: Colour;
  },
): void {
  sheet.place({ x, y, turn }, () => {
    const leaf: Line = geo.smooth(
      geo.line([-178, 6, -150, -58, -60, -80, 70, -76, 158, -48, 196, 4, 156, 50, 60, 78, -70, 80, -154, 58]),
      true,
    );
    sheet.shape(geo.move(leaf, 9, 11), colours.shadow, 1);
    sheet.shape(leaf, colours.leaf, 1);
    sheet.clip(leaf, () => {
      sheet.shape(geo.smooth(geo.line([-190, 6, 0, 4, 210, 4, 190, 100, -170, 100]), true), colours.dark, 1);
      for (let i = 0; i < 26; i++) {
        const px = -168 + i * 14;
        sheet.stroke(geo.smooth(geo.line([px, 2, px + 10, -40, px + 26, -80])), 3, colours.vein, {
          taper: "end",
        });
        sheet.stroke(geo.smooth(geo.line([px, 6, px + 10, 46, px + 26, 84])), 3, colours.leaf, {
          taper: "end",
        });
      }
      sheet.stroke(geo.line([-182, 6, 200, 4]), 7, colours.vein, { taper: "end" });
    });
    const mound = geo.smooth(geo.line([-52, 16, -34, -18, 6, -28, 46, -14, 58, 20, 30, 46, -24, 44]), true);
    sheet.shape(geo.move(mound, 4, 6), colours.shadow, 1);
    sheet.shape(mound, kind === 1 ? colours.gold : colours.rice, 1);
    dishware.grains(sheet, -4, 8, 38, 26, 26, kind === 1 ? colours.amber : colours.grain, 4);
    const pile = (px: number, py: number, r: number, colour: Colour, mark: Colour): void => {
      sheet.shape(geo.arc(px, py, r, r * 0.8), colour, 2.4);
      dishware.grains(sheet, px - 4, py, r * 0.6, r * 0.5, 7, mark, 4);
    };
    pile(-112, -24, 27, colours.amber, colours.gold);
    pile(-66, -50, 22, colours.red, colours.amber);
    pile(60, -50, 24, colours.cream, colours.vein);
    pile(112, -28, 26, kind === 2 ? colours.red : colours.gold, colours.cream);
    pile(-118, 28, 20, colours.cream, colours.red);
    if (kind !== 1) pile(104, 34, 30, colours.gold, colours.amber);
  });
}
