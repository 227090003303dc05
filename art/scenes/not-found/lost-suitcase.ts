import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { oldSuitcase } from "./lost-suitcase.old-suitcase";

const wall = 520;

/** The belt's loop at a share of its width (0 inner edge, 1 outer edge). */
const loop = (share: number, from = 0, to = 360): Line =>
  geo.arc(600, wall + 6, geo.lerp(300, 530, share), geo.lerp(92, 236, share), from, to, 90);

/** The night outside: moon, a parked plane's tail and body, lamps along the apron. */
function night(sheet: Sheet): void {
  sheet.shape(geo.rect(300, 40, 620, 400), "deep", 0);
  sheet.shape(geo.rect(300, 250, 620, 200), "sea", 2);
  const random = noise.stream(5);
  for (let i = 0; i < 46; i++)
    sheet.dot(random.range(320, 900), random.range(60, 240), random.range(1, 2.4), "sand");
  skies.moon(sheet, 424, 136, 34, "sand", "deep");
  skies.cloud(sheet, 600, 262, 420, "deep", 3, 4);
  sheet.shape(geo.line([300, 372, 400, 352, 560, 360, 700, 346, 920, 358, 920, 450, 300, 450]), "ink", 1);
  for (let i = 0; i < 9; i++) sheet.dot(330 + i * 26, 372 + (i % 2) * 4, 3.4, i % 3 ? "straw" : "red", 0.3);
  sheet.shape(
    geo.smooth(
      geo.line([500, 372, 560, 344, 640, 332, 780, 330, 940, 330, 940, 402, 700, 404, 560, 396]),
      true,
    ),
    "sand",
    0.8,
  );
  sheet.shape(
    geo.smooth(geo.line([500, 376, 600, 384, 760, 382, 940, 378, 940, 410, 700, 406, 560, 398]), true),
    "haze",
    0.8,
  );
  for (let i = 0; i < 16; i++) sheet.shape(geo.rect(618 + i * 21, 350, 10, 13), "deep", 0.4);
  sheet.shape(geo.line([528, 356, 500, 196, 556, 196, 640, 336]), "red", 0.8);
  sheet.shape(geo.line([524, 330, 514, 270, 590, 270, 622, 322]), "straw", 0.8);
  sheet.dot(552, 296, 15, "red", 0.5);
  sheet.shape(geo.line([520, 372, 448, 352, 470, 346, 570, 366]), "lagoon", 0.8);
  sheet.stroke(geo.line([310, 424, 910, 420]), 5, "sea");
}

/** The hall's wall: panels, the window with its bars, two openings with rubber strips for the belt. */
function hall(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, -20, 1240, wall + 20), "slate", 0);
  const random = noise.stream(9);
  for (const y of [150, 330, 500])
    sheet.stroke(geo.line([-20, y, 1220, y - 2]), 4, "ink", {
      tone: (x) => 0.7 + 0.6 * noise.at(x / 60, y, 2),
    });
  for (let i = 0; i < 12; i++) {
    const x = (i % 2 ? 1010 : 60) + ((i * 83) % 150);
    const y = 20 + ((i * 131) % 320);
    sheet.stroke(
      skies.streak(x - 60, y, random.range(60, 130), 2),
      random.range(2.4, 4),
      i % 3 ? "ink" : "haze",
    );
  }
  sheet.shape(geo.rect(290, 30, 640, 418), "ink", 0.8);
  sheet.clip(geo.rect(306, 46, 608, 386), () => night(sheet));
  for (const x of [456, 606, 758]) sheet.shape(geo.rect(x, 40, 10, 396), "ink", 0.6);
  sheet.shape(geo.rect(300, 206, 620, 9), "ink", 0.6);
  sheet.shape(geo.rect(276, 440, 668, 20), "haze", 0.8);
  sheet.stroke(geo.line([276, 457, 944, 457]), 6, "ink", { taper: "none" });
  for (const x of [62, 908]) {
    sheet.shape(geo.rect(x - 14, 352, 258, 176), "haze", 0.8);
    sheet.shape(geo.rect(x, 366, 230, 162), "night", 0.6);
    for (let i = 0; i < 9; i++) {
      const [left, sway] = [x + 3 + i * 25.4, x > 500 && i > 4 ? -10 * (i - 4) : 4 * noise.at(i * 1.7, x, 3)];
      sheet.shape(
        geo.line([
          left,
          366,
          left + 22,
          366,
          left + 21 + sway,
          508 - Math.abs(sway) * 0.5,
          left + 1 + sway,
          508 - Math.abs(sway) * 0.5,
        ]),
        i % 3 === 1 ? "deep" : "ink",
        0.6,
      );
      sheet.stroke(geo.line([left + 5, 374, left + 5 + sway * 0.9, 496]), 3, "slate");
    }
    for (let i = 0; i < 9; i++)
      sheet.shape(
        geo.line([x - 14 + i * 30, 366, x + 2 + i * 30, 352, x + 16 + i * 30, 352, x + i * 30, 366]),
        "straw",
        0.4,
      );
  }
}

