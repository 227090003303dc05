import { geo } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { bookFingers } from "../../../kit/people/book-fingers";
import { figure, type Person } from "../../../kit/people/figure";
import { trouserKnees } from "../../../kit/people/knee-lap";
import type { Cloth } from "../../../kit/people/limb";

type Reader = {
  readonly person: Person;
  readonly trousers: Cloth;
  /** How far an ankle is from the middle. */
  readonly apart: number;
  /** Lies on the knees, below the hands, which are drawn once more. */
  readonly under?: () => void;
  /** Hides the hands. */
  readonly over?: () => void;
};

/** A reader on a step, hips at (x, y), feet some steps below. */
export function reader(
  sheet: Sheet,
  [x, y, scale]: readonly [number, number, number],
  { person, trousers, apart, under, over }: Reader,
): void {
  sheet.place({ x, y: y - 505 * scale, scale }, () => {
    sheet.shape(geo.arc(-52, 540, 122, 15), "sea", 0.8);
    sheet.shape(geo.arc(-16, 926, 172, 14), "sea", 0.8);
    figure(sheet, { ...person, half: true });
    trouserKnees(sheet, { cloth: trousers, shoes: "bark" }, apart);
    if (under) {
      under();
      figure(sheet, { ...person, half: true, armsOnly: true });
    }
    over?.();
  });
}

/** A book held upright: two covers that meet at the spine, pages above, thumbs at the sides. */
export function held(sheet: Sheet, cover: Colour, shade: Colour, skin: Skin): void {
  sheet.shape(geo.line([-104, 356, 0, 374, 104, 356, 104, 366, 0, 384, -104, 366]), "white", 0.5);
  sheet.shape(geo.line([-108, 362, 0, 382, 0, 506, -108, 484]), shade, 0.6);
  sheet.shape(geo.line([108, 362, 0, 382, 0, 506, 108, 484]), cover, 0.6);
  sheet.stroke(geo.line([24, 400, 84, 390]), 6, "white");
  for (const side of [-1, 1] as const) bookFingers(sheet, palette.skins[skin], { side, edge: 108, low: 486 });
}
