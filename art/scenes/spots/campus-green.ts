import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { hills } from "../../kit/nature/hills";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { eater, leaner, reader, rucksack } from "./campus-green.people";
import { walkers } from "./campus-green.walkers";

const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;

/** Afternoon behind Pieter Both, the peak with a boulder on its tip, and Le Pouce. */
function mountains(sheet: Sheet): void {
  skies.flat(sheet, "haze");
  skies.bands(sheet, [{ top: 300, colour: "cream" }]);
  skies.heap(sheet, 930, 190, 340, { body: "white", shade: "haze" }, 4);
  skies.cloud(sheet, 200, 90, 460, "white", 3, 3);
  const far = hills.ridge(
    geo.line([-20, 330, 90, 300, 200, 312, 330, 262, 420, 300, 700, 350, 900, 300, 1060, 330, 1240, 290]),
    7,
    5,
  );
  hills.far(sheet, far, 470, { body: "lagoon", hatch: "sea" }, 4);
  const peak = hills.ridge(
    geo.line([
      300, 420, 372, 352, 420, 330, 470, 262, 506, 236, 534, 176, 556, 150, 580, 148, 602, 190, 640, 220, 690,
      280, 760, 318, 860, 360, 960, 430,
    ]),
    6,
    3,
  );
  hills.mountain(
    sheet,
    { ridge: peak, spine: geo.line([566, 148, 590, 210, 572, 270, 620, 340, 600, 440]), foot: 460 },
    { dark: "deep", lit: "sea", carve: "ink" },
    { density: 0.8, seed: 4 },
  );
  sheet.shape(geo.arc(567, 134, 15, 17), "deep", 2);
  sheet.stroke(geo.arc(567, 134, 10, 11, 160, 250, 10), 5, "lagoon");
}

/** The faculty: two floors of galleries under a red roof, open to the lawn. */
function faculty(sheet: Sheet): void {
  trees.canopy(sheet, geo.line([-20, 404, 260, 390, 620, 410, 940, 384, 1220, 396]), 46, 2, greens, 6);
  const [left, right, foot] = [150, 820, 520];
  sheet.shape(geo.rect(left, 352, right - left, foot - 352), "white", 0.8);
  sheet.shape(geo.line([left - 34, 358, left + 30, 292, right - 30, 292, right + 34, 358]), "red", 0.8);
  sheet.shape(geo.line([right - 150, 292, right - 30, 292, right + 34, 358, right - 110, 358]), "brick", 0.8);
  for (let i = 0; i < 12; i++)
    sheet.stroke(geo.line([left + 40 + i * 52, 300, left + 14 + i * 56, 352]), 3, "brick");
  for (const [y, high] of [
    [366, 60],
    [444, 76],
  ] as const)
    for (let i = 0; i < 9; i++) {
      const x = left + 18 + i * 72;
      sheet.shape(
        [...geo.arc(x + 27, y + 22, 27, 24, 180, 360, 12), [x + 54, y + high], [x, y + high]],
        "deep",
        0.6,
      );
      sheet.shape(geo.rect(x + 8, y + 26, 18, high - 26), "ink", 0.5);
      if (y < 400)
        for (let k = 0; k < 5; k++)
          sheet.bar(geo.line([x + 5 + k * 11, y + 38, x + 5 + k * 11, y + high]), 3, "white");
      if ((i + y) % 4 === 1) sheet.shape(geo.rect(x + 30, y + 34, 18, high - 40), "honey", 0.5);
    }
  sheet.shape(geo.rect(left - 6, 430, right - left + 12, 11), "cream", 0.6);
  sheet.stroke(geo.line([right - 6, 356, right - 6, foot]), 12, "haze", { taper: "none" });
}

/** The lawn, mown in strips, a path to the faculty, the shadow of the tree. */
function lawn(sheet: Sheet): void {
  const edge: Line = geo.line([-20, 512, 1240, 512]);
  hills.green(sheet, edge, 930, { body: "leaf", lit: "lime", shade: "pine" }, 1.25, 8);
  sheet.shape(
    geo.smooth(
      geo.line([430, 514, 510, 514, 470, 600, 330, 720, 240, 930, -20, 930, -20, 900, 120, 780, 330, 620]),
      false,
    ),
    "cream",
    2,
  );
  sheet.stroke(geo.smooth(geo.line([510, 516, 470, 602, 332, 722, 246, 926])), 9, "honey");
  const shade = geo.smooth(
    geo.line([430, 790, 560, 716, 760, 690, 980, 700, 1240, 720, 1240, 930, 620, 930, 470, 880]),
    true,
  );
  sheet.shape(shade, "pine", 5);
  const random = noise.stream(6);
  sheet.clip(shade, () => {
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random.range(440, 1200), random.range(700, 900)];
      sheet.shape(geo.arc(x, y, random.range(8, 26), random.range(4, 9)), "leaf", 3);
    }
  });
}

/** A flame tree at the right, its crown red with bloom, its trunk grey in the shade. */
function flameTree(sheet: Sheet): void {
  trees.trunk(sheet, geo.smooth(geo.line([1098, 800, 1080, 640, 1110, 500, 1060, 330])), 74, {
    bark: "timber",
    lit: "honey",
  });
  for (const [x, y, w] of geo.fours([900, 300, 34, 0, 1190, 280, 30, 0, 1010, 220, 26, 0]))
    sheet.stroke(geo.smooth(geo.line([1096, 520, (1096 + x) / 2, 420, x, y])), w, "timber", { taper: "end" });
  const bloom = { dark: "brick", base: "red", lit: "marigold" } as const;
  for (const [i, [x, y, r]] of [
    [1180, 250, 120],
    [860, 330, 84],
    [960, 268, 104],
    [1080, 300, 100],
    [1010, 170, 112],
    [1130, 120, 130],
    [900, 220, 92],
    [1220, 340, 96],
  ].entries()) {
    if (x === undefined || y === undefined || r === undefined) continue;
    trees.clump(
      sheet,
      x,
      y,
      r,
      i === 3 || i === 7 ? { dark: "pine", base: "leaf", lit: "red" } : bloom,
      i + 3,
    );
  }
  const random = noise.stream(17);
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.range(520, 1200), random.range(706, 890)];
    sheet.stroke(
      geo.line([x, y, x + random.range(8, 16), y + random.range(-4, 4)]),
      6,
      i % 4 ? "red" : "marigold",
    );
  }
}

export const scene = new Scene({
  name: "spots/campus-green",
  size: "card",
  people: true,
  light: { x: -0.7, y: -0.7 },
  palette: [
    "haze",
    "cream",
    "white",
    "lagoon",
    "sea",
    "deep",
    "ink",
    "red",
    "brick",
    "honey",
    "marigold",
    "timber",
    "leaf",
    "lime",
    "pine",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    mountains(sheet);
    faculty(sheet);
    lawn(sheet);
    walkers(sheet);
    flameTree(sheet);
    reader(sheet);
    leaner(sheet);
    eater(sheet);
    rucksack(sheet);
  },
});
