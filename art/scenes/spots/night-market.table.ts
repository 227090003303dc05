import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";

/** A three-legged plastic stool; the middle of its seat at (0, 0). */
export function stool(sheet: Sheet, high: number): void {
  for (const [x, foot] of geo.line([-44, -70, 44, 70, 8, 14]))
    sheet.shape(
      geo.line([x - 11, 6, x + 11, 6, foot + 10, high, foot - 10, high]),
      x === 8 ? "brick" : "red",
      0.5,
    );
  sheet.bar(geo.line([-57, high * 0.52, 57, high * 0.52]), 10, "brick");
  sheet.shape(geo.arc(0, 6, 68, 17), "brick", 0.5);
  sheet.shape(geo.arc(0, 0, 68, 16), "red", 0.5);
  sheet.stroke(geo.arc(0, 0, 56, 11, 200, 320, 12), 4, "orange");
}

/** Lines of steam over a dish. */
function steam(sheet: Sheet, x: number, y: number, size: number): void {
  for (const dx of [-14, 4, 20])
    sheet.stroke(
      geo.smooth(
        geo.line([
          x + dx,
          y,
          x + dx + 12 * size,
          y - 26 * size,
          x + dx - 9 * size,
          y - 58 * size,
          x + dx + 8 * size,
          y - 96 * size,
        ]),
      ),
      7,
      "cream",
    );
}

/** A bowl of noodles in red broth. */
function noodles(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line([-58, 0, -46, 34, -20, 46, 20, 46, 46, 34, 58, 0]), false), "white", 0.4);
  sheet.shape(geo.smooth(geo.line([8, 46, 22, 46, 46, 34, 58, 0, 34, 4]), false), "haze", 0.4);
  sheet.stroke(geo.smooth(geo.line([-50, 20, -20, 29, 20, 29, 50, 20])), 5, "sea", { taper: "none" });
  sheet.shape(geo.arc(0, 0, 59, 16), "white", 0.3);
  sheet.shape(geo.arc(0, 1, 51, 12), "orange", 0.3);
  for (let i = 0; i < 5; i++) sheet.stroke(geo.arc(-14 + i * 7, 2, 20, 5, 180 + i * 20, 350, 10), 3, "cream");
  sheet.shape(geo.arc(24, -2, 14, 6), "white", 0.2);
  sheet.shape(geo.arc(25, -2, 7, 3.4), "honey", 0.1);
  for (const [x, y] of geo.line([-30, -4, -22, 4, 2, -7]))
    sheet.stroke(geo.line([x - 8, y, x + 8, y - 2]), 5, "leaf");
}

/** Rice on a leaf with egg, cucumber and sambal. */
function rice(sheet: Sheet): void {
  sheet.shape(geo.arc(0, 6, 84, 18), "deep", 0.4);
  sheet.shape(geo.arc(0, 0, 84, 18), "white", 0.4);
  sheet.shape(geo.smooth(geo.line([-72, 0, -30, -13, 40, -12, 74, -2, 34, 11, -34, 12]), true), "leaf", 0.6);
  sheet.stroke(geo.line([-66, 0, 66, -1]), 3, "cream");
  sheet.shape(geo.smooth(geo.line([-44, 4, -38, -28, -10, -40, 16, -28, 22, 4, -10, 9]), true), "white", 0.6);
  sheet.shape(geo.smooth(geo.line([-4, -38, 16, -28, 22, 4, -4, 9, 6, -14]), true), "haze", 0.6);
  const random = noise.stream(3);
  for (let i = 0; i < 16; i++) {
    const [x, y] = [random.range(-34, 14), random.range(-26, 2)];
    sheet.stroke(geo.line([x, y, x + 6, y - 2]), 2, "haze");
  }
  sheet.shape(geo.arc(42, -4, 17, 11), "white", 0.3);
  sheet.shape(geo.arc(43, -4, 9, 6), "honey", 0.2);
  sheet.shape(geo.arc(12, 5, 15, 6), "red", 0.6);
  for (const x of [-60, -50]) sheet.shape(geo.arc(x, -2, 9, 6), "cream", 0.3);
}

/** A glass of iced tea with its foam. */
function tea(sheet: Sheet): void {
  sheet.shape(geo.line([-22, -70, 22, -70, 17, 4, -17, 4]), "orange", 0.4);
  sheet.shape(geo.line([6, -70, 22, -70, 17, 4, 5, 4]), "brick", 0.4);
  sheet.shape(geo.line([-22, -72, 22, -72, 21, -52, -21, -52]), "cream", 0.5);
  sheet.shape(geo.arc(0, -72, 22, 6), "white", 0.3);
  sheet.bar(geo.line([2, -72, 16, -110]), 6, "leaf");
  sheet.stroke(geo.line([-14, -48, -11, -4]), 4, "cream");
}

/** The round marble table on its iron foot, laid for two. */
export function table(sheet: Sheet, foot: number): void {
  sheet.shape(geo.arc(0, foot, 92, 19), "deep", 0.6);
  sheet.shape(geo.line([-12, 10, 12, 10, 15, foot, -15, foot]), "deep", 0.5);
  for (const side of [-1, 1])
    sheet.bar(
      geo.smooth(geo.line([side * 6, foot - 70, side * 40, foot - 50, side * 74, foot - 6])),
      10,
      "deep",
    );
  sheet.shape(geo.arc(0, 15, 214, 44), "deep", 0.5);
  const top = geo.arc(0, 0, 214, 44);
  sheet.shape(top, "haze", 0.5);
  sheet.clip(top, () => {
    sheet.shape(
      geo.smooth(geo.line([-230, 10, -120, 26, 60, 30, 230, 8, 230, 60, -230, 60]), true),
      "sea",
      0.6,
    );
    for (const [x, y, long] of [
      [-170, -10, 120],
      [-40, -28, 150],
      [110, -12, 90],
      [-90, 22, 130],
    ] as const)
      sheet.stroke(
        geo.smooth(geo.line([x, y, x + long * 0.3, y + 8, x + long * 0.6, y - 3, x + long, y + 7])),
        4,
        "white",
      );
  });
  sheet.place({ x: -30, y: -26 }, () => tea(sheet));
  sheet.place({ x: 18, y: -20, scale: 0.94 }, () => tea(sheet));
  sheet.place({ x: -104, y: -14 }, () => noodles(sheet));
  steam(sheet, -110, -34, 1);
  sheet.place({ x: 110, y: 8, scale: 0.92 }, () => rice(sheet));
  sheet.shape(geo.arc(-4, 24, 30, 8), "white", 0.3);
  sheet.shape(geo.arc(-4, 23, 21, 5), "red", 0.3);
}
