import { furniture } from "../../kit/built/furniture";
import { geo, type Line } from "../../kit/core/geo";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Placement, Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { forearm } from "../../kit/people/forearm";
import { laptop } from "./letter-of-recommendation.laptop";

const suit = { base: "slate", shade: "ink", lit: "haze" } as const;

/** The desk from above; the light of a window with bars falls across it. */
function desk(sheet: Sheet): void {
  skies.flat(sheet, "honey");
  furniture.grain(sheet, geo.rect(-10, -10, 1940, 1100), "orange", 30);
  for (const x of [-260, 300, 1180, 1740])
    sheet.shape(geo.line([x, -20, x + 400, -20, x - 60, 1100, x - 460, 1100]), "straw", 1.4);
  for (const y of [190, 520, 860])
    sheet.stroke(skies.streak(-20, y, 1960, 4), 5, "orange", { taper: "none" });
}

/** Something flat on the desk with its shadow. */
function flat(sheet: Sheet, at: Placement, outline: Line, colour: Colour, draw: () => void): void {
  sheet.place(at, () => {
    const { x, y } = sheet.localLight;
    sheet.shape(geo.move(outline, -x * 16, -y * 16), "timber", 1);
    sheet.shape(outline, colour, 0.7);
    draw();
  });
}

/** An answer sheet with ticks in red, and a mark in a ring. */
function answers(sheet: Sheet, at: Placement): void {
  flat(sheet, at, geo.rect(-140, -190, 280, 380), "white", () => {
    sheet.stroke(geo.line([-112, -190, -112, 190]), 3, "red", { taper: "none" });
    for (let i = 0; i < 9; i++) {
      const y = -120 + i * 33;
      sheet.stroke(geo.line([-96, y, 100 - (i % 3) * 46, y]), 5, "slate");
      if (i % 3 === 2) sheet.stroke(geo.smooth(geo.line([66, y - 6, 82, y + 10, 118, y - 34])), 9, "red");
    }
    sheet.bar(geo.arc(92, -148, 26, 26), 6, "red");
    sheet.stroke(geo.line([-96, -152, 20, -152]), 9, "ink");
  });
}

/** Exercise books in brown paper, one upon the other. */
function exerciseBooks(sheet: Sheet): void {
  for (const [x, y, turn, colour] of [
    [196, 208, -12, "brick"],
    [210, 196, 7, "leaf"],
    [204, 182, -4, "sea"],
  ] as const)
    flat(sheet, { x, y, turn }, geo.rect(-132, -170, 264, 340), colour, () => {
      sheet.stroke(geo.line([-118, -168, -118, 168]), 8, "ink", { taper: "none" });
      sheet.shape(geo.rect(-60, -110, 150, 84), "white", 0.5);
      for (const row of [-86, -66, -46]) sheet.stroke(geo.line([-44, row, 70, row]), 4, "slate");
    });
}

/** The class's photograph in its mount: two rows of pupils before the school. */
function classPhotograph(sheet: Sheet): void {
  flat(sheet, { x: 1668, y: 248, turn: 7 }, geo.rect(-196, -140, 392, 280), "white", () => {
    const print = geo.rect(-172, -116, 344, 232);
    sheet.shape(print, "haze", 0.4);
    sheet.clip(print, () => {
      sheet.shape(geo.rect(-140, -90, 280, 120), "straw", 0.5);
      for (let i = 0; i < 6; i++) sheet.shape(geo.rect(-122 + i * 44, -66, 22, 34), "deep", 0.3);
      sheet.shape(geo.rect(-180, 30, 360, 100), "leaf", 0.5);
      const pupil = (x: number, y: number, shirt: Colour, skin: Colour): void => {
        sheet.shape(
          geo.smooth(geo.line([x - 17, y + 62, x - 18, y + 20, x, y + 12, x + 18, y + 20, x + 17, y + 62])),
          shirt,
          0.3,
        );
        sheet.shape(geo.arc(x, y, 11, 13), skin, 0.3);
        sheet.shape(geo.arc(x, y - 4, 12.5, 11, 175, 365, 14), "ink", 0.3);
      };
      for (let i = 0; i < 8; i++)
        pupil(-136 + i * 39, 2 + (i % 3) * 3, "white", i % 2 ? "ebonyLit" : "ebony");
      for (let i = 0; i < 7; i++)
        pupil(-118 + i * 39, 48 + (i % 2) * 4, i === 3 ? "red" : "sea", i % 3 ? "ebony" : "ebonyLit");
    });
  });
}

