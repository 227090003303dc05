import { furniture } from "../../kit/built/furniture";
import { things } from "../../kit/built/things";
import { geo, type Line } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { town } from "./student-room.town";

/** The walls, the floor and the window over the desk. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  sheet.shape(geo.line([880, -20, 1240, -20, 1240, 700, 880, 640]), "straw", 1);
  sheet.shape(geo.line([-20, 712, 880, 640, 1240, 712, 1240, 930, -20, 930]), "timber", 1);
  sheet.clip(geo.line([-20, 712, 880, 640, 1240, 712, 1240, 930, -20, 930]), () => {
    for (let x = -1900; x < 3200; x += 230)
      sheet.stroke(geo.line([640, 470, x, 940]), 6, "ink", { taper: "start" });
  });
  sheet.bar(geo.line([-20, 706, 880, 636, 1240, 704]), 13, "white");
  sheet.stroke(geo.line([880, -20, 880, 636]), 5, "honey", { taper: "none" });
  furniture.window(
    sheet,
    { x: 396, y: 84, w: 420, h: 380 },
    2,
    2,
    { base: "white", shade: "slate", lit: "white" },
    () => town(sheet),
  );
}

/** Prayer flags in five colours over the window, photographs on the wall. */
function flags(sheet: Sheet): void {
  const cord = geo.smooth(geo.line([-20, 60, 180, 120, 380, 44]));
  sheet.stroke(cord, 4, "ink", { taper: "none" });
  for (let i = 0; i < 10; i++) {
    const [x, y] = geo.along(cord, 0.06 + i * 0.095);
    const colour = (["sea", "white", "red", "leaf", "honey"] as const)[i % 5] ?? "red";
    const flag: Line = geo.line([x - 16, y, x + 16, y + 1, x + 17, y + 44, x - 15, y + 42]);
    sheet.shape(flag, colour, 1.2);
    for (const row of [14, 23, 32])
      sheet.stroke(geo.line([x - 9, y + row, x + 9, y + row]), 3, colour === "white" ? "slate" : "ink");
  }
  for (const [x, y, turn, ground] of [
    [118, 254, -5, "lagoon"],
    [226, 236, 4, "honey"],
    [150, 370, 3, "sage"],
    [268, 356, -4, "red"],
  ] as const)
    sheet.place({ x, y, turn }, () => {
      sheet.shape(geo.rect(-44, -50, 96, 108), "straw", 0.8);
      sheet.shape(geo.rect(-48, -54, 96, 108), "white", 0.6);
      sheet.shape(geo.rect(-40, -46, 80, 76), ground, 0.4);
      if (ground === "lagoon")
        sheet.shape(geo.line([-40, 30, -40, 4, -16, -28, 2, 0, 18, -18, 40, 10, 40, 30]), "white", 0.6);
      else if (ground === "sage") {
        sheet.shape(geo.line([-30, 30, -30, 0, 0, -24, 30, 0, 30, 30]), "brick", 0.5);
        sheet.shape(geo.rect(-8, 6, 16, 24), "honey", 0.3);
      } else
        for (const [dx, size] of geo.line([-18, 1, 16, 1.1])) {
          sheet.shape(
            geo.arc(dx, 30, 17 * size, 22 * size, 180, 360, 14),
            ground === "red" ? "cream" : "sea",
            0.3,
          );
          sheet.shape(geo.arc(dx, -6, 10 * size, 12 * size), "brown", 0.3);
          sheet.shape(geo.arc(dx, -9, 11 * size, 11 * size, 175, 365, 12), "ink", 0.3);
        }
    });
}

/** The desk by the window: laptop, lamp with its light, books, a mug, a pressure cooker waiting for the kitchen. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: 320, y: 520, w: 590, h: 290 }, 62, {
    base: "honey",
    shade: "timber",
    lit: "cream",
  });
  sheet.shape(geo.rect(352, 596, 190, 60), "honey", 0.8);
  sheet.shape(geo.rect(352, 648, 190, 10), "timber", 0.6);
  sheet.shape(geo.rect(430, 616, 34, 10), "ink", 0.5);
  sheet.place({ x: 640, y: 562, scale: 0.92 }, () =>
    things.laptop(sheet, { body: "ink", shade: "slate", glow: "white", line: "sea" }),
  );
  sheet.place({ x: 470, y: 556, scale: 0.82 }, () =>
    things.books(sheet, ["red", "sea", "leaf", "brick"], "white", "slate"),
  );
  sheet.place({ x: 762, y: 562, scale: 0.6 }, () =>
    things.mug(sheet, { base: "red", shade: "brick", lit: "cream" }, "white"),
  );
  sheet.shape(geo.arc(858, 548, 40, 10), "ink", 0.7);
  sheet.bar(geo.line([858, 546, 846, 446, 790, 396]), 8, "ink");
  sheet.shape(geo.line([810, 376, 772, 420, 722, 404, 772, 362]), "red", 0.7);
  sheet.shape(geo.line([810, 376, 772, 420, 756, 415, 796, 370]), "brick", 0.6);
  sheet.shape(geo.turn(geo.arc(747, 412, 27, 8), 18, [747, 412]), "honey", 0.5);
}

/** A chair pushed back, a raincoat over it that dries before the radiator. */
function chair(sheet: Sheet): void {
  for (let i = 0; i < 7; i++) {
    sheet.shape(geo.rect(568 + i * 38, 602, 30, 92), "white", 0.7);
    sheet.shape(geo.rect(588 + i * 38, 602, 10, 92), "haze", 0.6);
  }
  sheet.place({ x: 620, y: 770 }, () => {
    for (const x of [6, 150]) sheet.shape(geo.rect(x, -10, 16, 132), "ink", 0.7);
    for (const x of [-16, 172]) sheet.shape(geo.rect(x, 14, 16, 140), "ink", 0.7);
    sheet.shape(geo.line([-14, 8, 0, -24, 172, -24, 188, 8, 188, 30, -14, 30]), "brick", 0.8);
    sheet.shape(geo.line([-14, 8, 188, 8, 188, 30, -14, 30]), "ink", 0.8);
    const coat = geo.smooth(
      geo.line([
        -10, -160, 20, -196, 86, -206, 152, -196, 182, -160, 192, -20, 168, 26, 128, -6, 86, 20, 40, -8, 4,
        24, -20, -22,
      ]),
      true,
      6,
    );
    sheet.shape(coat, "marigold", 1);
    sheet.clip(coat, () => {
      sheet.shape(geo.line([126, -210, 210, -210, 210, 40, 118, 40, 132, -80]), "honey", 1);
      for (const x of [22, 58, 98, 140])
        sheet.stroke(geo.smooth(geo.line([x, -150, x - 6, -80, x + 4, 0])), 6, x > 90 ? "timber" : "cream");
      sheet.stroke(geo.smooth(geo.line([0, -176, 86, -150, 176, -178])), 7, "timber");
    });
    sheet.shape(
      geo.smooth(geo.line([44, -196, 56, -244, 86, -256, 118, -244, 130, -196, 86, -178]), true),
      "marigold",
      0.8,
    );
    sheet.shape(
      geo.smooth(geo.line([62, -200, 72, -232, 88, -238, 104, -230, 112, -200, 88, -190]), true),
      "timber",
      0.8,
    );
  });
}

