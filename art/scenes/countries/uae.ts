import { buildings } from "../../kit/built/buildings";
import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { burj } from "./uae.burj";
import { camel } from "./uae.camel";
import { dune } from "./uae.dunes";
import paths from "./uae.paths.json";

const foot = 770;

/** The right edge of a lesser tower of unit width and height, foot first: slanted, stepped to a needle, bowed, twisted. */
const profiles = {
  slant: { left: geo.line([0, 0, 0, 0.88]), right: geo.line([1, 0, 1, 1]) },
  needle: { left: geo.line(paths.needleLeft), right: geo.line(paths.needleRight) },
  bow: {
    left: geo.line([0, 0, 0, 1]),
    right: geo.smooth(geo.line([1, 0, 1.12, 0.3, 1.02, 0.62, 0.66, 0.88, 0.1, 1])),
  },
  twist: {
    left: geo.smooth(geo.line([0, 0, 0.12, 0.28, -0.02, 0.56, 0.14, 0.82, 0.1, 1])),
    right: geo.smooth(geo.line([1, 0, 0.9, 0.28, 1.04, 0.56, 0.9, 0.82, 0.92, 0.94])),
  },
} as const;

/** The lesser towers of the new city and, far off, the sail by the sea. */
function towers(sheet: Sheet): void {
  for (const [x, w, h, kind] of [
    [1028, 58, 200, "twist"],
    [1100, 48, 300, "needle"],
    [1164, 50, 180, "slant"],
    [1446, 52, 310, "slant"],
    [1510, 60, 230, "bow"],
    [1588, 54, 330, "needle"],
    [1652, 58, 200, "slant"],
    [1722, 58, 290, "twist"],
    [1792, 66, 170, "bow"],
    [1866, 54, 250, "slant"],
  ] as const) {
    const at = (line: Line): Line => line.map(([px, py]): Point => [x + px * w, foot - py * h]);
    const [left, right] = [at(profiles[kind].left), at(profiles[kind].right)];
    const body: Line = [...left, ...geo.reverse(right)];
    sheet.shape(body, "mauve", 0.8);
    sheet.clip(body, () => {
      sheet.shape([...geo.between(left, right, 0.62), ...geo.reverse(geo.move(right, 30, 0))], "plum", 0.8);
      for (let y = foot - h + 24; y < foot - 20; y += 15)
        sheet.stroke(geo.line([x + 3, y, x + w * 0.55, y]), 3.2, "blush", {
          tone: (px) => 0.5 + noise.at(px / 14, y / 9, 5),
        });
    });
  }
  sheet.shape(
    geo.smooth(geo.line([700, 770, 704, 690, 722, 620, 756, 560])).concat(geo.line([764, 530, 768, 770])),
    "mauve",
    0.8,
  );
  for (const y of [600, 640, 680, 720])
    sheet.stroke(
      [
        [716 - (y - 600) * 0.08, y],
        [764, y],
      ],
      4,
      "blush",
      { taper: "end" },
    );
  sheet.bar(geo.line([764, 540, 764, 490]), 3, "mauve");
}

/** The caravan with its leader on the crest. */
function caravan(sheet: Sheet, crest: Line): void {
  const at = (x: number): number => geo.heightAt(crest, x) + 3;
  for (const [x, s, stride] of [
    [470, 0.4, 1],
    [580, 0.42, -1],
    [694, 0.4, 0.6],
  ] as const)
    sheet.place({ x, y: at(x), scale: s }, () => camel(sheet, "ink", "plum", "brick", "honey", stride));
  sheet.place({ x: 384, y: at(384), scale: 0.4 }, () => {
    sheet.shape(geo.smooth(geo.line(paths.robe), true), "sand", 0.5);
    sheet.shape(geo.smooth(geo.line(paths.headcloth), true), "sand", 0.5);
    sheet.dot(-4, -142, 9, "ink");
    sheet.bar(geo.line([-14, -150, 13, -150]), 4, "ink");
    sheet.stroke(geo.line([6, -8, 14, -110]), 9, "dusk");
  });
  sheet.bar(
    [
      [392, at(392) - 38],
      [412, at(412) - 58],
    ],
    1.6,
    "ink",
  );
}

export const scene = new Scene({
  name: "countries/uae",
  size: "wide",
  light: { x: -0.82, y: -0.5 },
  palette: [
    "honey",
    "straw",
    "cream",
    "sand",
    "white",
    "dusk",
    "slate",
    "ink",
    "mauve",
    "plum",
    "blush",
    "salmon",
    "brick",
  ],
  draw: (sheet) => {
    skies.flat(sheet, "honey");
    skies.bands(sheet, [
      { top: 470, colour: "straw" },
      { top: 620, colour: "cream" },
    ]);
    skies.sun(sheet, 1010, 560, 120, { disc: "sand" });
    skies.cloud(sheet, 620, 640, 480, "blush", 3, 4);
    buildings.skyline(sheet, { left: -20, right: 1950, foot, low: 20, high: 110 }, { wall: "blush" }, 9);
    towers(sheet);
    sheet.place({ x: 1300, y: foot + 10, scale: 0.93 }, () =>
      burj(sheet, { lit: "white", wall: "sand", dim: "dusk", dark: "slate", line: "ink", glint: "mauve" }),
    );
    buildings.skyline(
      sheet,
      { left: 860, right: 1950, foot: foot + 6, low: 10, high: 70 },
      { wall: "plum", window: "honey" },
      7,
    );
    sheet.shape(geo.rect(-20, 766, 1980, 60), "plum", 2);
    const first = geo.smooth(geo.line(paths.firstCrest));
    dune(
      sheet,
      {
        crest: first,
        lit: "salmon",
        shade: "brick",
        fold: "plum",
        line: "honey",
        slip: geo.smooth(geo.line(paths.firstSlip), true),
      },
      3,
    );
    caravan(sheet, first);
    const second = geo.smooth(geo.line(paths.secondCrest));
    dune(
      sheet,
      {
        crest: second,
        lit: "honey",
        shade: "brick",
        fold: "plum",
        line: "salmon",
        slip: geo.smooth(geo.line(paths.secondSlip), true),
      },
      7,
    );
    const third = geo.smooth(geo.line(paths.thirdCrest));
    dune(
      sheet,
      {
        crest: third,
        lit: "salmon",
        shade: "plum",
        fold: "brick",
        line: "straw",
        slip: geo.smooth(geo.line(paths.thirdSlip), true),
      },
      9,
    );
    const reed = { dark: "plum", base: "slate", lit: "honey" } as const;
    leaves.grass(sheet, 1690, 1090, 150, 30, reed, 3);
    leaves.grass(sheet, 1800, 1096, 110, 22, reed, 5);
  },
});
