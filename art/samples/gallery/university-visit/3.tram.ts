import { type TramPaint, tramFront } from "../../../kit/built/tram-front";
import { geo, type Line, type Point } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

type Paint = TramPaint & { readonly steel: Colour };

/** How far in front of the vanishing point the sheet lies, in the tram's measure. */
const depth = 1130;
/** Where the rails lie on both sides of the middle. */
const gauge = 112;

/** A wheel of the near side at share `t` of the way back, standing on its rail. */
function wheel(sheet: Sheet, vanish: Point, t: number, paint: Paint): void {
  const disc = (radius: number): Line =>
    geo.arc(0, 0, radius, radius, 0, 360, 28).map(([z, y]): Point => {
      const back = t + (1.7 * z * (1 - t) ** 2) / depth;
      return geo.mid([-gauge - 50, y - 44], vanish, back);
    });
  sheet.shape(disc(44), paint.dark, 0.3);
  sheet.shape(disc(39), paint.steel, 0.3);
  sheet.shape(disc(29), paint.dark, 0.3);
  sheet.shape(disc(11), paint.steel, 0.2);
}

/** All between body and rails: the shadow, the two trucks, the front wheels and the guard between them. */
function running(sheet: Sheet, vanish: Point, paint: Paint): void {
  const on = (x: number, y: number, t: number): Point => geo.mid([x, y], vanish, t);
  sheet.shape([[-214, 10], [176, 12], on(196, 6, 0.62), on(-224, 6, 0.62)], paint.dark, 1);
  sheet.shape(
    [on(-120, -90, 0), on(-120, -30, 0.02), on(-120, -30, 0.62), on(-120, -90, 0.62)],
    paint.dark,
    0.5,
  );
  for (const t of [0.47, 0.4, 0.165, 0.06]) wheel(sheet, vanish, t, paint);
  sheet.shape(geo.rect(-128, -84, 256, 56), paint.dark, 0.5);
  sheet.bar(geo.line([-gauge, -44, gauge, -44]), 9, paint.glint);
  for (const x of [-gauge, gauge]) {
    const tread = geo.smooth(
      geo.line([x - 12, -80, x + 12, -80, x + 12, -8, x + 8, 2, x - 8, 2, x - 12, -8]),
      true,
      4,
    );
    sheet.shape(tread, paint.glint, 0.3);
    sheet.stroke(geo.line([x - 6, -66, x - 6, -6]), 6, paint.steel, { taper: "none" });
    const flange = x - Math.sign(x) * 15;
    sheet.bar(geo.line([flange, -70, flange, 2]), 5, paint.steel);
  }
  for (const y of [-48, -34]) sheet.bar(geo.line([-84, y, 84, y]), 5, paint.glint);
  for (const x of [-78, -26, 26, 78]) sheet.bar(geo.line([x, -58, x, -28]), 5, paint.glint);
}

/** The pantograph on the roof, its shoe against the wire at 0, -608. */
function pantograph(sheet: Sheet, paint: Paint): void {
  sheet.shape(geo.rect(-66, -490, 132, 14), paint.dark, 0.4);
  for (const side of [-1, 1])
    sheet.bar(geo.line([side * 48, -486, side * 82, -546, side * 34, -602]), 6, paint.dark);
  sheet.bar(geo.line([-66, -522, 66, -522]), 4, paint.dark);
  sheet.bar(geo.line([-84, -590, -66, -604, 66, -604, 84, -590]), 7, paint.dark);
}

/** A tram on its wheels, coming towards the viewer: its rails' level is y 0; `vanish` is where its side runs. */
export function tram(sheet: Sheet, vanish: Point, paint: Paint): void {
  tramFront(sheet, vanish, paint, {
    skirt: 60,
    under: () => running(sheet, vanish, paint),
    roof: () => pantograph(sheet, paint),
  });
}
