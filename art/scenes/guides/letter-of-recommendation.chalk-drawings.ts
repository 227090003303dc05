import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** Chalk on a board of 1400 by 500 that begins at (300, 70): a circle in a triangle, a wave on its axes, a leaf's section. */
export function chalkDrawings(sheet: Sheet, colour: Colour): void {
  const draw = (line: Line, width = 7): void =>
    sheet.stroke(line, width, colour, {
      jitter: 0.5,
      tone: (x, y) => 0.85 + 0.5 * noise.rough(x / 16, y / 16, 4),
    });
  draw(geo.line([380, 520, 560, 190]));
  draw(geo.line([560, 190, 720, 520]));
  draw(geo.line([372, 518, 728, 518]));
  draw(geo.arc(553, 414, 102, 102));
  draw(geo.line([553, 414, 648, 376]), 5);
  draw(geo.arc(380, 520, 56, 56, -60, 0), 5);
  draw(geo.line([1230, 470, 1610, 470]));
  draw(geo.line([1250, 200, 1250, 560]));
  draw(
    geo.smooth(
      Array.from({ length: 21 }, (_, i): readonly [number, number] => [
        1252 + i * 16,
        470 - 120 * Math.sin(i * 0.47),
      ]),
    ),
    8,
  );
  for (let i = 1; i < 6; i++) draw(geo.line([1250 + i * 58, 462, 1250 + i * 58, 480]), 5);
  for (const [x, y] of geo.line([1400, 200, 1470, 170, 1540, 210, 1500, 270, 1430, 268]))
    sheet.bar(geo.arc(x, y, 13, 13), 4, colour);
  for (const line of [
    geo.line([1412, 194, 1458, 174]),
    geo.line([1484, 176, 1528, 203]),
    geo.line([1532, 222, 1508, 258]),
    geo.line([1486, 270, 1444, 269]),
    geo.line([1424, 256, 1404, 214]),
  ])
    draw(line, 5);
}
