import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { candle } from "./letter-of-recommendation.candle";
import { chalkDrawings } from "./letter-of-recommendation.chalk-drawings";

const top = 784;
const at = { x: 972, y: 376, scale: 1 };

/** The classroom wall with its board; afternoon light falls across it from the left. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "honey");
  sheet.shape(geo.line([-10, -10, 330, -10, -10, 560]), "straw", 1);
  sheet.shape(geo.rect(-10, 600, 1940, 200), "salmon", 1);
  sheet.stroke(geo.line([-10, 602, 1930, 602]), 9, "brick", { taper: "none" });
  sheet.shape(geo.rect(300, 70, 1400, 520), "timber", 0.9);
  sheet.stroke(geo.line([310, 78, 1690, 78]), 6, "straw");
  const board = geo.rect(326, 96, 1348, 462);
  sheet.shape(board, "pine", 0.8);
  sheet.clip(board, () => {
    for (const x of [250, 640, 1030])
      sheet.shape(geo.line([x + 170, 80, x + 440, 80, x + 200, 580, x - 70, 580]), "leaf", 1.5);
    for (let i = 0; i < 13; i++) {
      const [x, y] = [340 + ((i * 397) % 1200), 120 + ((i * 211) % 410)];
      sheet.stroke(geo.smooth(geo.line([x, y, x + 110, y - 16, x + 230, y - 18])), 5, "pine");
    }
  });
  chalkDrawings(sheet, "sage");
  sheet.shape(geo.rect(300, 570, 1400, 24), "timber", 0.8);
  for (const [x, colour] of [
    [430, "white"],
    [470, "straw"],
    [1490, "white"],
  ] as const)
    sheet.shape(geo.rect(x, 562, 32, 10), colour, 0.5);
  sheet.shape(geo.rect(1300, 548, 92, 24), "brick", 0.7);
  sheet.shape(geo.rect(1300, 566, 92, 9), "white", 0.5);
}

const teacher: Person = {
  look: {
    ...heads.thomas,
    skin: "ebony",
    yaw: 0.35,
    tilt: 5,
    beard: "short",
    jaw: "long",
    nose: "broad",
    spectacles: undefined,
    mouth: "smile",
    eyes: "smiling",
  },
  outfit: {
    kind: "jacket",
    cloth: { base: "slate", shade: "ink", lit: "sage" },
    second: { base: "white", shade: "sage", lit: "white" },
    accent: "red",
  },
  half: true,
  pose: {
    legs: poses.standing.legs,
    left: { elbow: [-224, 380], wrist: [-160, 540], hand: "relaxed", handTurn: 112, thumb: "left" },
    right: { elbow: [252, 350], wrist: [98, 402], hand: "fist", handTurn: 186, thumb: "left" },
  },
};

/** The envelope with its flap down, and the pool of wax under the seal. */
function envelope(sheet: Sheet): void {
  const lay = planes.level(
    { y: top, left: 240, right: 1680 },
    { y: 1060, left: -40, right: 1960 },
    1000,
    300,
  );
  const middle: readonly [number, number] = [555, 165];
  const put = (line: Line): Line =>
    lay(geo.turn(geo.move([...line, line[0] ?? [0, 0]], ...middle), 5, middle));
  sheet.shape(geo.move(put(geo.rect(-160, -72, 320, 176)), 9, 13), "bark", 1);
  sheet.shape(put(geo.rect(-160, -72, 320, 176)), "white", 0.7);
  sheet.shape(put(geo.line([-160, -72, 0, 36, 160, -72])), "straw", 0.8);
  sheet.stroke(put(geo.line([-160, -72, 0, 36, 160, -72])).slice(0, 70), 5, "honey");
  for (const side of [-1, 1])
    sheet.stroke(
      lay(geo.turn(geo.move(geo.line([side * 156, 100, side * 44, 10]), ...middle), 5, middle)),
      4,
      "honey",
    );
}

