import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";

type Cliff = {
  readonly foam: Colour;
  readonly top: Line;
  readonly face: Line;
  readonly foot: number;
  readonly grass: Colour;
  readonly lit: Colour;
  readonly rock: Colour;
  readonly edge: Colour;
  readonly dark: Colour;
};

/** Where a cliff stands in the sea: its dark mirror, fallen rocks, and white water that climbs the face. */
function surf(
  sheet: Sheet,
  left: number,
  right: number,
  foot: number,
  { dark, foam }: Pick<Cliff, "dark" | "foam">,
  seed: number,
): void {
  water.reflection(sheet, geo.rect(left + 20, foot - 90, right - left, 90), foot, dark, 0.8, 8, seed);
  const random = noise.stream(seed + 9);
  for (let x = left + 30; x < right; x += random.range(26, 90)) {
    const w = random.range(16, 40);
    sheet.shape(
      geo.smooth(
        geo.line([x - w, foot + 6, x - w * 0.6, foot - w * 0.5, x, foot - w * 0.8, x + w, foot + 6]),
        true,
        4,
      ),
      dark,
      2,
    );
  }
  const climb = (x: number): number =>
    5 + 13 * Math.max(0, noise.rough(x / 44, 2, seed)) + 5 * noise.at(x / 13, 4, seed);
  const above: Line = Array.from({ length: 81 }, (_, i): Point => {
    const x = geo.lerp(left, right, i / 80);
    return [x, foot - climb(x)];
  });
  const below: Line = above.map(([x]): Point => [x, foot + 6 + 5 * noise.at(x / 30, 7, seed)]);
  sheet.shape([...above, ...geo.reverse(below)], foam, 2);
}

/** A headland: a green back over a sheer face in level beds, foam at its foot. */
export function cliff(
  sheet: Sheet,
  { top, face, foot, grass, lit, rock, edge, dark, foam }: Cliff,
  seed: number,
): void {
  const right = geo.bounds(top).right;
  const whole: Line = [...geo.reverse(face), ...top, [right, foot]];
  sheet.shape(whole, rock, 2);
  const random = noise.stream(seed);
  sheet.clip(whole, () => {
    const box = geo.bounds(whole);
    for (let x = box.left + 50; x < box.right; x += random.range(70, 260)) {
      const w = random.range(24, 90);
      const flare = random.range(-0.5, 0.9);
      const side = (at: number): Line =>
        Array.from({ length: 12 }, (_, i): Point => {
          const y = geo.lerp(box.top, foot, i / 11);
          const spread = 1 + flare * (i / 11 - 0.4);
          return [x + at * spread + 26 * noise.rough(y / 60, at, seed + Math.round(x)), y];
        });
      sheet.shape([...side(0), ...geo.reverse(side(w))], dark, 2);
    }
    for (let y = box.top + 30; y < foot; y += random.range(10, 17)) {
      for (let x = box.left; x < box.right; x += random.range(40, 110)) {
        const long = random.range(40, 150);
        sheet.stroke(
          water.wave(x, y + 6 * noise.at(x / 120, 3, seed), long, 4),
          random.range(3, 8),
          noise.rough(x / 60, y / 50, seed) > 0.12 ? edge : dark,
          { tone: (px, py) => 0.55 + 0.9 * noise.rough(px / 36, py / 24, seed + 2) },
        );
      }
    }
    for (let i = 0; i < 30; i++) {
      const [x, y] = geo.along(face, random.range(0.06, 0.98));
      const long = random.range(20, 80);
      sheet.stroke(water.wave(x - 4, y, long, 3), random.range(4, 9), edge, { taper: "end" });
    }
  });
  const hem = geo
    .dense(top, 16)
    .map(
      ([x, y], i): Point => [
        x,
        y +
          16 +
          26 * Math.abs(noise.rough(x / 26, i, seed)) +
          geo.clamp((x - (top[0]?.[0] ?? 0)) / 500) * 120,
      ],
    );
  const turf: Line = [...top, ...geo.reverse(hem)];
  sheet.shape(turf, grass, 3);
  sheet.clip(turf, () => {
    const box = geo.bounds(turf);
    for (let i = 0; i < 190; i++) {
      const x = random.range(box.left, box.right);
      const y = geo.heightAt(top, x) + random.range(4, 120);
      sheet.stroke(
        geo.smooth([
          [x - 20, y + 1 + (x - box.left) * 0.012],
          [x, y - 2 + (x - box.left) * 0.012],
          [x + random.range(14, 40), y + 3 + (x - box.left) * 0.012],
        ]),
        random.range(2.5, 5.5),
        lit,
      );
    }
  });
  surf(sheet, (face[face.length - 1]?.[0] ?? 0) - 30, right, foot, { dark, foam }, seed);
  water.foam(
    sheet,
    geo.line([(face[face.length - 1]?.[0] ?? 0) - 40, foot + 2, right, foot + 8]),
    5,
    foam,
    seed,
  );
  water.foam(
    sheet,
    geo.line([(face[face.length - 1]?.[0] ?? 0) - 20, foot - 4, right, foot]),
    4,
    foam,
    seed + 1,
  );
}
