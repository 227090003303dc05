import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/* Tools hang from (0, 0) downwards in their own coordinates. */

/** An open spanner with a ring at its foot. */
function spanner(sheet: Sheet, long: number): void {
  const w = long * 0.085;
  sheet.shape(geo.line([-w * 0.8, 20, w * 0.8, 20, w * 0.7, long - 10, -w * 0.7, long - 10]), "haze", 0.4);
  sheet.shape(geo.line([0, 20, w * 0.8, 20, w * 0.7, long - 10, 0, long - 10]), "slate", 0.4);
  sheet.pierced(
    geo.arc(0, 0, w * 2, w * 2.1),
    [geo.line([-w * 0.8, -w * 3, w * 0.8, -w * 3, w * 0.8, w * 0.4, -w * 0.8, w * 0.4])],
    "haze",
    0.3,
  );
  sheet.pierced(geo.arc(0, long, w * 1.7, w * 1.7), [geo.arc(0, long, w * 0.8, w * 0.8)], "slate", 0.3);
}

function hammer(sheet: Sheet): void {
  sheet.shape(geo.line([-8, 0, 8, 0, 11, 190, -11, 190]), "timber", 0.4);
  sheet.shape(geo.line([2, 0, 8, 0, 11, 190, 3, 190]), "brick", 0.4);
  sheet.shape(
    geo.line([-52, -14, -38, -24, 40, -24, 46, -18, 46, 14, 40, 20, -10, 18, -52, -4]),
    "slate",
    0.4,
  );
  sheet.shape(geo.rect(30, -22, 18, 42), "haze", 0.4);
}

function saw(sheet: Sheet): void {
  const teeth = Array.from({ length: 25 }, (_, i): readonly [number, number] => [
    74 + i * 9,
    (i % 2 ? 62 : 54) - i * 0.4,
  ]);
  sheet.shape([[56, -16], [300, 18], [300, 44], ...geo.reverse(teeth), [56, 56]], "haze", 0.3);
  sheet.stroke(geo.line([70, 2, 292, 30]), 5, "white");
  sheet.pierced(
    geo.smooth(geo.line([-10, -30, 50, -34, 74, -20, 70, 60, 44, 84, -4, 76, -22, 40, -20, 0]), true, 5),
    [geo.smooth(geo.line([8, -6, 36, -8, 40, 46, 24, 56, 6, 44]), true, 5)],
    "timber",
    0.5,
  );
}

function pliers(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.bar(
      geo.smooth(geo.line([side * 4, 4, side * 20, 60, side * 14, 130])),
      13,
      side === 1 ? "brick" : "red",
    );
    sheet.shape(
      geo.line([0, 12, side * 16, -4, side * 14, -30, side * 2, -52, 0, -50]),
      side === 1 ? "slate" : "haze",
      0.3,
    );
  }
  sheet.dot(0, 2, 11, "slate");
  sheet.dot(0, 2, 4, "haze");
}

function driver(sheet: Sheet, grip: Colour, dark: Colour): void {
  sheet.shape(geo.smooth(geo.line([-12, 0, 12, 0, 15, 30, 11, 70, -11, 70, -15, 30]), true, 4), grip, 0.4);
  sheet.shape(geo.line([3, 2, 11, 2, 14, 30, 10, 68, 3, 68]), dark, 0.4);
  sheet.shape(geo.rect(-4, 70, 8, 76), "haze", 0.3);
}

function square(sheet: Sheet): void {
  sheet.shape(geo.rect(0, 0, 20, 150), "haze", 0.4);
  for (let y = 14; y < 120; y += 14)
    sheet.bar(
      [
        [12, y],
        [20, y],
      ],
      3,
      "slate",
    );
  sheet.shape(geo.rect(-10, 128, 120, 28), "timber", 0.4);
  sheet.stroke(geo.line([2, 142, 100, 142]), 4, "honey");
}

