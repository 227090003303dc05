import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";

const middle = 400;

/** The cup's profile: half width at a height, from rim to foot. */
const profile = geo.smooth(
  geo.line([
    152, 168, 148, 196, 145, 250, 134, 318, 108, 378, 66, 420, 30, 442, 20, 462, 22, 474, 40, 484, 40, 496,
    22, 506, 22, 530, 40, 552, 84, 568, 92, 580, 92, 592,
  ]),
  false,
  6,
);

/** The curve over the cup at share s of its width, -1 left edge to 1 right edge. */
const meridian = (s: number): Line =>
  profile.map(([r, y]): Point => [middle + r * Math.sin((s * Math.PI) / 2), y]);

/** A band of the cup between two meridians. */
const slice = (a: number, b: number): Line => [...meridian(a), ...geo.reverse(meridian(b))];

/** An ear-shaped handle: a tube with a lit upper side and an inner edge in shade. */
function handle(sheet: Sheet, side: 1 | -1): void {
  const curve = geo.smooth(
    geo
      .line([136, 216, 190, 178, 240, 196, 252, 256, 226, 318, 176, 350, 152, 388, 120, 372])
      .map(([x, y]): Point => [middle + side * x, y]),
    false,
    10,
  );
  const tube = (out: number, width: number, colour: Colour, from = 0, to = 1): void => {
    const line = geo.part(curve, from, to, 44);
    const moved = line.map(([x, y], i): Point => {
      const next = line[Math.min(43, i + 1)] ?? line[i] ?? [x, y];
      const last = line[Math.max(0, i - 1)] ?? [x, y];
      const size = geo.distance(last, next) || 1;
      return [x + (side * out * (next[1] - last[1])) / size, y - (side * out * (next[0] - last[0])) / size];
    });
    sheet.stroke(moved, width, colour, { taper: "none", jitter: 0.04 });
  };
  tube(0, 34, side === 1 ? "brick" : "orange");
  tube(2, 24, side === 1 ? "orange" : "marigold");
  tube(5, 9, side === 1 ? "marigold" : "sand", 0.06, side === 1 ? 0.5 : 0.62);
  const [x, y] = [middle + side * 120, 374];
  sheet.dot(x, y, 21, "orange", 0.6);
  sheet.dot(x - 2, y - 2, 15, "marigold", 0.6);
}

/** The bowl, stem and foot: three steps of gold and carved lines down the form. */
function cup(sheet: Sheet): void {
  handle(sheet, -1);
  handle(sheet, 1);
  sheet.shape(slice(-1, 1), "marigold", 0.6);
  sheet.shape(slice(0.34, 1), "orange", 0.8);
  sheet.shape(slice(0.7, 1), "brick", 0.8);
  sheet.shape(slice(-0.78, -0.52), "sand", 0.8);
  sheet.shape(slice(-0.44, -0.36), "straw", 0.6);
  for (let i = 0; i < 13; i++) {
    const s = -0.28 + i * 0.05;
    sheet.stroke(geo.part(meridian(s), 0.05, 0.52), 3 + i * 0.45, "orange", {
      taper: "both",
      tone: (x, y) => 0.55 + i * 0.04 + 0.5 * noise.rough(x / 30, y / 60, 4),
    });
  }
  for (let i = 0; i < 6; i++)
    sheet.stroke(geo.part(meridian(0.44 + i * 0.045), 0.04, 0.5), 4.4, "brick", {
      tone: (x, y) => 0.7 + 0.8 * noise.rough(x / 26, y / 50, 6),
    });
  sheet.stroke(geo.part(meridian(0.9), 0.06, 0.46), 5, "orange");
  const belt = (y: number, r: number, w: number, colour: Colour): void =>
    sheet.stroke(geo.arc(middle, y, r, r * 0.13, 4, 176, 30), w, colour, { taper: "none", jitter: 0.1 });
  belt(232, 145, 7, "brick");
  belt(241, 144, 4, "sand");
  belt(322, 130, 6, "brick");
  sheet.shape(geo.arc(middle, 168, 152, 30), "straw", 0.6);
  sheet.shape(geo.arc(middle, 171, 138, 22), "brick", 0.6);
  sheet.clip(geo.arc(middle, 171, 138, 22), () =>
    sheet.shape(geo.arc(middle + 40, 188, 128, 22), "orange", 0.6),
  );
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const a = (i * 36 - 90) * (Math.PI / 180);
    const r = i % 2 ? 17 : 40;
    return [middle - 22 + r * Math.cos(a) * 0.94, 288 + r * Math.sin(a)];
  });
  sheet.shape(geo.move(star, 4, 4), "brick", 0.4);
  sheet.shape(star, "sand", 0.4);
}

