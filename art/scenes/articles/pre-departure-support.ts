import { furniture } from "../../kit/built/furniture";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { foldedPile } from "./pre-departure-support.folded-pile";
import { holding, pressing } from "./pre-departure-support.hands";

/** Dawn outside: low sun, hills, palms, a bird or two. */
function dawn(sheet: Sheet): void {
  sheet.shape(geo.rect(380, 0, 1200, 700), "haze", 0);
  skies.bands(sheet, [
    { top: 120, colour: "blush" },
    { top: 250, colour: "rose" },
    { top: 350, colour: "honey" },
  ]);
  skies.cloud(sheet, 700, 150, 340, "sand", 3, 5);
  skies.cloud(sheet, 1180, 230, 380, "salmon", 3, 2);
  skies.sun(sheet, 980, 420, 76, { disc: "sand", rings: ["cream"] });
  hills.far(
    sheet,
    hills.ridge(geo.line([360, 450, 560, 400, 740, 440, 960, 424, 1160, 380, 1400, 440, 1600, 410]), 14, 6),
    720,
    { body: "salmon" },
  );
  sheet.shape(
    geo.smooth(geo.line([360, 520, 600, 480, 860, 506, 1100, 476, 1600, 500, 1600, 760, 360, 760])),
    "slate",
    3,
  );
  const greens = { dark: "ink", base: "slate", lit: "salmon" } as const;
  trees.palm(sheet, 640, 640, 400, -30, greens, { bark: "ink", ring: "slate" }, 2);
  trees.palm(sheet, 1300, 640, 450, 44, greens, { bark: "ink", ring: "slate" }, 7);
  skies.birds(sheet, 1080, 130, 14, 4, "slate");
}

function room(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  for (let x = 30; x < 1930; x += 62)
    sheet.stroke(geo.line([x, -10, x, 800]), 5, "slate", {
      taper: "none",
      tone: (_, y) => 0.3 + 0.8 * noise.at(x / 9, y / 120, 6),
    });
  furniture.window(
    sheet,
    { x: 520, y: 40, w: 880, h: 560 },
    3,
    1,
    { base: "timber", shade: "bark", lit: "honey" },
    () => dawn(sheet),
  );
  furniture.curtain(
    sheet,
    { x: 380, y: -20, w: 210, h: 740 },
    { base: "red", shade: "brick", lit: "salmon" },
    0.34,
  );
  furniture.curtain(
    sheet,
    { x: 1540, y: -20, w: 210, h: 740 },
    { base: "red", shade: "brick", lit: "salmon" },
    0.34,
    true,
  );
}

/** The bed with a block-printed cover. */
function bed(sheet: Sheet): void {
  const top: Line = geo.smooth(geo.line([-20, 726, 300, 700, 960, 694, 1620, 700, 1940, 726]));
  const cover: Line = [...top, [1940, 1100], [-20, 1100]];
  sheet.shape(cover, "cream", 2);
  sheet.clip(cover, () => {
    for (let row = 0; row < 6; row++) {
      const y = 736 + row * (42 + row * 7);
      const step = 104 + row * 14;
      for (let x = (row % 2) * step * 0.5 - 40; x < 1960; x += step) {
        for (let k = 0; k < 5; k++)
          sheet.stroke(
            geo.turn(geo.line([x, y - 6, x, y - 21 - row * 2]), -64 + k * 32, [x, y]),
            9 + row,
            "salmon",
          );
        sheet.dot(x, y, 5 + row * 0.5, "red");
      }
    }
  });
  for (const [x0, x1] of geo.line([120, 180, 1750, 1700, 300, 330]))
    sheet.stroke(geo.smooth(geo.line([x0, 740, x0 * 0.5 + x1 * 0.5 + 30, 880, x1, 1090])), 9, "honey");
}

