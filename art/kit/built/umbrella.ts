import { geo } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { Steps } from "./things";

/** The end of a handle that hangs below a fist, from (0, 0) down to its crook. */
export function crook(sheet: Sheet, colour: Colour): void {
  sheet.bar(geo.smooth(geo.line([0, 0, 0, 30, 4, 44, 15, 50, 26, 43, 27, 30])), 12, colour);
}

/** An umbrella whose shaft passes a fist at (0, -40) and ends in a crook below y = 0; 440 wide. */
export function umbrella(sheet: Sheet, cloth: Steps, metal: Colour): void {
  sheet.bar(geo.line([0, 0, 0, -330]), 9, metal);
  sheet.place({ y: -10 }, () => crook(sheet, metal));
  const dome = [
    ...geo.arc(0, -250, 220, 170, 180, 360, 30),
    ...[5, 4, 3, 2, 1].flatMap((i) => geo.arc(-220 + i * 88 - 44, -250, 44, 26, 360, 180, 8)),
  ];
  sheet.shape(dome, cloth.base, 0.8);
  sheet.clip(dome, () =>
    sheet.shape(geo.smooth(geo.line([0, -430, 90, -360, 132, -240, 260, -240, 260, -430])), cloth.shade, 0.8),
  );
  for (const x of [-132, -44, 44, 132])
    sheet.stroke(geo.smooth(geo.line([x * 0.06, -418, x * 0.72, -350, x, -246])), 5, cloth.shade, {
      taper: "start",
    });
  for (const x of [-150, -104])
    sheet.stroke(geo.smooth(geo.line([x * 0.4, -400, x * 0.9, -346, x * 1.16, -270])), 7, cloth.lit);
  sheet.stroke(geo.line([0, -440, 0, -414]), 9, metal, { taper: "start" });
}
