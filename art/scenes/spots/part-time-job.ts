import { palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import { cup, guestArm, guestTrunk, student } from "./part-time-job.people";
import { counter, front, glassCase, machine } from "./part-time-job.shop";

export const scene = new Scene({
  name: "spots/part-time-job",
  size: "card",
  people: true,
  light: { x: 0.4, y: -0.8 },
  palette: [
    "cream",
    "white",
    "honey",
    "haze",
    "sea",
    "ink",
    "red",
    "brick",
    "plum",
    "timber",
    "leaf",
    "pine",
    ...palette.skin("brown"),
    ...palette.skin("fair"),
  ],
  draw: (sheet) => {
    front(sheet);
    guestTrunk(sheet);
    counter(sheet);
    machine(sheet);
    glassCase(sheet);
    guestArm(sheet);
    sheet.place({ x: 712, y: 600 }, () => cup(sheet));
    student(sheet);
  },
});
