import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Sheet } from "../../kit/core/sheet";
import { limb } from "../../kit/people/limb";
import paths from "./room-viewing.screen.paths.json";

/* The screen's own coordinates: 276 wide and 560 high about (0, 0). */

/** The walls, the window on a wet street of brick houses, the heater below it. */
function walls(sheet: Sheet): void {
  sheet.shape(geo.rect(-140, -282, 280, 564), "cream", 0);
  sheet.shape(geo.line([-140, -282, -78, -170, -78, 108, -140, 290]), "haze", 0.4);
  sheet.shape(geo.line([-140, -282, 140, -282, 96, -170, -78, -170]), "white", 0.4);
  sheet.shape(geo.line([-140, 290, -78, 108, 96, 108, 140, 220, 140, 290]), "timber", 0.4);
  sheet.clip(geo.line([-140, 290, -78, 108, 96, 108, 140, 220, 140, 290]), () => {
    for (let x = -330; x < 330; x += 44)
      sheet.stroke(geo.line([x * 0.3 + 8, 90, x * 1.5, 300]), 4, "ink", { taper: "start" });
  });
  sheet.shape(geo.rect(-48, -116, 124, 128), "white", 0.3);
  sheet.clip(geo.rect(-40, -108, 108, 112), () => {
    sheet.shape(geo.rect(-60, -120, 150, 140), "haze", 0);
    sheet.shape(geo.rect(-60, -44, 150, 70), "brick", 0.4);
    for (const x of [-44, -2, 40]) {
      sheet.shape(geo.line([x - 2, -44, x + 19, -72, x + 40, -44]), "slate", 0.4);
      sheet.shape(geo.rect(x + 26, -84, 9, 34), "brick", 0.3);
      sheet.shape(geo.rect(x + 7, -32, 9, 16), "white", 0.3);
      sheet.shape(geo.rect(x + 24, -32, 9, 16), "white", 0.3);
    }
    const random = noise.stream(5);
    for (let i = 0; i < 16; i++) {
      const [x, y] = [random.range(-40, 68), random.range(-108, -10)];
      sheet.stroke(geo.line([x, y, x - 5, y + 18]), 2, "white");
    }
  });
  sheet.shape(geo.rect(11, -110, 6, 116), "white", 0.2);
  sheet.shape(geo.rect(-54, 8, 136, 9), "white", 0.3);
  sheet.stroke(geo.line([-50, 19, 80, 19]), 4, "slate");
  sheet.shape(geo.rect(-44, 36, 116, 58), "slate", 0.4);
  for (let i = 0; i < 8; i++) sheet.shape(geo.rect(-46 + i * 14.6, 32, 11, 58), "white", 0.3);
  sheet.bar(geo.line([72, 80, 84, 80, 84, 106]), 4, "slate");
  sheet.dot(75, 80, 5, "red");
}

/** A bare bed along the left wall with its quilt folded, a lamp on the wall over it, a chair. */
function furnishing(sheet: Sheet): void {
  sheet.shape(geo.line([-140, 232, 2, 232, 6, 262, -140, 282]), "brick", 0.4);
  sheet.shape(geo.line([-88, 82, -8, 82, 2, 204, -140, 204]), "white", 0.5);
  sheet.shape(geo.line([-140, 204, 2, 204, 2, 240, -140, 240]), "haze", 0.4);
  for (const y of [124, 144]) sheet.stroke(geo.line([-110, y, -10, y]), 3, "haze");
  sheet.shape(geo.line([-117, 152, -2, 152, 2, 204, -140, 204]), "sea", 0.5);
  sheet.shape(geo.line([-140, 204, 2, 204, 2, 224, -140, 224]), "deep", 0.5);
  for (const y of [166, 184]) sheet.stroke(geo.line([-118, y, -6, y]), 4, "deep");
  sheet.shape(geo.smooth(geo.line(paths.pillowShade), true), "slate", 0.4);
  sheet.shape(geo.smooth(geo.line(paths.pillow), true), "white", 0.4);
  sheet.bar(geo.line([-112, -6, -102, -4, -92, -26]), 4, "ink");
  sheet.shape(geo.line([-98, -34, -78, -28, -84, -6, -112, -16]), "red", 0.4);
}

