import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

/** The flag on its pole, waving to the right. */
export function flag(sheet: Sheet): void {
  sheet.shape(geo.line([380, 202, 395, 150, 405, 150, 420, 202]), "slate", 0.5);
  sheet.shape(geo.line([380, 202, 395, 150, 399, 150, 398, 202]), "white", 0.5);
  sheet.bar(geo.line([400, 156, 400, 30]), 6, "slate");
  sheet.dot(400, 28, 6, "sand");
  const wave = (y: number): Line =>
    Array.from({ length: 24 }, (_, i): Point => {
      const t = i / 23;
      return [403 + 208 * t, y + 11 * Math.sin(t * 7.2 + 0.3) * (0.3 + 0.7 * t) + 8 * t];
    });
  const cloth: Line = [...wave(38), ...geo.reverse(wave(146))];
  sheet.shape(cloth, "ink", 0.6);
  sheet.clip(cloth, () => {
    for (const [from, wide] of geo.line([0.33, 34, 0.74, 42, 0.97, 16]))
      for (let k = 0; k < 5; k++) {
        const [x, y] = geo.along(wave(38), Math.min(1, from + k * 0.028));
        sheet.stroke(
          geo.smooth(geo.line([x, y, x - 5, y + 54, x + 2, y + 112])),
          wide * (0.3 - k * 0.045),
          "deep",
          { taper: "both" },
        );
      }
    const at = (u: number, v: number): Point => {
      const top = geo.along(wave(38), u);
      return [top[0], top[1] + 108 * v];
    };
    const band = (a: Point, b: Point, width: number, colour: "white" | "red"): void =>
      sheet.stroke([at(...a), at(...geo.mid(a, b)), at(...b)], width, colour, {
        taper: "none",
        jitter: 0.06,
      });
    for (const [colour, thick] of [
      ["white", 11],
      ["red", 4],
    ] as const) {
      band([0, 0], [0.48, 0.5], thick, colour);
      band([0, 0.5], [0.48, 0], thick, colour);
    }
    for (const [colour, thick] of [
      ["white", 22],
      ["red", 12],
    ] as const) {
      band([0, 0.25], [0.48, 0.25], thick, colour);
      band([0.24, 0], [0.24, 0.5], thick, colour);
    }
    const star = (u: number, v: number, r: number): void => {
      const [x, y] = at(u, v);
      sheet.shape(
        Array.from({ length: 14 }, (_, i): Point => {
          const a = (i / 14) * Math.PI * 2 - Math.PI / 2;
          const size = i % 2 === 0 ? r : r * 0.46;
          return [x + Math.cos(a) * size, y + Math.sin(a) * size];
        }),
        "white",
        0.2,
      );
    };
    star(0.24, 0.76, 14);
    star(0.73, 0.2, 8);
    star(0.73, 0.84, 8);
    star(0.62, 0.46, 8);
    star(0.86, 0.4, 8);
    star(0.79, 0.58, 5);
  });
}
