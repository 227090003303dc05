import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { leaves } from "../../kit/nature/leaves";

const centre: Point = [400, 388];

/** A place around the star. */
const around = (degrees: number, r: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r];
};

/** The ground: dark, carved with broken strokes that stand around the star like its light. */
function glow(sheet: Sheet): void {
  const random = noise.stream(4);
  for (let ringNo = 0; ringNo < 9; ringNo++) {
    const r = 196 + ringNo * 52;
    const count = 54 + ringNo * 9;
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 360 + (ringNo % 2) * 3 + random.range(-1, 1);
      const long = random.range(16, 38);
      sheet.stroke(
        [around(a, r + random.range(-8, 8)), around(a, r + long)],
        random.range(2.6, 5),
        ringNo > 4 && i % 3 ? "deep" : "slate",
        {
          tone: (x, y) => 0.55 + 1.1 * noise.rough(x / 90, y / 90, 8) - ringNo * 0.04,
        },
      );
    }
  }
}

/** One branch of laurel from the tie at the foot up one side: pairs of leaves, then berries. */
function branch(sheet: Sheet, side: 1 | -1): void {
  const at = (t: number, r: number): Point => around(90 + side * (8 + 148 * t), r);
  const stem: Line = Array.from({ length: 40 }, (_, i) => at(i / 39, 262 - 6 * (i / 39)));
  sheet.stroke(stem, 11, "timber", { taper: "end" });
  const random = noise.stream(side + 9);
  const greens = { dark: "pine", base: "leaf", lit: "lime" } as const;
  const bright = { dark: "leaf", base: "lime", lit: "sand" } as const;
  for (let i = 0; i < 12; i++) {
    const t = 0.05 + i * 0.078;
    const foot = at(t, 260);
    const long = 104 - 26 * t + random.range(-6, 6);
    const step = (long / 262) * (180 / Math.PI) * 0.8;
    const share = step / 148;
    const outer = geo.smooth([
      foot,
      at(t + share * 0.5, 260 + 36),
      at(t + share, 260 + 58 + random.range(-6, 8)),
    ]);
    const inner = geo.smooth([
      foot,
      at(t + share * 0.56, 260 - 30),
      at(t + share * 1.05, 260 - 46 - random.range(-6, 6)),
    ]);
    leaves.leaf(sheet, inner, 19 - 5 * t, greens);
    leaves.leaf(sheet, outer, 20 - 5 * t, i % 3 === 1 ? bright : greens);
    if (i % 2 === 0 && i < 11) {
      for (const off of [14, -12]) {
        const [x, y] = at(t + 0.045, 262 + off * 1.1);
        sheet.dot(x, y, 9, "brick", 0.5);
        sheet.dot(x - 1.2, y - 1.2, 7, "orange", 0.4);
        sheet.dot(x - 3, y - 3, 2.4, "honey", 0.2);
      }
    }
  }
  leaves.leaf(sheet, geo.smooth([at(0.97, 256), at(1.02, 258), at(1.12, 250)]), 15, bright);
}

/** The star in ten facets, each carved along its ridge. */
function star(sheet: Sheet): void {
  const tip = (i: number): Point => around(i * 36 - 90, i % 2 ? 70 : 178);
  const outline = Array.from({ length: 10 }, (_, i) => tip(i));
  sheet.shape(geo.move(outline, 10, 12), "night", 0.8);
  for (let i = 0; i < 5; i++) {
    const point = tip(i * 2);
    const base = i * 72 - 90;
    for (const turn of [-1, 1]) {
      const corner = tip(i * 2 + turn);
      const a = ((base + turn * 76) * Math.PI) / 180;
      const light = -Math.cos(a) * 0.72 - Math.sin(a) * 0.7;
      const face = light > 0.45 ? "sand" : light > 0 ? "honey" : light > -0.5 ? "marigold" : "orange";
      sheet.shape([centre, point, corner], face, 0.5);
      const cut =
        face === "sand" ? "honey" : face === "honey" ? "marigold" : face === "marigold" ? "orange" : "brick";
      for (let k = 1; k < 9; k++) {
        const foot = geo.mid(centre, point, k / 9.2);
        const rim = geo.mid(corner, point, Math.max(0, (k / 9.2 - 0.36) / 0.64));
        sheet.stroke([foot, geo.mid(foot, rim, face === "sand" ? 0.42 : 0.72)], 4.2, cut, { taper: "end" });
      }
    }
    sheet.stroke([centre, point], 4, "brick", { taper: "end" });
  }
}

/** The ribbon that ties the two branches. */
function tie(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    const tail = geo.smooth(
      geo.line([400, 650, 400 + side * 44, 690, 400 + side * 62, 740, 400 + side * 104, 772]),
    );
    const inner = geo.smooth(
      geo.line([400, 660, 400 + side * 22, 706, 400 + side * 34, 752, 400 + side * 66, 786]),
    );
    sheet.shape(
      [...tail, [400 + side * 82, 764], ...geo.reverse(inner)],
      side === 1 ? "orange" : "marigold",
      0.8,
    );
    for (const t of [0.3, 0.6])
      sheet.stroke(geo.part(geo.between(tail, inner, t), 0.1, 0.9), 4, side === 1 ? "marigold" : "sand");
    const loop = geo.smooth(
      geo.line([
        400,
        652,
        400 + side * 60,
        614,
        400 + side * 112,
        616,
        400 + side * 122,
        650,
        400 + side * 84,
        672,
        400,
        658,
      ]),
      false,
      8,
    );
    sheet.shape(loop, side === 1 ? "orange" : "marigold", 0.8);
    sheet.shape(
      geo.smooth(
        geo.line([400 + side * 34, 652, 400 + side * 76, 634, 400 + side * 104, 640, 400 + side * 92, 656]),
        true,
        6,
      ),
      "night",
      0.8,
    );
    for (const y of [0, 9])
      sheet.stroke(
        geo.smooth(
          geo.line([
            400 + side * 16,
            646 - y * 0.2,
            400 + side * 56,
            626 - y,
            400 + side * 100,
            624 - y * 0.4,
          ]),
        ),
        3.6,
        side === 1 ? "marigold" : "sand",
      );
  }
  sheet.shape(
    geo.smooth(geo.line([376, 638, 400, 632, 424, 638, 428, 660, 400, 676, 372, 660]), true, 6),
    "marigold",
    0.8,
  );
  sheet.stroke(geo.smooth(geo.line([384, 644, 388, 656, 386, 668])), 5, "sand");
  sheet.stroke(geo.smooth(geo.line([414, 642, 412, 656, 416, 668])), 6, "orange");
}

export const scene = new Scene({
  name: "awards/ethical-counselling",
  size: "square",
  light: { x: -0.72, y: -0.7 },
  palette: [
    "ink",
    "night",
    "deep",
    "slate",
    "timber",
    "leaf",
    "pine",
    "lime",
    "sand",
    "honey",
    "marigold",
    "orange",
    "brick",
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 840, 840), "ink", 0);
    glow(sheet);
    branch(sheet, -1);
    branch(sheet, 1);
    star(sheet);
    tie(sheet);
  },
});
