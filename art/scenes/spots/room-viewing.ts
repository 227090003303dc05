import { furniture } from "../../kit/built/furniture";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { skies } from "../../kit/nature/skies";
import { trees } from "../../kit/nature/trees";
import { water } from "../../kit/nature/water";
import { screen } from "./room-viewing.screen";
import { grip, hair, head, jasmine, palm } from "./room-viewing.student";

/** Evening over the backwater, palms against it. */
function evening(sheet: Sheet): void {
  sheet.shape(geo.rect(0, 0, 320, 560), "honey", 0);
  for (const [y, colour] of [
    [150, "cream"],
    [236, "orange"],
  ] as const)
    for (const x of [-20, 120, 210]) sheet.stroke(skies.streak(x, y + x * 0.1, 190, 5), 14, colour);
  sheet.shape(geo.arc(196, 344, 46, 46), "red", 1);
  sheet.shape(
    geo.smooth(geo.line([-20, 362, 60, 344, 140, 358, 230, 346, 340, 360, 340, 400, -20, 400])),
    "pine",
    3,
  );
  sheet.shape(geo.rect(-20, 378, 380, 190), "orange", 0.6);
  water.glitter(sheet, { top: 380, bottom: 520 }, 196, 60, "cream", 0.7, 3);
  water.swells(sheet, { top: 384, bottom: 520, left: 0, right: 320 }, "brick", 0.3, 5);
  const greens = { dark: "ink", base: "pine", lit: "leaf" } as const;
  trees.palm(sheet, 96, 470, 300, -26, greens, { bark: "ink", ring: "timber" }, 3);
  trees.palm(sheet, 262, 420, 190, 18, greens, { bark: "ink", ring: "timber" }, 8);
}

/** The dark wall, the wooden window with its upright bars, a shelf. */
function room(sheet: Sheet): void {
  skies.flat(sheet, "deep");
  sheet.shape(geo.rect(28, 48, 250, 476), "brick", 0.8);
  sheet.shape(geo.rect(34, 54, 238, 464), "timber", 0.7);
  sheet.clip(geo.rect(52, 72, 202, 428), () => evening(sheet));
  for (let i = 1; i < 5; i++) sheet.shape(geo.rect(50 + i * 40.4, 66, 7, 440), "timber", 0.4);
  sheet.shape(geo.rect(46, 236, 214, 12), "timber", 0.5);
  sheet.shape(geo.rect(12, 514, 282, 24), "timber", 0.7);
  sheet.stroke(geo.line([20, 519, 286, 519]), 5, "honey");
  for (const [x, w] of [
    [296, 120],
    [680, 90],
  ] as const)
    for (let i = 0; i < 4; i++)
      sheet.stroke(geo.line([x + i * 14, 90 + i * 120, x + w, 86 + i * 120]), 5, "sea");
  sheet.shape(geo.rect(666, 250, 250, 16), "timber", 0.7);
  sheet.stroke(geo.line([670, 254, 930, 254]), 4, "honey");
  sheet.place({ x: 722, y: 250 }, () => {
    for (const y of [-34, -66, -98]) {
      sheet.shape(geo.rect(-34, y, 68, 31), "haze", 0.5);
      sheet.shape(geo.rect(12, y, 22, 31), "slate", 0.5);
      sheet.stroke(geo.line([-32, y + 2, 32, y + 2]), 4, "white");
    }
    sheet.bar(geo.arc(0, -98, 30, 26, 180, 360, 14), 6, "slate");
  });
}

