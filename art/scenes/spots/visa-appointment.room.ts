import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";

/** The tall window on a quiet street of trees, its light on the wall. */
function daylight(sheet: Sheet): void {
  for (const x of [420, 640])
    sheet.shape(geo.line([x + 170, -10, x + 330, -10, x + 60, 634, x - 100, 634]), "cream", 1);
  const frame = { base: "white", shade: "haze", lit: "cream" } as const;
  furniture.window(sheet, { x: 30, y: 60, w: 236, h: 330 }, 2, 2, frame, () => {
    sheet.shape(geo.rect(20, 50, 260, 350), "haze", 0);
    sheet.shape(geo.rect(20, 210, 120, 200), "cream", 1);
    for (const [x, y] of geo.line([44, 236, 84, 236, 44, 290, 84, 290]))
      sheet.shape(geo.rect(x, y, 22, 34), "haze", 0.6);
    const greens = { dark: "pine", base: "leaf", lit: "haze" } as const;
    trees.canopy(sheet, geo.line([120, 300, 190, 230, 290, 250]), 34, 3, greens, 4);
    trees.canopy(sheet, geo.line([20, 356, 120, 340, 290, 350]), 28, 2, greens, 8);
  });
}

/** Seats for those who wait, in a row on one beam, and a plant in the corner. */
function seats(sheet: Sheet): void {
  sheet.bar(geo.line([-20, 706, 250, 706]), 10, "ink");
  for (const x of [40, 210]) sheet.bar(geo.line([x, 706, x, 800]), 9, "ink");
  for (const x of [-64, 46, 156]) {
    sheet.shape(
      geo.smooth(geo.line([x, 672, x + 6, 560, x + 50, 548, x + 94, 560, x + 98, 672]), false, 5),
      "sea",
      0.7,
    );
    sheet.stroke(geo.smooth(geo.line([x + 14, 656, x + 20, 580, x + 46, 566])), 5, "haze");
    sheet.shape(
      geo.smooth(geo.line([x - 4, 690, x + 6, 664, x + 94, 664, x + 104, 690, x + 50, 704]), true, 5),
      "ink",
      0.6,
    );
  }
}

/** A rubber plant in its pot at the end of the counter. */
function plant(sheet: Sheet): void {
  const greens = { dark: "pine", base: "leaf", lit: "haze" } as const;
  for (const [x, y, fat] of [
    [1096, 236, 24],
    [1150, 196, 26],
    [1204, 246, 26],
    [1120, 300, 22],
    [1186, 314, 24],
  ] as const)
    leaves.leaf(
      sheet,
      geo.smooth(geo.line([1150, 420, (1150 + x) / 2, (420 + y) / 2 - 10, x, y])),
      fat,
      greens,
    );
  furniture.pot(sheet, 1150, 410, 96, 100, { base: "honey", shade: "timber", lit: "cream" });
}

/** The hall: walls, floor, the row of counters further back. */
export function hall(sheet: Sheet): void {
  skies.flat(sheet, "mist");
  daylight(sheet);
  sheet.shape(geo.rect(-20, 640, 1240, 280), "cream", 0.8);
  for (const [a, b] of geo.line([120, -160, 330, 180, 560, 560, 800, 930]))
    sheet.stroke(geo.line([a, 640, b, 910]), 4, "honey", { taper: "none" });
  sheet.stroke(geo.line([-20, 634, 700, 634]), 12, "white", { taper: "none" });
  seats(sheet);
  sheet.shape(geo.rect(1030, 500, 190, 120), "timber", 0.8);
  plant(sheet);
}

/** The counter before the clerk: its top as a slab, boards in front, a pane that parts it from the next. */
export function counter(sheet: Sheet): void {
  sheet.shape(geo.line([566, 592, 1240, 592, 1240, 704, 496, 704]), "white", 0.7);
  sheet.shape(geo.line([566, 592, 548, 622, 1240, 622, 1240, 592]), "haze", 0.7);
  sheet.shape(geo.rect(496, 702, 744, 26), "honey", 0.7);
  sheet.shape(geo.rect(520, 726, 720, 200), "timber", 0.7);
  for (let x = 548; x < 1220; x += 58) sheet.stroke(geo.line([x, 734, x, 910]), 5, "ink");
  for (let x = 528; x < 1220; x += 58) sheet.stroke(geo.line([x, 740, x, 890]), 3.4, "honey");
}