/** The plinth with its empty plate. */
function plinth(sheet: Sheet): void {
  sheet.shape(geo.line([296, 590, 504, 590, 516, 612, 284, 612]), "slate", 0.6);
  sheet.shape(geo.rect(284, 610, 232, 90), "ink", 0.8);
  sheet.shape(geo.rect(448, 610, 68, 90), "night", 0.8);
  for (let i = 0; i < 8; i++)
    sheet.stroke(geo.line([292, 620 + i * 10, 440, 621 + i * 10]), 2.6, "slate", {
      tone: (x, y) => 0.4 + 0.9 * noise.rough(x / 40, y / 8, 5),
    });
  sheet.shape(geo.rect(338, 632, 110, 46), "brick", 0.5);
  sheet.shape(geo.rect(334, 628, 110, 46), "marigold", 0.5);
  sheet.stroke(geo.line([342, 634, 420, 634]), 5, "sand");
  sheet.shape(geo.line([270, 700, 530, 700, 540, 724, 260, 724]), "ink", 0.8);
  sheet.stroke(geo.line([266, 708, 440, 708]), 4, "slate");
}

/** The cloth over the table: a flat top edge and folds that fall towards the viewer. */
function cloth(sheet: Sheet): void {
  sheet.shape(geo.line([-20, 690, 820, 690, 820, 820, -20, 820]), "red", 1);
  sheet.shape(geo.line([524, 700, 820, 690, 820, 746, 560, 744]), "brick", 1);
  const hem = 742;
  sheet.stroke(geo.line([-20, hem, 820, hem]), 6, "brick", { taper: "none" });
  for (let i = 0; i < 27; i++) {
    const x = -10 + i * 32 + 8 * noise.at(i * 1.7, 2, 4);
    sheet.stroke(
      geo.smooth(geo.line([x, hem + 4, x + 3, hem + 40, x - 4, 830])),
      i % 2 ? 13 : 6,
      i % 2 ? "brick" : "rose",
      { taper: "start" },
    );
  }
}

export const scene = new Scene({
  name: "awards/student-support",
  size: "square",
  light: { x: -0.8, y: -0.6 },
  palette: [
    "sea",
    "deep",
    "lagoon",
    "marigold",
    "straw",
    "sand",
    "orange",
    "brick",
    "red",
    "rose",
    "ink",
    "night",
    "slate",
  ],
  draw: (sheet) => {
    sheet.shape(geo.rect(-20, -20, 840, 840), "sea", 0);
    const random = noise.stream(3);
    const beam = geo.line([40, -20, 430, -20, 720, 700, 330, 700]);
    sheet.shape(beam, "lagoon", 1.4);
    sheet.shape(geo.line([232, -20, 250, -20, 540, 700, 522, 700]), "sea", 1);
    for (const y of [190, 440])
      sheet.shape(geo.line([-20, y, 820, y - 10, 820, y + 8, -20, y + 16]), "sea", 1);
    for (let i = 0; i < 34; i++) {
      const x = -260 + i * 34;
      const line = geo.line([x, -20, x + 145, 340, x + 290, 700]);
      const tone = (px: number, py: number): number =>
        geo.inside(beam, [px, py])
          ? 0
          : 0.5 + 0.9 * noise.rough(px / 70, py / 110, 9) + (0.5 * Math.abs(px - 400)) / 400;
      for (let k = 0; k < 4; k++)
        sheet.stroke(geo.part(line, k * 0.25 + random.range(0, 0.06), k * 0.25 + 0.22), 6, "deep", { tone });
    }
    cloth(sheet);
    plinth(sheet);
    cup(sheet);
  },
});
