import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { forearm } from "../../kit/people/forearm";

/** A small far kite with its tail and the string down to the roof from which it flies. */
function farKite(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  second: Colour,
  turn: number,
  [toX, toY]: Point,
): void {
  const sag: Point = [geo.lerp(x, toX, 0.4), geo.lerp(y, toY, 0.62)];
  sheet.stroke(geo.smooth([[x, y], sag, [toX, toY]]), 2.6, "lagoon", { taper: "none", jitter: 0.1 });
  sheet.place({ x, y, turn }, () => {
    sheet.shape(geo.line([0, -r, r * 0.72, 0, 0, r, -r * 0.72, 0]), colour, 0.8);
    sheet.shape(geo.line([0, -r, r * 0.72, 0, 0, r]), second, 0.8);
    sheet.stroke(
      geo.smooth(geo.line([0, r, r * 0.3, r * 1.6, -r * 0.2, r * 2.2, r * 0.2, r * 3])),
      r * 0.14,
      colour,
      { taper: "end" },
    );
  });
}

/** Other people's kites, each from a roof of the town. */
function farKites(sheet: Sheet): void {
  farKite(sheet, 1420, 190, 44, "honey", "salmon", 24, [1500, 990]);
  farKite(sheet, 1690, 480, 34, "leaf", "pine", -18, [1840, 920]);
  farKite(sheet, 640, 150, 36, "red", "brick", -24, [330, 950]);
  farKite(sheet, 720, 430, 24, "lagoon", "ink", 16, [900, 920]);
}

/** The town's flat and tiled roofs: parapets, water tanks, washing lines, a temple tower, palms. */
function roofs(sheet: Sheet): void {
  hills.far(
    sheet,
    hills.ridge(geo.line([-20, 790, 240, 720, 520, 770, 820, 690, 1140, 760, 1460, 680, 1940, 770]), 22, 5),
    1000,
    { body: "haze" },
  );
  buildings.skyline(
    sheet,
    { left: -20, right: 1940, foot: 960, low: 50, high: 120 },
    { wall: "lagoon", window: "straw" },
    11,
  );
  farKites(sheet);
  sheet.shape(geo.rect(1478, 894, 164, 90), "straw", 0.9);
  sheet.shape(geo.rect(1606, 894, 36, 90), "salmon", 0.9);
  sheet.shape(geo.rect(1470, 890, 180, 14), "brick", 0.8);
  for (let i = 0; i < 6; i++) {
    const w = 150 - i * 21;
    const y = 900 - i * 40;
    sheet.shape(
      geo.line([1560 - w / 2, y, 1560 - w / 2 + 10, y - 42, 1560 + w / 2 - 10, y - 42, 1560 + w / 2, y]),
      i % 2 ? "honey" : "salmon",
      0.9,
    );
    for (let x = -w / 2 + 18; x < w / 2 - 10; x += 17)
      sheet.stroke(geo.line([1560 + x, y - 4, 1560 + x, y - 32]), 7, i % 2 ? "red" : "brick");
  }
  sheet.shape(geo.arc(1560, 664, 30, 26, 180, 360), "red", 0.8);
  for (const x of [1540, 1560, 1580]) sheet.stroke(geo.line([x, 646, x, 618]), 7, "honey");
  const greens = { dark: "pine", base: "leaf", lit: "straw" } as const;
  trees.palm(sheet, 1366, 1096, 390, -34, greens, { bark: "pine", ring: "leaf" }, 3);
  trees.palm(sheet, 210, 1010, 330, -34, greens, { bark: "pine", ring: "leaf" }, 8);
  const house = (x: number, y: number, w: number, wall: Colour, shade: Colour): void => {
    sheet.shape(geo.rect(x, y, w, 400), wall, 1);
    sheet.shape(geo.rect(x + w * 0.72, y, w * 0.28, 400), shade, 1);
    sheet.shape(geo.rect(x - 10, y - 16, w + 20, 22), shade, 0.8);
    for (let k = 0; k < w / 74 - 0.6; k++) {
      sheet.shape(geo.rect(x + 26 + k * 74, y + 40, 34, 52), "ink", 0.6);
      sheet.shape(geo.rect(x + 20 + k * 74, y + 32, 46, 9), shade, 0.6);
    }
  };
  house(820, 900, 260, "sand", "straw");
  house(1130, 936, 210, "salmon", "red");
  house(1640, 900, 330, "haze", "lagoon");
  house(1400, 950, 250, "honey", "salmon");
  house(-40, 950, 300, "honey", "salmon");
  house(300, 930, 230, "haze", "lagoon");
  house(560, 960, 280, "salmon", "red");
  for (const [x, y] of geo.line([860, 884, 1700, 884])) {
    sheet.shape(geo.rect(x, y - 66, 74, 66), "ink", 0.8);
    sheet.shape(geo.arc(x + 37, y - 66, 37, 12), "lagoon", 0.6);
    for (const dy of [-44, -24]) sheet.stroke(geo.line([x + 4, y + dy, x + 70, y + dy]), 4, "lagoon");
  }
  buildings.roof(sheet, 1112, 944, 246, 60, "hip", { tile: "red", line: "brick" });
  buildings.roof(sheet, 520, 968, 330, 66, "hip", { tile: "red", line: "brick" });
}

