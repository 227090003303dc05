import { worldMap } from "../../kit/built/world-map";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { desk } from "./about.desk";
import { arms, people } from "./about.people";

const greens = { dark: "deep", base: "leaf", lit: "cream" } as const;

/** The wall: map in its frame with flight ways, lamp, window light in slanting bars. */
function wall(sheet: Sheet): void {
  skies.flat(sheet, "cream");
  sheet.shape(geo.line([0, 250, 1200, -60, 1200, 120, 0, 450]), "sand", 1.2);
  sheet.shape(geo.line([0, 520, 1200, 190, 1200, 300, 0, 640]), "sand", 1.2);
  sheet.shape(geo.rect(0, 760, 1200, 240), "salmon", 1);
  sheet.shape(geo.rect(0, 748, 1200, 16), "white", 0.8);
  for (let x = 40; x < 1200; x += 76)
    sheet.stroke(geo.line([x, 776, x, 960]), 4, "brick", { tone: (_, y) => 0.9 - (y - 776) / 400 });
  const box = { x: 92, y: 96, w: 900, h: 424 };
  sheet.shape(geo.rect(box.x - 16, box.y - 4, box.w + 48, box.h + 40), "salmon", 1);
  sheet.shape(geo.rect(box.x - 22, box.y - 22, box.w + 44, box.h + 44), "wheatShade", 0.8);
  sheet.shape(geo.rect(box.x - 12, box.y - 12, box.w + 24, box.h + 24), "white", 0.6);
  worldMap.draw(sheet, box, { water: "sea", land: "cream", line: "deep" });
  const home = [77, 11] as const;
  for (const [x, y, rise] of [
    [138.6, -35, 60],
    [0, 51, 90],
    [-100, 42, 150],
    [103, 2, 24],
  ] as const) {
    const route = worldMap.route(box, home, [x, y], rise);
    const count = Math.round(geo.length(route) / 17);
    for (let i = 0; i < count; i++)
      sheet.bar([geo.along(route, i / count), geo.along(route, (i + 0.55) / count)], 3.6, "marigold");
    const [px, py] = worldMap.place(box, x, y);
    sheet.dot(px, py, 8, "red");
    sheet.dot(px - 2, py - 2, 2.6, "white");
  }
  const [hx, hy] = worldMap.place(box, ...home);
  sheet.dot(hx, hy, 12, "red");
  sheet.dot(hx, hy, 5, "white");
}

export const scene = new Scene({
  name: "home/about",
  size: "about",
  people: true,
  light: { x: -0.8, y: -0.6 },
  palette: [
    "white",
    "sand",
    "cream",
    "ink",
    "sea",
    "deep",
    "haze",
    "marigold",
    "red",
    "brick",
    "salmon",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    wall(sheet);
    leaves.banana(sheet, geo.smooth(geo.line([1190, 760, 1150, 600, 1180, 430])), 66, greens, 3);
    people(sheet);
    desk(sheet);
    sheet.clip(geo.rect(0, 926, 1200, 400), () => arms(sheet));
  },
});
