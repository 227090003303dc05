import { buildings } from "../../kit/built/buildings";
import { furniture } from "../../kit/built/furniture";
import { type Plane, planes } from "../../kit/built/plane";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

const top = 470;
const close = (line: Line): Line => [...line, line[0] ?? [0, 0]];
const round = (x: number, y: number, w: number, h: number, r: number): Line =>
  close([
    ...geo.arc(x + r, y + r, r, r, 180, 270, 6),
    ...geo.arc(x + w - r, y + r, r, r, 270, 360, 6),
    ...geo.arc(x + w - r, y + h - r, r, r, 0, 90, 6),
    ...geo.arc(x + r, y + h - r, r, r, 90, 180, 6),
  ]);

/** Night in the window behind the desk. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "night");
  furniture.window(
    sheet,
    { x: 1000, y: -40, w: 760, h: 400 },
    3,
    1,
    { base: "slate", shade: "ink", lit: "haze" },
    () => {
      sheet.shape(geo.rect(980, -60, 800, 440), "ink", 0);
      sheet.shape(geo.rect(980, 230, 800, 200), "deep", 2);
      skies.stars(sheet, 200, 60, "sand", 8);
      skies.moon(sheet, 1642, 184, 36, "cream", "ink");
      buildings.skyline(
        sheet,
        { left: 990, right: 1780, foot: 370, low: 50, high: 170 },
        { wall: "night", window: "honey" },
        5,
      );
    },
  );
  sheet.shape(geo.rect(-10, top - 40, 1940, 50), "ink", 1);
}

/** The desk with the lamp's light on it. */
function desk(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, top, 1940, 620), "ink", 1);
  furniture.grain(sheet, geo.rect(-10, top, 1940, 620), "night", 17);
  const pool = geo.arc(1190, 800, 880, 300);
  sheet.shape(pool, "deep", 5);
  sheet.clip(pool, () => furniture.grain(sheet, geo.rect(300, top, 1800, 640), "sea", 26));
  sheet.stroke(geo.line([-10, top + 3, 1930, top + 3]), 9, "slate", { taper: "none" });
}

/** The laptop: upright screen with an upload form, keys on the plane. */
function laptop(sheet: Sheet): void {
  const screen = geo.line([262, 96, 868, 96, 884, 520, 246, 520]);
  sheet.shape(geo.line([240, 76, 890, 76, 910, 540, 220, 540]), "slate", 0.8);
  sheet.shape(screen, "sand", 0.6);
  sheet.shape(geo.line([262, 96, 868, 96, 870, 140, 260, 140]), "sea", 0.6);
  for (const [i, colour] of (["red", "honey", "haze"] as const).entries())
    sheet.dot(290 + i * 30, 118, 8, colour);
  sheet.shape(geo.rect(300, 176, 130, 160), "haze", 0.6);
  sheet.shape(geo.arc(365, 234, 32, 36), "deep", 0.5);
  sheet.shape(geo.smooth(geo.line([308, 336, 320, 290, 365, 276, 410, 290, 422, 336]), false), "deep", 0.5);
  for (let i = 0; i < 4; i++) {
    const y = 184 + i * 42;
    sheet.bar(close(geo.rect(466, y, 350, 28)), 3, "slate");
    sheet.stroke(geo.line([480, y + 14, 560 + 80 * noise.at(i * 3.3, 2, 3) + 90, y + 14]), 7, "ink", {
      jitter: 0.1,
    });
  }
  sheet.shape(round(306, 376, 510, 24, 12), "haze", 0.4);
  sheet.shape(round(306, 376, 372, 24, 12), "leaf", 0.4);
  sheet.shape(round(660, 428, 156, 50, 14), "red", 0.5);
  sheet.stroke(geo.line([694, 453, 780, 453]), 8, "sand", { jitter: 0.1 });
  for (const y of [434, 458]) sheet.stroke(geo.line([308, y, 560, y]), 6, "slate");
  sheet.stroke(geo.line([236, 80, 220, 520]), 6, "haze");
  sheet.shape(geo.line([220, 536, 910, 536, 960, 742, 150, 742]), "slate", 0.8);
  sheet.shape(geo.line([150, 742, 960, 742, 956, 760, 156, 760]), "night", 0.8);
  for (let r = 0; r < 4; r++) {
    const y = 556 + r * 27;
    const spread = 270 + r * 11;
    for (let c = 0; c < 13; c++) {
      const w = (spread * 2) / 13;
      const x = 562 - spread + c * w;
      sheet.shape(geo.line([x + 3, y, x + w - 3, y, x + w - 2, y + 20, x + 2, y + 20]), "ink", 0.4);
    }
  }
  sheet.shape(geo.line([466, 674, 664, 674, 676, 730, 454, 730]), "haze", 0.5);
}

