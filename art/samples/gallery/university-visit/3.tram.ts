import { type TramPaint, tramFront } from "../../../kit/built/tram-front";
import { geo, type Line, type Point } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

type Paint = TramPaint & { readonly steel: Colour };

/** How far in front of the vanishing point the sheet lies, in the tram's measure. */
const depth = 1130;
/** Where the rails lie on both sides of the middle. */
const gauge = 146;

/** A wheel of the near side at share `t` of the way back, standing on its rail. */
function wheel(sheet: Sheet, vanish: Point, t: number, paint: Paint): void {
  const disc = (radius: number): Line =>
    geo.arc(0, 0, radius, radius, 0, 360, 28).map(([z, y]): Point => {
      const back = t + (1.7 * z * (1 - t) ** 2) / depth;
      return geo.mid([-gauge, y - 44], vanish, back);
    });
  sheet.shape(disc(46), paint.steel, 0.3);
  sheet.shape(disc(36), paint.glint, 0.3);
  sheet.shape(disc(10), paint.steel, 0.2);
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
  sheet.stroke([on(-gauge, 0, 0), on(-gauge, 0, 0.62)], 8, paint.glint, { taper: "end" });
  for (const t of [0.47, 0.38, 0.19, 0.1]) wheel(sheet, vanish, t, paint);
  sheet.shape(geo.rect(-170, -84, 340, 86), paint.dark, 0.5);
  sheet.bar(geo.line([-gauge, -44, gauge, -44]), 9, paint.glint);
  for (const x of [-gauge, gauge]) {
    const tread = geo.smooth(
      geo.line([x - 19, -80, x + 19, -80, x + 19, -12, x + 13, 2, x - 13, 2, x - 19, -12]),
      true,
      4,
    );
    sheet.shape(tread, paint.steel, 0.3);
    sheet.stroke(geo.line([x + 10, -66, x + 10, -8]), 11, paint.glint, { taper: "none" });
    const flange = x - Math.sign(x) * 23;
    sheet.bar(geo.line([flange, -70, flange, 4]), 6, paint.glint);
  }
  sheet.shape(geo.rect(-168, -70, 336, 32), paint.dark, 0.5);
  sheet.stroke(geo.line([-164, -42, 164, -42]), 5, paint.glint, { taper: "none", jitter: 0.1 });
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