/** The landlord's hand that points at the heater, and the round keys of the call. */
function call(sheet: Sheet): void {
  const skin = { base: "salmon", shade: "brick", lit: "cream" } as const;
  limb.clothed(sheet, geo.line([150, 300, 88, 214]), [36, 29], { base: "pine", shade: "ink", lit: "leaf" });
  limb.bare(sheet, geo.line([88, 214, 68, 186]), [20, 18], skin);
  const palm = geo.smooth(geo.line(paths.landlordPalm), true);
  sheet.shape(palm, "salmon", 0.3);
  for (const [x, y] of geo.line([44, 174, 54, 184, 66, 190])) {
    sheet.shape(geo.arc(x, y, 11, 9, 0, 350, 14), "salmon", 0.2);
    sheet.stroke(geo.arc(x, y, 10, 8, 40, 170, 8), 2.4, "brick");
  }
  const point = limb.outline(geo.line([50, 156, 34, 132, 22, 108]), [10, 9, 7], true).shape;
  sheet.shape(geo.move(point, 2.4, 1.6), "brick", 0.2);
  sheet.shape(point, "salmon", 0.2);
  const thumb = limb.outline(geo.line([66, 160, 46, 166, 34, 162]), [11, 10, 8], true).shape;
  sheet.shape(geo.move(thumb, 0, 2.4), "brick", 0.2);
  sheet.shape(thumb, "salmon", 0.2);
  for (const [x, colour] of [
    [-62, "ink"],
    [0, "red"],
    [62, "ink"],
  ] as const)
    sheet.dot(x, 246, colour === "red" ? 25 : 21, colour);
  sheet.bar(geo.smooth(geo.line([-12, 249, -6, 243, 0, 241, 6, 243, 12, 249])), 7, "white");
  sheet.shape(geo.rect(-73, 239, 14, 14), "white", 0.2);
  sheet.shape(geo.line([-58, 244, -50, 239, -50, 253, -58, 248]), "white", 0.2);
  sheet.shape(geo.smooth(geo.line([58, 236, 66, 236, 66, 248, 58, 248]), true), "white", 0.1);
  sheet.bar(geo.line([62, 250, 62, 257]), 3, "white");
}

/** The small picture of the student herself in the corner of the call. */
function herself(sheet: Sheet): void {
  const frame = geo.rect(56, -262, 70, 92);
  sheet.shape(geo.rect(53, -265, 76, 98), "white", 0.2);
  sheet.clip(frame, () => {
    sheet.shape(frame, "deep", 0);
    sheet.shape(geo.rect(108, -262, 20, 92), "honey", 0);
    sheet.shape(geo.arc(91, -216, 19, 20), "ink", 0.2);
    sheet.shape(geo.smooth(geo.line(paths.ownShirt)), "red", 0.2);
    sheet.shape(geo.rect(85, -204, 13, 16), "brownShade", 0.1);
    sheet.shape(geo.arc(91, -211, 16, 19), "brown", 0.1);
    sheet.shape(geo.smooth(geo.line(paths.ownHair), true), "ink", 0.1);
    for (const x of [85, 97]) sheet.dot(x, -212, 1.9, "ink");
    sheet.stroke(geo.smooth(geo.line([84, -202, 91, -198, 98, -202])), 2.6, "red");
    for (const x of [74, 109]) sheet.dot(x, -202, 2.6, "honey");
  });
}

/** What the phone shows: an empty room far away, by day and in the rain. */
export function screen(sheet: Sheet): void {
  sheet.clip(geo.rect(-138, -280, 276, 560), () => {
    walls(sheet);
    furnishing(sheet);
    call(sheet);
    herself(sheet);
  });
}