/** A stamp on the page: outline, inner line, marks and a small emblem. */
function stamp(
  sheet: Sheet,
  put: (line: Line) => Line,
  kind: "round" | "box" | "triangle" | "oval" | "hex",
  x: number,
  y: number,
  r: number,
  colour: Colour,
  turn: number,
): void {
  const at = (line: Line): Line => put(geo.turn(geo.move(line, x, y), turn, [x, y]));
  const outline = (s: number): Line =>
    kind === "round"
      ? geo.arc(0, 0, s, s)
      : kind === "oval"
        ? geo.arc(0, 0, s * 1.3, s * 0.8)
        : kind === "box"
          ? round(-s * 1.2, -s * 0.75, s * 2.4, s * 1.5, s * 0.16)
          : close(
              geo.arc(
                0,
                kind === "triangle" ? s * 0.2 : 0,
                s * 1.15,
                s * 1.15,
                -90,
                270,
                kind === "triangle" ? 3 : 6,
              ),
            );
  sheet.bar(at(outline(r)), 6, colour);
  sheet.bar(at(outline(r * 0.8)), 2.6, colour);
  sheet.stroke(at(geo.line([-r * 0.5, r * 0.1, r * 0.5, r * 0.1])), 9, colour, {
    jitter: 0.4,
    taper: "none",
  });
  sheet.stroke(at(geo.line([-r * 0.34, r * 0.34, r * 0.34, r * 0.34])), 5, colour, { jitter: 0.4 });
  if (kind === "round" || kind === "box") {
    const jet = geo.line([
      0, -0.62, 0.06, -0.5, 0.07, -0.36, 0.42, -0.2, 0.42, -0.12, 0.07, -0.2, 0.05, -0.06, 0.15, 0, -0.15, 0,
      -0.05, -0.06, -0.07, -0.2, -0.42, -0.12, -0.42, -0.2, -0.07, -0.36, -0.06, -0.5,
    ]);
    sheet.shape(at(close(jet.map(([jx, jy]) => [jx * r, jy * r + r * 0.04]))), colour, 0.6);
  } else sheet.shape(at(geo.arc(0, -r * 0.24, r * 0.16, r * 0.16)), colour, 0.6);
}

/** The open passport: two pages with fine waves, stamped. */
function passport(sheet: Sheet, lay: Plane): void {
  const middle: readonly [number, number] = [606, 330];
  const put = (line: Line): Line => lay(geo.turn(geo.move(line, ...middle), -7, middle));
  sheet.shape(geo.move(put(round(-236, -168, 472, 336, 14)), 10, 18), "night", 1);
  sheet.shape(put(round(-236, -168, 472, 336, 14)), "brick", 0.8);
  for (const side of [-1, 1]) {
    const page = put(side === -1 ? round(-226, -158, 226, 316, 12) : round(0, -158, 226, 316, 12));
    sheet.shape(page, side === -1 ? "cream" : "sand", 0.6);
    sheet.clip(page, () => {
      for (let i = 0; i < 17; i++) {
        const y = -150 + i * 19;
        const wave = geo.smooth(
          Array.from({ length: 9 }, (_, k): readonly [number, number] => [
            side * (6 + k * 27),
            y + (k % 2 ? 7 : -7),
          ]),
        );
        sheet.stroke(put(wave), 3, side === -1 ? "honey" : "cream", { taper: "none" });
      }
      if (side === 1) sheet.shape(put(geo.rect(0, -160, 17, 320)), "cream", 0.6);
    });
  }
  sheet.stroke(put(geo.line([0, -158, 0, 158])), 6, "honey", { taper: "none" });
  stamp(sheet, put, "round", -150, -76, 62, "red", -14);
  stamp(sheet, put, "box", -92, 66, 66, "sea", 9);
  stamp(sheet, put, "triangle", -178, 104, 36, "leaf", -8);
  stamp(sheet, put, "oval", 116, -96, 62, "leaf", 8);
  stamp(sheet, put, "hex", 64, 30, 52, "red", -10);
  stamp(sheet, put, "round", 156, 84, 56, "ink", 16);
}

/** A pen and a stack of photographs beside the passport. */
function bits(sheet: Sheet, lay: Plane): void {
  for (const [x, z, turn] of [
    [880, 96, 14],
    [866, 76, -6],
  ] as const) {
    const put = (line: Line): Line => lay(geo.turn(geo.move(line, x, z), turn, [x, z]));
    sheet.shape(geo.move(put(close(geo.rect(-40, -54, 80, 108))), 5, 8), "night", 0.8);
    sheet.shape(put(close(geo.rect(-40, -54, 80, 108))), "sand", 0.6);
    sheet.shape(put(close(geo.rect(-33, -46, 66, 92))), "haze", 0.5);
    sheet.shape(put(geo.arc(0, -12, 17, 21)), "brick", 0.4);
    sheet.shape(put(geo.smooth(geo.line([-30, 46, -24, 20, 0, 10, 24, 20, 30, 46]))), "ink", 0.4);
  }
  const pen = lay(geo.line([330, 420, 470, 530]));
  sheet.stroke(geo.move(pen, 8, 12), 24, "night", { taper: "end", jitter: 0.04 });
  sheet.stroke(pen, 24, "honey", { taper: "end", jitter: 0.04 });
  sheet.stroke(geo.move(pen, 2, -6), 5, "sand", { jitter: 0.1 });
}

export const scene = new Scene({
  name: "articles/visa-application",
  size: "hero",
  light: { x: 0.2, y: -0.9 },
  palette: ["night", "ink", "deep", "sea", "slate", "haze", "sand", "cream", "honey", "red", "brick", "leaf"],
  draw: (sheet) => {
    wall(sheet);
    desk(sheet);
    const lay = planes.level(
      { y: top, left: 300, right: 1720 },
      { y: 1060, left: 60, right: 1960 },
      1000,
      560,
    );
    sheet.place({ x: 46 }, () => laptop(sheet));
    passport(sheet, lay);
    bits(sheet, lay);
  },
});
