import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import type { Person } from "../../kit/people/figure";
import { garments } from "../../kit/people/garments";
import { torso } from "../../kit/people/torso";

/** The ends of her scarf once more over the tops of the arms, down to the counter: sleeves come out from under it. */
export function scarfOver(sheet: Sheet, { look, outfit }: Person): void {
  const body = torso(look);
  const at = (side: number, ...numbers: readonly number[]): Line =>
    geo.smooth(geo.line(numbers).map(([x, y]): Point => [side * x, y]));
  const s = body.shoulder;
  for (const side of [-1, 1]) {
    const inner = at(side, body.neck + 14, 120, 64, 190, 70, 300, 62, 373);
    const outer = at(side, s * 0.74, 146, s * 0.9, 220, s * 0.86, 280, s * 0.8, 373);
    sheet.clip([...inner, ...geo.reverse(outer)], () => garments.draw(sheet, look, body, outfit));
  }
}