/** Coffee in a steel tumbler standing in its bowl, from above. */
function coffee(sheet: Sheet): void {
  const [x, y] = [1700, 590];
  sheet.shape(geo.arc(x + 18, y + 22, 112, 112), "timber", 1);
  sheet.shape(geo.arc(x, y, 110, 110), "haze", 0.8);
  sheet.shape(geo.arc(x + 4, y + 5, 94, 94), "slate", 0.8);
  sheet.stroke(geo.arc(x, y, 101, 101, 190, 290, 20), 8, "white");
  sheet.shape(geo.arc(x, y, 66, 66), "haze", 0.7);
  sheet.shape(geo.arc(x, y, 57, 57), "brick", 0.7);
  sheet.shape(geo.arc(x - 3, y - 4, 50, 49), "timber", 1.6);
  for (const [r, from, to] of [
    [38, 170, 260],
    [26, 20, 120],
    [14, 200, 330],
  ] as const)
    sheet.stroke(geo.arc(x - 3, y - 4, r, r, from, to, 12), 6, "straw");
}

/** Spectacles, folded open. */
function spectacles(sheet: Sheet): void {
  const draw = (colour: Colour): void => {
    for (const x of [-58, 58]) sheet.bar([...geo.arc(x, 0, 46, 40, 0, 360, 30)], 9, colour);
    sheet.bar(geo.arc(0, -8, 14, 10, 190, 350, 10), 8, colour);
    for (const side of [-1, 1])
      sheet.bar(geo.smooth(geo.line([side * 102, -8, side * 120, -60, side * 104, -132])), 7, colour);
  };
  sheet.place({ x: 356, y: 522, turn: -18 }, () => {
    sheet.place({ x: 12, y: 16 }, () => draw("timber"));
    for (const x of [-58, 58]) {
      sheet.shape(geo.arc(x, 0, 44, 38), "white", 0.4);
      sheet.stroke(geo.line([x - 22, 14, x + 8, -22]), 7, "haze");
    }
    draw("ink");
  });
}

/** Chalks and a hibiscus from the school's garden. */
function bits(sheet: Sheet): void {
  for (const [x, y, turn, colour] of [
    [1560, 858, 24, "white"],
    [1612, 908, -38, "white"],
    [1540, 926, 70, "red"],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(geo.move(geo.rect(-46, -11, 92, 22), 8, 10), "timber", 0.8);
      sheet.shape(geo.rect(-46, -11, 92, 22), colour, 1);
      sheet.stroke(geo.line([-40, -5, 36, -5]), 4, colour === "red" ? "straw" : "haze");
    });
  const greens = { dark: "deep", base: "leaf", lit: "straw" } as const;
  leaves.leaf(sheet, geo.smooth(geo.line([1800, 900, 1860, 960, 1900, 1050])), 44, greens);
  leaves.leaf(sheet, geo.smooth(geo.line([1780, 880, 1720, 940, 1700, 1020])), 40, greens);
  leaves.hibiscus(sheet, 1792, 872, 112, { petal: "red", vein: "brick", stamen: "honey" }, 20);
  sheet.place({ x: 150, y: 1010, turn: -64 }, () => {
    sheet.shape(geo.line([-150, -2, 110, -2, 150, 12, 110, 26, -150, 26]), "timber", 0.8);
    sheet.shape(geo.line([-160, -14, 100, -14, 142, 0, 100, 14, -160, 14]), "red", 0.6);
    sheet.shape(geo.line([100, -14, 142, 0, 100, 14]), "white", 0.5);
    sheet.stroke(geo.line([-150, -6, 90, -6]), 5, "straw");
  });
}

/** The teacher's hands at the keys. */
function hands(sheet: Sheet): void {
  forearm(sheet, {
    elbow: [570, 1240],
    wrist: [820, 906],
    hand: "relaxed",
    thumb: "right",
    handTurn: 22,
    skin: "ebony",
    sleeve: suit,
    scale: 1.5,
  });
  forearm(sheet, {
    elbow: [1440, 1240],
    wrist: [1170, 912],
    hand: "relaxed",
    thumb: "left",
    handTurn: -24,
    skin: "ebony",
    sleeve: suit,
    scale: 1.5,
  });
}

export const scene = new Scene({
  name: "guides/letter-of-recommendation",
  size: "hero",
  people: true,
  light: { x: -0.7, y: -0.7 },
  palette: [
    "honey",
    "straw",
    "orange",
    "timber",
    "white",
    "haze",
    "slate",
    "ink",
    "sea",
    "deep",
    "red",
    "brick",
    "leaf",
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    desk(sheet);
    exerciseBooks(sheet);
    answers(sheet, { x: 250, y: 800, turn: 9 });
    answers(sheet, { x: 186, y: 770, turn: -7 });
    spectacles(sheet);
    classPhotograph(sheet);
    coffee(sheet);
    bits(sheet);
    sheet.place({ x: 990, y: 566, scale: 1.04 }, () => laptop(sheet));
    hands(sheet);
  },
});
