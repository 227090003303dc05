import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import paths from "./coaching.paths.json";

const top = 790;
const at = { x: 424, y: 470, scale: 0.86 };

/** Lamplight on the wall in two steps, broken at their edges by carved rays. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "night");
  sheet.shape(geo.arc(640, 560, 560, 560), "ink", 3);
  sheet.shape(geo.arc(660, 590, 380, 390), "deep", 3);
  for (let i = 0; i < 88; i++) {
    const angle = (i / 88) * Math.PI * 2;
    const ray = (from: number, to: number): Line =>
      geo.line([
        660 + from * Math.cos(angle),
        590 + from * Math.sin(angle),
        660 + to * Math.cos(angle),
        590 + to * Math.sin(angle),
      ]);
    const reach = 40 * noise.at(i * 1.7, 2, 4);
    sheet.stroke(ray(330 + reach, 440 + reach), 8, "deep");
    sheet.stroke(ray(510 + reach, 620 + reach), 8, "ink");
  }
}

/** The night outside: a palm, the moon, lit windows far off. */
function outside(sheet: Sheet): void {
  furniture.window(
    sheet,
    { x: 40, y: 84, w: 236, h: 372 },
    2,
    2,
    { base: "timber", shade: "bark", lit: "honey" },
    () => {
      sheet.shape(geo.rect(50, 80, 340, 430), "ink", 0);
      skies.stars(sheet, 380, 42, "sand", 3);
      skies.moon(sheet, 108, 186, 40, "cream", "ink");
      sheet.shape(geo.line(paths.roofs), "night", 1);
      for (const [x, y] of geo.line(paths.litWindows)) sheet.shape(geo.rect(x, y, 11, 14), "honey", 0.5);
      trees.palm(
        sheet,
        330,
        520,
        300,
        -30,
        { dark: "night", base: "deep", lit: "sea" },
        { bark: "night", ring: "deep" },
        4,
      );
    },
  );
}

/** A shelf with books and a globe. */
function shelf(sheet: Sheet): void {
  sheet.shape(geo.rect(560, 236, 300, 18), "timber", 0.8);
  sheet.stroke(geo.line([564, 250, 856, 250]), 5, "bark");
  const covers = ["red", "sea", "honey", "brick", "cream", "sea", "red", "honey"] as const;
  let x = 574;
  covers.forEach((cover, i) => {
    const w = 19 + 7 * noise.at(i * 3.1, 1, 2);
    const h = 92 + 22 * noise.at(i * 2.3, 4, 6);
    sheet.shape(geo.rect(x, 236 - h, w - 2, h), cover, 0.7);
    sheet.shape(geo.rect(x + 4, 236 - h * 0.76, w - 10, 8), "ink", 0.4);
    x += w;
  });
  sheet.bar(geo.line([796, 236, 796, 214]), 8, "bark");
  sheet.shape(geo.rect(768, 228, 58, 9), "bark", 0.6);
  sheet.dot(796, 172, 44, "sea");
  sheet.shape(geo.smooth(geo.line(paths.continent), true), "honey", 0.8);
  sheet.bar(geo.arc(796, 172, 53, 53, -60, 100), 5, "timber");
}

