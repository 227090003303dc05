import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** The backs of terrace houses at nightfall, some rooms lit. */
function backs(sheet: Sheet): void {
  sheet.shape(geo.rect(90, 40, 340, 240), "haze", 0);
  sheet.shape(geo.rect(90, 128, 340, 150), "cream", 2);
  for (const [x, top, w] of [
    [96, 178, 96],
    [186, 160, 110],
    [290, 184, 132],
  ] as const) {
    sheet.shape(geo.line([x, 290, x, top, x + w / 2, top - 44, x + w, top, x + w, 290]), "sea", 0.8);
    sheet.shape(geo.rect(x + w * 0.66, top - 48, 15, 40), "sea", 0.6);
    sheet.shape(geo.rect(x + w * 0.2, top + 22, 22, 30), "cream", 0.5);
    if (w > 100) sheet.shape(geo.rect(x + w * 0.6, top + 40, 22, 28), "honey", 0.5);
  }
}

/** Wall, tiles, the window over the sink, a shelf with jars and pans. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "honey");
  sheet.shape(geo.rect(-20, 306, 1240, 150), "white", 0.8);
  for (let row = 0; row < 3; row++) {
    sheet.bar(geo.line([-10, 306 + row * 48, 1210, 306 + row * 48]), 2.4, "haze");
    for (let x = (row % 2) * 36; x < 1210; x += 72)
      sheet.bar(geo.line([x, 306 + row * 48, x, 354 + row * 48]), 2.4, "haze");
  }
  const frame = { base: "white", shade: "haze", lit: "cream" } as const;
  furniture.window(sheet, { x: 104, y: 62, w: 304, h: 206 }, 2, 1, frame, () => backs(sheet));
  sheet.shape(geo.rect(1006, 206, 184, 16), "timber", 0.8);
  const jars: readonly (readonly [Colour, number, number])[] = [
    ["red", 44, 70],
    ["leaf", 38, 92],
    ["cream", 48, 60],
  ];
  jars.forEach(([colour, w, h], i) => {
    const x = 1020 + i * 58;
    sheet.shape(geo.rect(x, 206 - h, w, h), "white", 0.7);
    sheet.shape(geo.rect(x + 4, 206 - h * 0.66, w - 8, h * 0.66 - 3), colour, 0.7);
    sheet.shape(geo.rect(x + 3, 206 - h - 11, w - 6, 13), "ink", 0.6);
  });
  for (const [x, long] of geo.line([1034, 84, 1082, 66, 1132, 92])) {
    sheet.bar(geo.line([x, 222, x, 222 + long * 0.6]), 5, "ink");
    sheet.shape(geo.arc(x, 222 + long * 0.82, 19, long * 0.22), "ink", 0.6);
  }
}

/** Worktop with doors below, between two x. */
function units(sheet: Sheet, from: number, to: number, doors: number): void {
  sheet.shape(geo.rect(from, 452, to - from, 330), "sea", 0.8);
  const step = (to - from) / doors;
  for (let i = 0; i < doors; i++) {
    const x = from + i * step + 9;
    sheet.bar(geo.line([x, 486, x + step - 18, 486, x + step - 18, 744, x, 744, x, 486]), 3.4, "ink");
    sheet.stroke(geo.line([x + 9, 500, x + 9, 730]), 4, "haze");
    sheet.shape(geo.rect(x + step - 46, 512, 9, 44), "cream", 0.5);
  }
  sheet.shape(geo.rect(from - 6, 430, to - from + 12, 26), "cream", 0.8);
  sheet.stroke(geo.line([from, 451, to, 451]), 6, "timber");
}

/** The cooker: its rings above, knobs and the oven's door below. */
function stove(sheet: Sheet): void {
  sheet.shape(geo.rect(772, 434, 226, 348), "white", 0.8);
  sheet.shape(geo.rect(772, 434, 226, 16), "ink", 0.6);
  sheet.shape(geo.rect(962, 450, 36, 332), "haze", 0.7);
  for (let i = 0; i < 4; i++) {
    sheet.shape(geo.arc(806 + i * 44, 476, 12, 12), "ink", 0.5);
    sheet.bar(geo.line([806 + i * 44, 476, 806 + i * 44 + (i === 1 ? 7 : 0), 467]), 3, "white");
  }
  sheet.shape(geo.rect(796, 520, 152, 180), "ink", 0.7);
  sheet.shape(geo.rect(808, 540, 128, 120), "timber", 0.6);
  for (const y of [574, 612]) sheet.bar(geo.line([808, y, 936, y]), 4, "ink");
  sheet.shape(geo.rect(800, 504, 144, 10), "ink", 0.5);
}

/** The whole room behind the people. */
export function kitchen(sheet: Sheet): void {
  wall(sheet);
  sheet.shape(geo.rect(-20, 770, 1240, 150), "timber", 0.8);
  units(sheet, -30, 768, 5);
  units(sheet, 1002, 1230, 2);
  stove(sheet);
}
