import { geo, type Point } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** A cloud of bloom: a ragged mass, dark below, then dabs that brighten towards the light. */
export function bloom(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  seed: number,
  colours: { readonly dark: Colour; readonly base: Colour; readonly lit: Colour; readonly light: Colour },
  far = false,
): void {
  const random = noise.stream(seed);
  const outline = geo.arc(x, y, r, r * 0.72, 0, 354, 60).map(([px, py]): Point => {
    const swell = 1 + 0.2 * noise.rough(px / 46, py / 46, seed) + 0.05 * noise.at(px / 9, py / 9, seed);
    return [x + (px - x) * swell, y + (py - y) * swell];
  });
  sheet.shape(outline, far ? colours.dark : colours.base, 5);
  const dabs = Math.round((r * r) / 52);
  for (let i = 0; i < dabs; i++) {
    const a = random.range(0, Math.PI * 2);
    const d = Math.sqrt(random.next()) * 1.06;
    const [dx, dy] = [Math.cos(a) * d, Math.sin(a) * d];
    const light =
      dx * sheet.light.x + dy * sheet.light.y + 0.34 * noise.rough((x + dx * r) / 34, (y + dy * r) / 34, 7);
    const [px, py] = [x + dx * r, y + dy * r * 0.74];
    const size = random.range(9, 17) * (far ? 0.9 : 1);
    const way = Math.PI / 2 + random.bell() * 1.1;
    const colour = far
      ? light > 0.1
        ? colours.lit
        : colours.base
      : light > 0.52
        ? colours.light
        : light > -0.06
          ? colours.lit
          : light > -0.5
            ? colours.base
            : colours.dark;
    sheet.stroke(
      geo.line([px, py, px + Math.cos(way) * size, py + Math.sin(way) * size]),
      size * 0.46,
      colour,
      { taper: "start" },
    );
  }
}
