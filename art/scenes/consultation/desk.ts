import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { mangoes } from "./desk.mangoes";

const top = 832;
const daughterAt = { x: 326, y: 512, scale: 0.8 };
const motherAt = { x: 644, y: 428, scale: 0.84 };

const daughter: Person = {
  look: {
    ...heads.nisha,
    skin: "wheat",
    hair: "braid",
    yaw: 0.5,
    tilt: 8,
    mouth: "smile",
    build: "slim",
    bindi: undefined,
  },
  outfit: { kind: "kurta", cloth: { base: "sea", shade: "deep", lit: "haze" }, accent: "marigold" },
  half: true,
  pen: "red",
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-216, 374], wrist: [-92, 510], hand: "pen", handTurn: 112, thumb: "left" },
    right: { elbow: [214, 380], wrist: [196, 512], hand: "press", handTurn: -122, thumb: "right" },
  },
};

const mother: Person = {
  look: {
    ...heads.asha,
    skin: "wheat",
    hair: "bun",
    hairColours: { base: "ink", lit: "haze" },
    yaw: -0.7,
    tilt: -6,
    mouth: "teeth",
    age: "adult",
    noseStud: "marigold",
  },
  outfit: {
    kind: "sari",
    cloth: { base: "red", shade: "brick", lit: "salmon" },
    second: { base: "leaf", shade: "pine", lit: "haze" },
    accent: "marigold",
  },
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: {
      elbow: [-190, 400],
      wrist: [-180, 580],
      hand: "relaxed",
      handTurn: 180,
      thumb: "left",
      behind: true,
    },
    right: { elbow: [204, 404], wrist: [140, 548], hand: "press", handTurn: -104, thumb: "right" },
  },
};

/** The wall: tiles below, warm plaster above, morning through a barred window. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "straw");
  sheet.shape(geo.line([-10, -10, 420, -10, 900, 560, 900, 700, 660, 700, -10, 120]), "cream", 2);
  furniture.window(
    sheet,
    { x: 70, y: 70, w: 290, h: 270 },
    2,
    1,
    { base: "sea", shade: "deep", lit: "haze" },
    () => {
      sheet.shape(geo.rect(60, 80, 320, 340), "white", 0);
      sheet.shape(geo.line([60, 330, 130, 290, 220, 320, 300, 280, 380, 310, 380, 420, 60, 420]), "haze", 3);
      const greens = { dark: "pine", base: "leaf", lit: "haze" } as const;
      leaves.banana(sheet, geo.smooth(geo.line([110, 440, 140, 300, 120, 190])), 42, greens, 3);
      leaves.banana(sheet, geo.smooth(geo.line([250, 440, 250, 320, 310, 200])), 44, greens, 6);
      for (let x = 110; x < 356; x += 36) sheet.bar(geo.line([x, 90, x, 410]), 4, "deep");
    },
  );
  sheet.shape(geo.rect(-10, 560, 920, 300), "haze", 0.8);
  for (let y = 560; y < 860; y += 70) sheet.stroke(geo.line([-10, y, 910, y]), 4, "white", { taper: "none" });
  for (let x = 10; x < 900; x += 70) sheet.stroke(geo.line([x, 560, x, 850]), 4, "white", { taper: "none" });
  for (let i = 0; i < 13; i++) {
    const [x, y] = [45 + i * 70, 595];
    for (let k = 0; k < 4; k++)
      sheet.stroke(geo.turn(geo.line([x, y - 5, x, y - 22]), k * 90 + 45, [x, y]), 13, i % 2 ? "sea" : "red");
  }
}

/** A shelf of steel vessels and jars with ladles hanging under it. */
function shelf(sheet: Sheet): void {
  sheet.shape(geo.rect(470, 232, 400, 18), "timber", 0.8);
  const vessel = (x: number, w: number, h: number): void => {
    const body = geo.smooth(
      geo.line([
        x - w * 0.42,
        232 - h,
        x - w * 0.5,
        232 - h * 0.5,
        x - w * 0.4,
        232,
        x + w * 0.4,
        232,
        x + w * 0.5,
        232 - h * 0.5,
        x + w * 0.42,
        232 - h,
      ]),
      false,
      6,
    );
    sheet.shape(body, "haze", 0.8);
    sheet.clip(body, () => {
      sheet.shape(geo.rect(x + w * 0.14, 232 - h, w * 0.5, h), "slate", 0.8);
      sheet.stroke(geo.line([x - w * 0.24, 232 - h * 0.86, x - w * 0.26, 232 - h * 0.12]), w * 0.1, "white");
    });
    sheet.shape(geo.rect(x - w * 0.48, 232 - h - 7, w * 0.96, 11), "slate", 0.6);
  };
  vessel(530, 96, 84);
  vessel(640, 84, 116);
  vessel(742, 76, 70);
  for (const [x, colour] of [
    [810, "red"],
    [852, "marigold"],
  ] as const) {
    sheet.shape(geo.rect(x - 17, 168, 34, 64), "white", 0.7);
    sheet.shape(geo.rect(x - 14, 186, 28, 46), colour, 0.7);
    sheet.shape(geo.rect(x - 18, 158, 36, 13), "deep", 0.6);
  }
  sheet.bar(geo.line([500, 262, 850, 262]), 5, "deep");
  for (const [i, x] of [800, 840].entries()) {
    sheet.bar(geo.line([x, 262, x + 2, 362]), 6, "slate");
    if (i === 0) sheet.shape(geo.arc(x + 2, 370, 24, 21, 0, 180, 16), "slate", 0.6);
    else
      sheet.shape(
        geo.smooth(geo.line([x - 14, 362, x + 18, 362, x + 20, 404, x + 2, 412, x - 16, 404])),
        "slate",
        0.6,
      );
  }
}