/** Wax and the brass seal pressed into it. */
function seal(sheet: Sheet): void {
  const [x, y] = [1066, 946];
  sheet.shape(
    geo.smooth(
      geo.line([
        x - 66,
        y + 4,
        x - 40,
        y - 18,
        x + 8,
        y - 24,
        x + 54,
        y - 14,
        x + 68,
        y + 8,
        x + 40,
        y + 26,
        x + 4,
        y + 24,
        x - 20,
        y + 34,
        x - 48,
        y + 22,
      ]),
      true,
    ),
    "red",
    1,
  );
  sheet.stroke(geo.smooth(geo.line([x - 56, y + 2, x - 36, y - 12, x - 14, y - 17])), 6, "salmon");
  sheet.shape(
    geo.line([
      x - 36,
      y - 14,
      x - 32,
      y + 6,
      x + 32,
      y + 6,
      x + 36,
      y - 14,
      x + 15,
      y - 32,
      x + 11,
      y - 110,
      x - 11,
      y - 110,
      x - 15,
      y - 32,
    ]),
    "honey",
    0.6,
  );
  sheet.shape(
    geo.line([x + 6, y - 110, x + 11, y - 110, x + 15, y - 32, x + 36, y - 14, x + 32, y + 6, x + 10, y + 6]),
    "timber",
    0.6,
  );
  sheet.stroke(geo.line([x - 26, y - 8, x - 6, y - 8]), 5, "white");
}

/** The desk's top with a candle, a stick of wax, books, flowers in a tumbler. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -300, y: top, w: 2520, h: 700 }, 320, {
    base: "timber",
    shade: "bark",
    lit: "honey",
  });
  envelope(sheet);
  sheet.place({ y: 42 }, () => onDesk(sheet));
}

/** What stands on the desk beside the letter. */
function onDesk(sheet: Sheet): void {
  sheet.place({ x: 420, y: 900, scale: 1.35 }, () =>
    things.books(sheet, ["red", "pine", "straw", "brick"], "white", "honey"),
  );
  sheet.place({ x: 1390, y: 930 }, () =>
    candle(sheet, { base: "white", shade: "straw" }, { base: "honey", shade: "timber", dark: "bark" }, "ink"),
  );
  sheet.place({ x: 1240, y: 960, turn: -8 }, () => {
    sheet.shape(geo.line([-70, -12, 70, -12, 70, 12, -70, 12]), "red", 0.7);
    sheet.stroke(geo.line([-60, -5, 60, -5]), 5, "salmon");
    sheet.shape(geo.smooth(geo.line([68, -12, 84, -6, 92, 4, 80, 12, 68, 12])), "brick", 0.6);
  });
  sheet.place({ x: -54 }, () => flowers(sheet));
}

/** Hibiscus in a tumbler. */
function flowers(sheet: Sheet): void {
  const greens = { dark: "pine", base: "leaf", lit: "sage" } as const;
  for (const [dx, dy, n] of geo.line([-50, -170, 0, -210, 46, -180]).map(([x, y], i) => [x, y, i] as const)) {
    sheet.stroke(geo.smooth(geo.line([1600, 830, 1600 + dx * 0.5, 760, 1600 + dx, 820 + dy])), 7, "pine");
    leaves.leaf(
      sheet,
      geo.smooth(geo.line([1600 + dx * 0.3, 790, 1600 + dx * 1.1, 760 + n * 9, 1600 + dx * 1.7 + 10, 770])),
      17,
      greens,
    );
    leaves.hibiscus(
      sheet,
      1600 + dx * 1.3,
      800 + dy,
      50,
      { petal: "red", vein: "brick", stamen: "honey" },
      dx,
    );
  }
  sheet.shape(geo.line([1556, 800, 1564, 900, 1636, 900, 1644, 800]), "sage", 0.7);
  sheet.shape(geo.line([1614, 800, 1612, 900, 1636, 900, 1644, 800]), "slate", 0.7);
  sheet.stroke(geo.line([1570, 812, 1576, 886]), 6, "white");
}

export const scene = new Scene({
  name: "guides/letter-of-recommendation",
  size: "hero",
  people: true,
  light: { x: -0.8, y: -0.55 },
  palette: [
    "honey",
    "straw",
    "salmon",
    "white",
    "sage",
    "leaf",
    "pine",
    "slate",
    "ink",
    "red",
    "brick",
    "timber",
    "bark",
    "grey",
    "greyLit",
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    room(sheet);
    sheet.place(at, () => figure(sheet, teacher));
    desk(sheet);
    seal(sheet);
    sheet.clip(geo.rect(0, top - 60, 1920, 420), () =>
      sheet.place(at, () => figure(sheet, { ...teacher, armsOnly: true })),
    );
  },
});
