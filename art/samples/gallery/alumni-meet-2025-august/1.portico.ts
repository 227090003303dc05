import { buildings } from "../../../kit/built/buildings";
import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** The hall with its lit portico. */
export function portico(
  sheet: Sheet,
  colours: {
    readonly wall: Colour;
    readonly dark: Colour;
    readonly glow: Colour;
    readonly shade: Colour;
    readonly stone: Colour;
    readonly bright: Colour;
    readonly light: Colour;
    readonly warm: Colour;
  },
): void {
  sheet.shape(geo.rect(110, 200, 980, 300), colours.wall, 1);
  buildings.hatch(sheet, geo.rect(110, 200, 980, 300), 15, 3, colours.dark, 70);
  for (const x of [136, 222, 916, 1002]) {
    sheet.shape(buildings.arch(x - 8, 278, 66, 176), colours.dark, 0.8);
    sheet.shape(buildings.arch(x, 288, 50, 160), colours.glow, 0.8);
    sheet.bar(geo.line([x + 25, 290, x + 25, 448]), 4, colours.shade);
    sheet.bar(geo.line([x, 372, x + 50, 372]), 4, colours.shade);
  }
  sheet.shape(geo.rect(90, 186, 1020, 24), colours.stone, 1);
  sheet.shape(geo.rect(306, 216, 588, 290), colours.shade, 1);
  for (let i = 0; i < 3; i++) {
    const x = 350 + i * 176;
    const door = buildings.arch(x, 256, 148, 240);
    sheet.shape(door, colours.bright, 0.8);
    sheet.clip(door, () => {
      sheet.bar(geo.line([x + 74, 256, x + 74, 290]), 4, colours.shade);
      sheet.shape(geo.line([x + 60, 290, x + 88, 290, x + 98, 322, x + 50, 322]), colours.warm, 0.8);
      sheet.shape(geo.rect(x, 440, 150, 60), colours.glow, 1);
    });
  }
  for (let i = 0; i < 4; i++) {
    const x = 306 + i * 183;
    sheet.shape(geo.line([x - 2, 500, x + 2, 236, x + 36, 236, x + 40, 500]), colours.light, 0.8);
    sheet.shape(geo.line([x - 2, 500, x + 2, 236, x + 12, 236, x + 9, 500]), colours.stone, 0.8);
    for (const dx of [19, 28]) sheet.stroke(geo.line([x + dx, 244, x + dx, 494]), 3.4, colours.warm);
    sheet.shape(geo.rect(x - 8, 226, 54, 14), colours.light, 0.7);
    sheet.shape(geo.rect(x - 8, 492, 54, 14), colours.light, 0.7);
  }
  sheet.shape(geo.line([262, 216, 600, 74, 938, 216]), colours.stone, 1);
  sheet.shape(geo.line([322, 204, 600, 92, 878, 204]), colours.wall, 1);
  sheet.shape(geo.arc(600, 160, 28, 28), colours.glow, 0.8);
  sheet.shape(geo.arc(600, 160, 18, 18), colours.shade, 0.8);
  sheet.shape(geo.rect(262, 208, 676, 20), colours.light, 0.9);
  sheet.stroke(geo.line([270, 224, 930, 224]), 5, colours.wall, { taper: "none" });
}
