import { buildings } from "../../../kit/built/buildings";
import { furniture } from "../../../kit/built/furniture";
import { things } from "../../../kit/built/things";
import { geo, type Line, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { leaves } from "../../../kit/nature/leaves";
import { skies } from "../../../kit/nature/skies";
import { bookFingers } from "../../../kit/people/book-fingers";
import { figure, type Person } from "../../../kit/people/figure";
import { heads } from "../../../kit/people/heads";
import { type Arm, poses } from "../../../kit/people/poses";

const gold = { base: "marigold", shade: "orange", lit: "straw" } as const;
const white = { base: "white", shade: "haze", lit: "white" } as const;
const dark = { base: "ink", shade: "ink", lit: "sea" } as const;
const leaf = { base: "leaf", shade: "pine", lit: "straw" } as const;

/** What is seen outside: towers with lit windows in the rain, a wet tree. */
function view(sheet: Sheet): void {
  sheet.shape(geo.rect(150, 0, 900, 640), "lagoon", 0);
  skies.cloud(sheet, 420, 110, 520, "haze", 5, 2);
  skies.cloud(sheet, 860, 190, 420, "haze", 4, 6);
  buildings.skyline(
    sheet,
    { left: 150, right: 1060, foot: 600, low: 120, high: 300 },
    { wall: "sea", window: "lagoon" },
    12,
  );
  buildings.skyline(
    sheet,
    { left: 150, right: 1060, foot: 620, low: 60, high: 190 },
    { wall: "ink", window: "marigold" },
    5,
  );
  skies.rain(sheet, { x: 150, y: 0, w: 920, h: 540 }, 130, "white");
  const random = noise.stream(8);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random.range(190, 1010), random.range(70, 540)];
    const long = random.range(4, 34);
    sheet.stroke(geo.line([x, y, x + 1, y + long]), 3, "haze", { taper: "start" });
    sheet.dot(x + 1, y + long, random.range(2.4, 4.6), "white");
  }
}

function room(sheet: Sheet): void {
  skies.flat(sheet, "red");
  for (let x = 20; x < 1200; x += 40)
    for (let y = 20; y < 900; y += 52) {
      const dx = (Math.round(y / 52) % 2) * 20;
      sheet.shape(geo.line([x + dx, y - 9, x + dx + 6, y, x + dx, y + 9, x + dx - 6, y]), "orange", 0.8);
    }
  furniture.window(
    sheet,
    { x: 190, y: 56, w: 820, h: 500 },
    3,
    2,
    { base: "white", shade: "haze", lit: "straw" },
    () => view(sheet),
  );
  furniture.curtain(sheet, { x: 60, y: 10, w: 230, h: 900 }, gold, 0.42);
  furniture.curtain(sheet, { x: 1150, y: 10, w: 230, h: 900 }, gold, 0.42, true);
  sheet.bar(geo.line([30, 14, 1170, 14]), 14, "ink");
  for (const x of [30, 1170]) sheet.dot(x, 14, 17, "ink");
  furniture.pot(sheet, 600, 500, 84, 68, { base: "orange", shade: "ink", lit: "marigold" });
  const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
  for (const [x, y, fat] of [
    [546, 420, 16],
    [574, 372, 18],
    [606, 356, 19],
    [640, 384, 17],
    [660, 432, 15],
  ] as const)
    leaves.leaf(sheet, geo.smooth([[600, 498], geo.mid([600, 470], [x, y], 0.6), [x, y]]), fat, greens);
  sheet.place({ x: 486, y: 576, scale: 0.56 }, () =>
    things.books(sheet, ["sea", "red", "leaf"], "white", "haze"),
  );
}

/** An arm whose hand is behind the scarf, its wrist at x. */
const grip = (side: 1 | -1, x: number): Arm => ({
  elbow: [side * 226, 348],
  wrist: [x, 370],
  hand: "fist",
  handTurn: side * 4,
  thumb: side === 1 ? "left" : "right",
});

/** A point of the scarf: t along it, s across. */
function at(t: number, s: number): Point {
  const x = geo.lerp(64, 1136, t);
  const sag = 34 * Math.sin(Math.PI * t * 3) ** 2;
  return [x, 568 + 10 * Math.sin(t * 5) + sag * (1 - s * 0.3) + s * 128];
}

