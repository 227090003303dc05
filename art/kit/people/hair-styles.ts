import { geo } from "../core/geo";
import { palette } from "../core/palette";
import type { HairDraw } from "./hair-locks";
import { hairLong } from "./hair-long";
import { hairShape } from "./hair-shape";
import { hairShort } from "./hair-short";
import type { HairStyle, LockStyle } from "./look";

/** Hair over forehead and temples, for each style drawn by locks. */
const fronts: Record<LockStyle, (draw: HairDraw) => void> = {
  fringe: hairLong.fringe,
  topknot: hairLong.topknot,
  locs: (draw) => hairLong.locs(draw, false),
  waves: (draw) => hairLong.waves(draw, false),
  pixie: hairShort.pixie,
  fade: hairShort.fade,
  slick: hairShort.slick,
  tousled: hairShort.tousled,
  bald: hairShort.bald,
};

/** Cuts that end above the neck unless the look says otherwise. */
const short: ReadonlySet<HairStyle> = new Set([
  "side-part",
  "quiff",
  "crop",
  "receding",
  "curls",
  "slick",
  "tousled",
  "pixie",
]);

const cropped = (style: HairStyle): boolean => short.has(style);

const drawn = (style: string): style is LockStyle => style in fronts;

/** The skull behind a bare or shaved head, and hair behind the neck; false for styles that have none of their own. */
function back(draw: HairDraw): boolean {
  const { sheet, look, form } = draw;
  const { base } = palette.skins[look.skin];
  if (look.hair === "bald" || look.hair === "fade")
    sheet.shape(
      [
        ...hairShape.outer(form, 0, 0, 8, 30),
        [30, 40],
        ...geo.smooth(geo.line([-30, 62, -44, 56, -58, 42, -72, 22])),
      ],
      base,
      0.5,
    );
  else if (look.hair === "locs") hairLong.locs(draw, true);
  else if (look.hair === "waves") hairLong.waves(draw, true);
  else return false;
  return true;
}

export const hairStyles = { fronts, drawn, cropped, back };
