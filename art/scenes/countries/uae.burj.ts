import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

const high = 690;

/* The setbacks of the three wings as share of the height: left wing, right wing, and the core's half widths. */
const leftSteps = geo.line([0, 86, 0.1, 78, 0.2, 66, 0.31, 56, 0.43, 44, 0.55, 34, 0.67, 24, 0.76, 14]);
const rightSteps = geo.line([0, 88, 0.07, 80, 0.16, 70, 0.26, 58, 0.37, 48, 0.49, 38, 0.61, 28, 0.72, 18]);
const coreSteps = geo.line([0, 34, 0.14, 30, 0.33, 26, 0.52, 21, 0.7, 16, 0.8, 11, 0.86, 7]);

/** One stack of setbacks; `reach` gives how far each step stands out from the middle. */
function wing(
  sheet: Sheet,
  x: number,
  steps: Line,
  side: -1 | 0 | 1,
  wall: Colour,
  dark: Colour,
  lit: Colour,
): void {
  steps.forEach(([share, reach], i) => {
    const end = steps[i + 1]?.[0] ?? share + 0.07;
    const [low, top] = [-high * share, -high * end];
    const [left, right] = side === 0 ? [x - reach, x + reach] : side < 0 ? [x - reach, x] : [x, x + reach];
    sheet.shape(geo.rect(left, top, right - left, low - top + 2), wall, 0.5);
    const count = Math.max(2, Math.round((right - left) / 9));
    for (let k = 1; k < count; k++) {
      const px = geo.lerp(left, right, k / count);
      const from = side === 0 ? Math.abs(k / count - 0.4) * 2 : side < 0 ? k / count : 1;
      sheet.stroke(
        [
          [px, low],
          [px, top + 3],
        ],
        3.2,
        from > 0.62 ? dark : k % 2 === 0 ? lit : dark,
        { taper: "none", jitter: 0.3, tone: (_, y) => 0.75 + 0.6 * noise.at(px / 4, y / 30, 4) },
      );
    }
    for (let y = top + 8; y < low; y += 19)
      sheet.bar(
        [
          [left + 1, y],
          [right - 1, y],
        ],
        1.4,
        dark,
      );
    const cap = geo.arc((left + right) / 2, top + 1, (right - left) / 2, 5, 180, 360, 10);
    sheet.shape(cap, side > 0 ? dark : lit, 0.3);
  });
}

/** The Burj Khalifa on (0, 0), 787 high: two receding wings, the core before them, the pinnacle. */
export function burj(
  sheet: Sheet,
  c: { lit: Colour; wall: Colour; dim: Colour; dark: Colour; line: Colour; glint: Colour },
): void {
  wing(sheet, 0, rightSteps, 1, c.dark, c.line, c.glint);
  wing(sheet, 0, leftSteps, -1, c.dim, c.dark, c.wall);
  wing(sheet, 3, coreSteps, 0, c.wall, c.dark, c.lit);
  const tip = -high * 0.92;
  sheet.shape(
    [
      [-3, tip + 6],
      [0, tip - 100],
      [4, tip - 100],
      [8, tip + 6],
    ],
    c.dark,
    0.4,
  );
  sheet.stroke(
    [
      [2, tip - 60],
      [2, tip - 152],
    ],
    5,
    c.line,
    { taper: "end" },
  );
}
