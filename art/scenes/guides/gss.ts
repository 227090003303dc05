import { furniture } from "../../kit/built/furniture";
import { planes } from "../../kit/built/plane";
import { things } from "../../kit/built/things";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { laptop } from "./gss.laptop";

const top = 700;
const seat = { x: 1390, y: 486, scale: 1.3 };

/** Dusk in the window: roofs of the town with lit windows, a palm, the moon. */
function town(sheet: Sheet): void {
  sheet.shape(geo.rect(80, 40, 520, 520), "deep", 0);
  sheet.shape(geo.rect(80, 330, 520, 240), "sea", 2);
  skies.cloud(sheet, 300, 300, 320, "slate", 3, 4);
  skies.stars(sheet, 260, 70, "white", 8);
  skies.moon(sheet, 206, 150, 40, "cream", "deep");
  for (const [x, y, w] of [
    [70, 470, 170],
    [230, 420, 120],
    [340, 480, 150],
    [480, 440, 160],
  ] as const) {
    sheet.shape(geo.rect(x, y, w, 200), "ink", 1);
    sheet.shape(geo.rect(x - 8, y - 14, w + 16, 18), "ink", 0.8);
    for (let i = 0; i < 3; i++)
      if ((i + x) % 4 !== 1)
        sheet.shape(geo.rect(x + 20 + (i * (w - 30)) / 3, y + 34, 22, 34), "marigold", 0.5);
  }
  sheet.shape(geo.rect(256, 376, 44, 50), "ink", 0.8);
  const greens = { dark: "ink", base: "ink", lit: "leaf" } as const;
  trees.palm(sheet, 560, 600, 340, -40, greens, { bark: "ink", ring: "deep" }, 6);
}

/** The wall of the family's room with its window, photograph and calendar. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "honey");
  sheet.shape(geo.line([700, -20, 1960, -20, 1960, 560, 1180, 720, 620, 720]), "straw", 2);
  furniture.window(
    sheet,
    { x: 110, y: 60, w: 460, h: 470 },
    2,
    2,
    { base: "brick", shade: "ink", lit: "orange" },
    () => town(sheet),
  );
  furniture.curtain(
    sheet,
    { x: 36, y: 24, w: 130, h: 600 },
    { base: "red", shade: "brick", lit: "orange" },
    0.4,
  );
  furniture.curtain(
    sheet,
    { x: 644, y: 24, w: 130, h: 600 },
    { base: "red", shade: "brick", lit: "orange" },
    0.4,
    true,
  );
  sheet.stroke(geo.line([10, 20, 680, 20]), 14, "ink", { taper: "none", jitter: 0.05 });
  sheet.shape(geo.rect(1586, 110, 250, 200), "ink", 0.8);
  sheet.shape(geo.rect(1604, 128, 214, 164), "cream", 0.6);
  sheet.clip(geo.rect(1604, 128, 214, 164), () => {
    for (const [x, y, cloth, high] of [
      [1660, 214, "white", 30],
      [1712, 204, "red", 34],
      [1764, 222, "sea", 26],
    ] as const) {
      sheet.shape(
        geo.smooth(geo.line([x - 30, 310, x - 30, y + 40, x, y + 20, x + 30, y + 40, x + 30, 310])),
        cloth,
        0.4,
      );
      sheet.shape(geo.arc(x, y, high * 0.62, high * 0.74), "brown", 0.4);
      sheet.shape(geo.arc(x, y - 6, high * 0.7, high * 0.64, 172, 368, 16), "ink", 0.4);
    }
  });
  sheet.shape(geo.rect(1660, 388, 176, 210), "white", 0.7);
  sheet.shape(geo.rect(1660, 388, 176, 60), "leaf", 0.6);
  for (let i = 0; i < 24; i++)
    sheet.shape(
      geo.rect(1674 + (i % 6) * 26, 464 + Math.floor(i / 6) * 32, 17, 20),
      i === 15 ? "red" : i % 6 === 5 ? "orange" : "haze",
      0.4,
    );
}

/** The desk with what the answers rest on: passport, letter, statements; coffee and a lamp. */
function desk(sheet: Sheet): void {
  furniture.table(sheet, { x: -300, y: top, w: 2520, h: 700 }, 420, {
    base: "timber",
    shade: "ink",
    lit: "orange",
  });
  const lay = planes.level(
    { y: top, left: 240, right: 1680 },
    { y: 1040, left: -40, right: 1960 },
    1000,
    300,
  );
  for (const [x, z, turn] of [
    [246, 96, -12],
    [216, 196, 9],
    [306, 216, -5],
  ] as const)
    planes.paper(
      sheet,
      lay,
      { x, z, w: 128, h: 150, turn },
      { page: "white", line: "slate", shade: "ink" },
      8,
      5,
    );
  const put = (line: Line): Line =>
    lay(geo.turn(geo.move([...line, line[0] ?? [0, 0]], 120, 196), 12, [120, 196]));
  sheet.shape(geo.move(put(geo.rect(-44, -58, 88, 116)), 8, 12), "ink", 0.8);
  sheet.shape(put(geo.rect(-44, -58, 88, 116)), "sea", 0.7);
  sheet.bar(put(geo.arc(0, -10, 20, 20)), 5, "marigold");
  sheet.stroke(put(geo.line([-24, 34, 24, 34])).slice(0, 14), 8, "marigold");
  sheet.place({ x: 530, y: 812 }, () => {
    sheet.shape(geo.arc(8, 0, 62, 17), "ink", 0.8);
    sheet.shape(geo.line([-54, -40, -44, 4, 44, 4, 54, -40]), "haze", 0.6);
    sheet.shape(geo.line([14, -40, 12, 4, 44, 4, 54, -40]), "slate", 0.6);
    sheet.shape(geo.line([-30, -104, -26, -26, 26, -26, 30, -104]), "haze", 0.6);
    sheet.shape(geo.line([8, -104, 7, -26, 26, -26, 30, -104]), "slate", 0.5);
    sheet.shape(geo.arc(0, -104, 30, 8), "brick", 0.4);
    for (const x of [-10, 10])
      sheet.stroke(geo.smooth(geo.line([x, -122, x + 12, -146, x - 9, -170, x + 6, -204])), 7, "white");
  });
  sheet.place({ x: 1730, y: 900, scale: 1.2 }, () =>
    things.books(sheet, ["red", "leaf", "sea"], "white", "haze"),
  );
}

