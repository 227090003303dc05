import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { headForm } from "./head-form";
import { headwear } from "./headwear";
import { scarfRear, turbanRear } from "./headwear-rear";
import type { Look } from "./look";

/** Hair that falls down the back from the nape, per style: how low, how wide below. */
const falls: Partial<Record<Look["hair"], readonly [number, number]>> = {
  long: [250, 76],
  wavy: [180, 92],
  bob: [104, 84],
  fringe: [104, 84],
  waves: [150, 100],
};

/** Draws a head from behind in head units. */
export function headRear(sheet: Sheet, look: Look): void {
  const form = headForm({ ...look, yaw: 0 });
  const skin = palette.skins[look.skin];
  const c = hairShape.colours(look);
  const worn = look.headwear?.kind;
  const kind = worn === "ghutra" ? "hijab" : worn;
  if (look.headwear && (kind === "hijab" || kind === "turban")) {
    if (kind === "hijab") scarfRear(sheet, look.headwear);
    else turbanRear(sheet, look, look.headwear);
    return;
  }
  for (const side of [-1, 1]) {
    sheet.shape(
      geo.smooth(
        [
          [side * 64, -10],
          [side * 78, -8],
          [side * 80, 12],
          [side * 68, 36],
        ],
        true,
      ),
      side === 1 ? skin.shade : skin.base,
      0.4,
    );
  }
  const curly = look.hair === "afro" || look.hair === "curls";
  const tone = hairShape.sheen(sheet, form);
  const low = look.hair === "crop" || look.hair === "receding" ? 52 : 70;
  const top = hairShape.outer(form, curly ? 18 : 8, curly ? 8 : 4, 24, 24);
  const nape = geo.smooth([
    [70, 24],
    [60, 52],
    [36, low],
    [0, low + 5],
    [-36, low],
    [-60, 52],
    [-70, 24],
  ]);
  const shape: Line = [...top, ...nape];
  if (curly) {
    hairShape.curls(sheet, shape, 15, c, tone);
    return;
  }
  sheet.shape(shape, c.base, 0.7);
  const crown: Point = [6, -84];
  const edge = geo.even([...geo.reverse(nape).slice(0), ...top.slice(-1)], 19);
  edge.forEach((end, i) => {
    const bow: Point = [end[0] * 1.02, geo.lerp(crown[1], end[1], 0.38)];
    sheet.stroke(
      geo.part(geo.smooth([crown, bow, end]), 0.06 + (i % 3) * 0.07, 0.94 - (i % 4) * 0.08),
      4,
      c.lit,
      { tone: (x, y) => tone(x, Math.min(20, y)) + 0.3 },
    );
  });
  const fall = falls[look.hair];
  if (fall) {
    const [length, wide] = fall;
    const right = geo.smooth([
      [62, -30],
      [80, 30],
      [wide, length * 0.7],
      [wide * 0.6, length],
    ]);
    const left = right.map(([x, y]): Point => [-x, y + 6]);
    hairShape.lock(sheet, left, right, 11, 4.4, c, (x) => 0.75 + (x * sheet.localLight.x) / 130);
  }
  if (look.hair === "bun") {
    sheet.shape(geo.arc(0, 38, 40, 34), c.base, 0.8);
    hairShape.strands(sheet, geo.arc(0, 38, 34, 29, 160, 340), geo.arc(0, 38, 34, 29, 160, -20), 7, 4, c.lit);
  }
  if (look.hair === "topknot") {
    sheet.shape(geo.arc(0, -116, 38, 33), c.base, 0.8);
    hairShape.strands(
      sheet,
      geo.arc(0, -116, 32, 28, 160, 340),
      geo.arc(0, -116, 32, 28, 160, -20),
      7,
      4,
      c.lit,
    );
  }
  if (look.hair === "ponytail") {
    hairShape.lock(
      sheet,
      geo.smooth(geo.line([-14, 0, -36, 60, -30, 150, 0, 220])),
      geo.smooth(geo.line([14, 0, 36, 60, 32, 150, 0, 220])),
      6,
      4,
      c,
    );
  }
  if (look.hair === "braid")
    hairShape.plait(
      sheet,
      geo.smooth(geo.line([0, 40, 6, 140, -4, 260, 2, 380])),
      50,
      c,
      look.earrings?.colour ?? c.lit,
    );
  if (look.headwear) headwear(sheet, look, form);
}
