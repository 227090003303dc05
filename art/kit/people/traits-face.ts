import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Draw } from "./features";
import type { Traits } from "./traits";
import { traitBrow, traitEye } from "./traits-eyes";
import { traitMouth } from "./traits-mouth";
import { traitNose } from "./traits-nose";

/** The shadow plane: its edge turns in below the cheekbone as the face is bony or old. */
function shadow({ sheet, look, form, dark }: Draw, traits: Traits): void {
  const { shade } = palette.skins[look.skin];
  const p = form.project;
  const bone = traits.cheek === "bone" ? 1 : traits.cheek === "plain" ? 0.2 : 0;
  const old = geo.clamp((traits.years - 45) / 25);
  const hollow = 12 * bone + 6 * old;
  const edge = geo.smooth([
    p(dark * 50, -100),
    p(dark * 56, -50),
    p(dark * 57, -18),
    p(dark * 56, 10),
    p(dark * (52 - hollow * 0.3), 26),
    p(dark * (47 - hollow), 44),
    p(dark * (42 - hollow * 0.7), 62),
    p(dark * 27, 84),
    p(dark * 8, 94),
    p(-dark * 16, 98),
    p(-dark * 30, 112),
  ]);
  const out: Line = [p(dark * 20, 130, 60), [dark * 140, 120], [dark * 140, -110]];
  sheet.shape([...edge, ...out], shade, 0.4);
}

/** Signs of age: folds beside the mouth and slack at the jaw; none on brow and under the eyes. */
function years({ sheet, look, form }: Draw, traits: Traits): void {
  const { shade } = palette.skins[look.skin];
  const p = form.project;
  const t = geo.clamp((traits.years - 34) / 34);
  if (t <= 0) return;
  for (const side of [-1, 1]) {
    sheet.stroke(
      geo.smooth([p(side * 18, 43), p(side * 27, 51), p(side * (30 + 2 * t), 54 + 9 * t)]),
      1.6 + 1.2 * t,
      shade,
      { jitter: 0.1 },
    );
    if (t > 0.75)
      sheet.stroke(geo.smooth([p(side * 27, 74), p(side * 30, 82), p(side * 26, 91)]), 2.4, shade, {
        jitter: 0.1,
      });
  }
}

/** Light on brow, cheek and chin. */
function shine({ sheet, look, form, dark }: Draw, traits: Traits): void {
  const { lit } = palette.skins[look.skin];
  const p = form.project;
  const mark = (places: readonly Point[], width: number): void =>
    sheet.stroke(geo.smooth(places), width, lit, { jitter: 0.12 });
  const { cheek = "plain" } = traits;
  if (cheek === "apple") {
    mark([p(-dark * 54, 20), p(-dark * 45, 31), p(-dark * 32, 33), p(-dark * 24, 26)], 10);
    mark([p(-dark * 48, -42), p(-dark * 30, -52), p(-dark * 10, -52)], 8);
  } else if (cheek === "bone") {
    mark([p(-dark * 60, 6), p(-dark * 52, 18), p(-dark * 38, 26)], 9);
    mark([p(-dark * 50, -40), p(-dark * 48, -50), p(-dark * 26, -57), p(-dark * 4, -57)], 10);
    mark([p(-dark * 50, 62), p(-dark * 40, 78), p(-dark * 26, 90)], 4);
  } else {
    mark([p(-dark * 54, 16), p(-dark * 46, 26), p(-dark * 34, 28)], 7);
    mark([p(-dark * 40, -50), p(-dark * 22, -56), p(-dark * 6, -55)], 6);
  }
  mark([p(-dark * 12, 92), p(-dark * 4, 94), p(dark * 4, 92)], 3.6);
}

/** Freckles, a mole, dimples. */
function marks({ sheet, look, form, dark }: Draw, traits: Traits): void {
  const { shade } = palette.skins[look.skin];
  const p = form.project;
  if (traits.mark === "mole") {
    const [x, y] = p(-dark * 30, 48);
    sheet.dot(x, y, 2.6, "ink", 0);
  }
  if (traits.mark === "dimples")
    for (const side of [-1, 1])
      sheet.stroke(geo.smooth([p(side * 34, 54), p(side * 37, 60), p(side * 34, 66)]), 3, shade);
  if (traits.mark === "freckles")
    for (const [x, y] of geo.line([
      -42, 22, -34, 27, -27, 21, -38, 33, -20, 29, 20, 28, 27, 22, 34, 28, 40, 22,
    ])) {
      const [px, py] = p(x, y);
      sheet.dot(px, py, 1.7, shade, 0);
    }
}

/** Draws a face from its traits; the ears are there already. */
export function traitFace(draw: Draw, traits: Traits): void {
  const { sheet, look, form } = draw;
  sheet.shape(form.face, palette.skins[look.skin].base, 0.4);
  sheet.clip(form.face, () => {
    shadow(draw, traits);
    shine(draw, traits);
  });
  traitNose(draw, traits);
  years(draw, traits);
  traitMouth(draw, traits);
  for (const side of [-1, 1] as const) {
    traitEye(draw, traits, side);
    traitBrow(draw, traits, side);
  }
  marks(draw, traits);
}
