import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { handshake } from "./community.handshake";

/** The plaque: wood with a bevel, a brass plate with rubbed lines and a book, hung on two chains. */
function plaque(sheet: Sheet): void {
  for (const side of [-1, 1]) sheet.bar(geo.line([400 + side * 110, 86, 400 + side * 30, -20]), 5, "honey");
  const board = (d: number): Line =>
    geo.line([
      230 + d,
      84 + d,
      570 - d,
      84 + d,
      600 - d,
      114 + d * 0.6,
      600 - d,
      316 - d * 0.6,
      570 - d,
      346 - d,
      230 + d,
      346 - d,
      200 + d,
      316 - d * 0.6,
      200 + d,
      114 + d * 0.6,
    ]);
  sheet.shape(geo.move(board(0), 12, 16), "forest", 1);
  sheet.shape(board(0), "bark", 1);
  sheet.shape(geo.move(board(9), -3, -3), "timber", 1);
  const random = noise.stream(8);
  sheet.clip(board(9), () => {
    for (let i = 0; i < 56; i++) {
      const x = random.range(190, 560);
      const y = random.range(92, 342);
      sheet.stroke(
        geo.smooth([
          [x, y],
          [x + 40, y + random.range(-4, 4)],
          [x + random.range(70, 160), y],
        ]),
        random.range(2, 4),
        i % 3 ? "bark" : "orange",
      );
    }
  });
  sheet.shape(geo.rect(262, 136, 284, 164), "bark", 0.8);
  sheet.shape(geo.rect(256, 130, 284, 164), "marigold", 0.8);
  sheet.shape(geo.line([256, 130, 470, 130, 360, 294, 256, 294]), "honey", 0.8);
  for (const [x, y] of geo.line([270, 144, 526, 144, 270, 280, 526, 280])) sheet.dot(x, y, 5, "bark", 0.3);
  for (const side of [-1, 1]) {
    const page = [
      ...geo.smooth(geo.line([400, 156, 400 + side * 24, 146, 400 + side * 56, 152])),
      ...geo.smooth(geo.line([400 + side * 56, 198, 400 + side * 24, 192, 400, 202])),
    ];
    sheet.shape(page, side === 1 ? "timber" : "bark", 0.5);
    for (let i = 0; i < 3; i++)
      sheet.stroke(
        geo.smooth(
          geo.line([
            400 + side * 9,
            166 + i * 11,
            400 + side * 26,
            159 + i * 11,
            400 + side * 48,
            162 + i * 11,
          ]),
        ),
        3,
        "honey",
      );
  }
  for (const [y, half] of geo.line([226, 96, 246, 110, 266, 64]))
    sheet.stroke(geo.line([398 - half, y, 398 + half, y]), 7, "timber", {
      taper: "none",
      tone: (x) => (noise.at(x / 11, y, 5) > -0.35 ? 0.9 : 0),
    });
}

/** A string of flowers between two points, hanging by `sag`. */
function garland(sheet: Sheet, from: Point, to: Point, sag: number): void {
  const line = geo.smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to], false, 14);
  const count = Math.round(geo.length(line) / 27);
  for (let i = 0; i <= count; i++) {
    const [x, y] = geo.along(line, i / count);
    if (i % 5 === 2) {
      for (const lean of [-16, 14])
        leaves.leaf(
          sheet,
          geo.smooth([
            [x, y],
            [x + lean * 0.4, y + 18],
            [x + lean, y + 38],
          ]),
          8,
          { dark: "forest", base: "sage", lit: "sand" },
        );
      continue;
    }
    const tone = i % 2 ? "marigold" : "orange";
    for (const [r, colour] of [
      [17, "bark"],
      [16, tone],
      [11, i % 2 ? "orange" : "honey"],
    ] as const) {
      sheet.shape(
        Array.from({ length: 36 }, (_, k): Point => {
          const a = (k / 36) * Math.PI * 2;
          const size = r * (1 + 0.14 * Math.sin(a * 9 + i));
          return [
            x + (colour === "bark" ? 2 : 0) + size * Math.cos(a),
            y + (colour === "bark" ? 3 : 0) + size * Math.sin(a),
          ];
        }),
        colour,
        0.4,
      );
    }
    sheet.dot(x, y, 4.4, tone, 0.6);
  }
}

/** The school's board: wiped chalk, a globe and a plane drawn on it, the ledge with chalk and duster. */
function blackboard(sheet: Sheet): void {
  const chalk = (line: Line, width = 5): void =>
    sheet.stroke(line, width, "sage", {
      taper: "none",
      jitter: 0.8,
      tone: (px, py) => 0.75 + 0.6 * noise.at(px / 5, py / 5, 3),
    });
  for (const rx of [60, 24]) chalk(geo.arc(106, 338, rx, 60, 0, 360, 50));
  chalk(geo.line([46, 338, 166, 338]));
  for (const y of [-34, 34]) chalk(geo.arc(106, 338 + y, 49, 7, 0, 180, 20), 4);
  chalk(geo.line([106, 400, 106, 420]));
  chalk(geo.line([72, 424, 140, 423]));
  const jet = geo.line([
    640, 356, 676, 340, 660, 308, 672, 304, 704, 328, 736, 314, 752, 316, 744, 328, 716, 344, 718, 382, 708,
    388, 692, 358, 656, 374, 652, 368, 640, 356,
  ]);
  chalk(jet, 5);
  for (let i = 0; i < 6; i++) chalk(geo.line([626 - i * 22, 366 + i * 9, 614 - i * 22, 371 + i * 9]), 4.5);
  sheet.shape(geo.rect(-20, 748, 840, 70), "timber", 1);
  sheet.shape(geo.rect(-20, 748, 840, 12), "honey", 1);
  for (let i = 0; i < 22; i++)
    sheet.stroke(
      geo.line([(i * 97) % 760, 768 + (i % 4) * 9, ((i * 97) % 760) + 90, 769 + (i % 4) * 9]),
      3.4,
      "bark",
    );
  for (const [x, long, colour] of [
    [90, 44, "sand"],
    [150, 30, "orange"],
    [610, 50, "sand"],
  ] as const) {
    sheet.shape(geo.rect(x, 738, long, 12), colour, 0.5);
    sheet.stroke(geo.line([x + 2, 747, x + long, 747]), 3, "sage", { taper: "none" });
  }
  sheet.shape(geo.rect(688, 722, 74, 28), "bark", 0.6);
  sheet.shape(geo.rect(688, 722, 74, 14), "orange", 0.6);
}

export const scene = new Scene({
  name: "awards/community",
  size: "square",
  people: true,
  light: { x: -0.62, y: -0.78 },
  palette: [
    "pine",
    "forest",
    "sage",
    "sand",
    "honey",
    "marigold",
    "orange",
    "timber",
    "bark",
    "sea",
    "ink",
    "night",
    ...palette.skin("brown"),
    ...palette.skin("tan"),
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 840, 840), "pine", 0);
    blackboard(sheet);
    garland(sheet, [-20, 60], [206, 110], 84);
    garland(sheet, [594, 110], [820, 60], 84);
    plaque(sheet);
    sheet.place({ x: -60, y: -66, scale: 1.15 }, () => handshake(sheet));
  },
});
