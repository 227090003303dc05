import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

export type Student = {
  readonly coat: Colour;
  readonly fold: Colour;
  /** A woollen hat or a scarf over the hair; bare hair without one. */
  readonly hat?: Colour;
  readonly scarf?: Colour;
  readonly pack?: Colour;
};

/** Head from behind on the neck at 0, 0, about 40 high. */
function head(sheet: Sheet, { hat, scarf }: Student): void {
  sheet.shape(
    geo.smooth(geo.line([-15, -18, -14, -34, 0, -43, 14, -34, 15, -18, 9, 0, -9, 0]), true),
    "ink",
    0.4,
  );
  if (scarf)
    sheet.shape(
      geo.smooth(
        geo.line([-17, -16, -15, -36, 0, -46, 15, -36, 17, -16, 24, 8, 8, 22, -14, 18, -24, 4]),
        true,
      ),
      scarf,
      0.4,
    );
  if (hat) {
    sheet.shape(geo.smooth(geo.line([-16, -24, -14, -40, 0, -48, 14, -40, 16, -24, 0, -20]), true), hat, 0.4);
    sheet.stroke(geo.line([-16, -25, 0, -21, 16, -25]), 7, "white", { taper: "none", jitter: 0.1 });
    sheet.dot(0, -49, 6, "white");
  }
}

/** A student who sits on the boards, seen from behind; the seat is at 0, 0, about 130 high. */
export function seated(sheet: Sheet, student: Student): void {
  const { coat, fold } = student;
  sheet.shape(geo.smooth(geo.line([-40, 4, -42, -12, -30, -24, 30, -24, 42, -12, 40, 4]), true), "ink", 0.5);
  for (const side of [-1, 1])
    sheet.stroke(
      geo.smooth(geo.line([side * 25, -80, side * 39, -54, side * 36, -30, side * 18, -22])),
      17,
      side < 0 ? coat : fold,
      { taper: "none", jitter: 0.1 },
    );
  sheet.shape(
    geo.smooth(geo.line([-25, -8, -29, -40, -31, -76, -12, -92, 12, -92, 31, -76, 29, -40, 25, -8]), true),
    coat,
    0.5,
  );
  sheet.shape(geo.smooth(geo.line([12, -90, 30, -76, 28, -40, 24, -8, 10, -8, 18, -40]), true), fold, 0.5);
  for (const side of [-1, 1])
    sheet.stroke(geo.smooth(geo.line([side * 27, -66, side * 28, -44, side * 25, -24])), 3.4, "ink");
  sheet.stroke(geo.smooth(geo.line([-22, -14, 0, -10, 22, -14])), 4, "ink");
  sheet.place({ y: -90 }, () => head(sheet, student));
}

/** A student who walks away with a rucksack; the soles are at 0, 0, about 190 high. */
export function walking(sheet: Sheet, student: Student): void {
  const { coat, fold, pack = "ink" } = student;
  sheet.stroke(geo.smooth(geo.line([-12, -74, -15, -38, -14, -2])), 20, "ink", {
    taper: "none",
    jitter: 0.06,
  });
  sheet.stroke(geo.smooth(geo.line([12, -74, 17, -42, 12, -14])), 19, "ink", { taper: "none", jitter: 0.06 });
  sheet.stroke(geo.line([-24, 0, -6, 0]), 8, "ink", { taper: "none" });
  sheet.shape(
    geo.smooth(
      geo.line([-27, -62, -32, -112, -24, -136, -8, -142, 8, -142, 24, -136, 32, -112, 27, -62]),
      true,
    ),
    coat,
    0.5,
  );
  sheet.stroke(geo.smooth(geo.line([20, -128, 24, -98, 21, -66])), 12, fold);
  for (const side of [-1, 1])
    sheet.stroke(
      geo.smooth(geo.line([side * 27, -130, side * 38, -102, side * 30, -74])),
      14,
      side < 0 ? coat : fold,
      {
        taper: "none",
        jitter: 0.1,
      },
    );
  sheet.shape(
    geo.smooth(geo.line([-20, -74, -22, -122, -12, -136, 12, -136, 22, -122, 20, -74]), true),
    pack,
    0.5,
  );
  sheet.stroke(geo.line([-15, -98, 15, -98]), 4, "ink", { taper: "none" });
  sheet.place({ y: -138 }, () => head(sheet, student));
}
