import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { cast } from "../../kit/people/cast";
import { figure } from "../../kit/people/figure";
import { type Arm, poses } from "../../kit/people/poses";
import { basket } from "./laundry.basket";
import { type Load, machine } from "./laundry.machine";

const floor = 690;

const loads: readonly Load[] = [
  { cloths: ["red", "white", "honey"] },
  { cloths: ["sea", "white", "leaf"] },
  { cloths: [], open: true },
  { cloths: ["honey", "red", "white", "sea"] },
  { cloths: ["white", "leaf", "red"] },
];

/** The basement's wall: high windows at the level of the lawn, pipes, a board with notes. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  sheet.shape(geo.rect(-20, 190, 1240, 520), "haze", 1);
  for (let y = 214; y < floor; y += 46)
    for (let x = -20 + ((y / 46) % 2 > 1 ? 40 : 0); x < 1220; x += 80)
      sheet.stroke(geo.line([x, y, x + 74, y]), 3, "lagoon");
  sheet.shape(geo.rect(-20, 182, 1240, 14), "sea", 0.8);
  for (const x of [70, 470, 870])
    furniture.window(
      sheet,
      { x, y: 34, w: 280, h: 112 },
      2,
      1,
      { base: "white", shade: "slate", lit: "white" },
      () => {
        sheet.shape(geo.rect(x, 30, 300, 120), "cream", 0);
        const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
        trees.canopy(sheet, geo.line([x - 20, 96, x + 120, 70, x + 320, 92]), 30, 2, greens, x);
        sheet.shape(geo.rect(x - 10, 124, 320, 40), "leaf", 3);
        for (let i = 0; i < 26; i++)
          sheet.stroke(geo.line([x + i * 12, 150, x + i * 12 + 4, 118]), 5, "pine");
      },
    );
  sheet.bar(geo.line([-20, 232, 1220, 232]), 14, "slate");
  sheet.bar(geo.line([-20, 229, 1220, 229]), 4, "white");
  for (let i = 0; i < 5; i++) sheet.bar(geo.line([108 + i * 240, 232, 108 + i * 240, 380]), 9, "slate");
  sheet.shape(geo.rect(-20, floor, 1240, 240), "sea", 1);
  const tile = (u: number, v: number): readonly [number, number] => [
    600 + (u - 6) * (86 + v * 42),
    floor + v * 44 + v * v * 5,
  ];
  for (let v = 0; v < 5; v++)
    for (let u = -2; u < 14; u++)
      if ((u + v) % 2 === 0)
        sheet.shape([tile(u, v), tile(u + 1, v), tile(u + 1, v + 1), tile(u, v + 1)], "deep", 0.8);
}

/** A note board beside a clock, without words. */
function board(sheet: Sheet): void {
  sheet.shape(geo.rect(806, 256, 176, 112), "timber", 0.7);
  sheet.shape(geo.rect(814, 264, 160, 96), "honey", 0.6);
  for (const [x, y, colour] of [
    [826, 272, "white"],
    [880, 280, "red"],
    [924, 270, "white"],
    [852, 318, "leaf"],
  ] as const) {
    sheet.shape(geo.rect(x, y, 40, 34), colour, 0.6);
    sheet.stroke(geo.line([x + 6, y + 14, x + 34, y + 14]), 4, colour === "white" ? "slate" : "white");
    sheet.dot(x + 20, y + 4, 4, "ink");
  }
  sheet.shape(geo.arc(640, 310, 48, 48), "ink", 0.6);
  sheet.shape(geo.arc(640, 310, 40, 40), "white", 0.5);
  sheet.bar(geo.line([640, 282, 640, 310, 664, 322]), 6, "ink");
}

