import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

/* A coast seen straight from above: it runs along x from -700 to 700, the sea lies at negative y. */

/** A line along the coast at v, wandering by `high`. */
const coast = (v: number, high: number, seed: number): Line =>
  Array.from({ length: 70 }, (_, i): Point => {
    const u = -700 + i * 20.3;
    return [u, v + high * noise.rough(u / 150, v / 90, seed)];
  });

/** A breaking wave: the dark face towards the land, a solid torn crest, lace that trails out to sea. */
function breaker(sheet: Sheet, v: number, from: number, to: number, size: number, seed: number): void {
  const crest = coast(v, 26, seed).filter(([u]) => u > from && u < to);
  const swell = (high: number, out: number): Line =>
    crest.map(([u, y], i): Point => {
      const t = i / (crest.length - 1);
      return [
        u,
        y + out * Math.sin(Math.PI * t) ** 0.5 + high * noise.rough(u / 19, seed, 3) * Math.sin(Math.PI * t),
      ];
    });
  sheet.shape([...swell(0, 0), ...geo.reverse(swell(4, size * 0.95))], "deep", 2);
  sheet.shape([...swell(7, -size * 0.5), ...geo.reverse(swell(11, size * 0.42))], "white", 2.5);
  const random = noise.stream(seed);
  for (let i = 0; i < (to - from) / 12; i++) {
    const t = random.next();
    const [u, y] = geo.along(crest, t);
    const back = size * random.range(0.4, 1.9) * Math.sin(Math.PI * t) ** 0.5;
    const long = size * random.range(0.6, 1.3);
    sheet.stroke(
      geo.smooth([
        [u - long / 2, y - back],
        [u, y - back - size * 0.16],
        [u + long / 2, y - back + size * 0.04],
      ]),
      size * 0.17 * (1.25 - (back / size) * 0.45),
      "white",
    );
  }
}

export const surf = { coast, breaker };
