import { geo } from "../../../kit/core/geo";
import { noise } from "../../../kit/core/noise";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";

/** Petals on the ground and in the air. */
export function petals(
  sheet: Sheet,
  colours: { readonly light: Colour; readonly lit: Colour; readonly base: Colour },
): void {
  const random = noise.stream(21);
  for (let i = 0; i < 420; i++) {
    const depth = random.next() ** 1.3;
    const y = 500 + depth * 400;
    const x = random.range(-10, 1210);
    const size = 4 + depth * 11;
    const turn = random.range(-0.3, 0.3);
    sheet.stroke(
      geo.line([x, y, x + size * 1.6, y + turn * size]),
      size * 0.62,
      i % 5 === 0 ? colours.light : i % 2 ? colours.lit : colours.base,
    );
  }
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.range(60, 1150), random.range(330, 760)];
    const size = random.range(8, 15);
    const a = random.range(0, Math.PI);
    sheet.stroke(
      geo.smooth([
        [x, y],
        [x + Math.cos(a) * size * 0.6 + 3, y + Math.sin(a) * size * 0.6],
        [x + Math.cos(a) * size * 1.4, y + Math.sin(a) * size * 1.4],
      ]),
      size * 0.6,
      i % 3 ? colours.base : colours.lit,
    );
  }
}
