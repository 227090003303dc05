import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import type { Cloth } from "../../kit/people/limb";

/** A long robe from the hips to the feet, over legs and under the arms. */
export function robe(sheet: Sheet, cloth: Cloth): () => void {
  return () => {
    const shape = geo.smooth(
      geo.line([-118, 440, -128, 620, -142, 1108, -60, 1122, 60, 1122, 142, 1108, 128, 620, 118, 440]),
      false,
      5,
    );
    sheet.shape(shape, cloth.base, 0.6);
    sheet.clip(shape, () => {
      sheet.shape(geo.line([-150, 430, -66, 440, -60, 760, -84, 1130, -160, 1130]), cloth.shade, 0.7);
      for (const x of [-40, 4, 52, 92])
        sheet.stroke(geo.smooth(geo.line([x, 470, x + 4, 760, x * 1.2, 1110])), 7, cloth.shade);
    });
  };
}

/** A bunch of flowers in the hand that holds it, in the hand's coordinates. */
export function bunch(sheet: Sheet, colours: readonly [Colour, Colour]): () => void {
  return () => {
    for (const x of [-16, 0, 16]) sheet.bar(geo.line([20, -64, 130, -64 + x * 2]), 8, "leaf");
    for (const x of [-1, 1]) sheet.bar(geo.line([0, -64, -70, -64 + x * 10]), 8, "leaf");
    sheet.shape(geo.line([44, -78, 140, -150, 140, 20, 44, -50]), "white", 1);
    [
      [150, -140],
      [190, -110],
      [160, -82],
      [200, -60],
      [158, -34],
      [186, -8],
      [146, 8],
    ].forEach(([x = 0, y = 0], i) => {
      sheet.dot(x, y, 30, colours[i % 2 === 0 ? 0 : 1], 2);
      sheet.stroke(geo.arc(x, y, 14, 14, 30, 240, 10), 6, "cream");
    });
  };
}

/** Leads the shadow of a sari's skirt up over the hip. */
export function hipShade(sheet: Sheet): () => void {
  return () =>
    sheet.shape(geo.line([-138, 438, -104, 462, -74, 496, -54, 526, -146, 526, -146, 480]), "brick", 0.7);
}

/** A belt between posts, from x to x. */
export function barrier(sheet: Sheet, from: number, to: number): void {
  const middle = (from + to) / 2;
  for (const x of [from, middle, to]) {
    sheet.shape(geo.arc(x, 744, 32, 9), "ink", 0.6);
    sheet.shape(geo.rect(x - 6, 590, 12, 154), "ink", 0.6);
    sheet.bar(geo.line([x + 3, 610, x + 3, 736]), 3, "deep");
    sheet.dot(x, 586, 10, "marigold");
  }
  for (const [a, b] of [
    [from, middle],
    [middle, to],
  ] as const)
    sheet.stroke(geo.smooth(geo.line([a, 604, (a + b) / 2, 618, b, 604])), 15, "red", {
      taper: "none",
      jitter: 0.06,
    });
}
