import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";

const out: Line = [
  [0, -330],
  [104, -328],
  [128, -306],
  [134, -60],
  [128, -12],
  [0, -10],
];

/** A city bus that comes to the stop, seen from the front with its lights on; foot at 0, 270 wide, 330 high. */
export function bus(sheet: Sheet): void {
  for (const x of [-96, 96]) sheet.shape(geo.rect(x - 24, -34, 48, 40), "ink", 0.8);
  const front: Line = geo.smooth([...out, ...geo.reverse(out).map(([x, y]): Point => [-x, y])], true, 5);
  sheet.shape(front, "red", 0.8);
  sheet.clip(front, () => {
    sheet.shape(geo.rect(92, -340, 60, 340), "brick", 0.8);
    sheet.shape(geo.rect(-150, -66, 300, 70), "brick", 0.8);
    sheet.shape(geo.rect(-150, -96, 300, 14), "white", 0.6);
  });
  sheet.shape(geo.line([-118, -112, -114, -250, -104, -262, 104, -262, 114, -250, 118, -112]), "ink", 0.6);
  sheet.shape(geo.line([-108, -120, -105, -244, -98, -252, 98, -252, 105, -244, 108, -120]), "honey", 0.6);
  sheet.shape(geo.rect(-5, -256, 10, 140), "ink", 0.4);
  for (const x of [-62, 56]) {
    sheet.shape(
      geo.smooth(geo.line([x - 34, -120, x - 28, -160, x, -172, x + 28, -160, x + 34, -120])),
      "deep",
      0.5,
    );
    sheet.shape(geo.arc(x, -190, 16, 19), "deep", 0.4);
  }
  sheet.stroke(geo.line([-92, -136, -58, -240]), 9, "cream");
  sheet.shape(geo.rect(-92, -312, 184, 40), "ink", 0.6);
  sheet.stroke(geo.line([-74, -292, 40, -292]), 13, "honey", { jitter: 0.5 });
  sheet.dot(66, -292, 10, "honey");
  for (const x of [-100, 100]) {
    sheet.shape(geo.arc(x, -58, 27, 21), "cream", 0.5);
    sheet.shape(geo.arc(x, -58, 18, 14), "white", 0.4);
  }
  for (const side of [-1, 1]) {
    sheet.bar(geo.smooth(geo.line([side * 122, -300, side * 158, -292, side * 160, -250])), 7, "ink");
    sheet.shape(geo.rect(side * 160 - 12, -252, 24, 58), "ink", 0.6);
  }
  sheet.shape(
    geo.smooth(geo.line([-112, -328, -60, -346, 20, -350, 90, -340, 114, -326]), false),
    "white",
    1,
  );
}