/** The knitted scarf: bands along its length, ribs across, a crest, fringes. */
function scarf(sheet: Sheet): void {
  const edge = (s: number): Line => Array.from({ length: 61 }, (_, i) => at(i / 60, s));
  const band = (from: number, to: number, colour: "ink" | "marigold" | "white" | "sea"): void =>
    sheet.shape([...edge(from), ...geo.reverse(edge(to))], colour, 1);
  band(0, 1, "ink");
  band(0.12, 0.24, "marigold");
  band(0.3, 0.36, "white");
  band(0.64, 0.7, "white");
  band(0.76, 0.88, "marigold");
  for (let i = 1; i < 106; i++) {
    const t = i / 106;
    sheet.stroke([at(t, 0.02), at(t, 0.98)], 3.4, "sea", {
      taper: "none",
      tone: (x, y) => 0.5 + 0.9 * noise.rough(x / 60, y / 26, 4),
    });
  }
  for (const t of [0.165, 0.835]) {
    const [x, y] = at(t, 0.5);
    sheet.shape(
      geo.move(geo.smooth(geo.line([-30, -40, 0, -34, 30, -40, 28, 4, 0, 42, -28, 4]), true, 5), x, y),
      "white",
      0.7,
    );
    sheet.shape(
      geo.move(geo.smooth(geo.line([-22, -30, 0, -25, 22, -30, 21, 2, 0, 31, -21, 2]), true, 5), x, y),
      "red",
      0.7,
    );
    sheet.shape(geo.move(geo.line([-15, -4, 0, -14, 15, -4, 15, 8, 0, -2, -15, 8]), x, y), "marigold", 0.6);
    sheet.dot(x, y + 14, 5, "white");
  }
  for (const [t, way] of [
    [0, -1],
    [1, 1],
  ] as const)
    for (let i = 0; i < 15; i++) {
      const foot = at(t, (i + 0.5) / 15);
      sheet.stroke(
        geo.smooth([
          foot,
          [foot[0] + way * 22, foot[1] + 6],
          [foot[0] + way * (38 + 8 * noise.at(i, 2, 3)), foot[1] + 26],
        ]),
        8,
        i % 3 === 0 ? "marigold" : "ink",
        { taper: "end" },
      );
    }
}

/** Four fingers over the scarf's upper edge at share t of its length, the little one outside. */
function fingers(sheet: Sheet, t: number, side: 1 | -1, skin: "tan" | "ebony"): void {
  const [x, y] = at(t, 0);
  const [ahead, next] = at(t + 0.02, 0);
  const slope = (Math.atan2(next - y, ahead - x) * 180) / Math.PI;
  sheet.place({ x, y, turn: slope - side * 90, scale: 0.86 }, () =>
    bookFingers(sheet, palette.skins[skin], { side, edge: 4, low: 38 }),
  );
}

function friend(sheet: Sheet, x: number, y: number, turn: number, person: Person): void {
  sheet.place({ x, y, scale: 0.94, turn }, () =>
    figure(sheet, { ...person, outfit: { trousers: dark, ...person.outfit } }),
  );
}

export const scene = new Scene({
  name: "gallery/alumni-meet-2025-august/3",
  size: "card",
  people: true,
  light: { x: 0.5, y: -0.86 },
  palette: [
    "white",
    "ink",
    "sea",
    "lagoon",
    "haze",
    "marigold",
    "orange",
    "straw",
    "red",
    "leaf",
    "pine",
    ...palette.skin("tan"),
    ...palette.skin("ebony"),
  ],
  draw: (sheet) => {
    room(sheet);
    friend(sheet, 376, 318, 3, {
      look: {
        ...heads.meera,
        skin: "tan",
        yaw: 0.4,
        tilt: 3,
        hair: "wavy",
        lips: "red",
        spectacles: { kind: "round", colour: "red" },
      },
      outfit: { kind: "kameez", cloth: leaf, second: gold, accent: "marigold" },
      pose: { ...poses.standing, left: grip(-1, -226), right: grip(1, 180) },
    });
    friend(sheet, 812, 330, -4, {
      look: { ...heads.kumar, yaw: -0.6, tilt: 5, hair: "curls", beard: "short", jaw: "oval" },
      outfit: { kind: "shirt", cloth: white, accent: "ink" },
      pose: { ...poses.standing, left: grip(-1, -174), right: grip(1, 228) },
    });
    scarf(sheet);
    for (const [t, side, skin] of [
      [0.08, -1, "tan"],
      [0.435, 1, "tan"],
      [0.56, -1, "ebony"],
      [0.92, 1, "ebony"],
    ] as const)
      fingers(sheet, t, side, skin);
  },
});
