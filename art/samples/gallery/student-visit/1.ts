import { furniture } from "../../../kit/built/furniture";
import { geo } from "../../../kit/core/geo";
import { palette } from "../../../kit/core/palette";
import { Scene } from "../../../kit/core/scene";
import type { Sheet } from "../../../kit/core/sheet";
import { skies } from "../../../kit/nature/skies";
import { cooks } from "./1.cooks";
import { board, pot, rolling, salt } from "./1.food";
import paths from "./1.paths.json";

const top = 640;

/** The worktop between two x: its surface, its lit edge and the cupboards below. */
function worktop(sheet: Sheet, from: number, to: number): void {
  sheet.shape(geo.rect(from, top, to - from, 118), "sand", 0);
  sheet.shape(geo.rect(from, top + 110, to - from, 24), "honey", 0);
  sheet.shape(geo.rect(from, top + 132, to - from, 200), "brick", 0);
}

/** Wall with tiles, a shelf of jars, a window onto the night, and the lamp's cone. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "sea");
  sheet.shape(geo.line([520, 130, 680, 130, 980, 660, 220, 660]), "lagoon", 1.4);
  for (let row = 0; row < 4; row++) {
    sheet.bar(geo.line([-10, 468 + row * 46, 1210, 468 + row * 46]), 2.4, "deep");
    for (let x = (row % 2) * 40; x < 1210; x += 80)
      sheet.bar(geo.line([x, 468 + row * 46, x, 514 + row * 46]), 2.4, "deep");
  }
  const frame = { base: "sand", shade: "honey", lit: "white" } as const;
  furniture.window(sheet, { x: 796, y: 74, w: 330, h: 300 }, 2, 2, frame, () => {
    sheet.shape(geo.rect(790, 70, 350, 310), "ink", 0);
    sheet.shape(geo.arc(1052, 146, 34, 34), "sand", 1);
    for (const [x, y] of geo.line(paths.stars)) sheet.dot(x, y, 2.6, "sand");
    sheet.shape(geo.line([786, 330, 860, 262, 940, 322, 940, 390, 786, 390]), "deep", 1.2);
    sheet.shape(geo.rect(838, 318, 26, 30), "honey", 0.8);
    sheet.shape(geo.rect(884, 330, 22, 28), "honey", 0.8);
    sheet.shape(geo.line(paths.rightHouse), "deep", 1.2);
    sheet.shape(geo.rect(1000, 338, 24, 26), "honey", 0.8);
  });
  sheet.shape(geo.rect(50, 246, 330, 18), "timber", 1);
  const jars = [
    ["red", 46, 74],
    ["honey", 40, 96],
    ["white", 50, 62],
    ["salmon", 42, 84],
    ["honey", 46, 70],
  ] as const;
  jars.forEach(([colour, w, h], i) => {
    const x = 66 + i * 62;
    sheet.shape(geo.rect(x, 246 - h, w, h), "white", 0.8);
    sheet.shape(geo.rect(x + 4, 246 - h * 0.7, w - 8, h * 0.7 - 4), colour, 0.8);
    sheet.shape(geo.rect(x + 3, 246 - h - 12, w - 6, 14), "timber", 0.8);
    sheet.stroke(geo.line([x + 9, 240 - h * 0.6, x + 9, 238]), 4, "sand");
  });
  for (const [x, long] of geo.line([76, 96, 122, 74, 352, 92])) {
    sheet.bar(geo.line([x, 268, x, 268 + long * 0.62]), 5, "ink");
    sheet.shape(geo.arc(x, 268 + long * 0.8, 17, long * 0.2), "ink", 0.8);
  }
  furniture.pendant(sheet, 600, 138, 190, -10, { base: "red", shade: "brick", lit: "salmon", cord: "ink" });
  sheet.shape(geo.arc(600, 140, 34, 12), "white", 0.5);
}

/** Cupboard doors under the worktop with round knobs. */
function doors(sheet: Sheet): void {
  for (let x = 14; x < 1200; x += 236) {
    sheet.bar(geo.line([x, 796, x + 212, 796, x + 212, 920, x, 920, x, 796]), 4, "ink");
    sheet.stroke(geo.line([x + 12, 808, x + 12, 900]), 5, "salmon");
    sheet.dot(x + 190, 824, 8, "honey");
  }
}

export const scene = new Scene({
  name: "gallery/student-visit/1",
  size: "card",
  people: true,
  light: { x: -0.3, y: -0.95 },
  palette: [
    "sea",
    "lagoon",
    "deep",
    "sand",
    "ink",
    "honey",
    "white",
    "timber",
    "red",
    "salmon",
    "brick",
    ...palette.skin("brown"),
    ...palette.skin("fair"),
  ],
  draw: (sheet) => {
    room(sheet);
    cooks.draw(sheet, cooks.slicer, () => {
      worktop(sheet, -20, 440);
      board(sheet);
    });
    const stirrer = cooks.stirrer(sheet);
    cooks.draw(sheet, stirrer, () => {
      worktop(sheet, 440, 826);
      pot(sheet);
    });
    cooks.forearms(sheet, stirrer);
    salt(sheet, 600, 566);
    sheet.stroke(geo.arc(580, 641, 16, 4), 3.4, "salmon");
    cooks.draw(sheet, cooks.roller, () => {
      worktop(sheet, 826, 1220);
      rolling(sheet);
    });
    doors(sheet);
  },
});