/** The suitcase: lid leaning back with its net, the shell with clothes, near wall with clasps. */
function suitcase(sheet: Sheet): void {
  sheet.shape(
    geo.smooth(
      geo.line([420, 950, 960, 940, 1496, 950, 1516, 984, 1400, 1006, 960, 1012, 520, 1006, 404, 984]),
      true,
    ),
    "salmon",
    2,
  );
  sheet.shape(round(486, 392, 948, 410, 40), "sea", 1);
  sheet.stroke(geo.line([520, 398, 1400, 398]), 7, "haze");
  sheet.shape(round(520, 424, 880, 400, 26), "ink", 0.8);
  sheet.shape(round(536, 440, 848, 400, 20), "haze", 0.8);
  for (let x = 560; x < 1380; x += 42)
    sheet.stroke(geo.line([x, 560, x + 9, 800]), 3.4, "slate", { taper: "none" });
  for (let y = 570; y < 760; y += 38)
    sheet.stroke(geo.line([540, y, 1380, y]), 3.4, "slate", { taper: "none" });
  sheet.stroke(geo.line([536, 556, 1384, 556]), 13, "slate", { taper: "none" });
  sheet.shape(geo.line([486, 716, 1434, 716, 1490, 850, 430, 850]), "ink", 1);
  foldedPile(sheet, 640, 850, 250, [
    { base: "haze", line: "sea" },
    { base: "leaf", line: "haze" },
    { base: "sand", line: "salmon" },
    { base: "red", line: "brick" },
  ]);
  foldedPile(sheet, 1290, 850, 240, [
    { base: "honey", line: "red" },
    { base: "slate", line: "haze" },
    { base: "blush", line: "salmon" },
  ]);
  foldedPile(sheet, 962, 862, 330, [
    { base: "rose", line: "brick" },
    { base: "cream", line: "honey" },
  ]);
  folder(sheet);
  const wall = round(418, 836, 1084, 152, 34);
  sheet.shape(wall, "sea", 1);
  sheet.clip(wall, () => {
    sheet.shape(geo.rect(400, 920, 1140, 80), "deep", 1);
    for (let x = 470; x < 1480; x += 52) sheet.stroke(geo.line([x, 862, x, 976]), 6, "deep");
  });
  sheet.stroke(geo.line([436, 846, 1484, 846]), 9, "haze");
  for (const x of [640, 1280]) {
    sheet.shape(round(x - 36, 836, 72, 56, 10), "honey", 0.6);
    sheet.shape(geo.rect(x - 22, 850, 44, 12), "bark", 0.5);
  }
  sheet.shape(geo.rect(880, 918, 160, 20), "bark", 0.7);
  for (const x of [872, 1026]) sheet.shape(geo.rect(x, 906, 22, 40), "honey", 0.6);
  sheet.stroke(geo.line([900, 923, 1020, 923]), 5, "timber");
}

/** The folder of papers on top, an elastic round it, sheets looking out. */
function folder(sheet: Sheet): void {
  sheet.place({ x: 964, y: 742, turn: -4 }, () => {
    sheet.shape(geo.line([-172, -66, 186, -78, 200, 48, -190, 56]), "sand", 0.8);
    for (const y of [-56, -46]) sheet.stroke(geo.line([-150, y, 120, y - 8]), 5, "slate");
    sheet.shape(geo.line([-186, -40, -80, -44, -66, -28, 184, -36, 206, 66, -206, 74]), "honey", 0.9);
    sheet.stroke(geo.line([130, -34, 148, 68]), 11, "red", { taper: "none" });
    sheet.shape(round(-110, 2, 150, 36, 6), "sand", 0.5);
    sheet.stroke(geo.line([-92, 20, 20, 19]), 7, "ink");
    sheet.shape(geo.line([-206, 74, 206, 66, 206, 76, -206, 84]), "bark", 0.6);
  });
}

function round(x: number, y: number, w: number, h: number, r: number): Line {
  return [
    ...geo.arc(x + r, y + r, r, r, 180, 270, 6),
    ...geo.arc(x + w - r, y + r, r, r, 270, 360, 6),
    ...geo.arc(x + w - r, y + h - r, r, r, 0, 90, 6),
    ...geo.arc(x + r, y + h - r, r, r, 90, 180, 6),
  ];
}

export const scene = new Scene({
  name: "articles/pre-departure-support",
  size: "hero",
  people: true,
  light: { x: 0.05, y: -0.95 },
  palette: [
    "deep",
    "slate",
    "ink",
    "haze",
    "sea",
    "blush",
    "rose",
    "salmon",
    "honey",
    "cream",
    "sand",
    "red",
    "brick",
    "timber",
    "bark",
    "leaf",
    "brown",
    "brownShade",
  ],
  draw: (sheet) => {
    room(sheet);
    bed(sheet);
    suitcase(sheet);
    holding(sheet);
    pressing(sheet);
  },
});
