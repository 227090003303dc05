import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { water } from "../../kit/nature/water";
import { coach, type Rider } from "./study-tour.coach";
import { stack } from "./study-tour.stack";

const horizon = 322;

/** One headland: cliff with gullies from its top line to its foot, scrub on its shoulder. */
function headland(sheet: Sheet, top: Line, foot: Line, seed: number): void {
  const body: Line = [...top, ...geo.reverse(foot)];
  const random = noise.stream(seed);
  sheet.shape(body, "honey", 2.4);
  sheet.clip(body, () => {
    for (let i = 0; i < 46; i++) {
      const t = (i + random.range(-0.4, 0.4)) / 45;
      const [a, b] = [geo.along(top, t), geo.along(foot, geo.clamp(t + 0.015))];
      const deep = random.range(0.45, 1);
      sheet.stroke(
        [geo.mid(a, b, 0.06), geo.mid(a, b, deep)],
        random.range(6, 15),
        i % 4 === 0 ? "brick" : "salmon",
        { taper: "end" },
      );
    }
    for (const t of [0.36, 0.62, 0.84])
      sheet.stroke(geo.between(top, foot, t), 6, "red", {
        tone: (x, y) => 0.5 + noise.rough(x / 18, y / 9, 6),
      });
  });
  sheet.shape([...top, ...geo.reverse(geo.move(top, -6, 22))], "leaf", 4);
  sheet.stroke(geo.move(top, -2, 24), 7, "pine", { tone: (x) => 0.6 + noise.at(x / 12, seed, 4) });
}

/** The coast at the right: far hills, two headlands with the road on them, the beach and its surf. */
function coast(sheet: Sheet): void {
  hills.far(sheet, geo.smooth(geo.line([500, 326, 610, 286, 720, 268, 800, 232, 910, 214])), horizon + 6, {
    body: "haze",
  });
  headland(
    sheet,
    geo.smooth(geo.line([560, 404, 588, 340, 660, 306, 760, 288, 910, 262])),
    geo.smooth(geo.line([556, 412, 640, 408, 760, 416, 910, 424])),
    2,
  );
  sheet.stroke(geo.smooth(geo.line([910, 300, 800, 314, 720, 322, 690, 336])), 7, "cream", { taper: "end" });
  const sand = geo.smooth(
    geo.line([640, 566, 700, 520, 800, 500, 910, 496, 910, 700, 600, 760, 300, 742, 480, 690, 590, 640]),
    true,
  );
  sheet.shape(sand, "cream", 3);
  for (const [i, offset] of [0, -22, -50].entries()) {
    const surf = geo.smooth(
      geo.line([
        250 + offset,
        752,
        400 + offset,
        712,
        520 + offset,
        668,
        602 + offset,
        612,
        650 + offset,
        556 - i * 8,
        720 + offset,
        512 - i * 6,
      ]),
    );
    sheet.stroke(surf, 15 - i * 3, "white", {
      tone: (x, y) => 0.85 + 0.6 * noise.rough(x / 28, y / 28, i + 2),
    });
  }
  headland(
    sheet,
    geo.smooth(geo.line([668, 560, 690, 452, 742, 408, 820, 388, 910, 366])),
    geo.smooth(geo.line([660, 570, 740, 566, 830, 588, 910, 600])),
    5,
  );
  sheet.stroke(geo.smooth(geo.line([910, 410, 830, 424, 764, 436, 736, 460])), 12, "cream", { taper: "end" });
}

const riders: readonly Rider[] = [
  { skin: "brown", hair: "ink", shirt: "marigold" },
  { skin: "tan", hair: "ink", shirt: "white", long: true, wave: true },
  { skin: "ebony", hair: "ink", shirt: "mist" },
  { skin: "brown", hair: "leaf", shirt: "leaf", long: true },
  { skin: "tan", hair: "brick", shirt: "honey" },
];

