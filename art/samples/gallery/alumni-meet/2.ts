import { furniture } from "../../../kit/built/furniture";
import { things } from "../../../kit/built/things";
import { geo } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { album, friends } from "./2.friends";
import { sofa } from "./2.sofa";
import { sofaArms } from "./2.sofa-arms";

/** Who stands in the two upright pictures, by their width: places across and down, colours of clothes. */
const portraits: Readonly<Record<number, readonly (readonly [number, number, Colour])[]>> = {
  120: [
    [0.3, 0.58, "red"],
    [0.7, 0.6, "sea"],
    [0.5, 0.48, "marigold"],
  ],
  104: [
    [0.36, 0.46, "leaf"],
    [0.66, 0.56, "orange"],
  ],
};

/** The two pictures that lie: a sun over a hill, a sail on the sea. */
function landscape(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  if (w > 170) {
    sheet.shape(geo.rect(x, y + h * 0.58, w, h), "sea", 0.8);
    sheet.shape(
      geo.smooth(
        geo.line([x + 96, y + h * 0.66, x + 134, y + h * 0.56, x + w, y + h * 0.48, x + w, y + h * 0.66]),
      ),
      "pine",
      0.8,
    );
    sheet.shape(geo.line([x + 66, y + 26, x + 98, y + 74, x + 64, y + 76]), "white", 0.6);
    sheet.shape(geo.line([x + 44, y + 78, x + 100, y + 76, x + 90, y + 88, x + 54, y + 88]), "red", 0.6);
    for (const [dx, dy] of geo.line([30, 96, 110, 94]))
      sheet.stroke(geo.line([x + dx, y + dy, x + dx + 40, y + dy]), 4, "white");
    return;
  }
  sheet.shape(geo.arc(x + w * 0.62, y + h * 0.5, w * 0.16, w * 0.16), "red", 0.8);
  sheet.shape(
    geo.smooth([
      [x, y + h * 0.76],
      [x + w * 0.4, y + h * 0.56],
      [x + w, y + h * 0.8],
      [x + w, y + h],
      [x, y + h],
    ]),
    "leaf",
    1,
  );
}

/** Wall with pictures, standing lamp and a window on a bright afternoon. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  for (let x = 24; x < 1200; x += 58)
    sheet.stroke(geo.line([x, -10, x, 640]), 5, "marigold", {
      tone: (px, y) => 0.5 + 0.4 * Math.sin(px * 3 + y / 30),
    });
  sheet.shape(geo.rect(-10, 640, 1220, 270), "orange", 1);
  furniture.grain(sheet, geo.rect(-10, 640, 1220, 270), "red", 26);
  sheet.shape(geo.rect(-10, 618, 1220, 26), "white", 0.8);
  furniture.window(
    sheet,
    { x: 860, y: -60, w: 290, h: 300 },
    2,
    2,
    { base: "white", shade: "sage", lit: "white" },
    () => {
      sheet.shape(geo.rect(840, -70, 330, 330), "sage", 0);
      leaves.banana(
        sheet,
        geo.smooth(geo.line([900, 300, 930, 140, 1010, 20])),
        62,
        { dark: "pine", base: "leaf", lit: "cream" },
        3,
      );
      leaves.banana(
        sheet,
        geo.smooth(geo.line([1150, 300, 1110, 160, 1060, 70])),
        50,
        { dark: "pine", base: "pine", lit: "leaf" },
        5,
      );
    },
  );
  for (const [x, y, w, h] of [
    [96, 30, 120, 150],
    [240, 64, 160, 112],
    [432, 20, 104, 132],
    [566, 58, 180, 120],
  ] as const) {
    sheet.shape(geo.rect(x + 7, y + 9, w, h), "orange", 0.8);
    sheet.shape(geo.rect(x, y, w, h), "ink", 0.8);
    sheet.shape(geo.rect(x + 10, y + 10, w - 20, h - 20), "white", 0.6);
    sheet.clip(geo.rect(x + 18, y + 18, w - 36, h - 36), () => {
      sheet.shape(geo.rect(x, y, w, h), w > 130 ? "marigold" : "sage", 0);
      if (w > 130) landscape(sheet, x, y, w, h);
      else
        for (const [dx, dy, colour] of portraits[w] ?? []) {
          sheet.shape(geo.arc(x + w * dx, y + h * (dy + 0.5), w * 0.2, h * 0.36), colour, 0.8);
          sheet.dot(x + w * dx, y + h * dy, w * 0.11, dx === 0.5 ? "brown" : "tan", 0.4);
          sheet.shape(
            geo.arc(x + w * dx, y + h * (dy - 0.015), w * 0.12, w * 0.11, 175, 365, 14),
            "ink",
            0.4,
          );
        }
    });
  }
}

export const scene = new Scene({
  name: "gallery/alumni-meet/2",
  size: "card",
  people: true,
  light: { x: 0.75, y: -0.66 },
  palette: [
    "white",
    "cream",
    "ink",
    "sea",
    "sage",
    "leaf",
    "pine",
    "marigold",
    "orange",
    "red",
    "plum",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    room(sheet);
    sofa(sheet, { base: "sea", shade: "ink", lit: "sage" });
    friends(sheet);
    album(sheet);
    sofaArms(sheet, { shade: "ink", base: "sea", lit: "sage" });
    furniture.table(sheet, { x: 250, y: 828, w: 720, h: 60 }, 50, { base: "plum", shade: "ink", lit: "red" });
    sheet.place({ x: 400, y: 862, scale: 0.6 }, () =>
      things.mug(sheet, { base: "marigold", shade: "orange", lit: "plum" }, "white"),
    );
    sheet.place({ x: 820, y: 866, scale: 0.6, flip: true }, () =>
      things.mug(sheet, { base: "white", shade: "sage", lit: "plum" }, "white"),
    );
    sheet.shape(geo.arc(610, 856, 76, 13), "white", 0.6);
    for (const [x, y] of geo.line([580, 846, 606, 842, 632, 847, 594, 836, 618, 835]))
      sheet.dot(x, y, 13, "marigold");
  },
});
