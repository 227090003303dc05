import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import paths from "./coast-walk.harbour.paths.json";

const horizon = 404;

/** A sky after rain with torn clouds driven from the left, the sun low over the sea. */
export function sky(sheet: Sheet): void {
  skies.flat(sheet, "lagoon");
  skies.bands(sheet, [
    { top: 150, colour: "haze" },
    { top: 270, colour: "cream" },
    { top: 350, colour: "honey" },
  ]);
  sheet.shape(geo.arc(300, 372, 62, 62), "white", 1);
  const random = noise.stream(6);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.range(-160, 1060), random.range(10, 250)];
    const long = random.range(160, 460);
    sheet.stroke(
      geo.smooth([
        [x, y + 22],
        [x + long * 0.4, y + 4],
        [x + long * 0.8, y],
        [x + long, y - 16],
      ]),
      random.range(7, 24),
      y < 120 ? (i % 3 ? "slate" : "deep") : i % 2 ? "white" : "lagoon",
    );
  }
}

/** A whitewashed or painted house with its slate roof. */
function house(sheet: Sheet, x: number, y: number, w: number, h: number, wall: Colour): void {
  sheet.shape(geo.rect(x, y - h, w, h), wall, 0.5);
  sheet.shape(
    geo.line([x - 3, y - h, x + 6, y - h - w * 0.3, x + w - 6, y - h - w * 0.3, x + w + 3, y - h]),
    "ink",
    0.5,
  );
  sheet.shape(geo.rect(x + w * 0.66, y - h - w * 0.46, 8, w * 0.24), "brick", 0.3);
  for (const t of [0.18, 0.62])
    for (const v of [0.78, 0.42])
      if (!(t === 0.62 && v === 0.42))
        sheet.shape(geo.rect(x + w * t, y - h * v, w * 0.18, h * 0.22), "ink", 0.3);
  sheet.shape(geo.rect(x + w * 0.6, y - h * 0.44, w * 0.2, h * 0.44), wall === "red" ? "white" : "red", 0.3);
}

/** The headland with its fields behind dry walls, the village on the quay at its foot. */
export function headland(sheet: Sheet): void {
  hills.far(
    sheet,
    hills.ridge(geo.line([560, 404, 700, 340, 860, 260, 1010, 226, 1240, 250]), 8, 4),
    horizon + 6,
    { body: "lagoon", hatch: "slate" },
    4,
  );
  const near = geo.smooth(geo.line([690, 408, 800, 350, 930, 318, 1080, 300, 1240, 296]));
  hills.green(sheet, near, horizon + 10, { body: "leaf", lit: "honey", shade: "deep" }, 0.8, 7);
  for (const run of [
    [790, 360, 850, 372, 930, 368],
    [930, 320, 940, 350, 930, 376],
    [1010, 310, 1040, 340, 1044, 372],
    [940, 346, 1040, 340, 1240, 336],
    [1130, 300, 1140, 336],
  ])
    sheet.stroke(geo.smooth(geo.line(run)), 5, "slate", { taper: "none", jitter: 0.4 });
  for (const [x, w, h, wall] of [
    [884, 50, 40, "white"],
    [938, 46, 48, "honey"],
    [988, 54, 42, "red"],
    [1046, 48, 52, "haze"],
    [1098, 56, 44, "white"],
    [1158, 60, 54, "orange"],
  ] as const)
    house(sheet, x, 426, w, h, wall);
  sheet.shape(geo.line([820, 424, 1240, 424, 1240, 446, 800, 446]), "slate", 0.6);
  sheet.shape(geo.line([820, 424, 1240, 424, 1240, 430, 818, 430]), "haze", 0.4);
}

/** A small white lighthouse at the end of the far mole. */
function light(sheet: Sheet): void {
  sheet.shape(geo.line(paths.mole), "slate", 0.8);
  sheet.shape(geo.line([390, 418, 396, 412, 610, 412, 820, 424, 820, 430]), "haze", 0.5);
  sheet.shape(geo.line([428, 416, 434, 330, 462, 330, 468, 416]), "white", 0.4);
  sheet.shape(geo.line([450, 416, 450, 330, 462, 330, 468, 416]), "haze", 0.4);
  sheet.shape(geo.line([432, 366, 433, 348, 463, 348, 464, 366]), "red", 0.3);
  sheet.shape(geo.rect(428, 324, 40, 8), "ink", 0.3);
  sheet.shape(geo.rect(438, 302, 20, 22), "honey", 0.3);
  sheet.bar(geo.line([448, 302, 448, 324]), 3, "ink");
  sheet.shape(geo.line([434, 303, 448, 286, 462, 303]), "red", 0.3);
}

