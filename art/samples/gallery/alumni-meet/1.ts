import { buildings } from "../../../kit/built/buildings";
import { festoon } from "../../../kit/built/festoon";
import { tiledFloor } from "../../../kit/built/tiled-floor";
import { geo, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { figure, type Person } from "../../../kit/people/figure";
import { holding } from "../../../kit/people/hands-holding";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";
import { paperLantern } from "./1.paper-lantern";
import { tallTable } from "./1.tall-table";
import { teaGlass } from "./1.tea-glass";

const red = { base: "red", shade: "brick", lit: "marigold" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const gold = { base: "marigold", shade: "red", lit: "straw" } as const;
const suit = { base: "deep", shade: "ink", lit: "sea" } as const;
const leaf = { base: "leaf", shade: "deep", lit: "straw" } as const;
const dark = { base: "ink", shade: "night", lit: "sea" } as const;

const tea = { glass: "white", shade: "haze", tea: "red", steam: "straw" } as const;
/** On the white tables. */
const poured = { ...tea, glass: "straw", shade: "marigold" } as const;

/** An arm whose fist is closed round a glass of tea, on either side. */
const sip = (sheet: Sheet, side: 1 | -1, elbow: Point, wrist: Point): Arm => {
  const lie = { handTurn: side * -66, thumb: side === 1 ? "right" : "left" } as const;
  return {
    ...lie,
    elbow: [side * elbow[0], elbow[1]],
    wrist: [side * wrist[0], wrist[1]],
    hand: "grip",
    held: () =>
      holding.upright(sheet, lie, () =>
        sheet.place({ y: -16, scale: 1.2 }, () => teaGlass(sheet, 0, 0, tea)),
      ),
  };
};

/** Sky, tiled eaves and the lit arcade round the courtyard. */
function court(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  skies.stars(sheet, 90, 26, "straw", 4);
  sheet.shape(geo.rect(-10, 180, 1220, 460), "red", 1);
  for (let i = 0; i < 7; i++) {
    const x = -60 + i * 192;
    const door = buildings.arch(x + 16, 232, 152, 400);
    sheet.shape(buildings.arch(x + 4, 220, 176, 420), "brick", 1);
    sheet.shape(door, "straw", 0.8);
    sheet.clip(door, () => {
      sheet.shape(geo.rect(x, 500, 200, 140), "marigold", 1);
      for (let k = 0; k < 9; k++)
        sheet.stroke(
          geo.line([x + 30 + k * 16, 470 + 20 * noise.at(k, i, 3), x + 30 + k * 16, 640]),
          5,
          "marigold",
          { taper: "start" },
        );
      if (i % 2 === 1) sheet.shape(geo.rect(x + 56, 350, 76, 260), "brick", 0.8);
      if (i % 2 === 1) sheet.shape(geo.rect(x + 64, 360, 28, 250), "marigold", 0.6);
    });
    sheet.shape(geo.rect(x - 14, 380, 24, 260), "ink", 0.8);
    sheet.shape(geo.rect(x - 22, 368, 40, 16), "ink", 0.8);
    sheet.shape(geo.rect(x - 22, 616, 40, 24), "ink", 0.8);
    sheet.stroke(geo.line([x - 8, 392, x - 8, 612]), 5, "red");
  }
  sheet.shape(geo.line([-20, 120, 1220, 120, 1220, 196, -20, 196]), "brick", 1);
  for (let x = -10; x < 1210; x += 21)
    sheet.stroke(geo.line([x + 4, 122, x, 200]), 7, x % 2 ? "red" : "marigold", {
      tone: (px) => 0.7 + 0.6 * noise.at(px / 40, 2, 4),
    });
  for (let x = -10; x < 1210; x += 21) sheet.dot(x + 2, 199, 10, "brick");
  sheet.shape(geo.rect(-10, 112, 1220, 12), "ink", 0.8);
}

/** The tiled floor in perspective. */
function floor(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, 634, 1220, 280), "sea", 1);
  const rows = [634, 654, 682, 720, 772, 840, 930];
  tiledFloor(sheet, rows, { middle: 600, eye: 250, step: 0.36 }, "deep");
  for (let i = 0; i < 6; i++) skies.mist(sheet, 644 + i * 9, 4, 2, "marigold", i * 190, i * 190 + 260);
}

/** A plate of fried rounds, held level. */
function snack(sheet: Sheet, x: number, y: number): void {
  sheet.shape(geo.arc(x, y, 112, 24), "haze", 0.6);
  sheet.shape(geo.arc(x, y - 5, 112, 22), "white", 0.6);
  for (const [dx, dy] of [
    [-52, -14],
    [0, -20],
    [50, -14],
    [-24, -38],
    [26, -40],
  ] as const) {
    sheet.shape(geo.arc(x + dx, y + dy, 27, 22), "marigold", 0.8);
    sheet.stroke(geo.arc(x + dx, y + dy, 17, 13, 180, 300, 10), 5, "straw");
    sheet.stroke(geo.arc(x + dx, y + dy, 19, 15, 10, 110, 10), 6, "red");
  }
}

function put(sheet: Sheet, x: number, y: number, scale: number, person: Person, turn = 0): void {
  sheet.place({ x, y, scale, turn }, () =>
    figure(sheet, { ...person, outfit: { trousers: dark, ...person.outfit } }),
  );
}

