import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

export type Sitter = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shirt: Colour;
  readonly shade: Colour;
  readonly legs: Colour;
  /** Long hair falls over the back; a scarf covers it. */
  readonly hair: "short" | "long" | "scarf";
  readonly scarf?: Colour;
  readonly flip?: boolean;
  readonly holds?: "book" | "phone" | "box";
};

/** Somebody who sits cross-legged on the grass, far enough off to have no face; about 130 high at size 1. */
export function sitter(sheet: Sheet, who: Sitter): void {
  const { x, y, size, shirt, shade, legs, hair, scarf = "red", flip = false, holds } = who;
  sheet.place({ x, y, scale: size, flip }, () => {
    sheet.shape(geo.arc(16, 4, 92, 13), "pine", 1);
    for (const side of [-1, 1])
      sheet.stroke(
        geo.smooth(geo.line([side * 14, -22, side * 66, -26, side * 58, -6, side * 2, 2])),
        23,
        legs,
        {
          taper: "none",
          jitter: 0.05,
        },
      );
    sheet.stroke(geo.line([-16, 3, 18, 5]), 12, "brown", { taper: "none" });
    if (hair === "long")
      sheet.shape(
        geo.smooth(geo.line([-20, -122, -26, -80, -16, -62, 20, -62, 24, -86, 20, -122]), true),
        "ink",
        0.5,
      );
    sheet.shape(
      geo.smooth(
        geo.line([-26, -16, -27, -60, -26, -84, -12, -96, 12, -96, 26, -84, 27, -60, 26, -16]),
        true,
        5,
      ),
      shirt,
      0.5,
    );
    sheet.shape(
      geo.smooth(geo.line([8, -95, 26, -84, 27, -60, 26, -16, 10, -16, 14, -56]), true, 4),
      shade,
      0.5,
    );
    sheet.shape(geo.rect(-7, -106, 14, 14), "brown", 0.3);
    sheet.shape(geo.arc(0, -120, 16, 19), "brown", 0.3);
    if (hair === "scarf")
      sheet.pierced(
        geo.smooth(geo.line([-26, -84, -21, -128, 0, -143, 21, -128, 26, -84, 0, -78]), true),
        [geo.arc(0, -117, 11, 14)],
        scarf,
        0.4,
      );
    else {
      const cap = geo.line([
        -18, -116, -19, -130, -12, -143, 2, -147, 15, -141, 20, -128, 18, -114, 13, -124, 2, -131, -10, -126,
      ]);
      sheet.shape(geo.smooth(cap, true, 5), "ink", 0.4);
    }
    sheet.stroke(geo.smooth(geo.line([-6, -110, 0, -107, 6, -110])), 2.6, "brick");
    for (const side of [-6, 6]) sheet.dot(side, -119, 2, "ink");

    for (const side of [-1, 1])
      sheet.stroke(
        geo.smooth(geo.line([side * 24, -82, side * 40, -52, side * 16, -38])),
        13,
        side === 1 ? shade : shirt,
        {
          taper: "none",
          jitter: 0.06,
        },
      );
    for (const side of [-1, 1]) sheet.dot(side * 14, -38, 8, "brown");
    if (holds === "book") {
      sheet.shape(geo.line([-28, -56, 0, -48, 28, -56, 28, -24, 0, -16, -28, -24]), "white", 0.4);
      sheet.stroke(geo.line([0, -48, 0, -17]), 3, "ink");
      for (const dy of [-46, -38]) sheet.stroke(geo.line([-22, dy, -6, dy + 5]), 3, "ink");
    } else if (holds === "box") {
      sheet.shape(geo.rect(-22, -46, 44, 22), "white", 0.5);
      sheet.shape(geo.arc(0, -46, 19, 6), "marigold", 0.5);
    } else if (holds === "phone") sheet.shape(geo.rect(-7, -56, 14, 24), "ink", 0.4);
  });
}