/** The student in her chair, seen from behind, one hand at the keys. */
const student: Person = {
  look: {
    ...heads.nisha,
    skin: "brown",
    hair: "braid",
    bindi: undefined,
    earrings: { kind: "stud", colour: "marigold" },
  },
  outfit: { kind: "kurta", cloth: { base: "sea", shade: "deep", lit: "haze" }, accent: "marigold" },
  rear: true,
  half: true,
  pose: {
    ...poses.sitting,
    left: { elbow: [-262, 452], wrist: [-306, 342], hand: "relaxed", handTurn: -16, thumb: "right" },
    right: { elbow: [206, 396], wrist: [20, 380], hand: "fist", handTurn: -80, thumb: "left" },
  },
};

/** The chair's back before her. */
function chair(sheet: Sheet): void {
  const [x, y] = [seat.x, 880];
  for (const side of [-1, 1]) {
    const post: Point[] = geo
      .line([
        x + side * 226 - 17,
        y - 20,
        x + side * 226 + 17,
        y - 20,
        x + side * 214 + 17,
        1100,
        x + side * 214 - 17,
        1100,
      ])
      .map(([a, b]) => [a, b]);
    sheet.shape(post, side < 0 ? "brick" : "ink", 0.8);
  }
  for (const down of [0, 92, 176]) {
    sheet.shape(
      geo.smooth(
        geo.line([
          x - 232,
          y + down,
          x,
          y + down + 16,
          x + 232,
          y + down,
          x + 230,
          y + down + 46,
          x,
          y + down + 62,
          x - 230,
          y + down + 46,
        ]),
        true,
        5,
      ),
      "brick",
      0.8,
    );
    sheet.stroke(
      geo.smooth(geo.line([x - 214, y + down + 10, x, y + down + 25, x + 120, y + down + 18])),
      6,
      "orange",
    );
  }
}

export const scene = new Scene({
  name: "guides/gss",
  size: "hero",
  people: true,
  light: { x: -0.5, y: -0.8 },
  palette: [
    "honey",
    "straw",
    "cream",
    "white",
    "haze",
    "slate",
    "ink",
    "sea",
    "deep",
    "red",
    "brick",
    "orange",
    "marigold",
    "leaf",
    "timber",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    wall(sheet);
    desk(sheet);
    sheet.place({ x: 980, y: 752, scale: 1.06 }, () => laptop(sheet));
    sheet.place(seat, () => figure(sheet, student));
    chair(sheet);
  },
});
