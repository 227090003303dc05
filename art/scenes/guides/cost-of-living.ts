import { buildings } from "../../kit/built/buildings";
import { furniture } from "../../kit/built/furniture";
import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { money } from "./cost-of-living.money";
import paths from "./cost-of-living.paths.json";
import { produce } from "./cost-of-living.produce";

/** Behind the stall: a lane in the noon sun, shoppers small in it. */
function lane(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.cloud(sheet, 960, 330, 300, "white", 4, 3);
  hills.far(sheet, geo.smooth(geo.line([780, 560, 880, 500, 980, 540, 1080, 488, 1200, 540])), 700, {
    body: "sea",
  });
  trees.broadleaf(sheet, 1010, 622, 150, { dark: "deep", base: "leaf", lit: "lime" }, "bark", 4);
  trees.broadleaf(sheet, 916, 616, 110, { dark: "deep", base: "leaf", lit: "lime" }, "bark", 8);
  sheet.shape(geo.line([860, 606, 1080, 606, 1500, 800, 400, 800]), "straw", 1);
  buildings.street(
    sheet,
    { x: -60, top: 60, foot: 760 },
    { x: 860, top: 330, foot: 610 },
    5,
    { walls: ["salmon", "cream", "honey"], window: "deep", line: "brick" },
    3,
  );
  buildings.street(
    sheet,
    { x: 1980, top: 40, foot: 760 },
    { x: 1080, top: 330, foot: 610 },
    5,
    { walls: ["cream", "haze", "salmon"], window: "deep", line: "brick" },
    8,
  );
}

/** The striped awning with its scalloped edge on two posts. */
function awning(sheet: Sheet): void {
  for (const x of [206, 1690]) {
    sheet.shape(geo.rect(x, 120, 28, 700), "bark", 0.8);
    sheet.stroke(geo.line([x + 8, 180, x + 8, 780]), 6, "timber");
  }
  for (let i = 0; i < 17; i++) {
    const [a, b] = [i / 17, (i + 1) / 17];
    const colour: Colour = i % 2 ? "white" : "red";
    const far = (t: number): Point => [geo.lerp(190, 1730, t), -20];
    const near = (t: number): Point => [geo.lerp(60, 1860, t), 176];
    sheet.shape([far(a), far(b), near(b), near(a)], colour, 0.6);
    const [l, r] = [near(a)[0], near(b)[0]];
    sheet.shape(
      [[l, 174], ...geo.reverse(geo.arc((l + r) / 2, 204, (r - l) / 2, 40, 0, 180, 12)), [r, 174]],
      colour,
      0.6,
    );
    sheet.stroke(geo.arc((l + r) / 2, 204, (r - l) / 2 - 6, 34, 10, 170, 12), 5, i % 2 ? "haze" : "brick");
  }
  sheet.stroke(geo.line([50, 178, 1870, 178]), 7, "brick", { taper: "none" });
}

const garlic = { base: "cream", shade: "haze", lit: "white" } as const;
const shallot = { base: "salmon", shade: "brick", lit: "cream" } as const;
const tomato = { base: "red", shade: "brick", lit: "salmon" } as const;
const orange = { base: "orange", shade: "red", lit: "straw" } as const;
const lemon = { base: "marigold", shade: "orange", lit: "cream" } as const;
const lime = { base: "leaf", shade: "deep", lit: "lime" } as const;
const plum = { base: "plum", shade: "ink", lit: "salmon" } as const;
const wood = { base: "timber", shade: "bark", lit: "honey" } as const;

/** The hanging scales with two pans, tomatoes against weights. */
function scales(sheet: Sheet, x: number, y: number): void {
  sheet.bar(geo.line([x, 176, x, y]), 4, "bark");
  sheet.place({ x, y, turn: 4 }, () => sheet.shape(geo.line(paths.scaleBeam), "ink", 0.6));
  sheet.dot(x, y, 15, "marigold");
  for (const [side, drop] of geo.line([-1, 130, 1, 150])) {
    const [px, py] = [x + side * 146, y + side * 10];
    for (const dx of [-58, 58]) sheet.bar(geo.line([px, py, px + dx, py + drop]), 3, "ink");
    if (side === -1)
      for (const [dx, dy] of geo.line([-28, -10, 0, -16, 28, -10]))
        produce.fruit(sheet, px + dx, py + drop + dy, 21, tomato, "leaf");
    else
      for (const [dx, h] of geo.line([-20, 44, 16, 30]))
        sheet.shape(
          geo.line([
            px + dx - 14,
            py + drop,
            px + dx - 10,
            py + drop - h,
            px + dx + 10,
            py + drop - h,
            px + dx + 14,
            py + drop,
          ]),
          "ink",
          0.6,
        );
    sheet.shape(geo.arc(px, py + drop, 70, 30, 0, 180, 16), "marigold", 0.6);
    sheet.stroke(geo.arc(px, py + drop, 56, 22, 100, 170, 10), 5, "straw");
  }
}

