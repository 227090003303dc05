import { buildings } from "../../kit/built/buildings";
import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";
import { skies } from "../../kit/nature/skies";
import { graduates } from "./graduation-procession.graduates";
import { marcher, SOLES } from "./graduation-procession.marcher";

const plants = { dark: "ink", base: "sea", lit: "lagoon" } as const;
const floor = 592;
const ground = 668;

/** The way that all go in the film, and the double steps they take on it: both whole, so that it repeats. */
const way = 1920;
const steps = 7;

/** One bay of the arcade: the wall in the gallery with its door and the sun on it, the arch's ring and soffit. */
function bay(sheet: Sheet, x: number): void {
  const opening = buildings.arch(x, 96, 196, floor - 96);
  sheet.shape(opening, "lagoon", 0.8);
  sheet.clip(opening, () => {
    sheet.shape(buildings.arch(x - 76, 270, 196, 330), "straw", 1);
    sheet.shape(buildings.arch(x + 92, 330, 70, 270), "sea", 0.8);
    for (let y = 300; y < floor; y += 44)
      sheet.stroke(geo.line([x - 4, y, x + 60, y + 2, x + 112, y]), 2.6, "sand", {
        tone: (px, py) => 0.6 + 0.7 * noise.rough(px / 50, py / 40, 3),
      });
    for (let k = 0; k < 6; k++)
      sheet.stroke(geo.arc(x + 98, 196, 90 - k * 13, 92 - k * 13, 196, 262, 14), 3.4, "sea");
    sheet.shape(
      [
        ...geo.arc(x + 98, 194, 98, 98, 270, 360, 16),
        [x + 196, floor],
        [x + 176, floor],
        ...geo.arc(x + 88, 200, 88, 88, 360, 280, 16),
      ],
      "sea",
      0.8,
    );
  });
  const ring = [
    ...geo.arc(x + 98, 194, 98, 98, 180, 360, 24),
    ...geo.arc(x + 98, 194, 130, 130, 360, 180, 24),
  ];
  sheet.shape(ring, "sand", 0.8);
  for (let k = 1; k < 13; k++) {
    const spoke = (r: number): Point => {
      const angle = ((180 + k * (180 / 13)) * Math.PI) / 180;
      return [x + 98 + r * Math.cos(angle), 194 + r * Math.sin(angle)];
    };
    sheet.stroke([spoke(100), spoke(129)], 3, "straw", { taper: "none" });
  }
}

/** A half column with its capital and foot between two bays, its left side in shade. */
function column(sheet: Sheet, x: number): void {
  sheet.shape(geo.rect(x - 23, 214, 46, floor - 214), "sand", 0.8);
  sheet.shape(geo.rect(x - 23, 214, 13, floor - 214), "lagoon", 0.8);
  for (const dx of [-4, 8]) sheet.stroke(geo.line([x + dx, 226, x + dx, floor - 30]), 3, "straw");
  sheet.shape(geo.line([x - 36, 186, x + 36, 186, x + 25, 214, x - 25, 214]), "sand", 0.8);
  sheet.stroke(geo.line([x - 34, 198, x + 32, 198]), 3, "lagoon");
  sheet.shape(geo.rect(x - 32, floor - 24, 64, 26), "sand", 0.8);
  sheet.stroke(geo.line([x - 30, floor - 12, x + 30, floor - 12]), 3, "lagoon");
  sheet.dot(x, 116, 24, "sand");
  sheet.dot(x, 116, 16, "red");
  sheet.dot(x, 116, 6, "marigold");
}

/** The stone arcade in the morning, the sun from the right. */
function arcade(sheet: Sheet): void {
  skies.flat(sheet, "straw");
  for (let i = -1; i < 5; i++) bay(sheet, 50 + i * 256);
  for (let i = 0; i < 6; i++) column(sheet, 20 + i * 256);
  sheet.shape(geo.rect(-10, 34, 1300, 20), "sand", 1);
  sheet.shape(geo.rect(-10, 54, 1300, 7), "lagoon", 1);
  for (let x = 8; x < 1280; x += 32) sheet.shape(geo.rect(x, 14, 16, 20), "sand", 0.8);
  sheet.shape(geo.rect(-10, floor, 1300, 140), "sand", 1);
  sheet.stroke(geo.line([-20, floor + 3, 1300, floor + 3]), 6, "lagoon", { taper: "none" });
  for (const [y, k] of geo.line([622, 1, 658, 2, 702, 3]))
    sheet.stroke(geo.line([-20, y, 640, y + 1, 1300, y]), 1.6 + k * 0.8, "straw", { taper: "none" });
  for (let i = -9; i <= 9; i++)
    sheet.stroke(geo.line([640 + i * 110, floor + 6, 640 + i * 190, 730]), 3, "straw", { taper: "start" });
}

/** The shadow on the paving, thrown to the left and away from the viewer. */
function shadow(sheet: Sheet, x: number, scale: number): void {
  const long = 190 * scale * 2.5;
  const line = geo.line([
    x + 40,
    ground + 4,
    x - 40,
    ground - 10,
    x - long * 0.6,
    ground - 44,
    x - long,
    ground - 58,
    x - long * 0.9,
    ground - 40,
    x - 70,
    ground + 6,
  ]);
  sheet.place({ x, y: ground, ownGrain: true }, () =>
    sheet.shape(geo.move(geo.smooth(line, true), -x, -ground), "lagoon", 1.2),
  );
}

/** Dark leaves and flowers at the lower edge, cropped by the frame. */
function border(sheet: Sheet): void {
  const random = noise.stream(12);
  for (let i = 0; i < 46; i++) {
    const x = i < 24 ? -20 + i * 15 : 900 + (i - 24) * 19;
    const near = i < 24 ? 1 - i / 26 : (i - 22) / 24;
    const tip: Point = [x + random.range(-34, 34), 716 - near * random.range(24, 62)];
    leaves.leaf(
      sheet,
      geo.smooth([[x, 744], [(x + tip[0]) / 2 + random.range(-8, 8), (744 + tip[1]) / 2], tip]),
      9,
      plants,
    );
    if (i % 4 === 1 && near > 0.3) {
      sheet.dot(tip[0], tip[1], 8, "red", 1);
      sheet.dot(tip[0] + 1, tip[1] - 1, 3, "marigold");
    }
  }
}

export const scene = new Scene({
  name: "videos/graduation-procession",
  size: "video",
  light: { x: 0.7, y: -0.7 },
  people: true,
  flecks: 0,
  still: 0.48,
  palette: [
    ...(["sand", "white", "straw", "lagoon", "ink", "night", "sea", "marigold", "red"] as const),
    ...palette.skin("ebony"),
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet, time) => {
    arcade(sheet);
    const walking = graduates.map((person, i) => ({
      ...{ person, phase: time * steps + i * 0.37 },
      x: ((person.x + time * way) % way) - 300,
    }));
    for (const { x, person } of walking) shadow(sheet, x, person.scale);
    for (const { x, person, phase } of walking) {
      const { scale } = person;
      const rise = 10 * Math.abs(Math.sin(2 * Math.PI * phase));
      const stride = way / steps / 2 / scale;
      sheet.place({ x, y: ground - (SOLES + rise) * scale, scale, ownGrain: true }, () =>
        marcher(sheet, person, { phase, stride, rise }),
      );
    }
    border(sheet);
  },
});
