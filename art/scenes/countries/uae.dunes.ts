import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Dune = {
  readonly crest: Line;
  readonly lit: Colour;
  readonly shade: Colour;
  readonly line: Colour;
  readonly slip: Line;
  /** Ink of the few lines that run down the slip face. */
  readonly fold: Colour;
};

/** A dune: the windward slope in long ripples, the slip face in shade below the knife crest. */
export function dune(sheet: Sheet, { crest, lit, shade, line, slip, fold }: Dune, seed: number): void {
  const body: Line = [...crest, [1980, 1110], [-40, 1110]];
  sheet.shape(body, lit, 1.5);
  sheet.clip(body, () => {
    sheet.shape(slip, shade, 2);
    for (let k = 1; k < 20; k++) {
      const down = 9 + k * 9 + k * k * 0.5;
      const ripple = geo
        .dense(crest, 20)
        .map(([x, y], i): Point => [x + down * 0.5, y + down + 6 * noise.rough(x / 120, k, seed) + (i % 2)]);
      sheet.stroke(ripple, 4.6, line, {
        tone: (x, y) => (geo.inside(slip, [x, y]) ? 0 : 0.35 + 1.1 * noise.rough(x / 130, y / 24, seed)),
      });
    }
    const random = noise.stream(seed);
    const { left, right, top, bottom } = geo.bounds(slip);
    sheet.clip(slip, () => {
      for (let i = 0; i < 34; i++) {
        const [x, y] = [random.range(left, right), random.range(top, geo.lerp(top, bottom, 0.7))];
        const long = random.range(60, 200);
        const fall = geo.smooth([
          [x, y],
          [x + long * 0.5, y + long * 0.22],
          [x + long, y + long * 0.54],
        ]);
        sheet.stroke(fall, random.range(4, 9), fold, {
          tone: (px, py) => 0.5 + noise.rough(px / 90, py / 40, seed),
        });
      }
    });
  });
}