/** What hangs from the bar, and the row of crates. */
function stall(sheet: Sheet): void {
  produce.bananas(sheet, 420, 232, { base: "marigold", shade: "honey", lit: "straw" }, "bark");
  produce.bananas(sheet, 1500, 232, { base: "marigold", shade: "honey", lit: "straw" }, "bark");
  produce.string(sheet, 620, 226, 6, shallot, garlic, "timber");
  produce.string(sheet, 1330, 226, 5, garlic, shallot, "timber");
  scales(sheet, 964, 286);
  sheet.shape(geo.rect(-10, 690, 1940, 160), "brick", 0.8);
  for (const [i, paint] of [tomato, lemon, plum, orange, lime].entries()) {
    const r = [33, 29, 32, 36, 31][i] ?? 30;
    produce.crate(sheet, 112 + i * 345, 652, 316, i === 1 ? 6 : 5, wood, (x, y) =>
      produce.fruit(sheet, x, y, r, paint, i === 0 ? "leaf" : undefined),
    );
  }
}

/** A jute bag packed with milk, a loaf and greens; its foot at 0, 0, 250 wide. */
function bag(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line([-150, 0, 0, 18, 190, 2, 120, -16, -110, -16]), true), "bark", 1);
  for (const [i, x] of [-96, -64, -30].entries())
    for (const a of [-16, 6])
      sheet.stroke(
        geo.smooth(geo.turn(geo.line([x, -190, x - 8, -270, x - 26 + i * 14, -336]), a, [x, -190])),
        40,
        i === 1 ? "lime" : "leaf",
        { taper: "end" },
      );
  sheet.shape(geo.smooth(geo.line([-12, -200, -22, -300, 10, -330, 46, -306, 50, -200]), true), "orange", 1);
  for (const y of [-300, -272, -244]) sheet.stroke(geo.line([-8, y + 8, 34, y - 6]), 7, "cream");
  sheet.shape(geo.line(paths.bottle), "white", 0.7);
  sheet.shape(geo.line([96, -190, 96, -320, 104, -322, 118, -296, 118, -190]), "haze", 0.7);
  sheet.shape(geo.rect(72, -362, 36, 16), "sea", 0.6);
  const body = geo.line(paths.bag);
  sheet.shape(body, "honey", 1);
  sheet.clip(body, () => {
    sheet.shape(geo.line([60, -220, 140, -220, 140, 10, 76, 10]), "timber", 1);
    for (let y = -196; y < 0; y += 17)
      sheet.stroke(geo.line([-124, y, 124, y + 3]), 4, y % 2 ? "timber" : "bark", {
        tone: (x) => 0.5 + noise.rough(x / 10, y / 7, 3),
      });
    sheet.shape(geo.rect(-130, -120, 260, 34), "red", 0.8);
  });
  sheet.bar(geo.smooth(geo.line([-66, -208, -50, -120, 0, -96, 50, -120, 66, -208])), 11, "brick");
}

const paint = {
  gold: "marigold",
  wood: "timber",
  pale: "cream",
  shadow: "bark",
  line: "ink",
  heart: "red",
  first: "leaf",
  second: "salmon",
  cloth: { base: "sea", shade: "deep", lit: "haze" },
} as const;

/** The counter's plank and what was bought. */
function counter(sheet: Sheet): void {
  furniture.table(sheet, { x: -300, y: 770, w: 2520, h: 500 }, 330, {
    base: "honey",
    shade: "bark",
    lit: "straw",
  });
  produce.cabbage(sheet, 1290, 846, 92, { base: "lime", shade: "leaf", lit: "cream" });
  for (const [x, y, turn] of [
    [1400, 900, -16],
    [1452, 938, -4],
    [1392, 962, -22],
  ] as const)
    sheet.place({ x, y, turn, scale: 1.15 }, () => produce.brinjal(sheet, plum, "leaf"));
  sheet.place({ x: 470, y: 992, scale: 1.14 }, () => bag(sheet));
  for (const [x, y, turn] of [
    [650, 940, 152],
    [690, 984, 170],
    [640, 1010, 192],
  ] as const)
    sheet.place({ x, y, turn, scale: 0.92 }, () =>
      produce.carrot(sheet, { base: "orange", shade: "red", lit: "straw" }, "leaf"),
    );
  sheet.place({ x: 950, y: 1010, scale: 1.3 }, () => money.purse(sheet, paint));
  for (const [x, y, n] of [
    [1196, 972, 4],
    [1136, 1016, 1],
    [1262, 1010, 2],
  ] as const)
    for (let k = 0; k < n; k++) money.coin(sheet, x + 3 * noise.at(k * 2.3, x, 4), y - k * 15, paint);
}

export const scene = new Scene({
  name: "guides/cost-of-living",
  size: "hero",
  people: true,
  light: { x: -0.6, y: -0.75 },
  palette: [
    "haze",
    "straw",
    "cream",
    "white",
    "honey",
    "marigold",
    "orange",
    "salmon",
    "red",
    "brick",
    "plum",
    "timber",
    "bark",
    "leaf",
    "lime",
    "sea",
    "deep",
    "ink",
  ],
  draw: (sheet) => {
    lane(sheet);
    awning(sheet);
    stall(sheet);
    counter(sheet);
  },
});
