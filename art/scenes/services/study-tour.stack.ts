import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { water } from "../../kit/nature/water";

/** Half widths of the two kinds of stack at ten heights, foot to top, as shares of the width. */
const profiles = [
  {
    left: geo.line([0.5, 0, 0.46, 0.14, 0.38, 0.34, 0.4, 0.56, 0.34, 0.8, 0.36, 1]),
    right: geo.line([0.52, 0, 0.4, 0.2, 0.42, 0.42, 0.34, 0.66, 0.36, 0.9, 0.3, 0.97]),
  },
  {
    left: geo.line([0.5, 0, 0.42, 0.3, 0.44, 0.5, 0.36, 0.72, 0.4, 0.92]),
    right: geo.line([0.5, 0, 0.46, 0.24, 0.36, 0.46, 0.4, 0.7, 0.28, 1]),
  },
] as const;

/** A sandstone stack in the sea: lit face, shaded face, level beds, scrub on top, foam at its foot. */
export function stack(sheet: Sheet, x: number, foot: number, w: number, h: number, kind: 0 | 1): void {
  const { left, right } = profiles[kind];
  const side = (line: Line, sign: number): Line =>
    geo.smooth(line.map(([dx, up]): Point => [x + sign * dx * w, foot - up * h]));
  const body: Line = [...side(left, -1), ...geo.reverse(side(right, 1))];
  sheet.shape(body, "honey", 2.4);
  sheet.clip(body, () => {
    const edge = geo.smooth(
      geo.line([
        x + w * 0.04,
        foot - h * 1.1,
        x + w * 0.1,
        foot - h * 0.74,
        x - w * 0.02,
        foot - h * 0.46,
        x + w * 0.12,
        foot - h * 0.2,
        x + w * 0.04,
        foot + 4,
      ]),
    );
    sheet.shape([...edge, [x + w, foot], [x + w, foot - h * 1.2]], "salmon", 3);
    for (let i = 0; i < 12; i++) {
      const y = foot - h * (0.04 + i * 0.083);
      sheet.stroke(
        geo.smooth(geo.line([x - w * 0.6, y + 3, x, y - 3, x + w * 0.6, y + 4])),
        h * (i % 3 ? 0.018 : 0.034),
        i % 3 ? "red" : "brick",
        { tone: (px, py) => 0.45 + (px > x ? 0.5 : 0) + 0.8 * noise.rough(px / (w * 0.2), py / 9, 4) },
      );
    }
    for (let i = 0; i < 9; i++) {
      const px = x + w * (0.1 + 0.045 * i);
      sheet.stroke(
        geo.line([px, foot - h * (0.9 - 0.06 * i), px + 3, foot - h * (0.5 - 0.05 * i)]),
        w * 0.035,
        "brick",
        { taper: "end" },
      );
    }
    sheet.shape(geo.rect(x - w, foot - h * 1.1, w * 2, h * 0.145), "leaf", 3);
  });
  water.foam(
    sheet,
    geo.line([x - w * 0.7, foot + 4, x + w * 0.1, foot + 9, x + w * 0.74, foot + 2]),
    h * 0.035 + 4,
    "white",
  );
  for (let i = 1; i < 5; i++)
    sheet.stroke(
      geo.line([x - w * 0.3, foot + 8 + i * h * 0.05, x + w * (0.5 - i * 0.08), foot + 8 + i * h * 0.05]),
      6,
      "honey",
      { tone: (px, py) => 0.4 + noise.rough(px / 14, py / 6, 3) },
    );
}
