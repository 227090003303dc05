import { things } from "../../kit/built/things";
import { umbrella } from "../../kit/built/umbrella";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { figure } from "../../kit/people/figure";
import { holding } from "../../kit/people/hands-holding";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { sign } from "./post-arrival-support.sign";
import { far, street, tram } from "./post-arrival-support.street";

function stop(sheet: Sheet): void {
  const platform = geo.line([-20, 912, 1090, 886, 1340, 1100, -20, 1100]);
  sheet.shape(platform, "haze", 1);
  sheet.clip(platform, () => {
    for (const x of [-1400, -900, -480, -120, 210, 530, 850, 1190])
      sheet.stroke(geo.line([far.x + (x - far.x) * 0.62, 880, x, 1100]), 4, "lagoon", { taper: "none" });
    for (const y of [958, 1024])
      sheet.stroke(geo.line([-20, y, 1300, y - 8]), 4, "lagoon", { taper: "none" });
    for (const [x, y, w] of geo.fours([640, 1046, 250, 0, 150, 1004, 190, 0]))
      sheet.shape(geo.arc(x, y, w / 2, 15), "lagoon", 3);
  });
  sheet.shape(geo.line([-20, 912, 1090, 886, 1110, 903, -20, 930]), "straw", 0.8);
  sheet.stroke(geo.line([1106, 902, 1330, 1094]), 18, "straw", { taper: "start", jitter: 0.1 });
  sheet.place({ x: 26 }, () => sign(sheet));
}

/** Three who have just arrived. */
function students(sheet: Sheet): void {
  for (const [x, y, w] of geo.fours([456, 1000, 210, 0, 744, 976, 200, 0, 1000, 984, 330, 0]))
    sheet.shape(geo.arc(x - 24, y, w / 2, 13), "slate", 1);
  sheet.place({ x: 948, y: 470, scale: 0.45 }, () =>
    figure(sheet, {
      look: {
        ...heads.gurpreet,
        skin: "brown",
        yaw: -0.7,
        headwear: { kind: "turban", base: "straw", lit: "white", shade: "lagoon" },
        beard: "short",
        mouth: "smile",
      },
      outfit: {
        kind: "jacket",
        cloth: { base: "ink", shade: "night", lit: "slate" },
        second: { base: "white", shade: "haze", lit: "white" },
        trousers: { base: "brownLit", shade: "brown", lit: "straw" },
        shoes: "night",
      },
      pose: {
        ...poses.standing,
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
          sheet.stroke(geo.smooth(geo.line([side * 92, 158, side * 98, 250, side * 158, 352])), 26, "red", {
            taper: "none",
          });
      },
    }),
  );
  const lie = { handTurn: 54, thumb: "left" } as const;
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
          elbow: [204, 404],
          wrist: [222, 246],
          hand: "grip",
          held: () =>
            holding.upright(sheet, lie, () =>
              sheet.place({ y: 83, scale: 2.1, turn: 2 }, () =>
                umbrella(sheet, { base: "red", shade: "brick", lit: "straw" }, "straw"),
              ),
            ),
        },
      },
      carry: () => {
        for (const side of [-1, 1])
          sheet.stroke(geo.smooth(geo.line([side * 88, 156, side * 94, 250, side * 154, 352])), 26, "leaf", {
            taper: "none",
          });
      },
    });
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
        right: { elbow: [236, 330], wrist: [330, 170], hand: "back", handTurn: 30, thumb: "left" },
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
    skies.rain(sheet, { x: -20, y: -20, w: 560, h: 900 }, 40, "haze");
    skies.rain(sheet, { x: 560, y: -20, w: 560, h: 180 }, 14, "haze");
    skies.rain(sheet, { x: 1130, y: -20, w: 800, h: 900 }, 60, "haze");
    students(sheet);
  },
});
