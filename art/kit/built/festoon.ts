import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** A sagging cord between two points with things hung from it; `hang` draws each at its place. */
export function festoon(
  sheet: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  cord: Colour,
  hang: (x: number, y: number, index: number) => void,
): void {
  const line: Line = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24;
    const [x, y] = geo.mid(from, to, t);
    return [x, y + sag * 4 * t * (1 - t)];
  });
  sheet.bar(line, 2.6, cord);
  for (let i = 0; i < count; i++) {
    const [x, y] = geo.along(line, (i + 0.5) / count);
    hang(x, y, i);
  }
}
