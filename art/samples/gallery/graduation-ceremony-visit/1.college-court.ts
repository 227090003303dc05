import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { trees } from "../../../kit/nature/trees";

/** Morning sky, far trees in mist, tower, lawn and the paved way. */
export function collegeCourt(
  sheet: Sheet,
  colours: {
    readonly mist: Colour;
    readonly pale: Colour;
    readonly warm: Colour;
    readonly white: Colour;
    readonly stone: Colour;
    readonly shade: Colour;
    readonly roof: Colour;
    readonly dark: Colour;
    readonly lawn: Colour;
    readonly tuft: Colour;
  },
): void {
  skies.flat(sheet, colours.mist);
  skies.bands(sheet, [
    { top: 90, colour: colours.pale },
    { top: 250, colour: colours.warm },
  ]);
  skies.cloud(sheet, 1000, 70, 420, colours.white, 4, 3);
  skies.cloud(sheet, 860, 150, 300, colours.white, 3, 7);
  sheet.shape(geo.line([1062, 430, 1066, 190, 1120, 190, 1124, 430]), colours.stone, 1);
  sheet.shape(geo.line([1100, 430, 1100, 190, 1120, 190, 1124, 430]), colours.shade, 1);
  sheet.shape(geo.line([1058, 194, 1093, 110, 1128, 194]), colours.roof, 1);
  sheet.dot(1091, 226, 13, colours.white);
  sheet.bar(geo.line([1091, 226, 1091, 217]), 2.4, colours.dark);
  sheet.bar(geo.line([1091, 226, 1098, 229]), 2.4, colours.dark);
  const mist = { dark: colours.mist, base: colours.mist, lit: colours.mist } as const;
  trees.canopy(sheet, geo.line([920, 398, 1040, 380, 1130, 392, 1230, 366]), 38, 2, mist, 3);
  sheet.shape(geo.rect(-10, 436, 1220, 480), colours.lawn, 1);
  const random = noise.stream(12);
  for (let i = 0; i < 150; i++) {
    const depth = random.next() ** 1.5;
    const y = 444 + depth * 470;
    const x = random.range(1010, 1220);
    const tall = (5 + depth * 20) * random.range(0.6, 1.5);
    const wind = random.range(-0.3, 0.5);
    for (const lean of i % 3 ? [-0.4, 0.1, 0.5] : [-0.2, 0.3])
      sheet.stroke(
        geo.line([x + lean * 4, y, x + (lean + wind) * tall, y - tall]),
        1.8 + depth * 2.4,
        i % 3 ? colours.mist : colours.tuft,
        { taper: "end" },
      );
  }
  sheet.shape(geo.line([-20, 920, -20, 800, 1000, 436, 1026, 436, 1130, 920]), colours.pale, 1);
  for (let i = 0; i < 10; i++) {
    const y = 452 + 440 * (i / 9) ** 1.8;
    sheet.stroke(geo.line([-20, y + 6, 1014 + (y - 436) * 0.23, y]), 3 + i * 0.4, colours.stone, {
      tone: (x) => 0.6 + 0.7 * noise.at(x / 70, i, 3),
    });
  }
}