/** The bed with its quilt, a cushion, and the suitcase below it. */
function bed(sheet: Sheet): void {
  sheet.place({ x: 120, y: 856, scale: 0.86, turn: -90 }, () => {
    sheet.shape(geo.rect(-6, -80, 150, 190), "ink", 0.8);
  });
  sheet.shape(geo.line([-20, 636, 300, 590, 470, 742, 470, 800, -20, 930]), "brick", 0.9);
  const quilt = geo.smooth(
    geo.line([-20, 560, 150, 540, 284, 556, 400, 640, 484, 730, 476, 786, 300, 826, -20, 900, -40, 700]),
    true,
    6,
  );
  sheet.shape(quilt, "sea", 1);
  sheet.clip(quilt, () => {
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 8; i++) {
        const at = (u: number, v: number): readonly [number, number] => [
          -60 + u * 74 + v * 44,
          548 + v * 62 - u * 8 + u * v * 1.8,
        ];
        const cell = [at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)];
        const colour = (["sea", "red", "cream", "honey"] as const)[(i + row * 2) % 4] ?? "sea";
        sheet.shape(cell, colour, 1);
        const middle = at(i + 0.5, row + 0.5);
        sheet.shape(geo.arc(middle[0], middle[1], 15, 12), colour === "cream" ? "red" : "cream", 1);
      }
    sheet.shape(geo.line([-40, 846, 300, 770, 490, 722, 490, 840, -40, 930]), "deep", 2);
    for (let i = 0; i < 8; i++)
      sheet.stroke(geo.line([i * 62 - 10, 840 - i * 14, i * 62 - 16, 910 - i * 16]), 6, "ink");
  });
  const pillow = geo.smooth(geo.line([-40, 470, 60, 458, 128, 484, 150, 548, 110, 594, -30, 604]), true, 6);
  sheet.shape(geo.move(pillow, 10, 12), "deep", 1);
  sheet.shape(pillow, "white", 1);
  sheet.stroke(geo.smooth(geo.line([108, 500, 124, 544, 96, 580])), 8, "haze");
  sheet.stroke(geo.smooth(geo.line([0, 520, 40, 512, 70, 522])), 6, "haze");
}

/** The door's side: a hook with a rucksack, a suitcase, wellingtons. */
function side(sheet: Sheet): void {
  sheet.shape(geo.line([946, 116, 1200, 92, 1200, 690, 946, 648]), "timber", 0.8);
  sheet.shape(geo.line([956, 130, 1064, 121, 1064, 656, 956, 640]), "honey", 0.7);
  sheet.shape(geo.line([1076, 120, 1190, 110, 1190, 676, 1076, 658]), "honey", 0.7);
  sheet.shape(geo.line([1150, 113, 1190, 110, 1190, 676, 1150, 670]), "timber", 0.7);
  for (const x of [1050, 1086]) sheet.shape(geo.rect(x, 376, 8, 52), "ink", 0.5);
  sheet.place({ x: 1000, y: 780, scale: 0.98 }, () =>
    things.suitcase(sheet, { base: "red", shade: "brick", lit: "cream", metal: "slate" }),
  );
  sheet.place({ x: 1136, y: 814, scale: 1.02 }, () =>
    things.backpack(sheet, { base: "leaf", shade: "ink", lit: "sage" }),
  );
}

export const scene = new Scene({
  name: "spots/student-room",
  size: "card",
  people: true,
  light: { x: -0.6, y: -0.8 },
  palette: [
    "cream",
    "straw",
    "honey",
    "marigold",
    "timber",
    "brick",
    "red",
    "white",
    "haze",
    "slate",
    "ink",
    "sea",
    "deep",
    "lagoon",
    "leaf",
    "sage",
    "brown",
  ],
  draw: (sheet) => {
    room(sheet);
    flags(sheet);
    side(sheet);
    desk(sheet);
    chair(sheet);
    bed(sheet);
  },
});
