import type { Steps } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Paint = {
  readonly gold: Colour;
  readonly wood: Colour;
  readonly pale: Colour;
  readonly shadow: Colour;
  readonly line: Colour;
  readonly heart: Colour;
  readonly first: Colour;
  readonly second: Colour;
  readonly cloth: Steps;
};

/** A coin lying flat, seen a little from above. */
function coin(sheet: Sheet, x: number, y: number, paint: Pick<Paint, "gold" | "wood" | "pale">): void {
  sheet.shape(
    [...geo.arc(x, y + 13, 46, 20, 0, 180, 16), ...geo.reverse(geo.arc(x, y, 46, 20, 0, 180, 16))],
    paint.wood,
    0.5,
  );
  for (let i = 0; i < 9; i++)
    sheet.stroke(geo.line([x - 38 + i * 9.5, y + 17, x - 38 + i * 9.5, y + 26]), 3, paint.gold);
  sheet.shape(geo.arc(x, y, 46, 20), paint.gold, 0.5);
  sheet.bar(geo.arc(x, y, 36, 14), 3, paint.wood);
  sheet.stroke(geo.arc(x, y, 26, 9, 190, 300), 4, paint.pale);
}

/** A clasp purse with a stitched flower, open on two notes; foot at 0, 0. */
function purse(sheet: Sheet, paint: Paint): void {
  sheet.shape(geo.smooth(geo.line([-150, -4, 0, 14, 170, 0, 120, 22, -100, 24]), true), paint.shadow, 1);
  sheet.place({ y: -112, turn: -7 }, () => {
    for (const [x, colour] of [
      [-40, paint.first],
      [10, paint.second],
    ] as const) {
      sheet.shape(geo.rect(x - 40, -66, 96, 80), colour, 0.7);
      sheet.bar([...geo.rect(x - 31, -58, 78, 64), [x - 31, -58]], 3, paint.pale);
      sheet.dot(x + 8, -36, 12, paint.pale);
    }
  });
  const body = geo.smooth(
    geo.line([
      -118, -116, -146, -70, -150, -30, -112, 0, 0, 8, 112, 0, 150, -30, 146, -70, 118, -116, 0, -104,
    ]),
    true,
  );
  sheet.shape(body, paint.cloth.base, 0.8);
  sheet.clip(body, () => {
    sheet.shape(
      geo.smooth(geo.line([60, -130, 96, -60, 60, 20, 180, 20, 180, -130])),
      paint.cloth.shade,
      0.8,
    );
    for (const x of [-96, -60, 40, 84])
      sheet.stroke(
        geo.smooth(geo.line([x * 0.9, -110, x * 1.14, -60, x, -8])),
        5,
        x > 0 ? paint.line : paint.cloth.lit,
      );
  });
  for (let i = 0; i < 6; i++)
    sheet.stroke(geo.turn(geo.line([-6, -50, -6, -82]), i * 60, [-6, -50]), 19, paint.gold);
  sheet.dot(-6, -50, 9, paint.heart);
  sheet.stroke(geo.smooth(geo.line([-122, -114, 0, -100, 122, -114])), 17, paint.gold, {
    taper: "none",
    jitter: 0.06,
  });
  sheet.bar(geo.smooth(geo.line([-118, -118, -90, -134, 0, -128, 90, -134, 118, -118])), 7, paint.wood);
  for (const x of [-11, 11]) sheet.dot(x, -118, 12, paint.gold);
}

export const money = { coin, purse };
