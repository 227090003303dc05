import type { Sheet } from "../core/sheet";
import { beard } from "./beard";
import { face } from "./face";
import { hairBack } from "./hair-back";
import { hairFront } from "./hair-front";
import { headForm } from "./head-form";
import { headRear } from "./head-rear";
import { headwear } from "./headwear";
import type { Look } from "./look";
import { ornaments } from "./ornaments";

/** Headwear that hides all hair. */
const hidesHair = ({ headwear: worn }: Look): boolean =>
  worn?.kind === "hijab" || worn?.kind === "turban" || worn?.kind === "ghutra";

/** Draws inside the head's own frame: mirrored when it looks left, tilted about the neck. */
function framed(sheet: Sheet, look: Look, draw: () => void): void {
  const flip = (look.yaw ?? 0) < 0;
  const tilt = look.tilt ?? 0;
  sheet.place({ y: 110, turn: tilt }, () => sheet.place({ y: -110, flip }, draw));
}

/** What lies behind neck and shoulders: long hair, buns. Call before the body. */
function back(sheet: Sheet, look: Look): void {
  if (hidesHair(look)) return;
  framed(sheet, look, () => hairBack(sheet, look, headForm(look)));
}

/** The head itself, about 200 units high with the eyes at (0, 0). Call after the body. */
function front(sheet: Sheet, look: Look): void {
  framed(sheet, look, () => {
    const form = headForm(look);
    face(sheet, look, form);
    beard(sheet, look, form);
    if (!hidesHair(look)) hairFront(sheet, look, form);
    ornaments.spectacles(sheet, look, form);
    ornaments.jewels(sheet, look, form);
    headwear(sheet, look, form);
  });
}

/** The head from behind, with ears and all hair. Call after the body. */
function rear(sheet: Sheet, look: Look): void {
  framed(sheet, { ...look, yaw: 0 }, () => headRear(sheet, look));
}

export const head = { back, front, rear };
