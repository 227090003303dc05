import { geo } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import paths from "./1.food.paths.json";

/** A tomato, whole or cut through. */
function tomato(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.shape(geo.arc(x, y, r, r * 0.9), "red", 0.8);
  sheet.stroke(geo.arc(x, y, r * 0.62, r * 0.58, 190, 280), 5, "salmon");
  sheet.stroke(geo.line([x - 9, y - r * 0.8, x, y - r * 0.68, x + 9, y - r * 0.84]), 5, "deep");
}

/** The board with whole tomatoes beside it, slices, the half that is cut, and the knife in it. */
export function board(sheet: Sheet): void {
  sheet.shape(geo.line([90, 690, 414, 690, 434, 748, 70, 748]), "timber", 0.8);
  sheet.shape(geo.rect(70, 746, 364, 10), "brick", 0.6);
  for (const [x, y, r] of [
    [16, 706, 25],
    [50, 730, 24],
    [6, 746, 22],
  ] as const)
    tomato(sheet, x, y, r);
  for (let i = 0; i < 5; i++) {
    const [x, y] = [110 + (i % 3) * 36 + (i > 2 ? 16 : 0), 718 + (i > 2 ? 18 : 0)];
    sheet.shape(geo.arc(x, y, 17, 9), "red", 0.6);
    sheet.shape(geo.arc(x, y - 1, 11, 5), "salmon", 0.4);
  }
  const half = geo.line([262, 736, 262, 718, 272, 704, 292, 698, 314, 704, 324, 720, 318, 736, 292, 741]);
  sheet.shape(geo.smooth(half, true, 5), "red", 0.7);
  sheet.shape(geo.line(paths.blade), "white", 0.5);
  sheet.stroke(geo.line([222, 720, 250, 734, 278, 741]), 4, "lagoon");
  sheet.bar(geo.line([184, 692, 222, 710]), 15, "ink");
}

/** The pot on its ring. */
export function pot(sheet: Sheet): void {
  sheet.shape(geo.arc(596, 736, 150, 20), "ink", 0.8);
  sheet.shape(geo.line(paths.pot), "deep", 0.8);
  sheet.shape(geo.line([640, 642, 722, 642, 710, 728, 692, 740, 640, 740]), "ink", 0.8);
  sheet.shape(geo.arc(596, 640, 128, 22), "sea", 0.6);
  sheet.shape(geo.arc(596, 644, 112, 15), "honey", 0.8);
  for (const [x, y] of geo.line([526, 642, 618, 651, 646, 640, 672, 648]))
    sheet.shape(geo.arc(x, y, 12, 5), "red", 0.6);
  for (const side of [-1, 1]) sheet.bar(geo.arc(596 + side * 132, 672, 18, 13), 9, "ink");
  for (const x of [500, 518]) sheet.stroke(geo.line([x, 666, x + 6, 722]), 6, "lagoon");
}

/** Salt that falls from two fingers at a place. */
export function salt(sheet: Sheet, x: number, y: number): void {
  for (let i = 0; i < 11; i++) sheet.dot(x + Math.sin(i * 2.3) * (2 + i * 0.6), y + i * 7, 2.4, "white");
}

/** Flour, the round of dough and the pin on it, balls of dough, and a bowl at the end. */
export function rolling(sheet: Sheet): void {
  sheet.place({ x: 512, y: 286, scale: 0.61 }, () => {
    for (const [x, y] of geo.line([1018, 650, 1060, 636, 1106, 650]))
      sheet.shape(geo.arc(x, y, 36, 30), "honey", 1.6);
    sheet.shape(geo.smooth(geo.line(paths.bowl)), "white", 0.8);
    sheet.shape(geo.smooth(geo.line(paths.bowlShade)), "lagoon", 0.8);
    sheet.shape(geo.arc(1060, 670, 94, 11), "white", 0.6);
  });
  sheet.shape(geo.arc(984, 716, 156, 30), "white", 2);
  sheet.shape(geo.arc(984, 716, 122, 27), "honey", 1.4);
  sheet.stroke(geo.arc(984, 716, 108, 21, 20, 160, 14), 4, "salmon");
  sheet.bar(geo.line([840, 714, 1128, 714]), 16, "brick");
  sheet.shape(geo.line([908, 699, 1060, 699, 1064, 714, 1060, 729, 908, 729, 904, 714]), "timber", 0.6);
  sheet.stroke(geo.line([914, 705, 1054, 705]), 5, "salmon");
  sheet.stroke(geo.line([916, 723, 1052, 723]), 6, "brick");
}
