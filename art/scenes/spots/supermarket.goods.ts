import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/* Goods stand on y = 0 in their own coordinates, their middle at x = 0; light from the upper left. */

/** A jar of pulses or pickle: glass filled to the neck, a lid, a label. */
export function jar(sheet: Sheet, fill: Colour, grain: Colour, lid: Colour): void {
  const body = geo.smooth(
    geo.line([-36, 0, -40, -30, -40, -86, -28, -104, 28, -104, 40, -86, 40, -30, 36, 0]),
    true,
    4,
  );
  sheet.shape(body, fill, 0.7);
  sheet.clip(body, () => {
    const random = noise.stream(fill.length * 7);
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random.range(-38, 38), random.range(-100, 0)];
      sheet.stroke(geo.line([x, y, x + random.range(4, 9), y + random.range(-4, 4)]), 4.4, grain);
    }
    sheet.stroke(geo.line([-30, -92, -30, -12]), 7, "white");
  });
  sheet.shape(geo.rect(-26, -72, 52, 40), "white", 0.5);
  sheet.stroke(geo.line([-18, -58, 18, -58]), 6, lid);
  sheet.stroke(geo.line([-18, -46, 8, -46]), 4, "slate");
  sheet.shape(geo.rect(-34, -124, 68, 24), lid, 0.6);
  sheet.stroke(geo.line([-30, -117, 30, -117]), 4, "white");
}

/** A tin with a band and the fruit on its label. */
export function tin(sheet: Sheet, band: Colour, fruit: Colour): void {
  sheet.shape(geo.rect(-34, -92, 68, 92), "haze", 0.6);
  sheet.shape(geo.rect(-34, -80, 68, 68), band, 0.5);
  sheet.shape(geo.arc(0, -46, 19, 18), fruit, 0.8);
  sheet.stroke(geo.arc(0, -46, 12, 11, 190, 280, 8), 4, "white");
  sheet.shape(geo.rect(18, -92, 16, 92), "slate", 0.5);
  sheet.shape(geo.arc(0, -92, 34, 7), "white", 0.4);
  sheet.bar(geo.arc(0, -92, 25, 4), 2.5, "slate");
}

/** A pillow packet of spice or flour, sealed at both ends. */
export function packet(sheet: Sheet, colour: Colour, sign: Colour, high = 120): void {
  const body: Line = geo.smooth(
    geo.line([
      -36,
      0,
      -42,
      -high * 0.3,
      -40,
      -high * 0.75,
      -36,
      -high,
      36,
      -high,
      40,
      -high * 0.75,
      42,
      -high * 0.3,
      36,
      0,
    ]),
    true,
    4,
  );
  sheet.shape(body, colour, 0.7);
  for (const y of [-4, -high + 4])
    for (let x = -32; x < 34; x += 8) sheet.bar(geo.line([x, y - 6, x, y + 4]), 2.4, sign);
  sheet.shape(geo.arc(0, -high * 0.5, 25, high * 0.22), sign, 0.6);
  sheet.stroke(geo.smooth(geo.line([-10, -high * 0.44, 0, -high * 0.58, 12, -high * 0.46])), 7, colour);
  sheet.stroke(geo.line([-30, -high * 0.86, -32, -high * 0.2]), 5, "white");
}

/** A bottle of oil. */
export function bottle(sheet: Sheet, oil: Colour, label: Colour): void {
  const body = geo.smooth(
    geo.line([-26, 0, -28, -70, -24, -92, -11, -112, -11, -138, 11, -138, 11, -112, 24, -92, 28, -70, 26, 0]),
    true,
    4,
  );
  sheet.shape(body, oil, 0.6);
  sheet.shape(geo.rect(-27, -66, 54, 42), label, 0.5);
  sheet.stroke(geo.line([-18, -48, 18, -48]), 6, "white");
  sheet.stroke(geo.line([-18, -86, -19, -8]), 5, "white");
  sheet.shape(geo.rect(-13, -150, 26, 18), label, 0.5);
}

/** A carton of milk with a folded top. */
export function carton(sheet: Sheet, colour: Colour): void {
  sheet.shape(geo.line([-32, 0, -32, -96, -22, -126, 22, -126, 32, -96, 32, 0]), "white", 0.6);
  sheet.shape(geo.rect(-32, -70, 64, 70), colour, 0.6);
  sheet.shape(geo.line([14, 0, 14, -96, 10, -126, 22, -126, 32, -96, 32, 0]), "slate", 0.5);
  sheet.stroke(geo.smooth(geo.line([-24, -34, -8, -46, 8, -30])), 9, "white");
  sheet.shape(geo.rect(-20, -138, 40, 14), "white", 0.5);
}

/** A sack of rice with a sheaf on it, tied at the top. */
export function sack(sheet: Sheet, colour: Colour, sign: Colour): void {
  const body = geo.smooth(
    geo.line([-62, 0, -68, -50, -60, -108, -44, -128, 44, -128, 60, -108, 68, -50, 62, 0]),
    true,
    5,
  );
  sheet.shape(body, colour, 1);
  sheet.clip(body, () => {
    sheet.shape(geo.line([30, 0, 40, -130, 80, -130, 80, 0]), "timber", 1);
    for (const x of [-46, -30, 34])
      sheet.stroke(geo.smooth(geo.line([x, -122, x - 6, -96, x, -70])), 5, "timber");
  });
  sheet.shape(
    geo.smooth(geo.line([-44, -126, -58, -150, -20, -140, 0, -152, 26, -140, 58, -150, 44, -126]), true),
    colour,
    1,
  );
  sheet.stroke(geo.line([-44, -128, 44, -128]), 8, sign, { taper: "none" });
  for (const lean of [-22, -8, 8, 22]) {
    sheet.stroke(geo.smooth(geo.line([0, -22, lean * 0.5, -52, lean, -86])), 5, sign);
    for (const t of [-84, -72, -60]) sheet.dot(lean * (0.4 - t / 150), t, 5, sign, 0.8);
  }
}

/** A crate of greengrocery: heaped fruit by `draw`, a slatted front; its foot is at 0, w wide. */
export function crate(sheet: Sheet, w: number, draw: (x: number, y: number, i: number) => void): void {
  sheet.shape(geo.rect(-w / 2, -96, w, 96), "ink", 0.8);
  let i = 0;
  for (const [y, inset] of geo.line([-112, 34, -92, 16, -68, 6]))
    for (let x = -w / 2 + inset + 24; x < w / 2 - inset - 12; x += 37)
      draw(x + (i % 2) * 5, y + (i % 3) * 5, i++);
  for (const y of [-56, -26]) {
    sheet.shape(geo.rect(-w / 2 - 6, y, w + 12, 24), "timber", 0.8);
    sheet.stroke(geo.line([-w / 2, y + 5, w / 2, y + 5]), 4, "honey");
  }
  for (const x of [-w / 2, w / 2 - 14]) sheet.shape(geo.rect(x, -62, 14, 64), "brick", 0.6);
}
