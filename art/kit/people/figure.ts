import { geo } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { garments } from "./garments";
import { gownArm } from "./gown-arm";
import { hands } from "./hands";
import { head } from "./head";
import { limb } from "./limb";
import type { Look } from "./look";
import { lower } from "./lower";
import type { Outfit } from "./outfit";
import { type Arm, type Pose, poses } from "./poses";
import { sideHead } from "./side-head";
import { sideLook } from "./side-look";
import { type Torso, torso } from "./torso";

export type Person = {
  readonly look: Look;
  readonly outfit: Outfit;
  readonly pose?: Pose;
  /** Colour of a held pen. */
  readonly pen?: Colour;
  /** Draws what is held or leant on, after the trunk and before the arms. */
  readonly carry?: () => void;
  /** Leave out everything below the waist: at tables, in portraits. */
  readonly half?: boolean;
  /** Seen from behind. */
  readonly rear?: boolean;
  /** Seen from behind with the face turned to the page's right (1) or left (-1). */
  readonly turned?: 1 | -1;
  /** Draws only the arms again, over a table that covers the figure. */
  readonly armsOnly?: boolean;
};

const sleeveRadii: Record<Outfit["kind"], readonly [number, number, number]> = {
  shirt: [43, 40, 30],
  kurta: [44, 42, 35],
  sari: [42, 43, 24],
  gown: [47, 66, 96],
  jacket: [47, 45, 37],
  hoodie: [47, 48, 38],
  sweater: [44, 42, 34],
  kameez: [42, 39, 31],
};

const slippedRadii = [47, 54, 52] as const;

/** One arm with sleeve and hand. */
function arm(sheet: Sheet, person: Person, body: Torso, side: 1 | -1, at: Arm): void {
  const { look, outfit, pen } = person;
  const shoulder = side === 1 ? body.right : body.left;
  const { elbow, wrist } = at;
  const skin = palette.skins[look.skin];
  const slipped = outfit.kind === "gown" && at.slipped === true;
  const radii = slipped ? slippedRadii : sleeveRadii[outfit.kind];
  const long = (outfit.sleeves ?? (outfit.kind === "sari" ? "short" : "long")) === "long";
  const cloth = outfit.kind === "sari" ? (outfit.second ?? outfit.cloth) : outfit.cloth;
  if (!long) limb.bare(sheet, [geo.mid(shoulder, elbow, 0.3), elbow, wrist], [35, 30, 21], skin);
  const drawHand = (): void =>
    hands.draw(
      sheet,
      at.hand,
      look.skin,
      { x: wrist[0], y: wrist[1], turn: at.handTurn, flip: at.thumb === "left", scale: 0.92 },
      pen,
      at.held,
    );
  if (long && outfit.kind !== "gown") limb.bare(sheet, [geo.mid(elbow, wrist, 0.8), wrist], [21, 20], skin);
  const end = geo.mid(elbow, wrist, slipped ? 0.34 : outfit.kind === "gown" ? 0.62 : 0.9);
  if (slipped) {
    limb.clothed(sheet, [shoulder, elbow, end], radii, cloth);
    gownArm.cuff(sheet, elbow, wrist, end, radii[2], cloth.shade);
    limb.bare(sheet, [end, wrist], [29, 21], skin);
    drawHand();
    return;
  }
  if (outfit.kind === "gown") limb.bare(sheet, [geo.mid(elbow, wrist, 0.3), wrist], [26, 21], skin);
  drawHand();
  if (long) {
    limb.clothed(sheet, [shoulder, elbow, end], radii, cloth);
    if (outfit.kind === "jacket" && outfit.second)
      limb.clothed(
        sheet,
        [geo.mid(elbow, wrist, 0.88), geo.mid(elbow, wrist, 0.95)],
        [30, 29],
        outfit.second,
      );
  } else limb.clothed(sheet, [shoulder, geo.mid(shoulder, elbow, 0.52)], [radii[0], radii[1] + 2], cloth);
}

/**
 * A whole person with the eyes at (0, 0) and the head 200 units high; the soles are at about 1150.
 * Put it with sheet.place({ x, y, scale, flip, turn }).
 */
export function figure(sheet: Sheet, person: Person): void {
  const { look, outfit, pose = poses.standing, half = false, rear = false } = person;
  const loose = outfit.kind === "hoodie" || outfit.kind === "jacket" ? 12 : outfit.kind === "kurta" ? 8 : 0;
  const body = torso(look, loose);
  const arms = (behind: boolean): void => {
    for (const side of [-1, 1] as const) {
      const at: Arm = side === 1 ? pose.right : pose.left;
      const hidden = at.behind ?? (rear && Math.abs(at.wrist[0]) < 140 && at.wrist[1] > 180);
      if (hidden === behind) arm(sheet, person, body, side, at);
    }
  };
  if (person.armsOnly) {
    arms(false);
    return;
  }
  if (!rear) head.back(sheet, look);
  arms(true);
  if (!half) lower(sheet, outfit, body, pose, rear);
  if (rear) {
    garments.rear(sheet, look, body, outfit);
    person.carry?.();
    arms(false);
    if (person.turned)
      sheet.place({ x: person.turned * 14, flip: person.turned === -1 }, () =>
        sideHead(sheet, sideLook(look)),
      );
    else head.rear(sheet, look);
    return;
  }
  garments.draw(sheet, look, body, outfit);
  person.carry?.();
  arms(false);
  garments.over(sheet, body, outfit);
  head.front(sheet, look);
}
