import { buildings } from "../../kit/built/buildings";
import { things } from "../../kit/built/things";
import { tramFront } from "../../kit/built/tram-front";
import { crook, umbrella } from "../../kit/built/umbrella";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { figure } from "../../kit/people/figure";
import { holding } from "../../kit/people/hands-holding";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { sign } from "./post-arrival-support.sign";

const far = { x: 900, y: 590 };

/** The street: fronts on both sides, a clock tower at its end, rain-wet roadway with rails. */
function street(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  skies.bands(sheet, [
    { top: 230, colour: "haze" },
    { top: 430, colour: "straw" },
  ]);
  skies.cloud(sheet, 900, 170, 700, "sea", 5, 3);
  skies.cloud(sheet, 1180, 300, 460, "lagoon", 4, 7);
  buildings.skyline(
    sheet,
    { left: 640, right: 1200, foot: 620, low: 90, high: 320 },
    { wall: "lagoon", window: "straw" },
    6,
  );
  sheet.shape(
    geo.line([864, 620, 864, 350, 856, 346, 856, 330, 900, 262, 944, 330, 944, 346, 936, 350, 936, 620]),
    "sea",
    0.8,
  );
  sheet.stroke(geo.line([900, 220, 900, 270]), 7, "sea", { taper: "start" });
  sheet.dot(900, 372, 24, "straw");
  sheet.bar(geo.line([900, 356, 900, 372, 912, 380]), 4, "ink");
  const walls = ["deep", "brick", "ink", "deep"] as const;
  buildings.street(
    sheet,
    { x: -120, top: -60, foot: 900 },
    { x: 800, top: 430, foot: 640 },
    6,
    { walls, window: "straw", line: "night" },
    4,
  );
  buildings.street(
    sheet,
    { x: 2040, top: -120, foot: 920 },
    { x: 1060, top: 420, foot: 640 },
    6,
    { walls: ["brick", "deep", "ink"], window: "straw", line: "night" },
    9,
  );
  const road = geo.line([800, 636, 1060, 636, 2200, 1100, -300, 1100]);
  sheet.shape(road, "deep", 1);
  sheet.clip(road, () => {
    water.swells(sheet, { top: 640, bottom: 1090 }, "ink", 0.6, 5);
    for (const [x, spread] of geo.line([1240, 150, 420, 200, 1660, 160]))
      water.glitter(sheet, { top: 680, bottom: 1080 }, x, spread, "straw", 0.7, Math.round(x));
  });
  for (const x of [1130, 1400])
    sheet.bar(
      geo.line([far.x + (x - far.x) * 0.1 + 50, 640, far.x + (x - far.x) * 2.2 + 180, 1090]),
      6,
      "night",
    );
}

/** The tram on its rails under the wires. */
function tram(sheet: Sheet): void {
  sheet.place({ x: 1348, y: 832 }, () =>
    tramFront(sheet, [far.x + 20 - 1348, far.y - 832], {
      body: "leaf",
      shade: "pine",
      band: "straw",
      glass: "ink",
      glint: "sea",
      lamp: "straw",
      tail: "red",
      dark: "night",
    }),
  );
  sheet.bar(geo.line([2000, -60, 1288, 236, far.x + 20, 430]), 3, "night");
  sheet.bar(geo.line([-80, 60, far.x + 20, 430, 2000, 100]), 3, "night");
}

/** The stop: raised platform, post with a round tram sign. */
function stop(sheet: Sheet): void {
  const platform = geo.line([-20, 912, 1090, 886, 1340, 1100, -20, 1100]);
  sheet.shape(platform, "slate", 1);
  sheet.clip(platform, () =>
    water.swells(sheet, { top: 940, bottom: 1080, left: -20, right: 1260 }, "deep", 0.5, 8),
  );
  sheet.shape(geo.line([-20, 912, 1090, 886, 1110, 903, -20, 930]), "haze", 0.8);
  sheet.stroke(geo.line([1106, 902, 1330, 1094]), 18, "straw", { taper: "start", jitter: 0.1 });
  sheet.place({ x: 26 }, () => sign(sheet));
}

