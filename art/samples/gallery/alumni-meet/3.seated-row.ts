import { geo, type Line } from "../../../kit/core/geo";
import type { Sheet } from "../../../kit/core/sheet";
import { figure, type Person } from "../../../kit/people/figure";
import type { Cloth } from "../../../kit/people/limb";

export type SeatedRow = {
  /** Height of the eyes and size of a head unit. */
  readonly y: number;
  readonly scale: number;
  /** Places of the people; a place without a person stays empty. */
  readonly places: readonly { readonly x: number; readonly dy?: number; readonly person?: Person }[];
  /** The seats' cloth. */
  readonly seat: Cloth;
  /** Seen from behind: seats cover the backs. */
  readonly rear?: boolean;
};

/** A padded seat back in head units. */
function back(sheet: Sheet, seat: Cloth, top: number): void {
  const shape: Line = geo.smooth(
    geo.line([-168, 620, -176, top + 70, -150, top + 12, 0, top - 6, 150, top + 12, 176, top + 70, 168, 620]),
    false,
    5,
  );
  sheet.shape(shape, seat.base, 0.9);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  sheet.clip(shape, () => {
    sheet.shape(geo.rect(dark === 1 ? 96 : -200, top - 20, 104, 660), seat.shade, 1);
    for (const x of [-128, -104, -60, 0, 60, 104])
      sheet.stroke(
        geo.smooth([
          [-dark * x, top + 16],
          [-dark * x * 1.06, top + 150],
          [-dark * x * 1.02, top + 300],
        ]),
        6,
        x < -50 ? seat.lit : seat.shade,
      );
  });
}

/** A row of people in padded seats; draw the rows from the far one to the near one. */
export function seatedRow(sheet: Sheet, row: SeatedRow): void {
  const { y, scale, places, seat, rear = false } = row;
  for (const { x } of places) if (!rear) sheet.place({ x, y, scale }, () => back(sheet, seat, 150));
  for (const { x, dy = 0, person } of places)
    if (person) sheet.place({ x, y: y + dy, scale }, () => figure(sheet, { half: true, rear, ...person }));
  for (const { x } of places) if (rear) sheet.place({ x, y, scale }, () => back(sheet, seat, 180));
}