/** The table with its form, tumbler and bowl of mangoes. */
function table(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, top + 300, 920, 120), "brick", 0.8);
  furniture.table(sheet, { x: -120, y: top, w: 1140, h: 600 }, 300, {
    base: "salmon",
    shade: "brick",
    lit: "cream",
  });
  const lay = planes.level(
    { y: top, left: 55, right: 845 },
    { y: top + 300, left: -120, right: 1020 },
    1000,
    420,
  );
  planes.paper(
    sheet,
    lay,
    { x: 448, z: 180, w: 230, h: 270, turn: -6 },
    { page: "white", line: "slate", shade: "brick" },
    9,
    6,
  );
  planes.paper(
    sheet,
    lay,
    { x: 196, z: 240, w: 190, h: 240, turn: 14 },
    { page: "cream", line: "sea", shade: "brick" },
    7,
    6,
  );
  sheet.place({ x: 130, y: 900, scale: 0.8 }, () =>
    things.mug(sheet, { base: "haze", shade: "slate", lit: "white" }, "white"),
  );
  sheet.place({ x: 4, y: 74 }, () => mangoes(sheet));
}

export const scene = new Scene({
  name: "consultation/desk",
  size: "poster",
  people: true,
  light: { x: -0.7, y: -0.65 },
  palette: [
    "straw",
    "cream",
    "white",
    "haze",
    "sea",
    "deep",
    "slate",
    "salmon",
    "red",
    "brick",
    "marigold",
    "timber",
    "leaf",
    "pine",
    "ink",
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    wall(sheet);
    shelf(sheet);
    sheet.place(motherAt, () => figure(sheet, mother));
    sheet.place(daughterAt, () => figure(sheet, daughter));
    table(sheet);
    sheet.clip(geo.rect(0, top - 12, 900, 420), () => {
      sheet.place(motherAt, () => figure(sheet, { ...mother, armsOnly: true }));
      sheet.place(daughterAt, () => figure(sheet, { ...daughter, armsOnly: true }));
    });
  },
});
