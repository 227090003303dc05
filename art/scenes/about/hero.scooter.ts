import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A scooter at the kerb, from its side, facing left. */
export function scooter(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  colours: {
    readonly lit: Colour;
    readonly dark: Colour;
    readonly metal: Colour;
    readonly body: Colour;
    readonly shade: Colour;
    readonly lamp: Colour;
  },
): void {
  sheet.place({ x, y, scale }, () => {
    sheet.shape(geo.arc(0, 2, 190, 12), colours.lit, 1);
    for (const wx of [-130, 118]) {
      sheet.dot(wx, -42, 44, colours.dark);
      sheet.dot(wx, -42, 22, colours.metal);
      sheet.dot(wx, -42, 8, colours.dark);
    }
    const body = geo.smooth(
      geo.line([
        -20, -70, 30, -78, 60, -128, 150, -138, 192, -104, 186, -58, 120, -88, 84, -44, -60, -40, -86, -60,
        -96, -150, -80, -196, -66, -192, -62, -90,
      ]),
      true,
      5,
    );
    sheet.shape(body, colours.body, 0.8);
    sheet.clip(body, () =>
      sheet.shape(
        geo.smooth(geo.line([40, -60, 90, -100, 190, -96, 200, -40, 40, -30]), true),
        colours.shade,
        0.8,
      ),
    );
    sheet.stroke(geo.smooth(geo.line([62, -120, 110, -130, 176, -118])), 7, colours.lit);
    sheet.shape(
      geo.smooth(geo.line([36, -128, 60, -156, 160, -158, 184, -136, 120, -130]), true, 5),
      colours.dark,
      0.7,
    );
    sheet.shape(
      geo.smooth(geo.line([-172, -66, -150, -98, -112, -98, -90, -70, -110, -78, -150, -78]), true, 5),
      colours.body,
      0.7,
    );
    sheet.bar(geo.line([-130, -42, -88, -178, -74, -222]), 12, colours.metal);
    sheet.bar(geo.line([-98, -226, -48, -214]), 11, colours.dark);
    sheet.shape(
      geo.smooth(geo.line([-126, -196, -112, -216, -78, -220, -62, -196, -72, -172, -108, -172]), true, 5),
      colours.body,
      0.5,
    );
    sheet.shape(geo.arc(-117, -194, 13, 21), colours.dark, 0.4);
    sheet.shape(geo.arc(-120, -194, 9, 16), colours.lamp, 0.4);
    sheet.bar(geo.line([-66, -218, -52, -246, -56, -262]), 5, colours.dark);
    sheet.shape(geo.turn(geo.arc(-60, -276, 11, 20), 14, [-60, -276]), colours.dark, 0.4);
    sheet.shape(geo.turn(geo.arc(-62, -276, 7, 15), 14, [-62, -276]), colours.metal, 0.4);
  });
}
