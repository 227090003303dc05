import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** What is in the basket, from the back to the front: place, size, colour. */
const washing: readonly (readonly [x: number, y: number, w: number, h: number, colour: Colour])[] = [
  [-104, -20, 92, 62, "sea"],
  [88, -26, 104, 70, "leaf"],
  [-8, -44, 118, 76, "white"],
  [128, 4, 64, 50, "white"],
  [-52, 6, 88, 52, "red"],
  [54, 10, 84, 50, "lagoon"],
];

/** A full basket, its rim at y 0, and the two loops by which it is carried. */
export function basket(sheet: Sheet): void {
  for (const [x, y, w, h, colour] of washing) {
    sheet.shape(geo.arc(x, y, w, h), colour, 4);
    for (const share of [0.72, 0.44])
      sheet.stroke(
        geo.arc(x, y + 8, w * share, h * share, 196, 306, 12),
        9,
        colour === "white" ? "haze" : "ink",
      );
  }
  const tub: Line = geo.line([-196, 0, 196, 0, 158, 206, 144, 218, -144, 218, -158, 206]);
  sheet.shape(tub, "honey", 0.8);
  sheet.clip(tub, () => {
    sheet.shape(geo.line([92, -10, 220, -10, 220, 230, 74, 230]), "timber", 0.8);
    for (let i = 0; i < 8; i++)
      for (const [top, low] of geo.line([48, 108, 126, 186])) {
        const at = (y: number): number => (i - 3.5) * (45 - y * 0.045);
        sheet.stroke(geo.line([at(top), top, at(low), low]), 17, i > 5 ? "ink" : "timber");
      }
  });
  sheet.shape(geo.rect(-206, -8, 412, 30), "honey", 0.7);
  sheet.stroke(geo.line([-200, -1, 92, -1]), 8, "cream");
  sheet.shape(geo.rect(96, -8, 110, 30), "timber", 0.7);
  const sock: Line = geo.line([
    -62, -22, -18, -34, -8, -8, -8, 30, -14, 74, -40, 92, -76, 98, -92, 86, -86, 70, -62, 60, -56, 24, -60,
    -4,
  ]);
  sheet.shape(geo.smooth(sock, true, 5), "white", 0.8);
  for (const y of [24, 38]) sheet.stroke(geo.line([-54, y, -10, y - 3]), 7, "red", { taper: "none" });
  sheet.stroke(geo.smooth(geo.line([-20, 50, -28, 74, -60, 86])), 6, "haze");
  for (const side of [-1, 1])
    sheet.bar(
      geo.line([
        side * 206,
        12,
        side * 232,
        4,
        side * 240,
        -28,
        side * 226,
        -50,
        side * 168,
        -50,
        side * 158,
        -4,
      ]),
      19,
      side === 1 ? "timber" : "honey",
    );
}