/** The farther table: three people, one seen from behind. */
function farGroup(sheet: Sheet): void {
  put(sheet, 890, 262, 0.43, {
    look: {
      ...heads.lakshmi,
      skin: "tan",
      yaw: 0.5,
      age: "adult",
      mouth: "teeth",
      hairColours: { base: "ink", lit: "haze" },
    },
    outfit: { kind: "sari", cloth: leaf, second: red, accent: "marigold" },
  });
  put(sheet, 764, 246, 0.46, {
    look: {
      ...heads.gurpreet,
      skin: "tan",
      yaw: 0.6,
      mouth: "teeth",
      headwear: { kind: "turban", base: "sea", lit: "haze", shade: "deep" },
    },
    outfit: { kind: "jacket", cloth: dark, second: white, accent: "red" },
    pose: { ...poses.standing, right: sip(sheet, 1, [204, 392], [118, 304]) },
  });
  tallTable(sheet, 900, 446, 98, 792, { shadow: "ink", cloth: "haze", fold: "sea", lit: "white" });
  sheet.place({ x: 866, y: 440, scale: 0.4 }, () => teaGlass(sheet, 0, -46, poured));
  sheet.place({ x: 942, y: 446, scale: 0.4 }, () => teaGlass(sheet, 0, -46, poured));
  put(sheet, 1056, 238, 0.53, {
    look: { ...heads.nisha, skin: "brown", hair: "braid" },
    outfit: { kind: "kameez", cloth: gold, accent: "red", trousers: white },
    pose: {
      ...poses.standing,
      right: sip(sheet, 1, [238, 372], [222, 244]),
    },
    rear: true,
  });
}

/** The nearer table: a story is being told. */
function nearGroup(sheet: Sheet): void {
  put(sheet, 386, 268, 0.56, {
    look: { ...heads.divya, skin: "brown", yaw: -0.5, tilt: -6 },
    outfit: { kind: "kameez", cloth: sea, second: gold, accent: "marigold" },
    pose: { ...poses.standing, right: sip(sheet, 1, [204, 392], [118, 294]) },
  });
  tallTable(sheet, 372, 480, 124, 880, { shadow: "ink", cloth: "haze", fold: "sea", lit: "white" });
  for (const [x, y] of [
    [330, 474],
    [420, 482],
  ] as const)
    sheet.place({ x, y, scale: 0.48 }, () => teaGlass(sheet, 0, -46, poured, false));
  put(sheet, 170, 232, 0.6, {
    look: { ...heads.arjun, skin: "tan", yaw: 0.75, mouth: "teeth", beard: "short" },
    outfit: { kind: "kurta", cloth: white, accent: "marigold", trousers: white },
    pose: {
      ...poses.explaining,
      left: { ...poses.standing.left, elbow: [-236, 376], wrist: [-96, 470], behind: true },
      right: { elbow: [206, 384], wrist: [262, 330], hand: "open", handTurn: 58, thumb: "left" },
    },
  });
  put(
    sheet,
    588,
    226,
    0.61,
    {
      look: {
        ...heads.kumar,
        skin: "brown",
        yaw: -0.8,
        tilt: 3,
        spectacles: { kind: "round", colour: "ink" },
        beard: undefined,
      },
      outfit: { kind: "jacket", cloth: suit, second: white, trousers: dark },
      pose: {
        ...poses.standing,
        left: sip(sheet, -1, [204, 392], [128, 328]),
        right: {
          elbow: [214, 396],
          wrist: [112, 466],
          hand: "tray",
          handTurn: -84,
          thumb: "right",
          held: () => sheet.place({ x: 20, y: -86, turn: 84 }, () => snack(sheet, 0, -22)),
        },
      },
    },
    1,
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet/1",
  size: "card",
  people: true,
  light: { x: -0.4, y: -0.9 },
  palette: [
    "white",
    "ink",
    "night",
    "sea",
    "deep",
    "haze",
    "marigold",
    "straw",
    "red",
    "brick",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    court(sheet);
    floor(sheet);
    const hang =
      (size: number) =>
      (x: number, y: number, i: number): void =>
        paperLantern(
          sheet,
          x,
          y,
          size * (1 + 0.16 * noise.at(i * 3.1, size, 2)),
          i % 3 === 1 ? { body: "red", rib: "brick" } : { body: "marigold", rib: "red" },
          { metal: "ink", glow: "straw" },
        );
    festoon(sheet, [-20, 40], [1220, 10], 60, 8, "ink", hang(22));
    farGroup(sheet);
    nearGroup(sheet);
    festoon(sheet, [-175, -50], [755, -20], 70, 3, "ink", hang(38));
    festoon(sheet, [600, -30], [1220, -50], 80, 2, "ink", hang(40));
    const greens = { dark: "night", base: "deep", lit: "leaf" } as const;
    leaves.banana(sheet, geo.smooth(geo.line([1190, 930, 1150, 760, 1190, 620])), 60, greens, 4);
    leaves.frond(sheet, geo.smooth(geo.line([1240, 900, 1110, 790, 1010, 830])), 60, greens, 3);
  },
});
