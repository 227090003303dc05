import { furniture } from "../../../kit/built/furniture";
import { things } from "../../../kit/built/things";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { friends } from "./2.friends";
import { photoAlbum } from "./2.photo-album";
import { sofa } from "./2.sofa";

/** The two upright pictures: a plant in a pot. */
function plant(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const foot = y + h * 0.66;
  for (const [lean, top, colour] of [
    [-0.3, 0.34, "leaf"],
    [0.3, 0.3, "leaf"],
    [-0.14, 0.18, "pine"],
    [0.12, 0.16, "leaf"],
  ] as const) {
    const tip = { x: x + w * (0.5 + lean), y: y + h * top };
    sheet.stroke(
      geo.smooth(geo.line([x + w * 0.5, foot, x + w * (0.5 + lean * 0.3), (foot + tip.y) / 2, tip.x, tip.y])),
      17,
      colour,
    );
  }
  const pot = [x + w * 0.34, foot, x + w * 0.66, foot, x + w * 0.6, y + h * 0.85, x + w * 0.4, y + h * 0.85];
  sheet.shape(geo.line(pot), w > 110 ? "red" : "orange", 0.6);
}

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
      else plant(sheet, x, y, w, h);
    });
  }
}

/** The table from the far edge, on which arms lie, to the near one; the album lies open in the middle. */
function table(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, 600, 1220, 240), "plum", 1);
  furniture.grain(sheet, geo.rect(-10, 600, 1220, 236), "red", 26);
  sheet.stroke(geo.line([-10, 602, 1210, 602]), 7, "ink", { taper: "none" });
  sheet.shape(geo.rect(-10, 836, 1220, 26), "red", 1);
  sheet.shape(geo.rect(-10, 860, 1220, 50), "ink", 1);
  sheet.shape(geo.line([364, 782, 838, 782, 842, 799, 600, 829, 358, 799]), "ink", 1);
  sheet.place({ x: 600, y: 778, scale: 1.9 }, () =>
    photoAlbum(sheet, { cover: "red", shade: "cream", page: "white", frame: "ink", face: "tan" }),
  );
}

/** A plate of round sweets, each with its own shade and light. */
function sweets(sheet: Sheet): void {
  sheet.shape(geo.arc(1010, 788, 92, 20), "ink", 0.6);
  sheet.shape(geo.arc(1010, 780, 92, 20), "white", 0.6);
  sheet.stroke(geo.arc(1010, 781, 74, 14, 0, 359, 30), 4, "sage", { taper: "none" });
  for (const [x, y] of geo.line([986, 756, 1032, 756, 958, 768, 1009, 770, 1060, 768])) {
    sheet.dot(x, y, 21, "orange", 0.6);
    sheet.shape(geo.arc(x + 3, y - 3, 17, 16), "marigold", 0.5);
    sheet.stroke(geo.arc(x + 3, y - 3, 10, 10, 270, 350, 6), 4, "cream");
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
    table(sheet);
    friends(sheet, true);
    sheet.place({ x: 94, y: 812, scale: 0.7 }, () => {
      sheet.shape(geo.arc(-12, 0, 52, 10), "ink", 0.6);
      things.mug(sheet, { base: "white", shade: "sage", lit: "orange" }, "white");
    });
    sweets(sheet);
  },
});
