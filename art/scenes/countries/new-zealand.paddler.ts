import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./new-zealand.paddler.paths.json";

type Dress = {
  readonly coat: Colour;
  readonly fold: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly paddle: Colour;
};

/** A small seated figure with a kayak's two-bladed paddle, facing right, about 75 high on (0, 0). */
export function paddler(sheet: Sheet, { coat, fold, skin, hair, paddle }: Dress): void {
  const [high, low] = [[-26, -52] as const, [58, 2] as const];
  sheet.stroke(geo.smooth(geo.line([5, -40, 18, -32, 4, -33])), 8, fold, { taper: "none" });
  sheet.shape(geo.smooth(geo.line(paths.coat), true), coat, 0.5);
  sheet.stroke(geo.smooth(geo.line([-12, -30, -10, -12, -11, 4])), 4, fold);
  sheet.bar([high, low], 2.6, paddle);
  const blade = geo.line(paths.blade);
  const way = (Math.atan2(low[1] - high[1], low[0] - high[0]) * 180) / Math.PI;
  sheet.place({ x: low[0], y: low[1], turn: way }, () => sheet.shape(blade, paddle, 0.4));
  sheet.place({ x: high[0], y: high[1], turn: way + 180 }, () => sheet.shape(blade, paddle, 0.4));
  const [gripX, gripY] = geo.mid(high, low, 0.66);
  sheet.stroke(geo.smooth(geo.line([0, -38, 10, -20, gripX - 2, gripY - 1])), 9, coat, {
    taper: "none",
    jitter: 0.1,
  });
  sheet.stroke(geo.smooth(geo.line([2, -31, 12, -14, gripX - 6, gripY + 3])), 2.4, fold);
  sheet.dot(gripX, gripY, 4, skin);
  const [farX, farY] = geo.mid(high, low, 0.36);
  sheet.dot(farX, farY, 3.6, skin);
  sheet.stroke(geo.line([1, -42, 4, -54]), 8, skin, { taper: "none" });
  const face = geo.line(paths.face);
  sheet.shape(geo.smooth(face, true), skin, 0.3);
  const crop = geo.line(paths.hair);
  sheet.shape(geo.smooth(crop, true), hair, 0.4);
}
