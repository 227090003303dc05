import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { hairStyles } from "./hair-styles";
import { type HeadForm, headForm } from "./head-form";
import { headwear } from "./headwear";
import { scarfRear, turbanRear } from "./headwear-rear";
import type { Look } from "./look";

/** Hair that falls down the back from the nape, per style: how low, how wide below. */
const falls: Partial<Record<Look["hair"], readonly [number, number]>> = {
  long: [244, 78],
  wavy: [184, 90],
  bob: [112, 82],
  fringe: [112, 82],
  waves: [156, 98],
};

const mirrored = (half: Line): Line => geo.reverse(half).map(([x, y]): Point => [-x, y]);

/** Hair down the back: it narrows to a rounded edge of single tips. Drawn before the head's own hair. */
function fall(sheet: Sheet, look: Look, [length, wide]: readonly [number, number]): void {
  const c = hairShape.colours(look);
  const right = geo.smooth([
    [60, -30],
    [78, 30],
    [wide, length * 0.62],
    [wide * 0.86, length * 0.88],
  ]);
  const half = geo.line([wide * 0.86, length * 0.88, wide * 0.56, length * 0.97, wide * 0.2, length]);
  const low = geo.smooth([...half, ...mirrored(half)]);
  const left = geo.reverse(mirrored(right));
  sheet.shape([...right, ...low, ...geo.reverse(left)], c.base, 0.7);
  for (let i = 0; i < 11; i++) {
    const [x, y] = geo.along(low, (i + 0.5) / 11);
    sheet.stroke(
      geo.smooth(geo.line([x, y - 44, x * 0.98, y, x * 0.9, y + 5 + ((i * 7) % 5) * 2])),
      22,
      c.base,
      { taper: "end" },
    );
  }
  hairShape.strands(
    sheet,
    geo.part(left, 0.36, 1),
    geo.part(right, 0.36, 1),
    11,
    4.4,
    c.lit,
    (x) => 0.75 + (x * sheet.localLight.x) / 130,
  );
}

/** A skull without hair at nape and temples, its ears standing out. */
function bare(sheet: Sheet, look: Look, form: HeadForm): void {
  const skin = palette.skins[look.skin];
  const half = geo.line([66, 20, 56, 52, 36, 72, 8, 80]);
  const shape = [...hairShape.outer(form, 0, 0, 20, 20), ...geo.smooth([...half, ...mirrored(half)])];
  sheet.shape(shape, skin.base, 0.5);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  sheet.clip(shape, () =>
    sheet.shape(
      geo.smooth(
        geo.line([
          dark * 34,
          -110,
          dark * 46,
          -30,
          dark * 34,
          30,
          -dark * 20,
          66,
          -dark * 60,
          100,
          dark * 110,
          100,
          dark * 110,
          -110,
        ]),
        true,
      ),
      skin.shade,
      0.5,
    ),
  );
}

/** Hair's lower edge from the right ear to the left: round above the neck, or cut short behind the ears. */
function edgeOf(look: Look): Line {
  const high = look.hair === "crop" || look.hair === "receding" ? -9 : 0;
  const half = hairStyles.cropped(look.hair)
    ? geo.line([69, -10, 64, 4, 60, 22, 55, 42 + high, 41, 56 + high, 22, 63 + high, 8, 60 + high])
    : geo.line([70, 24, 60, 50, 37, 69, 10, 75]);
  return geo.smooth([...half, ...mirrored(half)]);
}

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
  const tone = hairShape.sheen(sheet, form);
  const short = hairStyles.cropped(look.hair);
  const shaved = look.hair === "fade" || look.hair === "bald" || look.hair === "none";
  if (short || shaved) bare(sheet, look, form);
  if (look.hair === "fade") hairShape.curls(sheet, hairShape.outer(form, 10, 2, -14, -14), 13, c, tone);
  if (shaved) {
    if (look.headwear) headwear(sheet, look, form);
    return;
  }
  const curly = look.hair === "afro" || look.hair === "curls";
  const from = short ? -12 : 24;
  const nape = edgeOf(look);
  const shape: Line = [
    ...hairShape.outer(form, curly ? 18 : 8, curly ? 8 : short ? 1 : 4, from, from),
    ...nape,
  ];
  if (curly) {
    hairShape.curls(sheet, shape, 15, c, tone);
    return;
  }
  const down = falls[look.hair];
  if (down) fall(sheet, look, down);
  sheet.shape(shape, c.base, 0.7);
  const crown: Point = [6, -84];
  const edge = geo.even(geo.reverse(nape), 19);
  edge.forEach((end, i) => {
    const bow: Point = [end[0] * 1.02, geo.lerp(crown[1], end[1], 0.38)];
    sheet.stroke(
      geo.part(geo.smooth([crown, bow, end]), 0.06 + (i % 3) * 0.07, 0.94 - (i % 4) * 0.08),
      4,
      c.lit,
      { tone: (x, y) => tone(x, Math.min(20, y)) + 0.3 },
    );
  });
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
