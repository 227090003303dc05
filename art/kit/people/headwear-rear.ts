import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { Look } from "./look";

type Cloth = NonNullable<Look["headwear"]>;

const curve = (numbers: readonly number[]): Line => geo.smooth(geo.line(numbers));
const mirror = (line: Line): Line => line.map(([x, y]): Point => [-x, y]);

/** A turban from behind: ears and nape below it, bands that cross in a V, the tucked end at the crown. */
export function turbanRear(sheet: Sheet, look: Look, { base, lit, shade }: Cloth): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const skin = palette.skins[look.skin];
  for (const side of [-1, 1])
    sheet.shape(
      geo.smooth(geo.line([side * 62, -8, side * 82, -8, side * 84, 14, side * 66, 40]), true),
      side === dark ? skin.shade : skin.base,
      0.4,
    );
  const nape = curve([72, -10, 66, 30, 50, 60, 24, 70, 0, 70]);
  sheet.shape([...nape, ...geo.reverse(mirror(nape))], hairShape.colours(look).base, 0.5);
  const rim = curve([-80, -4, -52, 14, -22, 30, 4, 40, 30, 28, 56, 12, 80, -8]);
  const dome = curve([
    80, -8, 97, -44, 95, -92, 66, -132, 22, -152, -30, -148, -74, -124, -97, -80, -96, -38, -80, -4,
  ]);
  const shape: Line = [...rim, ...dome];
  sheet.shape(shape, base, 0.7);
  sheet.clip(shape, () => {
    sheet.shape(
      geo.line([
        dark * 34,
        -170,
        dark * 58,
        -120,
        dark * 46,
        -60,
        dark * 22,
        -10,
        0,
        60,
        dark * 130,
        60,
        dark * 130,
        -170,
      ]),
      shade,
      0.8,
    );
    for (let i = 0; i < 5; i++) {
      const y = i * 25;
      const under = curve([104, -116 + y, 70, -78 + y, 34, -60 + y, 0, -46 + y * 1.02]);
      const over = curve([-104, -108 + y, -66, -70 + y, -26, -50 + y, 16, -38 + y * 1.02]);
      sheet.stroke(under, 5.5, dark === 1 ? base : shade, { taper: "start" });
      sheet.stroke(over, 5.5, dark === -1 ? base : shade, { taper: "start" });
      if (i % 2 === 0) sheet.stroke(geo.part(geo.move(dark === 1 ? over : under, 0, 11), 0.12, 0.62), 6, lit);
    }
    const crown = curve([-70, -112, -34, -92, 8, -86, 48, -98, 74, -120, 60, -180, -60, -180]);
    sheet.shape(crown, base, 0.7);
    sheet.clip(crown, () =>
      sheet.shape(geo.line([dark * 22, -180, dark * 44, -84, dark * 120, -84, dark * 120, -180]), shade, 0.7),
    );
    sheet.stroke(curve([-70, -112, -34, -92, 8, -86, 48, -98, 74, -120]), 6, dark === 1 ? shade : base);
    sheet.stroke(curve([-30, -144, -8, -116, 4, -90]), 5, shade, { taper: "start" });
    sheet.stroke(curve([-44, -128, -30, -112, -14, -102]), 6, dark === 1 ? lit : base);
  });
  sheet.stroke(geo.move(rim, 0, -5), 5, shade);
}

/** A headscarf from behind: one cloth, round over the head, that falls to the shoulders in long folds. */
export function scarfRear(sheet: Sheet, { base, lit, shade }: Cloth): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const right = curve([0, -113, 46, -103, 78, -62, 85, -4, 78, 54, 80, 104, 112, 146, 146, 206]);
  const left = curve([0, -113, -46, -103, -78, -62, -85, -4, -78, 54, -82, 104, -116, 150, -142, 212]);
  const hem = curve([146, 206, 96, 246, 34, 282, -18, 290, -80, 258, -142, 212]);
  const shape: Line = [...right, ...hem, ...geo.reverse(left)];
  sheet.shape(shape, base, 0.7);
  sheet.clip(shape, () => {
    const shadow = curve([40, -120, 58, -50, 54, 30, 44, 92, 62, 150, 84, 214, 90, 300]);
    const side = dark === 1 ? shadow : mirror(shadow);
    sheet.shape([...side, [dark * 200, 300], [dark * 200, -120]], shade, 0.9);
    const first = curve([-66, 34, -44, 92, 6, 148, 42, 204, 56, 268]);
    const second = curve([-80, 70, -66, 124, -44, 178, -30, 280]);
    const third = curve([74, 40, 66, 96, 84, 150, 108, 226]);
    const place = (line: Line): Line => (dark === 1 ? line : mirror(line));
    sheet.stroke(place(first), 9, shade);
    sheet.stroke(place(second), 8, shade);
    sheet.stroke(place(third), 7, base);
    sheet.stroke(geo.part(geo.move(place(first), -dark * 15, 4), 0.1, 0.8), 5.5, lit);
    sheet.stroke(place(curve([-58, -64, -66, -20, -62, 22])), 9, lit);
    sheet.stroke(place(curve([-26, -94, -8, -98, 14, -92])), 7, lit);
    sheet.stroke(geo.move(hem, 0, -9), 4.5, lit, { jitter: 0.1 });
  });
}