/** Three who have just arrived. */
function students(sheet: Sheet): void {
  sheet.place({ x: 948, y: 470, scale: 0.45 }, () =>
    figure(sheet, {
      look: {
        ...heads.gurpreet,
        skin: "brown",
        yaw: -0.7,
        headwear: { kind: "turban", base: "straw", lit: "white", shade: "lagoon" },
        beard: "short",
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "ink", shade: "night", lit: "slate" },
        second: { base: "white", shade: "haze", lit: "white" },
        trousers: { base: "brownLit", shade: "brown", lit: "straw" },
        shoes: "night",
      },
      pose: {
        ...poses.mirrored(poses.walking),
        right: { elbow: [214, 388], wrist: [268, 556], hand: "fist", handTurn: 178, thumb: "left" },
        legs: [
          { knee: [-70, 790], ankle: [-84, 1108], toe: -1 },
          { knee: [60, 800], ankle: [58, 1104], toe: 1 },
        ],
      },
      carry: () => {
        sheet.place({ x: 274, y: 1166, scale: 2.1 }, () =>
          things.suitcase(sheet, { base: "sea", shade: "deep", lit: "haze", metal: "night" }),
        );
        for (const side of [-1, 1])
          sheet.stroke(geo.smooth(geo.line([side * 96, 160, side * 92, 260, side * 116, 380])), 26, "red", {
            taper: "none",
          });
      },
    }),
  );
  const lie = { handTurn: -62, thumb: "right" } as const;
  sheet.place({ x: 744, y: 436, scale: 0.47 }, () => {
    figure(sheet, {
      look: {
        ...heads.meera,
        skin: "brown",
        yaw: 0.7,
        tilt: -3,
        hair: "wavy",
        earrings: { kind: "stud", colour: "straw" },
      },
      outfit: {
        kind: "hoodie",
        cloth: { base: "straw", shade: "brownLit", lit: "white" },
        trousers: { base: "ink", shade: "night", lit: "deep" },
        shoes: "white",
      },
      pose: {
        ...poses.standing,
        right: {
          ...lie,
          elbow: [238, 368],
          wrist: [226, 212],
          hand: "grip",
          held: () =>
            holding.upright(sheet, lie, () =>
              sheet.place({ y: 78, scale: 2.2, turn: -3 }, () =>
                umbrella(sheet, { base: "red", shade: "brick", lit: "straw" }, "night"),
              ),
            ),
        },
      },
      carry: () => {
        for (const side of [-1, 1])
          sheet.stroke(geo.smooth(geo.line([side * 90, 156, side * 84, 260, side * 110, 390])), 26, "leaf", {
            taper: "none",
          });
      },
    });
    sheet.place({ x: 174, y: 184, turn: -3 }, () =>
      sheet.place({ y: 24, scale: 1.7 }, () => crook(sheet, "night")),
    );
  });
  sheet.place({ x: 456, y: 430, scale: 0.5 }, () =>
    figure(sheet, {
      look: {
        ...heads.fatima,
        skin: "brown",
        headwear: { kind: "hijab", base: "sea", lit: "haze", shade: "deep" },
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "red", shade: "brick", lit: "straw" },
        trousers: { base: "ink", shade: "night", lit: "slate" },
        shoes: "night",
      },
      rear: true,
      pose: {
        ...poses.standing,
        right: { elbow: [236, 330], wrist: [330, 170], hand: "open", handTurn: 30, thumb: "left" },
      },
      carry: () =>
        sheet.place({ x: 0, y: 500, scale: 1.85 }, () =>
          things.backpack(sheet, { base: "leaf", shade: "pine", lit: "straw" }),
        ),
    }),
  );
}

export const scene = new Scene({
  name: "articles/post-arrival-support",
  size: "hero",
  people: true,
  light: { x: 0.7, y: -0.6 },
  palette: [
    "lagoon",
    "haze",
    "straw",
    "sea",
    "deep",
    "ink",
    "night",
    "slate",
    "white",
    "brick",
    "red",
    "leaf",
    "pine",
    "salmon",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    street(sheet);
    tram(sheet);
    stop(sheet);
    skies.rain(sheet, { x: -20, y: -20, w: 1960, h: 900 }, 130, "haze");
    students(sheet);
  },
});
