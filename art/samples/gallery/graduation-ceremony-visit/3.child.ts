import { geo, type Line, type Point } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { hands } from "../../../kit/people/hands";
import { head } from "../../../kit/people/head";
import { type Cloth, limb } from "../../../kit/people/limb";
import type { Traits } from "../../../kit/people/traits";
import paths from "./3.child.paths.json";

/** A dress with its hem and sash, and the white of collar and shoe straps. */
type Dress = Cloth & { readonly trim: Colour; readonly collar: Colour };

/** Skin, hair and the cap that is too large. */
type Kid = {
  readonly skin: Skin;
  readonly hair: { readonly base: Colour; readonly lit: Colour };
  readonly cap: Cloth;
};

const traits: Traits = {
  head: "round",
  years: 17,
  eyes: "round",
  brow: "rounded",
  nose: "button",
  mouth: "laugh",
  lips: "small",
  cheek: "apple",
  lashes: true,
};

/**
 * A small girl who sits on her sister's arm, eyes near (0, 0), her head 200 high; one arm
 * waves, the other lies round her sister's shoulder.
 */
export function child(sheet: Sheet, kid: Kid, dress: Dress): void {
  pigtails(sheet, kid, dress.trim);
  sheet.place({ y: 22, scale: 0.82 }, () => frock(sheet, kid.skin, dress));
  head.front(sheet, {
    skin: kid.skin,
    hair: "fringe",
    hairColours: kid.hair,
    yaw: -0.3,
    tilt: -4,
    lips: dress.trim,
    traits,
  });
  cap(sheet, kid.cap);
}

/** Two bunches of hair with ribbons. */
function pigtails(sheet: Sheet, { hair }: Kid, ribbon: Colour): void {
  sheet.shape(geo.arc(2, -12, 92, 92), hair.base, 0.8);
  for (const side of [-1, 1]) {
    const inner = geo.smooth(geo.line([side * 80, 8, side * 92, 50, side * 86, 96, side * 104, 128]));
    const outer = geo.smooth(geo.line([side * 92, -6, side * 138, 34, side * 140, 92, side * 104, 128]));
    hairShape.lock(sheet, inner, outer, 5, 5, hair);
    for (const lean of [-1, 1])
      sheet.shape(
        geo.line([side * 88, 4, side * 88 + lean * 30, -16 + side * lean * 8, side * 88 + lean * 26, 22]),
        ribbon,
        0.6,
      );
    sheet.dot(side * 88, 4, 9, ribbon);
  }
}

/** The big sister's mortarboard, a size too large. */
function cap(sheet: Sheet, { base, shade, lit }: Cloth): void {
  sheet.shape(geo.smooth(geo.line(paths.capBand), true, 4), base, 0.7);
  sheet.shape(geo.line(paths.capBoardEdge), shade, 0.6);
  sheet.shape(geo.line([-138, -104, 4, -146, 140, -110, 2, -74]), base, 0.7);
  sheet.stroke(geo.smooth(geo.line([2, -112, -66, -106, -104, -92, -108, -40])), 6, lit, { taper: "none" });
  for (const dx of [-7, -2, 3, 8])
    sheet.stroke(geo.line([-108, -46, -108 + dx, -2]), 6, lit, { taper: "end" });
}

/** The child's body, limbs and dress below the neck. */
function frock(sheet: Sheet, skinTone: Skin, dress: Dress): void {
  const skin = palette.skins[skinTone];
  for (const [side, knee, foot] of [
    [-1, [-62, 418], [-50, 560]],
    [1, [58, 424], [74, 568]],
  ] as const) {
    limb.bare(sheet, [[side * 44, 380], knee, foot], [34, 30, 19], skin);
    const [x, y] = foot;
    sheet.shape(
      geo.smooth(
        geo.line([x - 24, y - 14, x + 20, y - 16, x + 30, y + 14, x + 10, y + 34, x - 28, y + 30]),
        true,
      ),
      dress.trim,
      0.6,
    );
    sheet.stroke(geo.line([x - 22, y - 2, x + 22, y - 4]), 9, dress.collar, { taper: "none" });
  }
  limb.bare(
    sheet,
    [
      [60, 150],
      [170, 92],
      [232, -6],
    ],
    [27, 22, 16],
    skin,
  );
  hands.draw(sheet, "open", skinTone, { x: 232, y: -6, turn: 30, flip: true, scale: 0.66 });
  const half: Line = geo.smooth(geo.line(paths.halfFrock));
  const hem: Line = geo.smooth(geo.line(paths.hem));
  const shape: Line = [...half, ...hem, ...geo.reverse(half).map(([x, y]): Point => [-x, y])];
  sheet.shape(shape, dress.base, 0.8);
  const dim = sheet.localLight.x > 0 ? -1 : 1;
  sheet.clip(shape, () => {
    sheet.shape(
      geo.smooth(
        geo.line([dim * 30, 110, dim * 36, 260, dim * 50, 450, dim * 190, 450, dim * 110, 110]),
        true,
      ),
      dress.shade,
      0.8,
    );
    for (let i = -5; i <= 5; i++)
      sheet.stroke(
        geo.smooth(geo.line([i * 11, 268, i * 18, 330, i * 26, 430])),
        6,
        i * dim > 1 ? dress.base : i % 2 ? dress.shade : dress.lit,
        { taper: "start" },
      );
    for (const y of [396, 410])
      sheet.stroke(geo.smooth(geo.line([-150, y - 6, -40, y + 16, 60, y + 8, 150, y - 6])), 5, dress.trim, {
        taper: "none",
      });
    sheet.stroke(geo.smooth(geo.line([-70, 258, 0, 272, 70, 258])), 14, dress.trim, { taper: "none" });
  });
  limb.bare(
    sheet,
    [
      [-80, 156],
      [-128, 246],
      [-206, 262],
    ],
    [27, 23, 17],
    skin,
  );
  hands.draw(sheet, "press", skinTone, { x: -188, y: 279, turn: -112, scale: 0.6 });
  for (const side of [-1, 1]) {
    const puff = geo.arc(side * 78, 152, 38, 36);
    sheet.shape(puff, side === dim ? dress.shade : dress.base, 0.8);
    sheet.stroke(geo.arc(side * 78, 152, 25, 24, 180, 280, 10), 4, dress.lit);
  }
  sheet.shape(geo.line([-26, 84, 26, 84, 30, 124, 0, 146, -30, 124]), skin.shade, 0.4);
  sheet.shape(geo.smooth(geo.line([-40, 124, 0, 152, 40, 124, 0, 136]), true), dress.collar, 0.5);
}
