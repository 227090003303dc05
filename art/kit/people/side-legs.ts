import type { Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type Cloth, limb } from "./limb";
import { shoe } from "./shoe";

export type SideLeg = { readonly knee: Point; readonly ankle: Point };

export type SideLegs = {
  readonly trousers: Cloth;
  readonly shoes: Colour;
  readonly near: SideLeg;
  readonly far: SideLeg;
};

const hip: Point = [-12, 496];

/** One leg from the hip to the sole, which turns with the shin. */
function leg(sheet: Sheet, { knee, ankle }: SideLeg, cloth: Cloth, shoes: Colour): void {
  const [x, y] = ankle;
  const lean = (Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * -180) / Math.PI;
  const turn = Math.max(-6, Math.min(26, lean * 0.6));
  sheet.place({ x, y, turn }, () => shoe.side(sheet, shoe.leather(shoes, cloth)));
  limb.clothed(sheet, [hip, knee, ankle], [74, 54, 38], cloth);
}

/** Both legs of a person from the side, the far one in the cloth's shade. Call before the trunk. */
export function sideLegs(sheet: Sheet, { trousers, shoes, near, far }: SideLegs): void {
  leg(sheet, far, { base: trousers.shade, shade: trousers.shade, lit: trousers.base }, shoes);
  leg(sheet, near, trousers, shoes);
}
