import { geo } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { bookFingers } from "../../../kit/people/book-fingers";
import { type Pose, poses } from "../../../kit/people/poses";

/** Stands and reads: both hands behind the book that `heldBook` then draws, wrists in the sleeves. */
export const reading: Pose = {
  ...poses.standing,
  left: { elbow: [-200, 404], wrist: [-128, 478], hand: "fist", handTurn: 14, thumb: "right" },
  right: { elbow: [202, 402], wrist: [128, 478], hand: "fist", handTurn: -14, thumb: "left" },
};

/**
 * The open book of one who stands and reads, drawn over the figure: two covers that meet at the spine, the pages' edge
 * above, the fingers round both covers.
 */
export function heldBook(sheet: Sheet, cover: Colour, shade: Colour, skin: Skin): void {
  sheet.shape(geo.line([-132, 336, 0, 358, 132, 336, 132, 350, 0, 372, -132, 350]), "white", 0.5);
  sheet.shape(geo.line([-138, 344, 0, 368, 0, 522, -138, 496]), shade, 0.6);
  sheet.shape(geo.line([138, 344, 0, 368, 0, 522, 138, 496]), cover, 0.6);
  sheet.stroke(geo.line([0, 370, 0, 520]), 6, "ink", { taper: "none" });
  for (const side of [-1, 1] as const) bookFingers(sheet, palette.skins[skin], { side, edge: 144, low: 470 });
}

/** A closed book held to the chest. */
export function hugged(sheet: Sheet, cover: Colour, shade: Colour): void {
  sheet.place({ x: 6, y: 372, turn: -6 }, () => {
    sheet.shape(geo.rect(-92, -120, 184, 232), cover, 0.6);
    sheet.shape(geo.rect(-80, -130, 170, 14), "white", 0.4);
    sheet.shape(geo.rect(52, -120, 40, 232), shade, 0.6);
  });
}
