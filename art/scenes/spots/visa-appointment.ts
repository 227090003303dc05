import { geo } from "../../kit/core/geo";
import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { figure, type Person } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";
import { poses } from "../../kit/people/poses";
import { type SidePerson, sideFigure } from "../../kit/people/side-figure";
import { counter, hall } from "./visa-appointment.room";
import { scarfOver } from "./visa-appointment.scarf";
import { camera, desk, scanner } from "./visa-appointment.things";

const clerk: Person = {
  look: {
    ...heads.lakshmi,
    skin: "wheat",
    yaw: -0.9,
    tilt: -3,
    age: "adult",
    hair: "bob",
    hairColours: { base: "ink", lit: "sea" },
    mouth: "smile",
    jaw: "oval",
    nose: "small",
    bindi: undefined,
    lips: "red",
    spectacles: { kind: "round", colour: "ink" },
    earrings: { kind: "stud", colour: "honey" },
  },
  outfit: {
    kind: "kameez",
    cloth: { base: "red", shade: "brick", lit: "honey" },
    second: { base: "honey", shade: "timber", lit: "cream" },
    accent: "cream",
  },
  pose: {
    ...poses.writing,
    left: { elbow: [-206, 392], wrist: [-64, 424], hand: "relaxed", handTurn: 98, thumb: "left" },
    right: { elbow: [206, 390], wrist: [112, 418], hand: "relaxed", handTurn: -100, thumb: "right" },
  },
  half: true,
};
const seat = { x: 946, y: 316, scale: 0.74 } as const;

const applicant: SidePerson = {
  look: {
    skin: palette.skins.brown,
    hair: "short",
    hairColours: { base: "ink", lit: "timber" },
    chin: "strong",
    nose: "straight",
  },
  cloth: { base: "white", shade: "haze", lit: "cream" },
  bow: 3,
  near: { elbow: [78, 394], wrist: [262, 404], hand: "flat", handTurn: 90 },
};
const stand = { x: 352, y: 296, scale: 0.84 } as const;

/** The young man at the counter in a plain shirt. */
function youngMan(sheet: Sheet): void {
  sheet.place(stand, () => {
    sheet.shape(geo.line([-106, 500, -118, 760, 66, 760, 60, 540]), "ink", 0.7);
    sheet.stroke(geo.line([-80, 560, -86, 740]), 6, "sea");
    sideFigure(sheet, {
      ...applicant,
      hem: 560,
      over: () => {
        sheet.shape(
          geo.line([-76, 120, -30, 146, 8, 148, 34, 126, 56, 162, 34, 190, 6, 166, -44, 160, -84, 142]),
          "white",
          0.5,
        );
        sheet.bar(geo.line([34, 190, 6, 166, -44, 160, -84, 142]), 3, "haze");
      },
    });
  });
}

export const scene = new Scene({
  name: "spots/visa-appointment",
  size: "card",
  people: true,
  light: { x: 0.3, y: -0.95 },
  palette: [
    "cream",
    "white",
    "mist",
    "haze",
    "brick",
    "sea",
    "ink",
    "red",
    "honey",
    "timber",
    "leaf",
    "pine",
    ...palette.skin("brown"),
    ...palette.skin("wheat"),
  ],
  draw: (sheet) => {
    hall(sheet);
    sheet.place(seat, () => figure(sheet, clerk));
    counter(sheet);
    sheet.place(seat, () => {
      figure(sheet, { ...clerk, armsOnly: true });
      scarfOver(sheet, clerk);
    });
    desk(sheet);
    camera(sheet);
    youngMan(sheet);
    scanner(sheet);
    sheet.place(stand, () => sideFigure(sheet, { ...applicant, nearOnly: true }));
  },
});
