import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Sheet } from "../core/sheet";
import type { Cloth } from "./limb";
import type { Torso } from "./torso";

/** Cloth that shows the body under it: pulled from the armpits, tucked below the chest, gathered at the waist. */
export function draped(sheet: Sheet, body: Torso, cloth: Cloth): void {
  const { outline, shoulder, waist, hip } = body;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const full = geo.clamp((waist - 92) / 74);
  sheet.shape(outline, cloth.base, 0.7);
  sheet.clip(outline, () => {
    const edge = geo.smooth([
      [dark * shoulder * 0.62, 120],
      [dark * shoulder * 0.72, 180],
      [dark * shoulder * 0.5, 232],
      [dark * shoulder * 0.42, 284],
      [dark * shoulder * 0.6, 322],
      [dark * waist * geo.lerp(0.5, 0.34, full), 400],
      [dark * waist * 0.46, 460],
      [dark * hip * 0.62, 540],
    ]);
    sheet.shape([...edge, [dark * 280, 540], [dark * 280, 110]], cloth.shade, 0.8);
    for (const side of [-1, 1]) folds(sheet, side, body, side === dark ? cloth.base : cloth.shade);
    const lit = -dark;
    const chest: Line = geo.smooth([
      [lit * shoulder * 0.58, 182],
      [lit * shoulder * 0.53, 228],
      [lit * shoulder * 0.34, 262],
    ]);
    sheet.stroke(chest, 6.5, cloth.lit, { tone: (x, y) => 0.8 + 0.5 * noise.rough(x / 24, y / 24, 3) });
    sheet.stroke(
      geo.smooth([
        [lit * shoulder * 0.34, 150],
        [lit * shoulder * 0.62, 158],
        [lit * shoulder * 0.86, 182],
      ]),
      8,
      cloth.lit,
    );
    sheet.stroke(
      geo.smooth([
        [lit * (waist * 0.9), 340],
        [lit * waist * 0.82, 396],
        [lit * hip * 0.8, 470],
      ]),
      7,
      cloth.lit,
    );
    if (full > 0.4)
      for (const y of [424, 452])
        sheet.stroke(
          geo.smooth([
            [-dark * waist * 0.6, y - 14],
            [0, y + 8],
            [dark * waist * 0.34, y],
          ]),
          5,
          cloth.shade,
        );
  });
}

/** The folds of one side: from the armpit across the chest, from the side seam round the waist. */
function folds(sheet: Sheet, side: number, { shoulder, waist, hip }: Torso, ink: Cloth["base"]): void {
  const from: Point = [side * shoulder * 0.93, 238];
  const goals = [
    [0.2, 262],
    [0.3, 302],
    [0.48, 344],
  ] as const;
  for (const [share, y] of goals)
    sheet.stroke(
      geo.smooth([from, [side * shoulder * (0.62 + share * 0.1), y - 12], [side * shoulder * share, y]]),
      9 - share * 6,
      ink,
      { taper: "end" },
    );
  for (const [y, share, sag] of [
    [372, 0.42, 26],
    [392, 0.24, 34],
    [414, 0.5, 24],
    [446, 0.36, 10],
  ] as const)
    sheet.stroke(
      geo.smooth([
        [side * (waist + 6), y],
        [side * geo.lerp(waist, waist * share, 0.5), y + sag * 0.72],
        [side * waist * share, y + sag],
      ]),
      7,
      ink,
      { taper: "end" },
    );
  sheet.stroke(
    geo.smooth([
      [side * (hip - 4), 520],
      [side * hip * 0.78, 478],
      [side * hip * 0.7, 446],
    ]),
    5,
    ink,
    { taper: "end" },
  );
}
