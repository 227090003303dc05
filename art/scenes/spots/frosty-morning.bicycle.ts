import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A wheel with its spokes, hub at x, y. */
function wheel(sheet: Sheet, x: number, y: number): void {
  sheet.bar(geo.arc(x, y, 92, 92, 0, 360, 48), 11, "ink");
  sheet.bar(geo.arc(x, y, 83, 83, 0, 360, 48), 3, "haze");
  for (let a = 0; a < 180; a += 20)
    sheet.bar(
      geo.line([
        x + 82 * Math.cos(a / 57.3),
        y + 82 * Math.sin(a / 57.3),
        x - 82 * Math.cos(a / 57.3),
        y - 82 * Math.sin(a / 57.3),
      ]),
      1.8,
      "slate",
    );
  sheet.dot(x, y, 10, "ink");
}

/** A bar that sweeps back from the stem, a bell and a brake's lever on it, its grip in one line with it. */
function handlebar(sheet: Sheet): void {
  sheet.bar(geo.smooth(geo.line([106, -300, 84, -312, 54, -314, 30, -306])), 7, "slate");
  sheet.bar(geo.line([97, -256, 91, -292]), 9, "slate");
  sheet.bar(geo.line([56, -296, 44, -284, 14, -280]), 4, "slate");
  const sweep = geo.smooth(geo.line([91, -290, 84, -300, 62, -304, 34, -302, 4, -295]));
  sheet.bar(sweep, 8, "ink");
  sheet.bar(geo.part(sweep, 0.58, 1), 13, "ink");
  sheet.dot(4, -295, 6.5, "ink");
  sheet.shape(geo.arc(74, -308, 9, 7, 180, 360, 10), "marigold", 0.3);
}

/** A town bicycle from its side, wheels on y = 0, about 450 long, with mudguards, a carrier and a basket. */
export function bicycle(sheet: Sheet, frame: Colour, shade: Colour, basket: boolean): void {
  const [rear, front, y] = [-132, 140, -98];
  wheel(sheet, rear, y);
  wheel(sheet, front, y);
  sheet.bar(geo.arc(rear, y, 104, 104, 180, 310, 20), 9, shade);
  sheet.bar(geo.arc(front, y, 104, 104, 215, 330, 16), 9, shade);
  const crank = [-14, -92] as const;
  const [seat, head] = [
    [-62, -232],
    [104, -236],
  ] as const;
  sheet.bar(geo.line([rear, y, ...crank]), 9, frame);
  sheet.bar(geo.line([rear, y, -56, -212]), 9, frame);
  sheet.bar(geo.line([...crank, ...seat]), 12, frame);
  sheet.bar(geo.line([...crank, 112, -206]), 13, frame);
  sheet.bar(geo.line([-54, -206, 20, -140, ...head]), 11, frame);
  sheet.bar(geo.line([96, -258, front, y]), 12, frame);
  handlebar(sheet);
  sheet.shape(
    geo.smooth(geo.line([-104, -248, -88, -260, -28, -256, -20, -246, -62, -232, -94, -236]), true),
    "brick",
    0.6,
  );
  sheet.bar(geo.line([-208, -206, -74, -206]), 8, "ink");
  sheet.bar(geo.line([-196, -204, rear, y]), 6, "ink");
  sheet.shape(geo.arc(crank[0], crank[1], 27, 27), "ink", 0.5);
  sheet.shape(geo.arc(crank[0], crank[1], 15, 15), "haze", 0.4);
  sheet.bar(geo.line([crank[0], crank[1], 12, -50]), 8, "slate");
  sheet.shape(geo.rect(-4, -52, 36, 9), "ink", 0.4);
  sheet.dot(-212, -192, 9, "red");
  sheet.bar(geo.line([98, -246, 118, -240]), 5, "ink");
  sheet.shape(geo.arc(124, -240, 15, 15), "ink", 0.3);
  sheet.shape(geo.arc(129, -240, 9, 13), "cream", 0.3);
  if (!basket) return;
  sheet.shape(geo.line([98, -286, 212, -286, 196, -206, 112, -206]), "marigold", 0.8);
  for (let i = 0; i < 4; i++)
    sheet.stroke(geo.line([104 + i * 3, -272 + i * 18, 206 - i * 4, -272 + i * 18]), 5, "bark", {
      taper: "none",
    });
  for (let i = 0; i < 6; i++)
    sheet.stroke(geo.line([112 + i * 18, -284, 118 + i * 14, -208]), 4, "bark", { taper: "none" });
  sheet.shape(geo.rect(122, -322, 56, 40), "red", 0.6);
  sheet.shape(geo.rect(128, -328, 40, 44), "white", 0.5);
  sheet.shape(geo.rect(118, -300, 66, 14), "sea", 0.5);
}