/** Folded clothes in a pile, the top one first in the list. */
function pile(sheet: Sheet, x: number, y: number, w: number, colours: readonly Colour[]): void {
  [...colours].reverse().forEach((colour, i) => {
    const top = y - (i + 1) * 26;
    const fold: Line = geo.smooth(
      geo.line([
        x - w / 2 + 6,
        top + 25,
        x - w / 2 - 3,
        top + 13,
        x - w / 2 + 6,
        top + 2,
        x + w / 2 - 6,
        top + 2,
        x + w / 2 + 3,
        top + 13,
        x + w / 2 - 6,
        top + 25,
      ]),
      true,
      5,
    );
    sheet.shape(fold, colour, 0.8);
    sheet.stroke(
      geo.smooth(geo.line([x - w / 2 + 10, top + 14, x, top + 17, x + w / 2 - 8, top + 13])),
      4,
      colour === "white" ? "haze" : "ink",
    );
  });
}

/** The folding table in front: piles, soap, the textbook for the wait. */
function table(sheet: Sheet): void {
  furniture.table(sheet, { x: 640, y: 726, w: 640, h: 220 }, 66, {
    base: "honey",
    shade: "timber",
    lit: "cream",
  });
  for (const [x, long] of geo.line([700, 190, 850, 170, 968, 130]))
    sheet.stroke(geo.line([x, 784, x + long, 786]), 15, "timber");
  pile(sheet, 768, 778, 124, ["red", "white", "leaf", "sea"]);
  pile(sheet, 910, 782, 120, ["honey", "white", "red"]);
  sheet.place({ x: 1010, y: 784 }, () => {
    sheet.shape(
      geo.smooth(geo.line([-32, 0, -34, -70, -20, -92, 18, -92, 34, -66, 32, 0]), true, 5),
      "leaf",
      0.7,
    );
    sheet.shape(geo.line([10, 0, 14, -92, 20, -92, 34, -66, 32, 0]), "pine", 0.7);
    sheet.shape(geo.rect(-20, -112, 30, 24), "red", 0.6);
    sheet.shape(geo.arc(-6, -44, 18, 18), "white", 0.5);
    sheet.bar(geo.arc(22, -72, 14, 12, -90, 90, 10), 7, "pine");
  });
  sheet.place({ x: 1122, y: 774, scale: 0.66 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "slate" }),
  );
}

/** The student who carries the basket from the machine to the table, a hand at each loop. */
function student(sheet: Sheet): void {
  const shadow = geo.line([196, 846, 290, 836, 400, 850, 436, 864, 380, 874, 210, 862]);
  sheet.shape(geo.smooth(shadow, true, 6), "ink", 1);
  const carrying = (side: 1 | -1): Arm => ({
    elbow: [side * 214, 372],
    wrist: [side * 197, 494],
    hand: "grip",
    handTurn: 180,
    thumb: side === 1 ? "right" : "left",
  });
  sheet.place({ x: 236, y: 352, scale: 0.44 }, () =>
    figure(sheet, {
      look: { ...cast.tara, hair: "ponytail", yaw: 0.25, earrings: { kind: "stud", colour: "honey" } },
      outfit: {
        kind: "hoodie",
        cloth: { base: "red", shade: "brick", lit: "cream" },
        trousers: { base: "ink", shade: "ink", lit: "sea" },
        shoes: "white",
        folds: "body",
      },
      pose: { ...poses.standing, left: carrying(-1), right: carrying(1) },
      carry: () => sheet.place({ y: 602 }, () => basket(sheet)),
    }),
  );
}

export const scene = new Scene({
  name: "spots/laundry",
  size: "card",
  people: true,
  light: { x: -0.5, y: -0.85 },
  palette: [
    "lagoon",
    "haze",
    "white",
    "sea",
    "deep",
    "slate",
    "ink",
    "red",
    "brick",
    "honey",
    "cream",
    "timber",
    "leaf",
    "pine",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    wall(sheet);
    board(sheet);
    loads.forEach((load, i) => {
      sheet.place({ x: 96 + i * 252, y: floor + 26 }, () => machine(sheet, load));
    });
    student(sheet);
    table(sheet);
  },
});
