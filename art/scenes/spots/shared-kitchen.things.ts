import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import type { SkinSteps } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { limb } from "../../kit/people/limb";
import paths from "./shared-kitchen.things.paths.json";

/** A pressure cooker with its long handle towards the cook; its foot is at (0, 0). The valve whistles. */
export function cooker(sheet: Sheet): void {
  sheet.shape(geo.smooth(geo.line(paths.cooker), true, 4), "haze", 0.7);
  sheet.shape(geo.smooth(geo.line(paths.cookerShade), true, 4), "sea", 0.7);
  sheet.stroke(geo.line([-44, -64, -46, -14]), 8, "white");
  sheet.shape(geo.rect(-66, -84, 132, 13), "white", 0.5);
  sheet.shape(geo.smooth(geo.line([-62, -82, -54, -98, 0, -106, 54, -98, 62, -82]), false, 5), "haze", 0.6);
  sheet.stroke(geo.line([-46, -93, 0, -100, 30, -98]), 5, "white");
  sheet.shape(geo.line([-64, -90, -104, -95, -104, -80, -64, -74]), "ink", 0.6);
  sheet.shape(geo.line([-64, -68, -100, -73, -100, -59, -64, -54]), "ink", 0.6);
  sheet.shape(geo.rect(62, -82, 26, 16), "ink", 0.6);
  sheet.shape(geo.rect(-7, -124, 14, 20), "ink", 0.5);
  sheet.shape(geo.rect(-11, -138, 22, 16), "red", 0.5);
  for (const [lean, w] of [
    [-1, 13],
    [0.2, 17],
    [1.2, 12],
  ] as const)
    sheet.stroke(
      geo.smooth(
        geo.line([0, -144, lean * 14 + 8, -180, lean * 24 - 8, -222, lean * 34 + 10, -268, lean * 40, -316]),
      ),
      w,
      "white",
    );
}

/** A pan of vegetables on the second ring. */
export function pan(sheet: Sheet): void {
  sheet.bar(geo.line([-46, -26, -112, -34]), 13, "ink");
  sheet.shape(geo.line([-54, -36, 54, -36, 46, 0, -46, 0]), "ink", 0.6);
  sheet.shape(geo.arc(0, -36, 54, 9), "brick", 0.5);
  for (const [x, c] of [
    [-32, "leaf"],
    [-8, "red"],
    [16, "leaf"],
    [36, "cream"],
  ] as const)
    sheet.shape(geo.arc(x, -39, 11, 6), c, 0.5);
}

/** The sink's edge with suds, its tap and the rack with plates. */
export function sink(sheet: Sheet): void {
  for (let i = 0; i < 4; i++) {
    sheet.shape(
      geo.turn(geo.arc(22 + i * 21, 388, 11, 42), 12, [22 + i * 21, 388]),
      i % 2 ? "white" : "haze",
      0.5,
    );
    sheet.stroke(geo.turn(geo.arc(22 + i * 21, 388, 6, 32, 120, 240, 12), 12, [22 + i * 21, 388]), 3, "sea");
  }
  for (const y of [404, 428]) sheet.bar(geo.line([-10, y, 112, y]), 5, "ink");
  sheet.bar(geo.smooth(geo.line([126, 434, 126, 372, 140, 350, 164, 350, 172, 372]), false, 8), 11, "ink");
  sheet.bar(geo.line([112, 404, 140, 404]), 8, "ink");
  sheet.stroke(geo.line([172, 376, 172, 424]), 6, "white", { taper: "none" });
}

/** A mug held from behind: its rim at 0, 0, and the fingers that come round it from a hand on the far side. */
export function heldMug(sheet: Sheet, skin: SkinSteps): void {
  sheet.shape(geo.line([-40, 0, 40, 0, 36, 96, -36, 96]), "red", 0.5);
  sheet.shape(geo.line([14, 0, 40, 0, 36, 96, 12, 96]), "brick", 0.5);
  sheet.shape(geo.arc(0, 0, 40, 9), "cream", 0.4);
  for (let i = 0; i < 4; i++) {
    const y = 22 + i * 17;
    const finger = geo.line([48, y + 4, 34, y - 3, 12 + (i % 3) * 5, y]);
    sheet.shape(limb.outline(geo.move(finger, 0, 3), [10, 10, 7], true).shape, skin.shade, 0.2);
    sheet.shape(limb.outline(finger, [9, 9, 6.6], true).shape, skin.base, 0.2);
  }
  sheet.shape(limb.outline(geo.line([-44, 44, -36, 28, -22, 18]), [12, 11, 8], true).shape, skin.base, 0.2);
  for (const x of [-14, 12])
    sheet.stroke(geo.smooth(geo.line([x, -14, x + 12, -42, x - 8, -70, x + 6, -104])), 8, "white");
}

/** Suds heaped over the sink's edge. */
export function suds(sheet: Sheet): void {
  for (const [x, y, r] of [
    [140, 430, 17],
    [164, 424, 22],
    [192, 428, 19],
    [216, 432, 15],
    [178, 436, 18],
  ] as const) {
    sheet.shape(geo.arc(x, y, r, r * 0.9), "white", 1);
    sheet.stroke(geo.arc(x, y, r * 0.6, r * 0.55, 20, 110, 10), 3, "haze");
  }
}

/** Board with what is cut: carrots, beans, a cauliflower, onions beside it. */
export function vegetables(sheet: Sheet): void {
  sheet.shape(geo.line([366, 716, 604, 716, 624, 762, 346, 762]), "timber", 0.8);
  sheet.shape(geo.rect(346, 760, 278, 10), "brick", 0.6);
  for (let i = 0; i < 7; i++) {
    const [x, y] = [384 + (i % 4) * 22, 734 + (i % 2) * 14];
    sheet.shape(geo.arc(x, y, 12, 7), "red", 0.5);
    sheet.shape(geo.arc(x, y - 1, 5, 3), "honey", 0.3);
  }
  for (const [x, y, r] of [
    [676, 722, 30],
    [708, 714, 32],
    [742, 724, 29],
    [710, 734, 34],
  ] as const) {
    sheet.shape(geo.arc(x, y - 6, r, r * 0.8), "white", 3);
    sheet.stroke(geo.arc(x, y - 6, r * 0.6, r * 0.5, 30, 150, 10), 4, "haze");
  }
  for (const side of [-1, 1])
    sheet.shape(
      geo.smooth(
        geo.line([710, 762, 710 + side * 40, 760, 710 + side * 62, 712, 710 + side * 36, 734, 710, 748]),
        true,
        5,
      ),
      "leaf",
      0.8,
    );
  for (const [x, y] of geo.line([640, 772, 676, 784])) {
    sheet.shape(geo.arc(x, y, 23, 20), "brick", 0.7);
    sheet.stroke(geo.arc(x, y, 14, 13, 180, 280, 10), 4, "red");
    sheet.stroke(geo.line([x, y - 18, x + 3, y - 32]), 6, "brick", { taper: "end" });
  }
}

/** Four plates in a pile for the meal. */
export function plates(sheet: Sheet): void {
  for (let i = 0; i < 4; i++) {
    sheet.shape(geo.arc(840, 748 - i * 7, 52, 13), "sea", 0.5);
    sheet.shape(geo.arc(840, 746 - i * 7, 46, 10), "white", 0.4);
  }
}

/** The notebook and what is left of lunch at the right end of the table. */
export function notebook(sheet: Sheet): void {
  sheet.place({ x: 960, y: 782, scale: 0.8 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "haze" }),
  );
}
