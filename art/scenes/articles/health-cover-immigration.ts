import { furniture } from "../../kit/built/furniture";
import { type Plane, planes } from "../../kit/built/plane";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import paths from "./health-cover-immigration.paths.json";

const top = 372;
const shut = (line: Line): Line => [...line, line[0] ?? [0, 0]];

/** A rounded box around a middle. */
const rounded = (x: number, y: number, w: number, h: number, r: number): Line =>
  shut([
    ...geo.arc(x + w / 2 - r, y - h / 2 + r, r, r, 270, 360, 6),
    ...geo.arc(x + w / 2 - r, y + h / 2 - r, r, r, 0, 90, 6),
    ...geo.arc(x - w / 2 + r, y + h / 2 - r, r, r, 90, 180, 6),
    ...geo.arc(x - w / 2 + r, y - h / 2 + r, r, r, 180, 270, 6),
  ]);

/** Jars on a shelf: lid, glass, what is in them. */
function jars(sheet: Sheet): void {
  sheet.shape(geo.rect(160, 296, 460, 16), "sea", 0.8);
  for (const [x, h, w, fill, lid] of [
    [222, 122, 84, "haze", "deep"],
    [334, 92, 76, "honey", "red"],
    [440, 144, 66, "haze", "deep"],
    [550, 104, 90, "white", "leaf"],
  ] as const) {
    sheet.shape(geo.rect(x - w / 2, 296 - h, w, h), "white", 0.8);
    sheet.shape(geo.rect(x - w / 2 + 6, 296 - h * 0.62, w - 12, h * 0.58), fill, 0.8);
    if (fill === "white")
      for (let i = 0; i < 9; i++) sheet.dot(x - 28 + (i % 4) * 19, 284 - Math.floor(i / 4) * 19, 9, "honey");
    sheet.shape(geo.rect(x - w / 2 - 4, 296 - h - 18, w + 8, 22), lid, 0.8);
    sheet.stroke(geo.line([x - w * 0.3, 296 - h * 0.9, x - w * 0.3, 284]), 5, "lagoon");
  }
}

/** A poster by the window: a heart with a pulse across it. */
function poster(sheet: Sheet): void {
  sheet.shape(geo.rect(1396, 24, 250, 300), "white", 0.8);
  sheet.bar(shut(geo.rect(1396, 24, 250, 300)), 9, "deep");
  const half = geo.line(paths.halfHeart);
  const heart = geo.move(
    geo.smooth(
      [
        ...half,
        ...geo
          .reverse(half)
          .slice(1, -1)
          .map(([x, y]): Point => [-x, y]),
      ],
      true,
      6,
    ),
    1521,
    168,
  );
  sheet.shape(heart, "red", 0.8);
  sheet.stroke(geo.smooth(geo.line([1458, 152, 1466, 122, 1490, 112])), 9, "white");
  const pulse = geo.line(paths.pulse);
  sheet.bar(pulse, 8, "deep");
  for (const [y, w] of geo.line([282, 70, 300, 44]))
    sheet.stroke(geo.line([1521 - w, y, 1521 + w, y]), 6, "haze", { jitter: 0.3 });
}

/** The clinic's wall: tiles and a window on a gum tree in the morning. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "mist");
  for (let row = 0; row < 7; row++) {
    sheet.stroke(geo.line([-10, row * 60 - 20, 1930, row * 60 - 20]), 4, "white", { taper: "none" });
    for (let x = (row % 2) * 56 - 20; x < 1930; x += 112)
      sheet.stroke(geo.line([x, row * 60 - 20, x, row * 60 + 40]), 4, "white", { taper: "none" });
  }
  furniture.window(
    sheet,
    { x: 740, y: -60, w: 580, h: 350 },
    3,
    1,
    { base: "white", shade: "lagoon", lit: "sand" },
    () => {
      sheet.shape(geo.rect(720, -80, 620, 420), "cream", 0);
      sheet.dot(1010, 130, 62, "honey");
      sheet.shape(geo.line(paths.hills), "haze", 4);
      const greens = { dark: "pine", base: "leaf", lit: "haze" } as const;
      leaves.eucalypt(
        sheet,
        geo.smooth(geo.line([1380, -40, 1250, 30, 1140, 40, 1080, 110])),
        100,
        greens,
        "pine",
        4,
      );
      leaves.eucalypt(sheet, geo.smooth(geo.line([680, -60, 800, 20, 850, 130])), 92, greens, "pine", 8);
    },
  );
}

/** The form on its clipboard: boxes to tick, a signature. */
function form(sheet: Sheet, lay: Plane): void {
  const [x, z] = [372, 286];
  const put = (line: Line): Line => lay(geo.turn(geo.move(line, x, z), -7, [x, z]));
  sheet.shape(geo.move(put(rounded(0, 0, 330, 440, 14)), 14, 20), "lagoon", 1);
  sheet.shape(put(rounded(0, 0, 330, 440, 14)), "sea", 0.9);
  sheet.shape(put(shut(geo.rect(-146, -188, 292, 392))), "white", 0.7);
  sheet.shape(put(shut(geo.rect(-146, -160, 292, 44))), "haze", 0.7);
  sheet.stroke(put(geo.line([-126, -138, 30, -138])), 13, "ink", { jitter: 0.3 });
  for (let r = 0; r < 6; r++) {
    const y = -94 + r * 43;
    sheet.bar(put(shut(geo.rect(-126, y, 24, 24))), 5, "ink");
    if (r % 3 !== 2)
      sheet.stroke(put(geo.line([-124, y + 8, -114, y + 20, -94, y - 14])), 11, "red", { taper: "end" });
    sheet.stroke(put(geo.line([-84, y + 6, 40 + 50 * noise.at(r * 1.9, 1, 3), y + 6])), 9, "slate", {
      jitter: 0.3,
    });
    sheet.stroke(put(geo.line([-84, y + 21, 120, y + 21])), 5, "haze");
  }
  sheet.stroke(put(geo.smooth(geo.line(paths.signature))), 8, "ink");
  sheet.shape(put(rounded(0, -204, 130, 40, 8)), "slate", 0.7);
  sheet.shape(put(shut(geo.line([-38, -220, -28, -246, 28, -246, 38, -220]))), "slate", 0.7);
  sheet.stroke(put(geo.line([-54, -212, 54, -212])), 7, "white");
}

