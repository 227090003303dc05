import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { college } from "./autumn-walk.college";
import { fallen, falling, farMaple, nearMaple } from "./autumn-walk.leaves";
import { left, right } from "./autumn-walk.people";

/** The path from our feet to the steps. */
const path: Line = [
  ...geo.smooth(geo.line([130, 930, 330, 760, 560, 610, 740, 510, 806, 470])),
  ...geo.smooth(geo.line([886, 470, 884, 520, 882, 610, 896, 760, 940, 930])),
];

/** The sky of a clear morning, lawns, and the path. */
function ground(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.bands(sheet, [{ top: 250, colour: "cream" }]);
  skies.cloud(sheet, 760, 70, 420, "white", 3, 3);
  skies.cloud(sheet, 1060, 150, 300, "white", 3, 5);
  sheet.shape(
    geo.smooth(geo.line([-20, 430, 300, 420, 700, 440, 1240, 426, 1240, 600, -20, 600]), true),
    "pine",
    3,
  );
  trees.canopy(
    sheet,
    geo.smooth(geo.line([-40, 404, 140, 378, 300, 392, 460, 372, 620, 396])),
    34,
    2,
    { dark: "brick", base: "orange", lit: "honey" },
    6,
  );
  sheet.shape(geo.line([-20, 452, 1240, 446, 1240, 930, -20, 930]), "leaf", 1.4);
}

/** Shadows of trees that stand outside, long and level, and strokes of grass between them. */
function shadows(sheet: Sheet): void {
  for (const [y, h, x, long] of [
    [478, 12, 150, 420],
    [520, 20, -20, 520],
    [566, 20, 560, 700],
    [640, 34, -20, 420],
    [716, 30, 640, 640],
    [820, 54, -20, 460],
  ] as const)
    sheet.shape(
      geo.smooth(
        geo.line([
          x,
          y,
          x + long * 0.5,
          y + 4,
          x + long,
          y + long * 0.07,
          x + long * 0.96,
          y + long * 0.07 + h * 0.6,
          x + long * 0.5,
          y + h,
          x,
          y + h,
        ]),
        true,
        5,
      ),
      "pine",
      3,
    );
  const random = noise.stream(11);
  for (let i = 0; i < 130; i++) {
    const near = random.next();
    const [x, y] = [random.range(0, 1200), geo.lerp(470, 900, near ** 1.4)];
    sheet.stroke(
      geo.line([x, y, x + 3, y - geo.lerp(5, 20, near)]),
      geo.lerp(2, 6, near),
      i % 3 ? "pine" : "honey",
      { taper: "end" },
    );
  }
  sheet.shape(path, "cream", 1.4);
  sheet.clip(path, () => {
    for (const [y, h] of [
      [486, 8],
      [520, 14],
      [586, 20],
      [690, 26],
    ] as const)
      sheet.shape(
        geo.smooth(
          geo.line([-20, y - 30, 500, y, 1220, y + 40, 1220, y + 40 + h, 500, y + h, -20, y - 30 + h]),
          true,
          5,
        ),
        "haze",
        3,
      );
  });
}

/** Somebody's long shadow over the path, from both feet to the right. */
function cast(sheet: Sheet, feet: Line, size: number): void {
  const [x, y] = geo.mid(feet[0] ?? [0, 0], feet[1] ?? [0, 0]);
  const at = (along: number, across: number): Point => [
    x + along * size,
    y + along * size * 0.15 + across * size * 0.52,
  ];
  const side = (s: number): Point[] => [
    at(370, s * 56),
    at(420, s * 62),
    at(650, s * 76),
    at(740, s * 60),
    at(770, s * 22),
    at(790, s * 20),
    at(810, s * 40),
    at(870, s * 44),
    at(920, s * 20),
  ];
  const shape = [...geo.smooth(side(-1), false, 4), ...geo.reverse(geo.smooth(side(1), false, 4))];
  const legs = feet.map(([fx, fy], i): Line => {
    const [hx, hy] = at(400, i === 0 ? -26 : 26);
    return [
      [fx - 14, fy],
      [fx - 6, fy - 7],
      [fx + 14, fy - 7],
      [hx, hy - 9],
      [hx, hy + 9],
      [fx + 14, fy + 8],
      [fx - 6, fy + 7],
    ];
  });
  for (const part of [shape, ...legs]) sheet.shape(part, "pine", 1.2);
  sheet.clip(path, () => {
    for (const part of [shape, ...legs]) {
      sheet.shape(part, "haze", 1.2);
      sheet.bar([...part, ...part.slice(0, 1)], 5, "haze");
    }
  });
}

export const scene = new Scene({
  name: "spots/autumn-walk",
  size: "card",
  people: true,
  light: { x: -0.85, y: -0.5 },
  palette: [
    "haze",
    "cream",
    "white",
    "honey",
    "orange",
    "red",
    "brick",
    "ink",
    "deep",
    "sea",
    "leaf",
    "pine",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    ground(sheet);
    farMaple(sheet, 420, 462, 0.62, ["orange", "honey"], 5);
    farMaple(sheet, 1210, 458, 0.86, ["orange", "honey"], 9);
    sheet.place({ x: 846, y: 462, scale: 0.93 }, () => college(sheet));
    shadows(sheet);
    farMaple(sheet, 566, 500, 0.84, ["red", "orange"], 12);
    farMaple(sheet, 1120, 540, 1.3, ["red", "orange"], 21);
    fallen(sheet);
    cast(sheet, geo.line([406, 794, 461, 832]), 0.44);
    cast(sheet, geo.line([622, 786, 571, 822]), 0.43);
    sheet.place({ x: 424, y: 322, scale: 0.44 }, () => left(sheet));
    sheet.place({ x: 606, y: 330, scale: 0.425 }, () => right(sheet));
    nearMaple(sheet);
    falling(sheet);
  },
});
