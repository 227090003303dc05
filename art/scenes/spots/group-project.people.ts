import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour, SkinSteps } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { type Grip, grip } from "../../kit/people/grip";
import { hairShape } from "../../kit/people/hair-shape";
import { type Cloth, limb } from "../../kit/people/limb";
import type { HairColours } from "../../kit/people/look";

type Reach = {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: Grip;
  readonly turn?: number;
  /** What is written with. */
  readonly pen?: Colour;
};

/** Someone at the table seen from above, facing up the page: the head's middle at (0, 0), 100 across. */
export type Seated = {
  readonly skin: SkinSteps;
  readonly hair: "parted" | "curls" | "bun" | "scarf" | "plait" | "cropped" | "turban";
  readonly hairColours: HairColours;
  readonly cloth: Cloth;
  readonly left: Reach;
  readonly right: Reach;
  /** What ties the hair, or the scarf's fold. */
  readonly accent?: Colour;
};

/** Hair of a head from above: the crown, and lines that run from it to the rim. */
function crown(sheet: Sheet, c: HairColours, from: Point, count: number): void {
  const rim = geo.arc(0, -2, 54, 60, 0, 360, 60);
  sheet.shape(rim, c.base, 1);
  for (let i = 0; i < count; i++) {
    const end = geo.along(rim, (i + 0.5) / count);
    const bow: Point = [geo.lerp(from[0], end[0], 0.5) * 1.16, geo.lerp(from[1], end[1], 0.5) * 1.12];
    sheet.stroke(
      geo.part(geo.smooth([from, bow, end]), 0.12 + (i % 3) * 0.06, 0.9 - (i % 2) * 0.08),
      4,
      c.lit,
      { tone: (x, y) => 0.75 + (x * sheet.localLight.x + y * sheet.localLight.y) / 90 },
    );
  }
}

/** The cloth of a scarf or turban in turns about the crown. */
function wound(sheet: Sheet, c: HairColours, accent: Colour): void {
  sheet.shape(geo.arc(0, 0, 62, 68, 0, 360, 50), c.base, 1.2);
  for (let i = 0; i < 5; i++) {
    const [r, from] = [12 + i * 11, 190 + i * 64];
    sheet.stroke(geo.arc(4 - i, -4 + i, r, r * 1.08, from, from + 250, 30), 7, accent);
    sheet.stroke(geo.arc(4 - i, -4 + i, r + 4, (r + 4) * 1.08, from + 60, from + 170, 20), 4.4, c.lit);
  }
}

function headOf(sheet: Sheet, { skin, hair, hairColours: c, accent = c.lit }: Seated): void {
  sheet.shape(geo.smooth(geo.line([-12, -58, 0, -76, 12, -58]), true, 6), skin.base, 0.4);
  for (const side of [-1, 1])
    sheet.shape(geo.arc(side * 53, 4, 9, 15), side * sheet.localLight.x > 0 ? skin.base : skin.shade, 0.4);
  sheet.shape(geo.arc(0, -22, 44, 44), skin.base, 0.4);
  if (hair === "scarf" || hair === "turban") {
    wound(sheet, c, accent);
    return;
  }
  if (hair === "curls") {
    hairShape.curls(sheet, geo.arc(0, 4, 58, 60, 0, 350, 40), 17, c, (x, y) => 0.6 - (x + y) / 260);
    return;
  }
  if (hair === "plait")
    hairShape.plait(sheet, geo.smooth(geo.line([0, 48, 22, 96, 20, 160, 34, 220])), 38, c, accent);
  crown(sheet, c, hair === "cropped" ? [0, 14] : [-12, -30], hair === "cropped" ? 34 : 26);
  if (hair === "parted" || hair === "plait")
    sheet.stroke(geo.smooth(geo.line([-14, -58, -13, -30, -6, 6])), 4, skin.base, { taper: "end" });
  if (hair === "bun") {
    sheet.shape(geo.arc(4, 30, 31, 28), c.base, 1);
    for (const r of [22, 14, 6]) sheet.stroke(geo.arc(4, 30, r, r * 0.9, 180, 400, 16), 3.6, c.lit);
    sheet.stroke(geo.arc(4, 30, 30, 27, 200, 330, 14), 4, accent);
  }
}

/** Shoulders and back as one rounded form, its far side dark. */
function back(sheet: Sheet, cloth: Cloth): void {
  const shape: Line = geo.smooth(
    geo.line([
      -126, 26, -108, -14, -50, -26, 0, -20, 50, -26, 108, -14, 126, 26, 112, 92, 60, 136, 0, 148, -60, 136,
      -112, 92,
    ]),
    true,
    6,
  );
  sheet.shape(shape, cloth.base, 0.9);
  const { x, y } = sheet.localLight;
  sheet.clip(shape, () => {
    sheet.shape(geo.arc(-x * 150, 60 - y * 120, 120, 110), cloth.shade, 3);
    for (let i = 0; i < 5; i++) {
      const px = -76 + i * 38;
      sheet.stroke(
        geo.smooth(geo.line([px * 0.9, 4, px + 4 * noise.at(i, 3, 2), 60, px * 0.8, 120])),
        5,
        px * x > 0 ? cloth.lit : cloth.base,
      );
    }
  });
}

/** A pen that lies in the fork of the thumb; the tips of the thumb and the first finger close on it from both sides. */
function write(sheet: Sheet, pen: Colour, skin: SkinSteps): void {
  const digit = (line: Line, r: number): void => {
    const radii = [r, r, r * 0.78];
    sheet.shape(limb.outline(geo.move(line, 2.6, 3), radii, true, true).shape, skin.shade, 0.2);
    sheet.shape(limb.outline(line, radii, true, true).shape, skin.base, 0.2);
  };
  digit(geo.line([30, -34, 54, -68, 56, -104]), 11.4);
  sheet.stroke(geo.line([13, -4, 36, -84]), 10, skin.shade, { taper: "none" });
  sheet.bar(geo.line([20, -6, 57, -144]), 12, pen);
  sheet.shape(geo.line([51.2, -142.4, 62.8, -145.6, 62, -168]), "timber", 0.2);
  digit(geo.line([58, -92, 56, -112]), 10.4);
  digit(geo.line([19, -74, 24, -110, 48, -130]), 10);
}

/** Draws the person: arms on the table, back, head. */
export function seated(sheet: Sheet, person: Seated): void {
  const { cloth, skin } = person;
  for (const side of [-1, 1] as const) {
    const { elbow, wrist, hand, turn, pen } = side === 1 ? person.right : person.left;
    const along = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
    limb.bare(sheet, [geo.mid(elbow, wrist, 0.8), wrist], [17, 16], skin);
    const at = { x: wrist[0], y: wrist[1], turn: turn ?? along, flip: side === 1, scale: 0.72 };
    grip(sheet, hand, skin, at);
    if (pen) sheet.place(at, () => write(sheet, pen, skin));
    limb.clothed(sheet, [[side * 96, 24], elbow, geo.mid(elbow, wrist, 0.9)], [38, 36, 25], cloth);
  }
  back(sheet, cloth);
  sheet.shape(
    geo.smooth(geo.line([-44, 20, 0, 52, 44, 20, 30, 66, 0, 76, -30, 66]), true, 5),
    cloth.shade,
    0.6,
  );
  headOf(sheet, person);
}