/** The near shoulder: verge, guard posts, asphalt, the coach, and the quiet bank below. */
function road(sheet: Sheet): void {
  const at = (x: number): number => 842 - (x - 450) * 0.045;
  const level = (dy: number, sway: number, seed: number): Point[] =>
    Array.from(
      { length: 47 },
      (_, i): Point => [-10 + i * 20, at(i * 20) + dy + sway * noise.at(i * 0.4, seed, 3)],
    );
  sheet.shape([...level(-66, 10, 2), [910, 1210], [-10, 1210]], "leaf", 4);
  for (let x = 4; x < 900; x += 13) {
    const h = 17 + 12 * noise.at(x / 11, 1, 2);
    sheet.stroke(
      geo.smooth(geo.line([x, at(x) - 46, x + 3, at(x) - 54 - h * 0.6, x + 9, at(x) - 60 - h])),
      7,
      x % 39 ? "pine" : "leaf",
      { taper: "end" },
    );
  }
  sheet.shape([...level(-36, 0, 1), ...geo.reverse(level(68, 0, 1))], "deep", 1);
  sheet.stroke(level(-28, 0, 1), 5, "cream", { taper: "none" });
  for (let x = 24; x < 900; x += 150)
    sheet.stroke(geo.line([x, at(x) + 36, x + 84, at(x + 84) + 36]), 8, "cream");
  sheet.place({ x: 452, y: at(452) + 16, turn: -2.6, scale: 1.2 }, () => {
    sheet.shape(
      geo.smooth(geo.line([-306, 4, -100, 14, 200, 14, 318, 4, 290, -12, -280, -12]), true),
      "ink",
      1,
    );
    coach(sheet, riders, {
      body: "red",
      shade: "brick",
      roof: "cream",
      stripe: "marigold",
      glass: "sea",
      glint: "haze",
      dark: "ink",
    });
  });
  sheet.shape([...level(62, 8, 7), [910, 1210], [-10, 1210]], "pine", 4);
  for (let row = 0; row < 3; row++)
    for (let x = -4; x < 910; x += 15) {
      const [px, y] = [x + row * 5, at(x) + 92 + row * 42];
      const h = 26 + 16 * noise.at(x / 14, row * 3, 9);
      sheet.stroke(
        geo.smooth(geo.line([px, y, px + 7, y - h * 0.6, px + 17, y - h])),
        7,
        row === 0 ? "pine" : "leaf",
        { taper: "end", tone: () => 1 - row * 0.28 },
      );
    }
}

export const scene = new Scene({
  name: "services/study-tour",
  size: "poster",
  people: true,
  light: { x: -0.55, y: -0.8 },
  palette: [
    "mist",
    "haze",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "white",
    "cream",
    "honey",
    "salmon",
    "red",
    "brick",
    "marigold",
    "leaf",
    "pine",
    "brown",
    "tan",
    "ebony",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "mist");
    skies.cloud(sheet, 700, 120, 420, "white", 5, 9);
    skies.cloud(sheet, 330, 250, 340, "white", 3, 4);
    skies.birds(sheet, 420, 150, 17, 5, "deep");
    const sea = { top: horizon, bottom: 860 };
    water.flat(sheet, sea, "lagoon");
    sheet.shape(
      geo.smooth(geo.line([-10, 430, 200, 420, 420, 446, 620, 520, 560, 640, 300, 740, -10, 790]), true),
      "sea",
      4,
    );
    sheet.shape(geo.rect(-10, horizon, 920, 26), "sea", 1);
    water.swells(sheet, { top: horizon + 20, bottom: 520 }, "haze", 0.6, 4);
    water.swells(sheet, { top: 430, bottom: 720 }, "deep", 0.7, 7);
    coast(sheet);
    stack(sheet, 76, 396, 62, 104, 1);
    stack(sheet, 440, 438, 92, 150, 1);
    stack(sheet, 218, 566, 176, 316, 0);
    road(sheet);
    const greens = { dark: "pine", base: "leaf", lit: "honey" } as const;
    leaves.eucalypt(
      sheet,
      geo.smooth(geo.line([-30, -20, 90, 30, 200, 50, 300, 120])),
      84,
      greens,
      "pine",
      3,
    );
    leaves.eucalypt(sheet, geo.smooth(geo.line([-30, 60, 50, 110, 90, 200])), 76, greens, "pine", 7);
  },
});
