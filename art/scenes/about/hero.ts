import { furniture } from "../../kit/built/furniture";
import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { type Arm, poses } from "../../kit/people/poses";
import { autoRickshaw } from "./hero.auto-rickshaw";
import { scooter } from "./hero.scooter";
import { shopFront } from "./hero.shop-front";
import { townStreet } from "./hero.town-street";

const red = { base: "red", shade: "brick", lit: "salmon" } as const;
const sea = { base: "sea", shade: "deep", lit: "haze" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const gold = { base: "marigold", shade: "salmon", lit: "cream" } as const;
const leaf = { base: "leaf", shade: "deep", lit: "cream" } as const;
const suit = { base: "deep", shade: "ink", lit: "sea" } as const;
const dark = { base: "ink", shade: "ink", lit: "deep" } as const;
const greens = { dark: "deep", base: "leaf", lit: "marigold" } as const;

/** Pavement, step, the white pattern before the door, scooter and pots. */
function pavement(sheet: Sheet): void {
  sheet.shape(geo.line([792, 930, 1940, 930, 1940, 1100, 640, 1100]), "cream", 1);
  for (const y of [956, 990, 1036])
    sheet.stroke(geo.line([700, y, 1940, y]), 4, "salmon", {
      tone: (x) => 0.6 + 0.7 * noise.at(x / 60, y, 3),
    });
  sheet.shape(geo.line([1150, 908, 1470, 908, 1496, 944, 1124, 944]), "salmon", 0.9);
  sheet.shape(geo.rect(1124, 942, 372, 20), "brick", 0.9);
  sheet.stroke(geo.line([1152, 911, 1468, 911]), 5, "white", { taper: "none" });
}

function put(sheet: Sheet, x: number, y: number, scale: number, person: Person, flip = false): void {
  sheet.shape(geo.arc(x + 40 * scale, y + 1148 * scale, 190 * scale, 24 * scale), "salmon", 1);
  sheet.place({ x, y, scale, flip }, () =>
    figure(sheet, { ...person, outfit: { trousers: dark, ...person.outfit } }),
  );
}

/** An arm whose hand is behind the back. */
const behindBack = (side: 1 | -1): Arm => ({
  elbow: [side * 182, 396],
  wrist: [side * 44, 470],
  hand: "fist",
  handTurn: 180,
  thumb: "right",
  behind: true,
});

/** What a colleague carries before her. */
function folder(sheet: Sheet): void {
  sheet.place({ x: 8, y: 372, turn: -5 }, () => {
    sheet.shape(geo.rect(-96, -122, 200, 252), "white", 0.5);
    sheet.shape(geo.rect(-104, -116, 200, 256), "sea", 0.6);
    sheet.shape(geo.rect(56, -116, 40, 256), "deep", 0.6);
  });
}

/** Six colleagues at the door. */
function staff(sheet: Sheet): void {
  put(sheet, 1316, 388, 0.42, {
    look: {
      ...heads.thomas,
      skin: "brown",
      yaw: -0.2,
      mouth: "teeth",
      hairColours: { base: "haze", lit: "white" },
      beard: "moustache",
    },
    outfit: { kind: "shirt", cloth: white, trousers: dark },
    pose: { ...poses.standing, left: behindBack(-1), right: behindBack(1) },
  });
  put(sheet, 1058, 420, 0.43, {
    look: { ...heads.divya, skin: "brown", yaw: 0.3 },
    outfit: { kind: "kameez", cloth: gold, second: red, accent: "red", trousers: white },
    pose: poses.holding,
    carry: () => folder(sheet),
  });
  put(sheet, 1580, 398, 0.45, {
    look: {
      ...heads.gurpreet,
      skin: "tan",
      yaw: -0.4,
      mouth: "teeth",
      headwear: { kind: "turban", base: "marigold", lit: "cream", shade: "salmon" },
    },
    outfit: { kind: "jacket", cloth: suit, second: white, accent: "red" },
    pose: {
      ...poses.standing,
      left: behindBack(-1),
      right: { elbow: [250, 316], wrist: [262, 118], hand: "open", handTurn: 10, thumb: "left" },
    },
  });
  put(sheet, 906, 396, 0.46, {
    look: {
      ...heads.arjun,
      skin: "tan",
      yaw: 0.4,
      mouth: "teeth",
      spectacles: { kind: "square", colour: "ink" },
    },
    outfit: { kind: "shirt", cloth: sea, trousers: dark },
    pose: { ...poses.standing, right: behindBack(1) },
  });
  put(sheet, 1196, 414, 0.45, {
    look: { ...heads.asha, skin: "brown", yaw: 0.25, tilt: -3 },
    outfit: { kind: "sari", cloth: red, second: sea, accent: "marigold" },
    pose: {
      ...poses.standing,
      left: { elbow: [-200, 404], wrist: [-62, 486], hand: "press", handTurn: 104, thumb: "left" },
      right: { elbow: [200, 404], wrist: [62, 478], hand: "press", handTurn: -104, thumb: "right" },
    },
  });
  put(sheet, 1440, 418, 0.445, {
    look: {
      ...heads.fatima,
      yaw: -0.3,
      mouth: "teeth",
      headwear: { kind: "hijab", base: "sea", lit: "haze", shade: "deep" },
    },
    outfit: { kind: "kameez", cloth: leaf, accent: "marigold", trousers: dark },
    pose: { ...poses.standing, left: behindBack(-1) },
  });
}

/** The man behind the glass of the rickshaw, a hand's breadth left of its middle. */
function driver(sheet: Sheet): void {
  sheet.place({ x: -32, y: -154, scale: 0.3 }, () =>
    figure(sheet, {
      look: { ...heads.kumar, skin: "brown", yaw: 0.3, mouth: "smile" },
      outfit: { kind: "shirt", cloth: gold },
      half: true,
    }),
  );
}

export const scene = new Scene({
  name: "about/hero",
  size: "hero",
  people: true,
  light: { x: -0.8, y: -0.6 },
  palette: [
    "dusk",
    "white",
    "cream",
    "marigold",
    "salmon",
    "red",
    "brick",
    "leaf",
    "ink",
    "deep",
    "sea",
    "haze",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    townStreet(sheet);
    sheet.place({ x: 396, y: 742, scale: 0.86 }, () =>
      autoRickshaw(
        sheet,
        {
          glass: "deep",
          dark: "ink",
          body: "marigold",
          shade: "salmon",
          glint: "haze",
          red: "red",
          white: "white",
        },
        () => driver(sheet),
      ),
    );
    shopFront(sheet, {
      wall: "cream",
      light: "white",
      plinth: "salmon",
      dark: "ink",
      board: "sea",
      gold: "marigold",
      red: "red",
      glass: "deep",
      glint: "haze",
      leaf: "leaf",
      carpet: "brick",
    });
    pavement(sheet);
    furniture.pot(sheet, 830, 850, 92, 84, red);
    for (const [tip, y] of [
      [786, 620],
      [826, 580],
      [876, 640],
    ] as const)
      leaves.banana(
        sheet,
        geo.smooth([[830, 852], [tip * 0.5 + 415, 740], [tip, y] as Point]),
        30,
        greens,
        tip,
      );
    staff(sheet);
    scooter(sheet, 1790, 944, 0.8, {
      lit: "salmon",
      dark: "ink",
      metal: "haze",
      body: "red",
      shade: "brick",
      lamp: "white",
    });
    leaves.frond(sheet, geo.smooth(geo.line([-40, 1000, 70, 850, 220, 860])), 70, greens, 5);
    leaves.frond(sheet, geo.smooth(geo.line([-40, 1080, 110, 950, 290, 970])), 80, greens, 8);
    const near = { dark: "deep", base: "leaf", lit: "cream" } as const;
    leaves.banana(sheet, geo.smooth(geo.line([1950, 1120, 1916, 960, 1930, 790])), 80, near, 4);
    leaves.frond(sheet, geo.smooth(geo.line([1960, 1110, 1870, 1010, 1790, 1040])), 60, near, 6);
  },
});
