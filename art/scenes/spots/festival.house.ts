import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";

/** The street's end at dusk: a band of late light, roofs, a bare tree. */
function street(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  skies.bands(sheet, [
    { top: 300, colour: "lagoon" },
    { top: 430, colour: "haze" },
  ]);
  for (const [x, top, w] of geo.fours([-20, 470, 90, 0, 60, 440, 80, 0])) {
    sheet.shape(geo.line([x, 800, x, top, x + w / 2, top - 50, x + w, top, x + w, 800]), "plum", 0.8);
    sheet.shape(geo.rect(x + w * 0.5, top + 40, 16, 26), "honey", 0.5);
  }
  sheet.stroke(geo.smooth(geo.line([66, 830, 60, 560, 72, 420, 56, 150])), 34, "ink", { taper: "end" });
  for (const [from, x, y, w] of geo.fours([
    440, -10, 330, 12, 400, 126, 300, 12, 330, 10, 220, 9, 320, 110, 170, 9, 280, 60, 120, 8,
  ]))
    sheet.stroke(geo.smooth(geo.line([66, from + 60, (66 + x) / 2, (from + y) / 2 + 10, x, y])), w, "ink", {
      taper: "end",
    });
}

/** A sash window with warm light behind its curtains, frost in the corners of its panes. */
function sash(sheet: Sheet, x: number): void {
  const frame = { base: "white", shade: "haze", lit: "cream" } as const;
  furniture.window(sheet, { x, y: 150, w: 190, h: 270 }, 2, 2, frame, () => {
    sheet.shape(geo.rect(x - 4, 140, 200, 290), "honey", 0);
    sheet.shape(geo.rect(x - 4, 330, 200, 100), "marigold", 1);
    for (const side of [0, 1])
      sheet.shape(
        geo.smooth(
          geo.line([
            x + side * 190,
            146,
            x + 62 + side * 66,
            150,
            x + 40 + side * 110,
            280,
            x + 30 + side * 130,
            424,
            x + side * 190,
            424,
          ]),
          false,
          5,
        ),
        "red",
        0.8,
      );
    for (const [cx, cy] of geo.line([x, 422, x + 190, 422, x + 95, 424]))
      sheet.shape(geo.arc(cx, cy, 26, 20), "white", 4);
  });
}

/** Brick front, frost along the eaves, windows, the open door with its light. */
export function house(sheet: Sheet): void {
  street(sheet);
  sheet.shape(geo.rect(142, 60, 1100, 700), "plum", 0.8);
  const random = noise.stream(5);
  for (let y = 84; y < 640; y += 19)
    for (let x = 146 + (y % 2) * 22; x < 1210; x += 44)
      if (random.next() < 0.5)
        sheet.stroke(geo.line([x, y, x + 36, y]), 6, random.next() < 0.6 ? "brick" : "ink", {
          taper: "none",
        });
  sheet.shape(geo.rect(124, 40, 1120, 30), "ink", 0.8);
  const frost = [...geo.line([124, 30, 1240, 30, 1240, 46])];
  for (let x = 1220; x > 124; x -= 24) frost.push([x, 44 + 12 * random.next()]);
  sheet.shape(frost, "white", 1.2);
  sash(sheet, 206);
  sash(sheet, 906);
  sheet.shape(geo.rect(498, 92, 226, 560), "white", 0.8);
  sheet.stroke(geo.line([716, 100, 716, 640]), 9, "haze");
  sheet.shape(geo.rect(520, 112, 182, 540), "honey", 0.7);
  sheet.shape(geo.line([520, 112, 552, 130, 552, 640, 520, 652]), "leaf", 0.7);
  sheet.shape(geo.rect(600, 240, 70, 90), "cream", 0.6);
  sheet.shape(geo.line([608, 322, 634, 270, 662, 322]), "lagoon", 0.5);
  sheet.shape(geo.rect(552, 540, 150, 112), "marigold", 0.7);
}

