import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type Draw, features } from "./features";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";
import { traitFace } from "./traits-face";

/** Base, one shadow plane, highlights. Lines out of the shadow would read as scars. */
function planes({ sheet, look, form, dark }: Draw): void {
  const { base, shade, lit } = palette.skins[look.skin];
  sheet.shape(form.face, base, 0.4);
  const p = form.project;
  const edge = geo.smooth([
    p(dark * 46, -100),
    p(dark * 52, -50),
    p(dark * 54, -20),
    p(dark * 52, 8),
    p(dark * 45, 28),
    p(dark * 40, 46),
    p(dark * 33, 66),
    p(dark * 20, 86),
    p(dark * 4, 93),
    p(-dark * 18, 98),
    p(-dark * 30, 110),
  ]);
  const out: Line = [p(dark * 20, 130, 60), [dark * 130, 120], [dark * 130, -100]];
  sheet.clip(form.face, () => {
    sheet.shape([...edge, ...out], shade, 0.4);
    const shine = (places: readonly Point[], width: number): void =>
      sheet.stroke(geo.smooth(places), width, lit, { jitter: 0.12 });
    shine([p(-dark * 55, -38), p(-dark * 46, -48), p(-dark * 28, -54), p(-dark * 8, -54)], 11);
    shine([p(-dark * 50, -30), p(-dark * 53, -22), p(-dark * 55, -12)], 4);
    shine([p(-dark * 57, 14), p(-dark * 49, 24), p(-dark * 38, 30), p(-dark * 24, 30)], 13);
    shine([p(-dark * 52, 33), p(-dark * 45, 39), p(-dark * 34, 41)], 4.5);
    shine([p(-dark * 12, 93), p(-dark * 4, 94), p(dark * 3, 93)], 3.4);
  });
}

/** One ear with its inner line. */
function ear(sheet: Sheet, at: Point, side: number, colours: { base: Colour; shade: Colour }): void {
  const [x, y] = at;
  const shape = geo.smooth(
    [
      [x - side * 4, y - 22],
      [x + side * 7, y - 24],
      [x + side * 12, y - 10],
      [x + side * 8, y + 8],
      [x + side * 5, y + 22],
      [x - side * 3, y + 24],
      [x - side * 6, y],
    ],
    true,
  );
  sheet.shape(shape, colours.base, 0.4);
  sheet.stroke(
    geo.smooth([
      [x + side * 1, y - 14],
      [x + side * 7, y - 12],
      [x + side * 6, y],
      [x + side * 1, y + 8],
      [x + side * 2, y + 15],
    ]),
    3,
    colours.shade,
  );
}

/** Draws ears and face; hair and ornaments come after. */
export function face(sheet: Sheet, look: Look, form: HeadForm): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const { base, shade } = palette.skins[look.skin];
  const draw: Draw = { sheet, look, form, dark };
  const covered = look.headwear?.kind === "hijab" || look.headwear?.kind === "ghutra";
  if (!covered) {
    if (form.farEar) ear(sheet, form.farEar, 1, dark === 1 ? { base: shade, shade: base } : { base, shade });
    ear(
      sheet,
      form.nearEar,
      -1,
      dark === -1 && form.turn < 0.35 ? { base: shade, shade: base } : { base, shade },
    );
  }
  if (look.traits) traitFace(draw, look.traits);
  else planes(draw);
  if (!covered && form.turn >= 0.35) ear(sheet, form.nearEar, -1, { base, shade });
  if (look.traits) return;
  features.nose(draw);
  features.mouth(draw);
  features.eye(draw, -1);
  features.eye(draw, 1);
}
