import { geo, type Line } from "../../kit/core/geo";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import paths from "./singapore.paths.json";
import { supertree } from "./singapore.supertree";

/** Night over the gardens; the last of the dusk and the crowns of ordinary trees low down. */
function night(sheet: Sheet): void {
  skies.flat(sheet, "ink");
  skies.bands(sheet, [
    { top: 610, colour: "plum" },
    { top: 786, colour: "rose" },
  ]);
  skies.stars(sheet, 330, 26, "sand", 12);
}

/** Round crowns in a row before the trunks, lit from the left by arcs. */
function crowns(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 920, 940, 320), "night", 1);
  for (const [x, y, r] of geo.fours(paths.crowns)) {
    sheet.shape(geo.arc(x, y, r, r * 0.82), "night", 4);
    for (const size of [0.82, 0.62, 0.42])
      sheet.stroke(geo.arc(x, y, r * size, r * size * 0.82, 186, 284, 14), r * 0.075, "deep");
  }
}

/** Big leaves of the garden close by, cropped by the sheet. */
function near(sheet: Sheet): void {
  const greens = { dark: "forest", base: "deep", lit: "leaf" } as const;
  for (const [points, fat] of [
    [paths.leafA, 62],
    [paths.leafB, 70],
    [paths.leafC, 66],
    [paths.leafD, 74],
  ] as const)
    leaves.banana(sheet, geo.smooth(geo.line(points)), fat, greens, fat);
}

/** The walkway that hangs between the trees, with its lamps. */
function skyway(sheet: Sheet): void {
  const way: Line = geo.smooth(geo.line([-20, 700, 190, 716, 450, 700, 720, 712, 920, 690]));
  sheet.stroke(way, 15, "night", { taper: "none", jitter: 0.08 });
  sheet.stroke(geo.move(way, 0, -4), 7, "marigold", { taper: "none", jitter: 0.08 });
  sheet.stroke(geo.move(way, 0, -24), 3, "marigold", { taper: "none", jitter: 0.08 });
  for (let i = 0; i <= 46; i++) {
    const [x, y] = geo.along(way, i / 46);
    sheet.stroke(geo.line([x, y - 24, x, y - 2]), 2.4, "marigold", { taper: "none" });
  }
}

const lit = { crown: "violet", shade: "plum", rod: "rose", lamp: "marigold" } as const;
const far = { crown: "plum", shade: "plum", rod: "mauve", lamp: "rose" } as const;

export const scene = new Scene({
  name: "stamps/singapore",
  size: "poster",
  flecks: 12,
  light: { x: -0.6, y: -0.7 },
  palette: [
    "night",
    "ink",
    "deep",
    "plum",
    "mauve",
    "violet",
    "rose",
    "marigold",
    "forest",
    "leaf",
    "lime",
    "sand",
  ],
  draw: (sheet) => {
    night(sheet);
    supertree(sheet, { x: 166, foot: 930, high: 400, spread: 138, colours: far });
    supertree(sheet, { x: 744, foot: 930, high: 450, spread: 146, colours: far });
    skyway(sheet);
    supertree(sheet, { x: 450, foot: 930, high: 548, spread: 262, colours: lit });
    crowns(sheet);
    near(sheet);
  },
});