/** The open sea with its white horses beyond the mole, the sheltered water before it. */
export function bay(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, horizon, 1240, 300), "sea", 0.6);
  const open = { top: horizon + 2, bottom: 450, left: 0, right: 420 };
  water.swells(sheet, open, "deep", 0.8, 3);
  for (const [x, y, w] of geo.fours([
    20, 426, 90, 0, 120, 441, 110, 0, 190, 418, 70, 0, 330, 436, 70, 0, -30, 448, 90, 0,
  ]))
    sheet.stroke(
      geo.smooth(geo.line([x, y + 3, x + w * 0.3, y - 3, x + w * 0.5, y + 1, x + w, y + 3])),
      6,
      "white",
    );
  light(sheet);
  for (const [angle, long] of geo.line(paths.spray)) {
    const way = (angle * Math.PI) / 180;
    const tip: readonly [number, number] = [392 + Math.cos(way) * long, 444 + Math.sin(way) * long];
    sheet.stroke(
      [[392, 448], [392 + Math.cos(way) * long * 0.5, 444 + Math.sin(way) * long * 0.62], tip],
      15,
      "white",
      { taper: "end" },
    );
    sheet.dot(tip[0] - 8, tip[1] - 5, 2.6, "white");
  }
  sheet.stroke(geo.line([346, 449, 450, 448]), 9, "white");
  const inner = { top: 446, bottom: 720 };
  water.swells(sheet, inner, "deep", 0.8, 5);
  water.glitter(sheet, { top: horizon + 4, bottom: 700 }, 300, 120, "honey", 0.9, 7);
  water.glitter(sheet, { top: horizon + 4, bottom: 700 }, 300, 64, "cream", 0.7, 9);
  water.swells(sheet, inner, "lagoon", 0.4, 11);
}

/** A fishing boat with its wheelhouse aft and gear on the mast, 300 long, its water line at (0, 0); the bow is at the left. */
export function trawler(sheet: Sheet, hull: Colour, shade: Colour): void {
  sheet.bar(geo.line([34, -34, 34, -214]), 7, "ink");
  sheet.bar(geo.line([34, -110, -84, -196]), 5, "ink");
  for (const run of [
    [34, -208, -140, -72],
    [34, -208, 146, -58],
    [-84, -196, -84, -46],
    [34, -204, -84, -196],
  ])
    sheet.bar(geo.line(run), 2, "ink");
  sheet.shape(geo.line([34, -214, 70, -206, 34, -196]), "red", 0.4);
  sheet.shape(geo.line([51, -30, 56, -140, 128, -140, 133, -30]), "white", 0.5);
  sheet.shape(geo.line([100, -30, 100, -140, 128, -140, 133, -30]), "haze", 0.5);
  for (const x of [62, 82]) sheet.shape(geo.rect(x, -126, 15, 26), "ink", 0.3);
  sheet.shape(geo.rect(106, -126, 15, 26), "deep", 0.3);
  sheet.shape(geo.line([44, -138, 50, -150, 134, -150, 138, -138]), hull, 0.4);
  const body = geo.smooth(geo.line(paths.hull), true, 5);
  for (const [x, colour] of [
    [-70, "orange"],
    [-44, "honey"],
    [-20, "orange"],
  ] as const)
    sheet.dot(x, -54, 15, colour);
  sheet.shape(body, hull, 0.5);
  sheet.clip(body, () => {
    sheet.shape(geo.smooth(geo.line([20, -60, 40, -20, 30, 20, 200, 20, 200, -80])), shade, 0.6);
    sheet.shape(geo.rect(-170, -8, 340, 20), "ink", 0.5);
    sheet.stroke(geo.smooth(geo.line([-158, -78, -118, -54, -40, -36, 60, -34, 152, -42])), 8, "white", {
      taper: "none",
      jitter: 0.1,
    });
  });
  for (const x of [-60, 10, 80]) {
    sheet.bar(geo.arc(x, -16, 11, 11), 6, "ink");
  }
}

/** A gull on the wind: body and two bent wings, looking left. */
export function gull(sheet: Sheet, lift: number): void {
  const far = geo.smooth(
    geo.line([-4, -4, 20, -30 - lift, 66, -44 - lift, 104, -34 - lift, 70, -32 - lift, 40, -14, 18, 4]),
    true,
    5,
  );
  sheet.shape(far, "slate", 0.3);
  sheet.shape(geo.line([82, -42 - lift, 104, -34 - lift, 80, -33 - lift]), "ink", 0.3);
  sheet.shape(geo.smooth(geo.line(paths.gullBody), true, 5), "white", 0.3);
  sheet.shape(
    geo.smooth(
      geo.line([-12, -4, -20, -36 - lift, -52, -62 - lift, -92, -60 - lift, -60, -48 - lift, -30, -12, 6, 8]),
      true,
      5,
    ),
    "white",
    0.3,
  );
  sheet.stroke(geo.smooth(geo.line([-10, 0, -26, -30 - lift, -56, -52 - lift])), 5, "slate", {
    taper: "end",
  });
  sheet.shape(geo.line([-72, -62 - lift, -92, -60 - lift, -70, -54 - lift]), "ink", 0.3);
  sheet.shape(geo.line([-42, -8, -56, -1, -42, 0]), "orange", 0.2);
  sheet.dot(-37, -6, 2, "ink");
}