/** The desk, from edge to edge, with what lies on it. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -60, y: top, w: 1020, h: 500 }, 150, {
    base: "timber",
    shade: "bark",
    lit: "honey",
  });
  sheet.shape(geo.rect(-10, 956, 920, 260), "bark", 0.8);
  sheet.stroke(geo.line([60, 1000, 840, 1000]), 5, "night");
  sheet.stroke(geo.line([60, 1120, 840, 1120]), 4, "night");
  sheet.place({ x: 424, y: 918, scale: 2.15 }, () =>
    things.openBook(sheet, { cover: "brick", page: "cream", shade: "honey", line: "timber" }),
  );
  sheet.place({ x: 116, y: 862, scale: 0.92 }, () =>
    things.books(sheet, ["sea", "red", "cream"], "honey", "timber"),
  );
  sheet.place({ x: 118, y: 773, scale: 0.84 }, () =>
    things.mug(sheet, { base: "red", shade: "brick", lit: "honey" }),
  );
}

/** The lamp on its jointed arm; its light falls on the book. */
function lamp(sheet: Sheet): void {
  sheet.shape(geo.arc(782, 856, 74, 20), "night", 0.6);
  sheet.shape(geo.arc(782, 848, 70, 18), "red", 0.6);
  sheet.stroke(geo.arc(782, 848, 56, 12, 190, 300), 4, "honey");
  sheet.bar(geo.line([782, 846, 846, 640, 742, 430]), 11, "brick");
  sheet.dot(846, 640, 13, "honey");
  sheet.place({ x: 742, y: 430, turn: 26 }, () => {
    sheet.shape(geo.line(paths.lampShade), "red", 0.8);
    sheet.shape(geo.arc(0, 104, 96, 22), "cream", 0.6);
    sheet.shape(geo.line(paths.lampShadeDark), "brick", 0.8);
    for (const x of [14, 26]) sheet.stroke(geo.line([x * 0.8, 6, x * 2.4, 84]), 5, "honey");
  });
}

const person: Person = {
  look: {
    ...heads.arjun,
    skin: "wheat",
    yaw: 0.55,
    tilt: 7,
    hair: "curls",
    hairColours: { base: "ink", lit: "sea" },
    traits: {
      head: "oval",
      years: 20,
      eyes: "almond",
      brow: "straight",
      nose: "straight",
      mouth: "smile",
      lowered: true,
    },
    build: "slim",
  },
  outfit: { kind: "hoodie", cloth: { base: "leaf", shade: "pine", lit: "honey" } },
  half: true,
  pen: "red",
  pose: {
    left: { elbow: [-222, 372], wrist: [-112, 476], hand: "pen", handTurn: 112, thumb: "left" },
    right: { elbow: [218, 372], wrist: [190, 440], hand: "press", handTurn: -122, thumb: "right" },
    legs: [
      { knee: [0, 0], ankle: [0, 0], toe: 0 },
      { knee: [0, 0], ankle: [0, 0], toe: 0 },
    ],
  },
};

/** Headphones over curls: band, padded cups. */
function headphones(sheet: Sheet): void {
  sheet.place({ turn: 7 }, () => {
    sheet.bar(geo.arc(4, 8, 82, 126, 188, 352, 30), 17, "red");
    sheet.stroke(geo.arc(4, 8, 84, 128, 280, 345, 20), 5, "honey");
    sheet.shape(geo.arc(-66, 16, 26, 42), "night", 0.4);
    sheet.shape(geo.arc(-73, 16, 19, 35), "red", 0.4);
    sheet.stroke(geo.arc(-73, 16, 11, 26, -80, 80), 4, "brick");
    sheet.shape(geo.arc(80, 14, 11, 36), "night", 0.4);
    sheet.shape(geo.arc(86, 14, 9, 31), "red", 0.4);
  });
}

export const scene = new Scene({
  name: "services/coaching",
  size: "poster",
  people: true,
  light: { x: 0.8, y: -0.3 },
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "timber",
    "bark",
    "honey",
    "cream",
    "sand",
    "white",
    "red",
    "brick",
    "leaf",
    "pine",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    wall(sheet);
    sheet.shape(geo.line([622, 480, 790, 560, 800, 800, 120, 800]), "sea", 2);
    outside(sheet);
    shelf(sheet);
    sheet.place(at, () => {
      figure(sheet, person);
      headphones(sheet);
    });
    desk(sheet);
    sheet.clip(geo.rect(0, top - 16, 900, 420), () =>
      sheet.place(at, () => figure(sheet, { ...person, armsOnly: true })),
    );
    lamp(sheet);
  },
});
