import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** A laptop from above at an angle; the screen away from the viewer leans back. About 220 wide. */
export function laptop(sheet: Sheet): void {
  sheet.shape(geo.line([-112, 8, 112, 8, 104, -128, -104, -128]), "ink", 0.6);
  sheet.shape(geo.line([-98, -2, 98, -2, 92, -118, -92, -118]), "white", 0.4);
  sheet.shape(geo.line([-82, -100, -8, -100, -8, -56, -84, -56]), "honey", 0.4);
  for (const [x, h, colour] of [
    [14, 22, "sea"],
    [34, 40, "red"],
    [54, 30, "sea"],
    [74, 50, "leaf"],
  ] as const)
    sheet.shape(geo.rect(x, -52 - h + 44, 13, h), colour, 0.4);
  for (const y of [-40, -28, -16]) sheet.stroke(geo.line([-84, y, -20, y]), 5, "haze", { taper: "none" });
  sheet.shape(geo.line([-112, 8, 112, 8, 124, 116, -124, 116]), "haze", 0.6);
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 11; c++)
      sheet.shape(geo.rect(-98 + c * 18 - r * 1.4, 18 + r * 13, 14, 9), "ink", 0.4);
  sheet.shape(geo.line([-32, 78, 32, 78, 35, 106, -35, 106]), "white", 0.4);
}

/** A sheet with a drawing on it: 150 by 110, its middle at 0, 0. */
export function chart(sheet: Sheet, kind: "bridge" | "lines" | "circles" | "plan", colour: Colour): void {
  sheet.shape(geo.rect(-72, -50, 150, 108), "honey", 0.6);
  sheet.shape(geo.rect(-75, -55, 150, 110), "white", 0.6);
  if (kind === "bridge") {
    sheet.bar(geo.arc(0, 20, 54, 46, 180, 360, 20), 5, colour);
    sheet.bar(geo.line([-64, 12, 64, 12]), 5, colour);
    for (const x of [-36, -18, 0, 18, 36])
      sheet.bar(geo.line([x, 12, x, 20 - 46 * Math.sqrt(1 - (x / 54) ** 2)]), 3, colour);
  } else if (kind === "lines") {
    for (let i = 0; i < 6; i++)
      sheet.stroke(geo.line([-58, -38 + i * 15, i % 3 === 2 ? 10 : 56, -38 + i * 15]), 5, colour);
  } else if (kind === "circles") {
    for (const [x, y] of geo.line([-36, -16, 34, -20, 0, 26]))
      sheet.shape(geo.arc(x, y, 19, 19), colour, 0.5);
    sheet.bar(geo.line([-36, -16, 34, -20, 0, 26, -36, -16]), 4, "ink");
  } else {
    sheet.bar(geo.line([-54, -36, 54, -36, 54, 36, -54, 36, -54, -36]), 4, colour);
    sheet.bar(geo.line([-54, 0, 0, 0, 0, -36]), 4, colour);
    sheet.bar(geo.line([14, 36, 14, 8, 54, 8]), 4, colour);
  }
}

/** A mug from above. */
export function mugTop(sheet: Sheet, colour: Colour, rim: Colour): void {
  sheet.shape(geo.arc(8, 10, 36, 34), "timber", 1);
  sheet.bar(geo.arc(34, -4, 14, 12, -100, 100, 10), 8, colour);
  sheet.shape(geo.arc(0, 0, 34, 32), colour, 0.6);
  sheet.shape(geo.arc(0, -3, 27, 24), rim, 0.5);
  sheet.shape(geo.arc(0, -1, 23, 20), "bark", 0.5);
}

/** Coloured notes, a phone: what gathers on a table. */
export function clutter(sheet: Sheet): void {
  for (const [x, y, turn, colour] of [
    [560, 330, -8, "honey"],
    [612, 322, 6, "red"],
    [664, 334, -4, "leaf"],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(geo.rect(-21, -20, 42, 40), colour, 0.6);
      sheet.stroke(geo.line([-12, -4, 12, -4]), 4, "ink");
    });
  sheet.place({ x: 742, y: 600, turn: 16 }, () => {
    sheet.shape(geo.rect(-24, -44, 48, 88), "ink", 0.5);
    sheet.shape(geo.rect(-18, -36, 36, 70), "deep", 0.4);
  });
}
