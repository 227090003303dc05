import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import { type HairDraw, hairLocks } from "./hair-locks";
import { hairShape } from "./hair-shape";

const { mass, tuft } = hairLocks;

/** Straight hair cut across the brow. */
function fringe(draw: HairDraw): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  const p = form.project;
  const edge = hairShape.outer(form, 9, 7, 30, 24);
  const cut = geo.smooth([
    p(-66, -4, 14),
    p(-56, -26, 32),
    p(-30, -33, 52),
    p(0, -35, 58),
    p(30, -33, 52),
    p(56, -26, 32),
    p(66, -4, 14),
  ]);
  sheet.shape([...edge, ...geo.reverse(cut)], c.base, 0.6);
  const crown: Line = [geo.along(edge, 0.46), geo.along(edge, 0.5), geo.along(edge, 0.54)];
  hairShape.strands(sheet, cut, geo.smooth(crown), 17, 3, c.lit, hairShape.sheen(sheet, form));
  for (let i = 1; i < 14; i++) {
    const [x, y] = geo.along(cut, i / 14);
    sheet.stroke(
      [
        [x, y - 16],
        [x + noise.at(i, 3, 2) * 3, y + 3 + 4 * Math.abs(noise.at(i, 1, 4))],
      ],
      8,
      c.base,
      { taper: "end" },
    );
  }
}

/** Drawn up into a knot on the crown. */
function topknot(draw: HairDraw): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  const [x, y]: Point = [-6 - 10 * form.turn, -126];
  sheet.shape(
    geo.smooth(
      geo
        .line([-34, 14, -40, -12, -18, -32, 14, -34, 38, -14, 34, 14, 0, 24])
        .map(([a, b]): Point => [x + a, y + b]),
      true,
    ),
    c.base,
    1,
  );
  hairShape.strands(sheet, geo.arc(x, y, 30, 26, 170, 340), geo.arc(x, y, 30, 24, 170, 0), 6, 3.6, c.lit);
  const line = hairShape.hairline(form, 66, 6, 4);
  const edge = hairShape.outer(form, 6, 3, 10, 8);
  sheet.shape([...edge, ...geo.reverse(line)], c.base, 0.7);
  for (let i = 0; i < 19; i++) {
    const from = geo.along(line, (i + 0.5) / 19);
    const goal: Point = [x + (i - 9) * 1.7, y + 22];
    sheet.stroke(
      geo.part(
        geo.smooth([from, geo.mid(from, [goal[0] + (from[0] - goal[0]) * 0.7, goal[1]], 0.6), goal]),
        0.05,
        0.85,
      ),
      3,
      c.lit,
      { tone: hairShape.sheen(sheet, form) },
    );
  }
}

/** Ropes of hair from the crown past the jaw; `behind` draws those at the back. */
function locs(draw: HairDraw, behind: boolean): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  const rope = (run: Line, width: number): void => {
    const spine = geo.smooth(run);
    sheet.stroke(spine, width, c.base, { taper: "start", jitter: 0.2 });
    for (let k = 2; k < 12; k++) {
      const [x, y] = geo.along(spine, k / 12);
      sheet.stroke(
        [
          [x - width * 0.3, y - 2],
          [x + width * 0.3, y + 3],
        ],
        2.4,
        c.lit,
      );
    }
  };
  if (behind) {
    for (let i = 0; i < 11; i++) {
      const x = -86 + i * 17 - 16 * form.turn;
      rope(
        [
          [x * 0.7, -60],
          [x, 10],
          [x * 1.02 + 4 * noise.at(i, 2, 3), 112 + 22 * noise.at(i * 1.9, 5, 2)],
        ],
        21,
      );
    }
    return;
  }
  const p = form.project;
  mass(draw, hairShape.hairline(form, 64, 8, 6), hairShape.outer(form, 10, 6, 6, 4), 9);
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const top = p(side * (12 + i * 7), -96 + i * 4, 24);
      const out = p(side * (58 + i * 5), -46 + i * 6, 22 - i * 4);
      rope(
        [
          top,
          geo.mid(top, [out[0], top[1]], 0.7),
          out,
          [out[0] + side * (6 + i * 3), 34],
          [out[0] + side * (4 + i * 3), 84 + 20 * noise.at(i * 2.1, side, 5)],
        ],
        18,
      );
    }
}

/** Loose waves to the shoulders, lock beside lock. */
function waves(draw: HairDraw, behind: boolean): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  const rear = -18 * form.turn;
  if (behind) {
    const side = (s: number): Line =>
      geo.smooth([
        [s * 60 + rear, -70],
        [s * 98 + rear, -10],
        [s * 92 + rear * 0.8, 46],
        [s * 108 + rear * 0.6, 104],
        [s * 88 + rear * 0.4, 158],
      ]);
    hairShape.lock(sheet, side(-1), side(1), 12, 4, c, (x) => 0.4 + (x * sheet.localLight.x) / 110);
    return;
  }
  const p = form.project;
  mass(draw, hairShape.hairline(form, 60, 14, 14), hairShape.outer(form, 15, 13, 36, 30), 11);
  for (const side of [-1, 1])
    for (let i = 3; i >= 0; i--) {
      const shift = side === 1 ? -5 * form.turn : -15 * form.turn;
      const x = side * (67 + i * 9) + shift;
      const foot = 116 + 13 * i - (side === 1 ? 16 : 0);
      tuft(
        draw,
        [
          p(side * (30 + i * 7), -72 - i * 4, 34),
          [x * 0.92, -46 + i * 2],
          [x + side * 3, 4],
          [x - side * 5, 46],
          [x + side * 7, 82],
          [x - side * 4, foot],
        ],
        30,
      );
    }
}

export const hairLong = { fringe, topknot, locs, waves };