/** A wall clock without figures and a lit sign with a suitcase on it. */
function signs(sheet: Sheet): void {
  sheet.dot(172, 212, 66, "night", 0.8);
  sheet.dot(170, 209, 62, "sand", 0.8);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const near = i % 3 ? 50 : 44;
    sheet.stroke(
      [
        [170 + Math.cos(a) * near, 209 + Math.sin(a) * near],
        [170 + Math.cos(a) * 57, 209 + Math.sin(a) * 57],
      ],
      i % 3 ? 3 : 5.4,
      "ink",
      { taper: "none" },
    );
  }
  sheet.stroke(geo.line([165, 217, 196, 184]), 7.5, "ink", { taper: "none" });
  sheet.stroke(geo.line([170, 220, 166, 162]), 5, "ink", { taper: "none" });
  sheet.stroke(geo.line([176, 196, 150, 248]), 2.6, "red", { taper: "none" });
  sheet.dot(170, 209, 5.4, "red");
  for (const x of [990, 1080]) sheet.bar(geo.line([x, -10, x, 130]), 4, "night");
  sheet.shape(geo.rect(956, 126, 164, 128), "night", 0.8);
  sheet.shape(geo.rect(964, 134, 148, 112), "marigold", 0.8);
  sheet.shape(geo.rect(1002, 180, 72, 48), "ink", 0.8);
  sheet.bar(geo.line([1024, 182, 1024, 164, 1052, 164, 1052, 182]), 7, "ink");
  for (const x of [1016, 1060]) sheet.stroke(geo.line([x, 184, x, 224]), 4, "marigold", { taper: "none" });
}

/** The floor with the window's light lying in it. */
function floor(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, wall, 1240, 420), "deep", 0);
  sheet.stroke(geo.line([-20, wall + 2, 1220, wall + 2]), 7, "night", { taper: "none" });
  water.glitter(sheet, { top: wall + 200, bottom: 920 }, 190, 190, "sea", 1.1, 4);
  water.glitter(sheet, { top: wall + 200, bottom: 920 }, 1060, 170, "sea", 1, 8);
  water.swells(sheet, { top: wall + 180, bottom: 900 }, "ink", 0.6, 5);
}

/** The steel skirt, the belt of overlapping plates, and the still island inside. */
function carousel(sheet: Sheet): void {
  const rim = loop(1.08, 0, 180);
  const skirt: Line = [...rim, ...geo.reverse(geo.move(rim, 0, 92))];
  sheet.shape([...geo.move(rim, 8, 60), ...geo.reverse(geo.move(rim, 10, 116))], "night", 2);
  sheet.shape(skirt, "slate", 0.8);
  sheet.clip(skirt, () => {
    const [high, low] = [geo.move(rim, 0, 62), geo.move(rim, 0, 100)];
    sheet.shape([...high, ...geo.reverse(low)], "ink", 0.8);
    for (let i = 1; i < 26; i++) {
      const [x, y] = geo.along(rim, i / 26);
      sheet.stroke(geo.line([x, y, x, y + 62]), i % 4 ? 2.6 : 5, i % 4 ? "lagoon" : "ink", {
        taper: "none",
        tone: (px, py) => (i % 4 ? 0.2 + noise.rough(px / 60, py / 30, 4) : 1),
      });
    }
  });
  sheet.stroke(geo.move(rim, 0, 10), 13, "haze", { taper: "none", jitter: 0.1 });
  sheet.stroke(geo.move(rim, 0, 19), 4, "ink", { taper: "none" });
  sheet.shape(loop(1.03), "night", 0.8);
  sheet.shape(loop(1), "ink", 0.8);
  const [outer, middle, inner] = [loop(1), loop(0.52), loop(0)];
  for (let a = -4; a < 186; a += 5.2) {
    const at = (line: Line, degrees: number): Point => geo.along(line, (((degrees % 360) + 360) % 360) / 360);
    const edge = geo.smooth([at(inner, a), at(middle, a + 4.5), at(outer, a + 2)]);
    sheet.stroke(edge, 7, "night", { taper: "none" });
    sheet.stroke(geo.move(edge, 5, 1), 3.6, "slate", {
      taper: "both",
      tone: (x, y) => 0.62 + 0.8 * noise.rough(x / 40, y / 22, 6),
    });
  }
  sheet.shape(loop(0.02), "night", 0.8);
  sheet.shape(loop(-0.08), "haze", 0.8);
  sheet.shape(loop(-0.16), "lagoon", 0.8);
  sheet.clip(loop(-0.16), () => {
    for (let i = 0; i < 26; i++)
      sheet.stroke(
        skies.streak(330 + ((i * 97) % 420), wall + 6 + i * 2.8, 130, 3),
        4,
        i % 3 ? "slate" : "haze",
      );
  });
}

export const scene = new Scene({
  name: "not-found/lost-suitcase",
  size: "card",
  light: { x: -0.6, y: -0.8 },
  flecks: 30,
  palette: [
    "night",
    "ink",
    "deep",
    "sea",
    "lagoon",
    "haze",
    "slate",
    "sand",
    "straw",
    "marigold",
    "red",
    "brick",
    "salmon",
    "timber",
  ],
  draw: (sheet) => {
    floor(sheet);
    carousel(sheet);
    hall(sheet);
    signs(sheet);
    sheet.stroke(geo.line([-20, wall + 4, 60, wall + 4]), 6, "night", { taper: "none" });
    const stand = { x: 690, y: 724, scale: 0.94, turn: 2 } as const;
    sheet.clip(loop(1), () =>
      sheet.place(stand, () =>
        sheet.shape(
          geo.line([-150, -6, 190, -6, 216, -44, 400, -60, 420, -20, 200, 26, -130, 18]),
          "night",
          2,
        ),
      ),
    );
    sheet.place(stand, () => oldSuitcase(sheet));
  },
});
