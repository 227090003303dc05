import { geo, type Line } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

/** What hair is drawn from. */
export type HairDraw = { readonly sheet: Sheet; readonly look: Look; readonly form: HeadForm };

/** One pointed lock from its root along a curve, with two lines. */
function tuft({ sheet, look }: HairDraw, run: Line, width: number): void {
  const c = hairShape.colours(look);
  const spine = geo.smooth(run);
  sheet.stroke(spine, width, c.base, { taper: "end", jitter: 0.12 });
  sheet.stroke(geo.part(geo.move(spine, -width * 0.12, -width * 0.1), 0.1, 0.7), width * 0.16, c.lit);
}

/** The mass over the skull between hairline and crown, with lines from one to the other. */
function mass(draw: HairDraw, line: Line, edge: Line, count: number): void {
  const { sheet, look, form } = draw;
  const c = hairShape.colours(look);
  sheet.shape([...edge, ...geo.reverse(line)], c.base, 0.8);
  hairShape.strands(sheet, line, edge, count, 3.2, c.lit, hairShape.sheen(sheet, form));
}

export const hairLocks = { tuft, mass };
