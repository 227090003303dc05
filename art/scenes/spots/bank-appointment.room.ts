import { furniture } from "../../kit/built/furniture";
import { openings } from "../../kit/built/openings";
import { geo, type Line } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import paths from "./bank-appointment.room.paths.json";

/** A tower with its shaded half and rows of windows. */
function tower(sheet: Sheet, shape: Line, wall: Colour, shade: Colour, eaves = 22, panes = true): void {
  sheet.shape(shape, wall, 0.8);
  const { left, right, top, bottom } = geo.bounds(shape);
  sheet.clip(shape, () => {
    sheet.shape(geo.rect(geo.lerp(left, right, 0.56), top, right - left, bottom - top), shade, 0.8);
    if (!panes) return;
    openings.windows(
      sheet,
      { x: left + 5, y: top + eaves, w: (right - left) * 0.46, h: bottom - top - eaves - 18 },
      2,
      Math.round((bottom - top) / 24),
      "white",
      { fill: 0.5, skip: 0.3, seed: Math.round(left) },
    );
  });
}

/** A Gulf city in the haze of noon: a sail, a needle, a mosque between plain blocks. */
function city(sheet: Sheet): void {
  sheet.shape(geo.rect(0, 0, 1200, 520), "mist", 0);
  for (const [x, top, w] of [
    [40, 260, 70],
    [196, 214, 64],
    [268, 290, 84],
    [452, 236, 60],
    [716, 250, 66],
    [842, 196, 62],
    [1012, 268, 84],
    [1100, 222, 70],
  ] as const)
    sheet.shape(geo.rect(x, top, w, 300), "haze", 0.8);
  tower(sheet, geo.smooth(geo.line(paths.sail), false, 6), "lagoon", "sea", 0, false);
  for (const [x, y] of geo.line([
    124, 196, 124, 222, 124, 248, 124, 274, 124, 300, 140, 222, 140, 248, 140, 274, 140, 300,
  ]))
    sheet.shape(geo.rect(x, y, 10, 11), "white", 0.5);
  tower(sheet, geo.move(geo.line(paths.needle), 112, 0), "lagoon", "sea");
  tower(sheet, geo.rect(920, 250, 74, 220), "lagoon", "sea");
  tower(sheet, geo.line([330, 470, 330, 300, 376, 262, 424, 300, 424, 470]), "lagoon", "sea", 56, false);
  sheet.shape(geo.arc(1078, 402, 44, 46, 180, 360, 20), "cream", 0.7);
  sheet.shape(geo.rect(1022, 400, 112, 70), "cream", 0.7);
  for (const x of [1014, 1142]) {
    sheet.shape(geo.rect(x - 8, 308, 16, 160), "cream", 0.6);
    sheet.shape(geo.line([x - 10, 310, x, 270, x + 10, 310]), "honey", 0.6);
    sheet.shape(geo.rect(x - 12, 340, 24, 8), "honey", 0.5);
  }
  sheet.shape(
    geo.smooth(geo.line([-20, 450, 160, 436, 420, 448, 700, 438, 960, 450, 1220, 440, 1220, 520, -20, 520])),
    "honey",
    2,
  );
}

/** A plant with broad leaves, its stems from (0, 0). */
function plant(sheet: Sheet): void {
  const greens = { dark: "ink", base: "leaf", lit: "mist" } as const;
  for (const [dx, dy] of geo.line([-92, -60, 96, -70, -70, -134, 74, -140, -28, -176, 30, -190, 0, -120]))
    leaves.leaf(sheet, geo.smooth(geo.line([0, 6, dx * 0.36, dy * 0.66, dx, dy])), 15, greens);
}

/** The office: the window's wall, carpet, a plant on it. */
export function office(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  sheet.clip(geo.rect(30, 36, 1140, 444), () => city(sheet));
  for (const x of [18, 296, 590, 884, 1166]) sheet.shape(geo.rect(x, 26, 16, 464), "white", 0.6);
  for (const y of [24, 474]) sheet.shape(geo.rect(18, y, 1164, 16), "white", 0.6);
  sheet.stroke(geo.line([24, 492, 1176, 492]), 7, "honey");
  for (let i = 0; i < 7; i++) sheet.shape(geo.rect(20, 36 + i * 17, 1160, 7), "white", 0.5);
  sheet.shape(geo.rect(-20, 496, 1240, 70), "lagoon", 0.8);
  sheet.shape(geo.rect(-20, 560, 1240, 360), "haze", 0.8);
  sheet.shape(geo.arc(72, 752, 74, 13), "lagoon", 0.8);
  sheet.place({ x: 84, y: 622, scale: 1.3 }, () => plant(sheet));
  furniture.pot(sheet, 84, 616, 104, 138, { base: "honey", shade: "timber", lit: "cream" });
}

/** The desk: a deep top, its front, what lies on it. */
export function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: 150, y: 566, w: 900, h: 400 }, 150, {
    base: "cream",
    shade: "timber",
    lit: "white",
  });
  sheet.shape(geo.rect(180, 734, 840, 180), "timber", 0.6);
  sheet.shape(geo.rect(180, 734, 840, 14), "ink", 0.6);
  for (let x = 500; x < 760; x += 46) sheet.stroke(geo.line([x, 756, x, 900]), 5, "ink");
}
