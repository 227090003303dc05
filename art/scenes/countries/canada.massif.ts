import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { hills, type Peak } from "../../kit/nature/hills";

/** Inks of a mountain, as `hills.mountain` takes them. */
export type Stone = Parameters<typeof hills.mountain>[2];

/** A snowy massif; `gullies` are pairs of x and length. Both flanks carved, gullies cut from the notches of its ridge, level snow on the lit ledges. */
export function massif(sheet: Sheet, peak: Peak, colours: Stone, gullies: Line, seed: number): void {
  const { ridge, spine, foot } = peak;
  hills.mountain(sheet, peak, colours, { snow: 0.42, density: 0.8, seed });
  const random = noise.stream(seed);
  const heart = geo.along(spine, 0)[0];
  sheet.clip(hills.body(ridge, foot), () => {
    for (const [x, long] of gullies) {
      const y = geo.heightAt(ridge, x) - 6;
      const way = x < heart ? -1 : 1;
      const edge = (bow: number): Line =>
        Array.from({ length: 9 }, (_, i): Point => {
          const t = i / 8;
          return [
            x + way * t * long * 0.2 + bow * Math.sin(Math.PI * t) * long * 0.13 + 9 * noise.at(i, x, seed),
            y + t * long,
          ];
        });
      sheet.shape([...edge(1.3), ...geo.reverse(edge(0.1))], x < heart ? colours.dark : colours.carve, 3);
      sheet.shape(
        [...edge(0), ...geo.reverse(edge(-0.55))],
        x < heart ? "white" : (colours.snowShade ?? "white"),
        3,
      );
    }
    const { left, right, top } = geo.bounds(ridge);
    for (let i = 0; i < (right - left) / 6; i++) {
      const x = random.range(left, right);
      const y = random.range(top + (foot - top) * 0.4, foot - 40);
      const long = random.range(24, 90);
      const line = geo.smooth([
        [x, y],
        [x + long / 2, y - long * 0.1 + 3],
        [x + long, y - long * 0.22],
      ]);
      sheet.stroke(
        line,
        random.range(2.5, 5),
        x < heart ? (i % 3 === 0 ? "blush" : "white") : colours.carve,
        { tone: (px, py) => 0.3 + 1.1 * noise.rough(px / 60, py / 34, seed) },
      );
    }
  });
}
