import { geo } from "../../../kit/core/geo";
import type { Colour } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { type Pose, poses } from "../../../kit/people/poses";

/** Stands and reads: both hands lie on the covers of an open book from outside, thumbs up. */
export const reading: Pose = {
  ...poses.standing,
  left: { elbow: [-192, 410], wrist: [-150, 496], hand: "press", handTurn: 58, thumb: "left" },
  right: { elbow: [194, 406], wrist: [152, 492], hand: "press", handTurn: -56, thumb: "right" },
};

/** The open book of one who stands and reads: two covers that meet at the spine, the pages' edge above. */
export function openBook(sheet: Sheet, cover: Colour, shade: Colour): void {
  sheet.shape(geo.line([-132, 336, 0, 358, 132, 336, 132, 350, 0, 372, -132, 350]), "white", 0.5);
  sheet.shape(geo.line([-138, 344, 0, 368, 0, 522, -138, 496]), shade, 0.6);
  sheet.shape(geo.line([138, 344, 0, 368, 0, 522, 138, 496]), cover, 0.6);
  sheet.stroke(geo.line([0, 370, 0, 520]), 6, "ink", { taper: "none" });
}

/** A closed book held to the chest. */
export function hugged(sheet: Sheet, cover: Colour, shade: Colour): void {
  sheet.place({ x: 6, y: 372, turn: -6 }, () => {
    sheet.shape(geo.rect(-92, -120, 184, 232), cover, 0.6);
    sheet.shape(geo.rect(-80, -130, 170, 14), "white", 0.4);
    sheet.shape(geo.rect(52, -120, 40, 232), shade, 0.6);
  });
}
