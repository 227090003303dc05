import { palette } from "../core/palette";
import { hairShape } from "./hair-shape";
import type { HairStyle, Look } from "./look";
import type { SideHair } from "./side-hair";
import type { SideLook } from "./side-head";

/** How each style of hair is seen from its side. */
const styles: Record<HairStyle, SideHair["hair"]> = {
  "side-part": "short",
  quiff: "short",
  slick: "short",
  tousled: "short",
  crop: "crop",
  receding: "crop",
  fade: "crop",
  pixie: "crop",
  bald: "crop",
  none: "crop",
  curls: "curls",
  afro: "curls",
  locs: "curls",
  bun: "bun",
  topknot: "top-knot",
  braid: "plait",
  ponytail: "ponytail",
  long: "long",
  wavy: "long",
  waves: "long",
  bob: "bob",
  fringe: "bob",
};

/** The same person's head as it is seen from its side. */
export function sideLook(look: Look): SideLook {
  const bearded = look.beard === "full" || look.beard === "short";
  const colours = hairShape.colours(look);
  return {
    skin: palette.skins[look.skin],
    hair: styles[look.hair],
    hairColours: colours,
    nose: look.nose ?? "straight",
    chin: look.jaw === "square" || look.jaw === "long" ? "strong" : "soft",
    down: look.eyes === "down",
    fine: look.brow === "fine",
    senior: look.age === "senior",
    ...(bearded ? { beard: colours.base } : {}),
    ...(look.lips ? { lips: look.lips } : {}),
    ...(look.bindi ? { bindi: look.bindi } : {}),
    ...(look.earrings ? { earring: look.earrings.colour, tie: look.earrings.colour } : {}),
    ...(look.spectacles ? { spectacles: look.spectacles.colour } : {}),
  };
}