/** The certificate: a kite of four sails with a border, lines, seal, and a bowed tail. */
function kite(sheet: Sheet): void {
  const tail = geo.smooth(
    geo.line([1044, 667, 1036, 706, 1004, 722, 972, 690, 982, 640, 956, 600, 911, 606]),
  );
  sheet.stroke(tail, 7, "ink", { taper: "none", jitter: 0.1 });
  for (const [i, t] of [0.14, 0.38, 0.6, 0.8].entries()) {
    const [x, y] = geo.along(tail, t);
    const colour = (["red", "honey", "leaf", "red"] as const)[i] ?? "red";
    sheet.place({ x, y, turn: [20, -40, 10, 60][i] ?? 0 }, () => {
      for (const side of [-1, 1])
        sheet.shape(geo.line([0, 0, side * 42, -22, side * 36, 0, side * 42, 22]), colour, 0.8);
      sheet.dot(0, 0, 8, "ink");
    });
  }
  sheet.place({ x: 1096, y: 372, turn: 10 }, () => {
    const [top, foot, side]: readonly [number, number, number] = [-300, 300, 252];
    const diamond = (s: number): Line =>
      geo.line([0, top * s, side * s, -20 * s, 0, foot * s, -side * s, -20 * s]);
    sheet.shape(diamond(1), "red", 1);
    sheet.shape(geo.line([0, top, side, -20, 0, foot]), "brick", 1);
    sheet.shape(diamond(0.93), "honey", 0.8);
    sheet.shape(diamond(0.88), "sand", 0.8);
    sheet.shape(geo.line([0, top * 0.88, side * 0.88, -18, 0, foot * 0.88]), "white", 0.8);
    const frame = diamond(0.8);
    sheet.bar([...frame, frame[0] ?? [0, 0]], 4, "lagoon");
    sheet.stroke(geo.line([0, top, 0, foot]), 6, "honey", { taper: "none" });
    sheet.stroke(geo.smooth(geo.line([-248, -22, 0, -44, 248, -22])), 6, "honey", { taper: "none" });
    sheet.shape(geo.line([-44, -164, 0, -184, 44, -164, 0, -144]), "ink", 0.6);
    sheet.shape(
      geo.smooth(geo.line([-26, -152, 0, -141, 26, -152, 26, -128, 0, -118, -26, -128]), true, 4),
      "ink",
      0.6,
    );
    sheet.stroke(geo.line([38, -162, 42, -126]), 4, "red");
    sheet.stroke(geo.line([-96, -86, 96, -86]), 17, "ink", { jitter: 0.3 });
    sheet.stroke(geo.line([-64, -58, 64, -58]), 7, "lagoon");
    for (const [y, w] of geo.line([-8, 150, 18, 158, 44, 120]))
      sheet.stroke(geo.line([-w, y, w, y]), 7, "ink", { jitter: 0.3 });
    sheet.shape(geo.line([-30, 140, -44, 210, -14, 196, 0, 232, 14, 196, 44, 210, 30, 140]), "brick", 0.8);
    for (let i = 0; i < 20; i++)
      sheet.dot(44 * Math.cos(i * 0.314), 118 + 44 * Math.sin(i * 0.314), 9, "red");
    sheet.dot(0, 118, 45, "red");
    sheet.bar(geo.arc(0, 118, 34, 34), 4, "honey");
    sheet.shape(
      Array.from({ length: 10 }, (_, i): readonly [number, number] => {
        const r = i % 2 ? 10 : 25;
        const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
        return [r * Math.cos(a), 118 + r * Math.sin(a)];
      }),
      "honey",
      0.4,
    );
  });
}

export const scene = new Scene({
  name: "guides/how-to-find-scholarships",
  size: "hero",
  people: true,
  light: { x: -0.7, y: -0.6 },
  palette: [
    "mist",
    "white",
    "haze",
    "straw",
    "lagoon",
    "honey",
    "salmon",
    "red",
    "brick",
    "sand",
    "ink",
    "leaf",
    "pine",
    "marigold",
    "wheat",
    "wheatShade",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.bands(sheet, [
      { top: 560, colour: "sand" },
      { top: 690, colour: "straw" },
    ]);
    skies.heap(sheet, 1600, 300, 480, { body: "white", shade: "haze" });
    skies.cloud(sheet, 470, 250, 460, "white", 5, 7);
    skies.cloud(sheet, 820, 620, 500, "white", 3, 4);
    skies.birds(sheet, 1500, 560, 14, 5, "lagoon");
    roofs(sheet);
    kite(sheet);
    forearm(sheet, {
      elbow: [380, 1180],
      wrist: [730, 760],
      hand: "pinch",
      thumb: "right",
      handTurn: 36,
      skin: "wheat",
      sleeve: { base: "marigold", shade: "salmon", lit: "straw" },
      scale: 2.1,
    });
  },
});
