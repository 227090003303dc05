import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { type Greeter, greeter } from "./arrivals.greeter";

/** Early morning beyond the glass: a tall spire among towers, palms, the sun through haze, a plane going up. */
function outside(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  skies.bands(sheet, [{ top: 250, colour: "straw" }]);
  sheet.shape(geo.arc(842, 262, 58, 58), "marigold", 1);
  sheet.shape(
    geo.line([
      300, 470, 306, 300, 314, 300, 318, 190, 324, 188, 329, 70, 334, 188, 340, 190, 344, 300, 352, 300, 358,
      470,
    ]),
    "haze",
    0.8,
  );
  for (const [x, w, high] of [
    [180, 60, 150],
    [254, 40, 110],
    [372, 46, 190],
    [430, 70, 120],
    [640, 56, 170],
    [716, 44, 120],
    [900, 70, 140],
    [986, 50, 200],
  ] as const) {
    sheet.shape(geo.rect(x, 470 - high, w, high), "haze", 0.8);
    sheet.shape(geo.rect(x + w * 0.62, 470 - high, w * 0.38, high), "lagoon", 0.7);
  }
  sheet.shape(geo.rect(-20, 462, 1240, 60), "honey", 1);
  const greens = { dark: "ink", base: "leaf", lit: "cream" } as const;
  for (const [x, high, lean] of geo.fours([
    120, 250, 16, 0, 560, 210, -14, 0, 806, 230, 12, 0, 1090, 260, -18, 0,
  ]))
    trees.palm(sheet, x, 486, high, lean, greens, { bark: "timber", ring: "ink" }, x);
}

/** The glass wall's ribs, the ceiling with its lamps, the shining floor. */
function hall(sheet: Sheet): void {
  for (const x of [30, 216, 402, 588, 774, 960, 1146]) sheet.shape(geo.rect(x, -20, 13, 520), "deep", 0.6);
  for (const y of [112, 300]) sheet.shape(geo.rect(-20, y, 1240, 9), "deep", 0.6);
  sheet.shape(geo.line([-20, -20, 1220, -20, 1220, 28, 600, 74, -20, 28]), "white", 1);
  sheet.stroke(geo.line([-20, 30, 600, 76, 1220, 30]), 9, "deep", { taper: "none" });
  for (let i = -5; i <= 5; i++)
    sheet.stroke(geo.line([600 + i * 150, -10, 600 + i * 112, 46]), 6, "haze", { taper: "none" });
  sheet.shape(geo.rect(-20, 496, 1240, 440), "haze", 1);
  sheet.shape(geo.rect(-20, 488, 1240, 14), "deep", 0.7);
  for (let x = -1500; x < 2700; x += 150)
    sheet.stroke(geo.line([600 + (x - 600) * 0.3, 502, x, 930]), 4, "lagoon", { taper: "start" });
  for (const y of [548, 616, 712, 840])
    sheet.stroke(geo.line([-20, y, 1220, y]), 4, "lagoon", { taper: "none" });
  for (const [x, w] of geo.line([300, 110, 640, 130, 930, 100]))
    sheet.shape(geo.line([x, 506, x + w * 0.7, 506, x + w * 1.5 - 140, 930, x - 190, 930]), "cream", 1.6);
}

/** Signs with pictures alone: train, taxi, the way out. */
function signs(sheet: Sheet): void {
  for (const x of [470, 730]) sheet.bar(geo.line([x, 40, x, 150]), 6, "deep");
  sheet.shape(geo.rect(420, 146, 360, 92), "ink", 0.8);
  sheet.shape(geo.rect(440, 162, 54, 60), "marigold", 0.5);
  sheet.shape(geo.rect(448, 170, 38, 22), "ink", 0.4);
  for (const x of [454, 480]) sheet.dot(x, 206, 5, "ink");
  sheet.shape(
    geo.line([544, 214, 548, 190, 566, 188, 578, 170, 612, 170, 624, 188, 640, 192, 642, 214]),
    "marigold",
    0.5,
  );
  sheet.shape(geo.line([572, 187, 582, 177, 608, 177, 614, 187]), "ink", 0.4);
  for (const x of [566, 620]) {
    sheet.dot(x, 214, 11, "ink");
    sheet.dot(x, 214, 7, "marigold");
  }
  sheet.shape(geo.rect(584, 158, 18, 10), "marigold", 0.4);
  sheet.stroke(geo.line([692, 192, 744, 192]), 13, "marigold", { taper: "none" });
  sheet.shape(geo.line([734, 168, 764, 192, 734, 216]), "marigold", 0.5);
}

