import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/**
 * A street front in perspective: a row of houses between two heights at each end.
 * Each end is { x, top, foot }; houses take turns through `walls`.
 */
export function street(
  sheet: Sheet,
  near: { x: number; top: number; foot: number },
  far: { x: number; top: number; foot: number },
  count: number,
  colours: { walls: readonly Colour[]; window: Colour; line: Colour },
  seed = 1,
): void {
  const random = noise.stream(seed);
  const share = (t: number): number => (t * 2.6) / (1 + t * 1.6);
  const place = (t: number, level: number): readonly [number, number] => {
    const s = share(t);
    return [
      geo.lerp(near.x, far.x, s),
      geo.lerp(geo.lerp(near.foot, far.foot, s), geo.lerp(near.top, far.top, s), level),
    ];
  };
  const quad = (a: number, b: number, low: number, high: number): Line => [
    place(a, low),
    place(a, high),
    place(b, high),
    place(b, low),
  ];
  for (let i = count - 1; i >= 0; i--) {
    const [a, b] = [i / count, (i + 1) / count];
    const tall = random.range(0.74, 1);
    sheet.shape(quad(a, b, 0, tall), colours.walls[i % colours.walls.length] ?? colours.line, 0.8);
    sheet.shape(quad(a, b, tall - 0.035, tall + 0.012), colours.line, 0.8);
    for (const [low, high] of [
      [0.36, 0.52],
      [0.6, 0.76],
    ] as const) {
      for (const c of [0.14, 0.42, 0.7]) {
        if (high < tall)
          sheet.shape(quad(geo.lerp(a, b, c), geo.lerp(a, b, c + 0.17), low, high), colours.window, 0.5);
      }
    }
    sheet.shape(quad(geo.lerp(a, b, 0.12), geo.lerp(a, b, 0.6), 0.03, 0.24), colours.window, 0.5);
    sheet.shape(quad(geo.lerp(a, b, 0.7), geo.lerp(a, b, 0.88), 0, 0.24), colours.line, 0.5);
    sheet.shape(quad(geo.lerp(a, b, 0.06), geo.lerp(a, b, 0.94), 0.25, 0.29), colours.line, 0.5);
  }
}