/** The table with paper, a plan drawn on it, a pencil and a steel tumbler of tea. */
function table(sheet: Sheet): void {
  const top = geo.line([-20, 620, 1240, 620, 1240, 930, -20, 930]);
  sheet.shape(top, "honey", 0.8);
  furniture.grain(sheet, top, "orange", 22);
  sheet.shape(geo.line([40, 640, 300, 640, 440, 930, 120, 930]), "cream", 1);
  sheet.stroke(geo.line([-20, 624, 1240, 624]), 9, "timber", { taper: "none" });
  sheet.shape(geo.line([76, 706, 348, 684, 398, 884, 88, 912]), "brick", 0.8);
  sheet.shape(geo.line([66, 698, 340, 676, 388, 876, 76, 904]), "white", 0.6);
  sheet.bar(geo.line([100, 722, 236, 712, 250, 806, 106, 818, 100, 722]), 6, "ink");
  sheet.bar(geo.line([206, 714, 212, 764, 242, 762]), 5, "ink");
  sheet.shape(geo.line([112, 764, 146, 762, 150, 806, 116, 809]), "sea", 0.6);
  sheet.bar(geo.line([150, 717, 186, 714]), 9, "honey");
  for (let i = 0; i < 4; i++) {
    const [x, y] = [264 + i * 8, 704 + i * 40];
    sheet.bar(geo.line([x, y + 4, x + 7, y + 12, x + 20, y - 8]), 5, i < 3 ? "red" : "haze");
    sheet.stroke(geo.line([x + 30, y + 3, x + 68 - (i % 2) * 12, y]), 5, "slate");
  }
  sheet.shape(geo.line([148, 868, 296, 834, 299, 848, 152, 882]), "leaf", 0.5);
  sheet.shape(geo.line([296, 834, 330, 832, 299, 848]), "cream", 0.4);
  sheet.shape(geo.line([318, 833, 332, 832, 320, 839]), "ink", 0.3);
  sheet.shape(geo.line([138, 871, 150, 868, 154, 882, 142, 884]), "red", 0.4);
  sheet.stroke(geo.line([152, 878, 300, 844]), 4, "pine");
  sheet.place({ x: 366, y: 664 }, () => {
    sheet.shape(geo.arc(14, 6, 66, 13), "brick", 0.8);
    sheet.shape(geo.line([-36, -92, 36, -92, 27, 4, -27, 4]), "haze", 0.5);
    sheet.shape(geo.line([8, -92, 36, -92, 27, 4, 6, 4]), "slate", 0.5);
    sheet.stroke(geo.line([-24, -82, -18, -6]), 6, "white");
    sheet.shape(geo.arc(0, -92, 39, 9), "white", 0.4);
    sheet.shape(geo.arc(0, -91, 32, 6), "brick", 0.3);
    for (const x of [-12, 8])
      sheet.stroke(geo.smooth(geo.line([x, -104, x + 9, -124, x - 8, -146, x + 4, -174])), 6, "haze");
  });
}

/** The phone's outline with its round corners. */
const body = [
  ...geo.arc(-126, -282, 24, 24, 180, 270, 8),
  ...geo.arc(126, -282, 24, 24, 270, 360, 8),
  ...geo.arc(126, 282, 24, 24, 0, 90, 8),
  ...geo.arc(-126, 282, 24, 24, 90, 180, 8),
];

export const scene = new Scene({
  name: "spots/room-viewing",
  size: "card",
  people: true,
  light: { x: -0.75, y: -0.5 },
  palette: [
    "deep",
    "sea",
    "ink",
    "haze",
    "slate",
    "white",
    "cream",
    "honey",
    "orange",
    "salmon",
    "red",
    "brick",
    "timber",
    "leaf",
    "pine",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    room(sheet);
    table(sheet);
    sheet.place({ x: 494, y: 346, scale: 0.9, turn: -4 }, () => {
      palm(sheet);
      sheet.shape(body, "ink", 0.4);
      screen(sheet);
      sheet.shape(geo.rect(-34, -296, 68, 12), "ink", 0.2);
      grip(sheet);
    });
    sheet.place({ x: 1004, y: 336, scale: 3.2 }, () => {
      head(sheet);
      hair(sheet);
      jasmine(sheet);
    });
  },
});