const crowd: readonly Greeter[] = [
  { x: 128, y: 640, size: 0.92, cloth: "white", shade: "haze", robe: true, head: "ghutra", cover: "white" },
  { x: 204, y: 652, size: 0.9, cloth: "ink", shade: "deep", robe: true, head: "veil", cover: "ink" },
  { x: 292, y: 646, size: 0.96, cloth: "sea", shade: "deep", head: "hair", wave: true },
  { x: 806, y: 644, size: 0.9, cloth: "red", shade: "brick", robe: true, head: "bun", bunch: true },
  { x: 886, y: 650, size: 1, cloth: "honey", shade: "timber", head: "turban", cover: "red", wave: true },
  { x: 956, y: 664, size: 0.66, cloth: "leaf", shade: "ink", head: "hair" },
  { x: 1040, y: 650, size: 0.92, cloth: "marigold", shade: "timber", robe: true, head: "veil", cover: "sea" },
];

/** Those who wait, behind belts on posts; the way out lies open between them. */
function waiting(sheet: Sheet): void {
  for (const who of crowd) greeter(sheet, who);
  for (const [from, to] of geo.line([40, 400, 730, 1160])) {
    for (const x of [from, (from + to) / 2, to]) {
      sheet.shape(geo.rect(x - 6, 574, 12, 104), "ink", 0.6);
      sheet.shape(geo.arc(x, 680, 28, 8), "ink", 0.6);
      sheet.dot(x, 572, 9, "marigold");
    }
    for (const [a, b] of [
      [from, (from + to) / 2],
      [(from + to) / 2, to],
    ] as const)
      sheet.stroke(geo.smooth(geo.line([a, 588, (a + b) / 2, 600, b, 588])), 15, "red", {
        taper: "none",
        jitter: 0.06,
      });
  }
}

/** The student comes out with a rucksack and a suitcase at each side, seen from behind. */
function student(sheet: Sheet): void {
  const { x, y } = sheet.light;
  for (const [px, w] of geo.line([560, 110, 420, 70, 714, 70]))
    sheet.shape(geo.arc(px - x * 46, 872 - y * 6, w, 17), "lagoon", 1);
  sheet.place({ x: 414, y: 868, scale: 1.04 }, () =>
    things.suitcase(sheet, { base: "red", shade: "brick", lit: "honey", metal: "ink" }),
  );
  sheet.place({ x: 714, y: 862, scale: 0.9 }, () =>
    things.suitcase(sheet, { base: "marigold", shade: "timber", lit: "cream", metal: "ink" }),
  );
  sheet.place({ x: 562, y: 412, scale: 0.41 }, () =>
    figure(sheet, {
      look: { ...heads.arjun, skin: "brown", hair: "side-part" },
      outfit: {
        kind: "shirt",
        cloth: { base: "sea", shade: "deep", lit: "haze" },
        trousers: { base: "ink", shade: "ink", lit: "sea" },
        shoes: "white",
      },
      rear: true,
      carry: () =>
        sheet.place({ y: 520, scale: 1.9 }, () =>
          things.backpack(sheet, { base: "leaf", shade: "ink", lit: "honey" }),
        ),
      pose: {
        ...poses.standing,
        left: { elbow: [-226, 388], wrist: [-310, 494], hand: "fist", handTurn: 196, thumb: "left" },
        right: { elbow: [222, 388], wrist: [300, 506], hand: "fist", handTurn: 166, thumb: "right" },
        legs: [
          { knee: [-62, 800], ankle: [-66, 1110], toe: -1 },
          { knee: [74, 790], ankle: [92, 1092], toe: 1 },
        ],
      },
    }),
  );
}

export const scene = new Scene({
  name: "spots/arrivals",
  size: "card",
  people: true,
  light: { x: 0.5, y: -0.8 },
  palette: [
    "cream",
    "straw",
    "marigold",
    "honey",
    "timber",
    "white",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "red",
    "brick",
    "leaf",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    outside(sheet);
    hall(sheet);
    signs(sheet);
    waiting(sheet);
    student(sheet);
  },
});