const steps = [
  { tread: 652, riser: 684, foot: 716, left: 384, right: 846 },
  { tread: 716, riser: 752, foot: 792, left: 350, right: 880 },
  { tread: 792, riser: 834, foot: 880, left: 312, right: 918 },
] as const;

/** One clay lamp at its foot, with its light on the board. */
export function lamp(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.place({ x, y, scale: size }, () => {
    sheet.shape(geo.arc(0, -2, 34, 9), "honey", 1);
    sheet.shape(
      geo.smooth(geo.line([-20, -16, 22, -16, 26, -20, 18, -2, 8, 2, -10, 2, -17, -4]), true, 4),
      "brick",
      0.4,
    );
    sheet.shape(geo.arc(0, -16, 20, 5), "timber", 0.3);
    sheet.shape(
      geo.smooth(geo.line([18, -18, 11, -32, 20, -56, 29, -32, 24, -18]), true, 5),
      "marigold",
      0.4,
    );
    sheet.shape(geo.smooth(geo.line([19, -20, 15, -30, 20, -44, 24, -30]), true, 5), "white", 0.2);
  });
}

/** Which lamp of which step leaves its place to the man in the door. */
const leftOut = "0 3";

/** Three wooden steps with a row of lamps on each, posts with frost on their caps. */
export function porch(sheet: Sheet): void {
  sheet.shape(geo.rect(142, 636, 1100, 40), "timber", 0.8);
  sheet.shape(geo.rect(142, 664, 1100, 220), "ink", 0.8);
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const x = side < 0 ? 160 + i * 36 : 884 + i * 56;
      sheet.shape(geo.rect(x, 556, 9, 84), "white", 0.5);
    }
  for (const [x, w] of geo.line([148, 216, 872, 360])) {
    sheet.shape(geo.rect(x, 544, w, 15), "white", 0.6);
    sheet.stroke(geo.line([x, 557, x + w, 557]), 5, "haze");
  }
  for (const x of [354, 852]) {
    sheet.shape(geo.rect(x, 520, 26, 274), "white", 0.6);
    sheet.stroke(geo.line([x + (x < 500 ? 3 : 23), 530, x + (x < 500 ? 3 : 23), 786]), 6, "haze");
    sheet.shape(geo.arc(x + 13, 518, 22, 15), "white", 1);
  }
  steps.forEach(({ tread, riser, foot, left, right }, i) => {
    sheet.shape(geo.line([left + 16, tread, right - 16, tread, right, riser, left, riser]), "timber", 0.8);
    sheet.stroke(geo.line([left + 40, tread + 9, right - 60, tread + 9]), 4, "honey");
    sheet.shape(geo.rect(left, riser, right - left, foot - riser), "brick", 0.8);
    sheet.stroke(geo.line([left + 4, riser + 4, right - 4, riser + 4]), 5, "timber", { taper: "none" });
    const count = 7;
    for (let k = 0; k < count; k++) {
      const x = geo.lerp(left + 44, right - 44, k / (count - 1));
      if (leftOut !== `${i} ${k}`) lamp(sheet, x, riser - 8, 0.62 + i * 0.16);
    }
  });
}

/** Frozen grass and paving in front. */
export function ground(sheet: Sheet): void {
  sheet.shape(geo.rect(-20, 790, 340, 126), "haze", 2);
  sheet.shape(geo.rect(910, 790, 320, 130), "haze", 2);
  sheet.shape(geo.rect(-20, 878, 1240, 40), "lagoon", 1);
  const random = noise.stream(3);
  for (let i = 0; i < 120; i++) {
    const left = i % 2 === 0;
    const x = left ? random.range(-10, 300) : random.range(930, 1210);
    const y = left ? random.range(812, 880) : random.range(812, 880);
    sheet.stroke(
      geo.line([x, y, x + random.range(-7, 7), y - random.range(14, 26)]),
      4,
      i % 3 ? "white" : "lagoon",
      { taper: "end" },
    );
  }
}
