import { geo, type Point } from "../core/geo";
import { noise } from "../core/noise";
import { palette } from "../core/palette";
import { type HairDraw, hairLocks } from "./hair-locks";
import { hairShape } from "./hair-shape";

const { mass, tuft } = hairLocks;

/** Short and swept across the brow, points before the ears. */
function pixie(draw: HairDraw): void {
  const { form } = draw;
  const p = form.project;
  mass(draw, hairShape.hairline(form, 56, 8, 8), hairShape.outer(form, 13, 6, 16, 12), 13);
  const root: Point = p(-34, -82, 40);
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const end = p(geo.lerp(-30, 62, t), geo.lerp(-30, -8, t * t), geo.lerp(54, 16, t));
    tuft(draw, [geo.mid(root, p(30, -88, 30), t), geo.mid(root, end, 0.55), end], 20 - 5 * t);
  }
  for (const side of [-1, 1])
    for (const [x, y] of geo.line([62, 30, 66, 20, 58, 16]))
      tuft(draw, [p(side * 64, -40, 16), p(side * 68, -8, 8), p(side * x, y, 12)], 13);
}

/** Shaved sides and a block of coils on top. */
function fade(draw: HairDraw): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  const { shade } = palette.skins[look.skin];
  const p = form.project;
  const side = hairShape.outer(form, 1, 0, -12, -8);
  const line = hairShape.hairline(form, 62, -10, -8);
  sheet.shape([...side, ...geo.reverse(line)], shade, 0.5);
  sheet.clip([...side, ...geo.reverse(line)], () =>
    hairShape.strands(sheet, line, side, 24, 2.2, c.base, (_, y) => 0.5 - y / 70),
  );
  const top = geo.smooth(
    [
      p(-55, -52, 28),
      p(-46, -60, 40),
      p(-24, -64, 52),
      p(4, -66, 57),
      p(30, -63, 52),
      p(47, -59, 38),
      p(54, -52, 26),
      p(58, -82, 14),
      p(46, -106, 14),
      p(14, -116, 16),
      p(-26, -113, 10),
      p(-54, -100, 2),
      p(-60, -76, 12),
    ],
    true,
  );
  hairShape.curls(sheet, top, 13, c, hairShape.sheen(sheet, form));
}

/** Combed straight back from a high brow. */
function slick(draw: HairDraw): void {
  const { form } = draw;
  mass(draw, hairShape.hairline(form, 74, 4, 2, 6), hairShape.outer(form, 9, 4, 6, 4), 19);
}

/** Short, uncombed: tufts every way above the brow. */
function tousled(draw: HairDraw): void {
  const { form, look } = draw;
  const p = form.project;
  mass(draw, hairShape.hairline(form, 62, 4, 2), hairShape.outer(form, 13, 4, 0, -2), 11);
  const lean = (look.parting ?? -0.5) < 0 ? 1 : -1;
  const edge = hairShape.outer(form, 10, 3, -30, -30);
  for (let i = 0; i < 9; i++) {
    const [x, y] = geo.along(edge, (i + 0.5) / 9);
    const size = Math.hypot(x, y + 10) || 1;
    const away = 7 + 5 * noise.at(i * 1.7, 2, 3);
    const sway = lean * (13 + 5 * noise.at(i * 2.3, 4, 7));
    const end: Point = [x + (x / size) * away + sway, y + ((y + 10) / size) * away + Math.abs(x) * 0.08];
    tuft(draw, [[x * 0.78 - sway * 0.5, y * 0.84], [x, y - 2], end], 30);
  }
  for (let i = 0; i < 7; i++) {
    const x = -46 + i * 15;
    const sway = lean * (16 + 8 * noise.at(i * 1.3, 8, 5));
    const foot = -47 + 0.12 * Math.abs(x + sway) - 8 * noise.at(i, 9, 4);
    tuft(draw, [p(x - sway, -94, 40), p(x - sway * 0.2, -74, 52), p(x + sway, foot, 52)], 24);
  }
}

/** No hair on top: light on the crown, a shadow of stubble beside the ears. */
function bald(draw: HairDraw): void {
  const { sheet, look, form } = draw;
  const { lit } = palette.skins[look.skin];
  const away = sheet.localLight.x > 0 ? 1 : -1;
  const p = form.project;
  sheet.stroke(geo.smooth([p(away * 40, -74, 40), p(away * 26, -86, 40), p(away * 6, -90, 40)]), 9, lit);
}

export const hairShort = { pixie, fade, slick, tousled, bald };
