import { things } from "../../kit/built/things";
import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { daughter, mother, officerArms, officerTrunk } from "./bank-appointment.people";
import { desk, office } from "./bank-appointment.room";

/** Papers to sign, the passbook open at its lines. */
function papers(sheet: Sheet): void {
  sheet.place({ x: 536, y: 678, turn: 84, scale: 0.78 }, () =>
    things.paper(sheet, { page: "white", line: "haze" }, 6),
  );
  sheet.place({ x: 712, y: 668, scale: 0.42 }, () =>
    things.openBook(sheet, { cover: "red", page: "white", shade: "cream", line: "lagoon" }),
  );
}

/** Low backs of the two visitors' chairs. */
function chairs(sheet: Sheet): void {
  for (const x of [318, 916]) {
    const back = geo.smooth(
      geo.line([x - 156, 930, x - 150, 776, x - 110, 744, x + 110, 744, x + 150, 776, x + 156, 930]),
      false,
      6,
    );
    sheet.shape(back, "lagoon", 0.8);
    sheet.shape(
      geo.smooth(geo.line([x - 156, 930, x - 150, 776, x - 122, 752, x - 124, 930]), false, 5),
      "sea",
      0.7,
    );
    for (const dx of [-60, 0, 60]) sheet.stroke(geo.line([x + dx, 790, x + dx * 1.05, 900]), 5, "sea");
    sheet.stroke(geo.smooth(geo.line([x - 100, 754, x, 750, x + 106, 756])), 7, "mist");
  }
}

export const scene = new Scene({
  name: "spots/bank-appointment",
  size: "card",
  people: true,
  light: { x: 0.35, y: -0.9 },
  palette: [
    "cream",
    "white",
    "mist",
    "haze",
    "lagoon",
    "sea",
    "ink",
    "red",
    "brick",
    "honey",
    "timber",
    "leaf",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    office(sheet);
    officerTrunk(sheet);
    desk(sheet);
    papers(sheet);
    officerArms(sheet);
    daughter(sheet);
    mother(sheet);
    chairs(sheet);
  },
});
