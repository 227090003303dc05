import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

export type TramPaint = {
  readonly body: Colour;
  readonly shade: Colour;
  readonly band: Colour;
  readonly glass: Colour;
  readonly glint: Colour;
  readonly lamp: Colour;
  readonly tail: Colour;
  readonly dark: Colour;
};

/** What stands between body and rails and on the roof, for a tram that is seen whole. */
export type TramGear = {
  /** Height of the body's lower edge above the rails. */
  readonly skirt: number;
  readonly under: () => void;
  readonly roof: () => void;
};

/** The side from the front's left edge towards the vanishing point, with its windows. */
function side(sheet: Sheet, vanish: Point, paint: TramPaint, foot: number): void {
  const at = (y: number, t: number): Point => geo.mid([-178, y], vanish, t);
  const part = (a: number, b: number, high: number, low: number): Line => [
    at(high, a),
    at(low, a),
    at(low, b),
    at(high, b),
  ];
  sheet.shape(part(0, 0.62, -430, foot), paint.shade, 0.8);
  sheet.shape(part(0, 0.62, -388, -244), paint.band, 0.8);
  for (let i = 0; i < 6; i++) {
    const a = 0.05 + i * 0.098;
    sheet.shape(part(a, a + 0.07, -368, -256), paint.glass, 0.5);
    sheet.stroke([at(-270, a + 0.01), at(-356, a + 0.05)], 4, paint.glint);
  }
}

/** A tram coming towards the viewer: its front's foot is at 0, 0, 356 wide and 480 high; `vanish` is where its side runs. Without gear it is cut at the ground. */
export function tramFront(sheet: Sheet, vanish: Point, paint: TramPaint, gear?: TramGear): void {
  const lift = gear?.skirt ?? 0;
  gear?.under();
  side(sheet, vanish, paint, -Math.max(24, lift));
  if (!gear)
    sheet.shape(
      geo.smooth(geo.line([-378, 10, -178, 34, 208, 22, 178, -10, -298, -20]), true),
      paint.dark,
      1,
    );
  const half = geo.line([0, -480, 108, -470, 162, -440, 180, -390, 178, -30 - lift, 154, -lift]);
  const front = geo.smooth(
    [
      ...half,
      ...geo
        .reverse(half)
        .slice(0, -1)
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    6,
  );
  sheet.shape(front, paint.body, 0.8);
  sheet.clip(front, () => {
    sheet.shape(geo.rect(-190, -388, 400, 148), paint.band, 0.8);
    sheet.shape(geo.rect(122, -480, 80, 500), paint.shade, 0.8);
    sheet.shape(geo.rect(-190, -60 - lift, 400, 80), paint.shade, 0.8);
  });
  sheet.clip(front, () =>
    sheet.shape(
      geo.smooth(geo.line([-152, -250, -148, -372, 148, -372, 152, -250]), true, 3),
      paint.glass,
      0.6,
    ),
  );
  for (const x of [-57, 57]) sheet.bar(geo.line([x, -376, x, -244]), 7, paint.band);
  for (const x of [-118, -88, 12, 122]) sheet.stroke(geo.line([x, -266, x + 26, -354]), 6, paint.glint);
  sheet.shape(geo.rect(-86, -446, 172, 44), paint.dark, 0.6);
  sheet.stroke(geo.line([-66, -424, 62, -424]), 12, paint.lamp, { jitter: 0.4 });
  sheet.dot(0, -162, 44, paint.dark);
  sheet.dot(0, -162, 37, paint.lamp);
  sheet.dot(0, -162, 26, "white");
  for (const x of [-124, 124]) sheet.dot(x, -140, 17, paint.tail);
  sheet.stroke(geo.line([-166, -208, 108, -208]), 6, paint.band);
  sheet.shape(geo.rect(-138, -44 - lift, 276, 26), paint.dark, 0.6);
  if (gear) {
    gear.roof();
    return;
  }
  sheet.bar(geo.line([-40, -476, 10, -550, -60, -592]), 6, paint.dark);
  sheet.bar(geo.line([-120, -592, 10, -592]), 6, paint.dark);
}
