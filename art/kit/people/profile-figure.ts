import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { type HandKind, hands } from "./hands";
import { type Cloth, limb } from "./limb";
import type { Look } from "./look";
import { profile } from "./profile";

export type SideArm = {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandKind;
  /** Where the fingers point, degrees, 0 up; along the forearm unless told. */
  readonly handTurn?: number;
  readonly thumb?: "left" | "right";
};

export type SideLeg = { readonly knee: Point; readonly ankle: Point };

export type SidePerson = {
  readonly look: Look;
  readonly cloth: Cloth;
  /** The shirt that shows at the collar of an open jacket. */
  readonly shirt?: Colour;
  readonly trousers: Cloth;
  readonly shoes: Colour;
  /** How low the garment hangs; the waist unless told. */
  readonly hem?: number;
  readonly shortSleeves?: boolean;
  readonly near: SideArm;
  readonly far: SideArm;
  /** None at a table or behind a counter. */
  readonly legs?: readonly [near: SideLeg, far: SideLeg];
  /** How far the shoulders stand before the hips. */
  readonly lean?: number;
  /** What is held, drawn between the far and the near arm. */
  readonly carry?: () => void;
};

const shoulder: Point = [-16, 206];
const hip: Point = [-12, 496];

/** The same cloth on the side away from us. */
const away = (cloth: Cloth): Cloth => ({ base: cloth.shade, shade: cloth.shade, lit: cloth.base });

function arm(sheet: Sheet, person: SidePerson, at: SideArm, cloth: Cloth, from: Point): void {
  const skin = palette.skins[person.look.skin];
  const { elbow, wrist } = at;
  const along = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  if (person.shortSleeves) limb.bare(sheet, [geo.mid(from, elbow, 0.4), elbow, wrist], [36, 32, 21], skin);
  else limb.bare(sheet, [geo.mid(elbow, wrist, 0.8), wrist], [21, 20], skin);
  hands.draw(sheet, at.hand, person.look.skin, {
    x: wrist[0],
    y: wrist[1],
    turn: at.handTurn ?? along,
    flip: at.thumb === "left",
    scale: 0.88,
  });
  if (person.shortSleeves) limb.clothed(sheet, [from, geo.mid(from, elbow, 0.66)], [48, 44], cloth);
  else limb.clothed(sheet, [from, elbow, geo.mid(elbow, wrist, 0.9)], [48, 42, 31], cloth);
}

function leg(sheet: Sheet, person: SidePerson, { knee, ankle }: SideLeg, cloth: Cloth): void {
  const [x, y] = ankle;
  const lean = (Math.atan2(ankle[0] - knee[0], ankle[1] - knee[1]) * -180) / Math.PI;
  const shoe = geo.smooth(
    geo.line([x - 34, y - 14, x + 26, y - 16, x + 72, y + 14, x + 82, y + 38, x - 36, y + 38]),
    true,
  );
  sheet.shape(geo.turn(shoe, Math.max(-6, Math.min(26, lean * 0.6)), ankle), person.shoes, 0.5);
  limb.clothed(sheet, [hip, knee, ankle], [74, 54, 38], cloth);
}

/** Trunk from the side with its folds, and the neck above it. */
function trunk(sheet: Sheet, person: SidePerson): void {
  const { look, cloth, shirt, hem = 510, lean = 0 } = person;
  const skin = palette.skins[look.skin];
  const at = (numbers: readonly number[]): Line =>
    geo.line(numbers).map(([x, y]): Point => [x + lean * geo.clamp((500 - y) / 340), y]);
  const neck = at([-60, 16, 34, 60, 32, 104, 40, 146, -62, 146, -54, 100]);
  sheet.shape(neck, skin.base, 0.3);
  sheet.clip(neck, () =>
    sheet.shape(at([50, 60, 50, 108, 10, 112, -10, 128, -14, 160, 60, 160, 60, 60]), skin.shade, 0.4),
  );
  const thick = look.build === "broad" ? 18 : look.build === "slim" ? -10 : 0;
  const flare = 0.09 * Math.max(0, hem - 600);
  const back = geo.smooth(
    at([
      -50,
      118,
      -84,
      150,
      -100 - thick,
      220,
      -98 - thick,
      300,
      -84 - thick,
      390,
      -90 - thick,
      460,
      -92 - flare,
      hem,
    ]),
  );
  const front = geo.smooth(
    at([
      36,
      128,
      58,
      168,
      76 + thick,
      250,
      74 + thick,
      330,
      66 + thick,
      410,
      70 + thick,
      460,
      74 + flare,
      hem,
    ]),
  );
  const shape: Line = [...back, ...geo.reverse(front)];
  sheet.shape(shape, cloth.base, 0.6);
  const lit = sheet.localLight.x > 0 ? front : back;
  const dim = sheet.localLight.x > 0 ? back : front;
  sheet.clip(shape, () => {
    sheet.shape([...geo.between(dim, lit, 0.36), ...geo.reverse(dim)], cloth.shade, 0.7);
    hairShape.strands(sheet, geo.between(lit, dim, 0.06), geo.between(lit, dim, 0.3), 4, 4, cloth.lit);
    if (shirt) {
      const opening = [
        ...geo.part(front, 0, 0.62),
        ...geo.reverse(geo.part(geo.between(front, back, 0.2), 0, 0.5)),
      ];
      sheet.shape(opening, shirt, 0.4);
      sheet.stroke(geo.part(geo.between(front, back, 0.26), 0, 0.62), 13, cloth.shade, {
        taper: "end",
        jitter: 0.1,
      });
    }
  });
  const top = geo.smooth(at([-56, 106, -12, 130, 37, 118]));
  const low = geo.smooth(at([-66, 126, -12, 151, 42, 137]));
  sheet.shape([...top, ...geo.reverse(low)], shirt ?? cloth.shade, 0.4);
  if (!shirt) return;
  sheet.shape(at([38, 116, 12, 132, 4, 154, 32, 176, 48, 144]), shirt, 0.4);
  sheet.bar(at([12, 132, 4, 154, 32, 176, 47, 146]), 2.6, cloth.shade);
}

/** A person from the side who looks to the right: eyes at (0, 0), the head 200 high, soles at about 1150. */
export function sideFigure(sheet: Sheet, person: SidePerson): void {
  const { look, cloth, trousers, near, far, legs, lean = 0 } = person;
  const from: Point = [shoulder[0] + lean * 0.86, shoulder[1]];
  arm(sheet, person, far, away(cloth), [from[0] + 26, from[1]]);
  if (legs) {
    leg(sheet, person, legs[1], away(trousers));
    leg(sheet, person, legs[0], trousers);
  }
  sheet.place({ x: lean }, () => profile.tail(sheet, look));
  trunk(sheet, person);
  sheet.place({ x: lean }, () => profile.head(sheet, look));
  person.carry?.();
  arm(sheet, person, near, cloth, from);
}
