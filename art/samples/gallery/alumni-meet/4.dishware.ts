import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A disc with its shadow on the table. */
function disc(sheet: Sheet, x: number, y: number, r: number, colour: Colour, shadow: Colour = "ink"): void {
  sheet.shape(geo.arc(x + r * 0.12 + 5, y + r * 0.14 + 6, r, r), shadow, 1);
  sheet.shape(geo.arc(x, y, r, r), colour, 0.9);
}

/** A bowl seen from above: rim, shaded wall, food with carved arcs. */
function bowl(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colours: { rim: Colour; wall: Colour; food: Colour; mark: Colour },
): void {
  disc(sheet, x, y, r, colours.rim);
  sheet.shape(geo.arc(x, y, r * 0.88, r * 0.88), colours.wall, 0.7);
  sheet.shape(geo.arc(x + r * 0.04, y + r * 0.05, r * 0.8, r * 0.79), colours.food, 1);
  const random = noise.stream(Math.round(x + y));
  for (let i = 0; i < r * 0.34; i++) {
    const [a, d] = [random.range(0, 360), Math.sqrt(random.next()) * 0.66 * r];
    sheet.stroke(
      geo.arc(x + r * 0.04, y + r * 0.05, d, d, a, a + geo.clamp(1100 / (d + 8), 8, 50), 8),
      random.range(3, 6),
      colours.mark,
    );
  }
  sheet.stroke(geo.arc(x, y, r * 0.94, r * 0.94, 185, 275, 16), r * 0.05, "white");
}

/** A tumbler of water from above. */
function tumbler(sheet: Sheet, x: number, y: number): void {
  disc(sheet, x, y, 34, "haze");
  sheet.shape(geo.arc(x, y, 27, 27), "sea", 0.6);
  sheet.stroke(geo.arc(x, y, 20, 20, 180, 290, 12), 5, "white");
  sheet.stroke(geo.arc(x, y, 31, 31, 0, 120, 12), 4, "white");
}

/** Scattered grains round a place: rice, seeds, leaves of coriander. */
function grains(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colour: Colour,
  size = 5,
): void {
  const random = noise.stream(Math.round(x * 3 + y));
  for (let i = 0; i < count; i++) {
    const [a, d] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())];
    const [px, py] = [x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry];
    const way = random.range(0, Math.PI);
    sheet.stroke(
      geo.line([px, py, px + Math.cos(way) * size * 3, py + Math.sin(way) * size * 3]),
      size,
      colour,
    );
  }
}

export const dishware = { disc, bowl, tumbler, grains };