/** The health card in front: chip, cross, a wave in two greens. */
function card(sheet: Sheet, lay: Plane): void {
  const [x, z] = [624, 452];
  const put = (line: Line): Line => lay(geo.turn(geo.move(line, x, z), 7, [x, z]));
  const body = put(rounded(0, 0, 236, 148, 14));
  sheet.shape(geo.move(body, 9, 14), "lagoon", 1);
  sheet.shape(body, "leaf", 0.8);
  sheet.clip(body, () => {
    sheet.shape(put(shut(geo.smooth(geo.line(paths.cardWave)))), "pine", 0.8);
    for (const dy of [-8, 4])
      sheet.stroke(
        put(geo.smooth(geo.line([-130, 16 + dy, -50, -4 + dy, 40, 30 + dy, 130, 4 + dy]))),
        5,
        "haze",
      );
  });
  sheet.shape(put(rounded(-76, -30, 52, 38, 6)), "honey", 0.5);
  for (const dx of [-84, -68]) sheet.bar(put(geo.line([dx, -48, dx, -12])), 3, "pine");
  sheet.shape(put(shut(geo.line(paths.cross))), "white", 0.5);
  for (const [y, w] of geo.line([34, 120, 54, 76]))
    sheet.stroke(put(geo.line([-100, y, -100 + w, y])), 12, "white", { jitter: 0.15 });
}

/** The stethoscope: steel yoke, tube in a wide loop, the chest piece. */
function stethoscope(sheet: Sheet, lay: Plane): void {
  const path = geo.smooth(geo.line(paths.tube), false, 24);
  const tube = lay(path);
  const yokes = [
    geo.line([682, 96, 656, 50, 606, 24, 562, 44]),
    geo.line([682, 96, 714, 48, 766, 22, 808, 48]),
  ].map((line) => lay(geo.smooth(line, false, 14)));
  for (const line of [tube, ...yokes]) sheet.bar(geo.move(line, 10, 16), 18, "haze");
  for (const line of yokes) {
    sheet.bar(line, 13, "slate");
    sheet.stroke(geo.move(line, -1, -3), 4, "white", { jitter: 0.1 });
    const [x, y] = line[line.length - 1] ?? [0, 0];
    sheet.shape(geo.arc(x, y + 6, 19, 15), "ink", 0.4);
  }
  sheet.bar(tube, 27, "ink");
  for (let t = 0; t < 1; t += 0.06)
    sheet.stroke(
      geo.move(geo.part(tube, t, Math.min(1, t + 0.05), 14), -3, -6),
      7 * (0.7 + 0.5 * noise.at(t * 9, 2, 4)),
      "lagoon",
    );
  const [x, y] = tube[tube.length - 1] ?? [0, 0];
  sheet.shape(geo.arc(x + 52, y + 34, 102, 66), "haze", 0.6);
  sheet.shape(geo.line([x - 20, y - 16, x + 30, y - 18, x + 30, y + 18, x - 20, y + 16]), "slate", 0.6);
  sheet.shape(geo.arc(x + 42, y + 16, 100, 66), "slate", 0.5);
  sheet.shape(geo.arc(x + 40, y + 4, 98, 62), "white", 0.5);
  sheet.shape(geo.arc(x + 40, y + 4, 76, 47), "haze", 0.5);
  sheet.stroke(geo.arc(x + 40, y + 4, 64, 38, 190, 300), 8, "white");
  sheet.shape(geo.arc(x + 40, y + 2, 22, 14), "slate", 0.4);
}

export const scene = new Scene({
  name: "articles/health-cover-immigration",
  size: "hero",
  light: { x: -0.3, y: -0.9 },
  palette: [
    "mist",
    "white",
    "sand",
    "cream",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "slate",
    "ink",
    "leaf",
    "pine",
    "honey",
    "red",
  ],
  draw: (sheet) => {
    wall(sheet);
    jars(sheet);
    poster(sheet);
    furniture.table(sheet, { x: -420, y: top, w: 2760, h: 900 }, 720, {
      base: "sand",
      shade: "haze",
      lit: "cream",
    });
    sheet.stroke(geo.line([-10, top + 2, 1930, top + 2]), 10, "lagoon", { taper: "none" });
    const lay = planes.level(
      { y: top, left: 160, right: 1760 },
      { y: 1090, left: -120, right: 2040 },
      1000,
      560,
    );
    form(sheet, lay);
    stethoscope(sheet, lay);
    card(sheet, lay);
  },
});