/** The board with its tools in order, and its shadow on the wall. */
export function board(sheet: Sheet): void {
  sheet.shape(geo.rect(736, 62, 500, 470), "ink", 0.8);
  sheet.shape(geo.rect(720, 46, 520, 470), "honey", 0.8);
  sheet.shape(geo.rect(720, 46, 520, 14), "cream", 0.6);
  for (let x = 744; x < 1220; x += 28) for (let y = 78; y < 510; y += 28) sheet.dot(x, y, 2.6, "timber");
  for (const [i, long] of [150, 132, 116, 100].entries())
    sheet.place({ x: 764 + i * 52, y: 108 }, () => spanner(sheet, long));
  sheet.place({ x: 1002, y: 116 }, () => hammer(sheet));
  sheet.place({ x: 1094, y: 128 }, () => pliers(sheet));
  sheet.place({ x: 1156, y: 92 }, () => square(sheet));
  sheet.place({ x: 866, y: 408 }, () => saw(sheet));
  for (const [i, grip] of (["red", "leaf", "sea"] as const).entries())
    sheet.place({ x: 1184 - i * 40, y: 278, scale: 0.88 }, () => driver(sheet, grip, "ink"));
  sheet.bar(geo.arc(802, 376, 38, 38), 10, "red");
  sheet.bar(geo.arc(802, 381, 38, 38), 8, "brick");
}

/** A pillar drill against the light: foot at (0, 0), 430 high. */
export function drill(sheet: Sheet): void {
  sheet.shape(geo.line([-74, 0, -64, -26, 64, -26, 74, 0]), "ink", 0.5);
  sheet.shape(geo.rect(-16, -400, 26, 380), "slate", 0.4);
  sheet.shape(geo.rect(-16, -400, 9, 380), "haze", 0.4);
  sheet.shape(geo.line([-30, -150, 86, -150, 82, -128, -26, -128]), "ink", 0.4);
  sheet.shape(geo.rect(-26, -168, 44, 60), "ink", 0.5);
  sheet.shape(geo.line([-76, -404, -64, -426, 92, -426, 104, -406, 104, -372, -76, -372]), "red", 0.5);
  sheet.shape(geo.rect(-22, -376, 108, 112), "red", 0.5);
  sheet.shape(geo.rect(30, -376, 56, 112), "ink", 0.5);
  sheet.shape(geo.rect(-14, -352, 28, 22), "honey", 0.3);
  sheet.shape(geo.rect(34, -268, 30, 34), "haze", 0.3);
  sheet.shape(geo.line([34, -234, 64, -234, 56, -206, 42, -206]), "slate", 0.3);
  sheet.bar(geo.line([49, -208, 49, -160]), 6, "haze");
  for (const turn of [-30, 90, 210])
    sheet.place({ x: 0, y: -300, turn }, () => {
      sheet.bar(geo.line([0, 0, 0, -54]), 6, "slate");
      sheet.dot(0, -56, 9, "ink");
    });
  sheet.dot(0, -300, 12, "haze");
}

/** A bench vice from its handle's side, its jaws open towards the reader; the jaws' top at (0, 0). */
export function vice(sheet: Sheet): void {
  sheet.shape(geo.line([-104, 126, 104, 126, 122, 164, -122, 164]), "deep", 0.5);
  for (const x of [-92, 92]) sheet.dot(x, 148, 10, "haze");
  sheet.shape(geo.line([-84, 24, 84, 24, 66, 132, -66, 132]), "sea", 0.5);
  sheet.shape(geo.line([18, 24, 84, 24, 66, 132, 22, 132]), "deep", 0.5);
  sheet.stroke(geo.line([-66, 38, -54, 116]), 6, "haze");
  sheet.shape(geo.rect(-96, -2, 192, 32), "slate", 0.4);
  sheet.shape(geo.rect(-96, -2, 192, 10), "haze", 0.4);
  for (let x = -88; x < 92; x += 14) sheet.bar(geo.line([x, 12, x + 6, 28]), 2.4, "ink");
  sheet.dot(0, 82, 30, "slate");
  sheet.dot(-3, 79, 20, "haze");
  sheet.bar(geo.line([-112, 100, 108, 60]), 11, "white");
  sheet.bar(geo.line([-110, 104, 110, 64]), 4, "slate");
  for (const [x, y] of geo.line([-114, 101, 110, 60])) sheet.dot(x, y, 13, "slate");
}
