import { geo } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { hands } from "../../../kit/people/hands";
import { type Cloth, limb } from "../../../kit/people/limb";
import paths from "./3.child.paths.json";

/** A dress with its hem and sash, and the white of collar and shoe straps. */
type Dress = Cloth & { readonly trim: Colour; readonly collar: Colour };

/** Skin, hair and the cap that is too large. */
type Kid = {
  readonly skin: Skin;
  readonly hair: { readonly base: Colour; readonly lit: Colour };
  readonly cap: Cloth;
};

/**
 * A small girl who sits on her sister's forearm, which lies behind her shins; eyes near (0, 16), her head 180 high. One
 * arm waves, the other lies on her sister's shoulder.
 */
export function child(sheet: Sheet, kid: Kid, dress: Dress): void {
  pigtails(sheet, kid, dress.trim);
  sheet.place({ y: 8, scale: 0.9 }, () => frock(sheet, kid.skin, dress));
  face(sheet, kid, dress.trim);
  cap(sheet, kid.cap);
}

/** A small child's face: wide eyes in its lower half, full cheeks, a button of a nose, a laugh. */
function face(sheet: Sheet, { skin: tone, hair }: Kid, lips: Colour): void {
  const { base, shade, lit } = palette.skins[tone];
  const shape = geo.smooth(geo.line(paths.face), true, 6);
  sheet.shape(shape, base, 0.4);
  sheet.clip(shape, () => {
    sheet.shape(geo.smooth(geo.line(paths.faceShade), true, 6), shade, 0.4);
    sheet.shape(geo.smooth(geo.line(paths.fringe), true, 5), hair.base, 0.5);
    for (const x of [-44, -22, 0, 22, 44])
      sheet.stroke(geo.smooth(geo.line([x * 0.9, -76, x, -50, x * 1.06, -32])), 4, hair.lit);
  });
  for (const side of [-1, 1]) {
    const x = side * 30 - 5;
    sheet.stroke(geo.smooth(geo.line([x - 17, -12, x, -20, x + 17, -12])), 5.4, hair.base);
    sheet.shape(geo.arc(x, 14, 16, 15), "white", 0.2);
    sheet.dot(x - 2, 15, 11.4, hair.base, 0.2);
    sheet.dot(x + 2, 10, 3.6, "white");
    sheet.stroke(geo.arc(x, 15, 17, 17, 190, 350, 10), 5.4, hair.base);
  }
  sheet.shape(geo.arc(-52, 44, 13, 8), shade, 0.3);
  sheet.shape(geo.arc(44, 44, 14, 8), lit, 0.3);
  sheet.stroke(geo.smooth(geo.line([-14, 36, -5, 42, 5, 36])), 5, shade);
  sheet.shape(geo.smooth(geo.line([-30, 52, -5, 56, 22, 51, 12, 70, -5, 76, -22, 70]), true, 5), lips, 0.3);
  sheet.shape(
    geo.smooth(geo.line([-24, 54, -5, 58, 17, 53, 10, 62, -5, 64, -18, 62]), true, 5),
    "white",
    0.2,
  );
}

/** Two bunches of hair with ribbons. */
function pigtails(sheet: Sheet, { hair }: Kid, ribbon: Colour): void {
  sheet.shape(geo.arc(2, -14, 88, 86), hair.base, 0.8);
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

/** The child's body, limbs and dress below the neck: she sits, so that her knees come forward and her shins hang. */
function frock(sheet: Sheet, skinTone: Skin, dress: Dress): void {
  const skin = palette.skins[skinTone];
  const dim = sheet.localLight.x > 0 ? -1 : 1;
  for (const side of [-1, 1]) {
    const [x, y] = [side * 44 - 8, 500 + side * 6];
    limb.bare(
      sheet,
      [
        [side * 50, 350],
        [side * 50, 390],
        [x, y],
      ],
      [31, 29, 20],
      skin,
    );
    sheet.shape(
      geo.smooth(geo.line([x - 22, y - 16, x + 22, y - 16, x + 28, y + 20, x, y + 34, x - 28, y + 20]), true),
      dress.trim,
      0.6,
    );
    sheet.stroke(geo.line([x - 20, y - 4, x + 20, y - 4]), 9, dress.collar, { taper: "none" });
  }
  limb.bare(
    sheet,
    [
      [60, 150],
      [140, 112],
      [172, 20],
    ],
    [25, 21, 15],
    skin,
  );
  hands.draw(sheet, "open", skinTone, { x: 172, y: 20, turn: 18, flip: true, scale: 0.56 });
  const shape = geo.smooth(geo.line(paths.frock), true, 6);
  sheet.shape(shape, dress.base, 0.8);
  sheet.clip(shape, () => {
    sheet.shape(
      geo.smooth(
        geo.line([
          dim * 30,
          100,
          dim * 34,
          240,
          dim * 92,
          330,
          dim * 96,
          440,
          dim * 200,
          440,
          dim * 120,
          100,
        ]),
        true,
      ),
      dress.shade,
      0.8,
    );
    for (const side of [-1, 1]) {
      sheet.stroke(geo.arc(side * 54, 356, 40, 30, 200, 340, 12), 7, side === dim ? dress.base : dress.shade);
      for (const x of [14, 26, 38])
        sheet.stroke(
          geo.smooth(geo.line([side * x, 262, side * x * 1.5, 290, side * (x * 1.8 + 6), 322])),
          6,
          dress.shade,
        );
    }
    sheet.stroke(geo.line([0, 300, -2, 400]), 8, dress.shade, { taper: "start" });
    sheet.stroke(geo.smooth(geo.line(paths.hem)), 7, dress.trim, { taper: "none" });
    sheet.stroke(geo.smooth(geo.line([-80, 240, 0, 254, 80, 240])), 15, dress.trim, { taper: "none" });
  });
  limb.bare(
    sheet,
    [
      [-70, 152],
      [-112, 226],
      [-150, 208],
    ],
    [25, 21, 15],
    skin,
  );
  hands.draw(sheet, "press", skinTone, { x: -148, y: 210, turn: -70, scale: 0.5 });
  for (const side of [-1, 1]) {
    sheet.shape(geo.arc(side * 72, 148, 36, 34), side === dim ? dress.shade : dress.base, 0.8);
    sheet.stroke(geo.arc(side * 72, 148, 24, 23, 180, 280, 10), 4, dress.lit);
  }
  sheet.shape(geo.line([-22, 70, 22, 70, 28, 118, 0, 138, -28, 118]), skin.shade, 0.4);
  sheet.shape(geo.smooth(geo.line([-38, 120, 0, 148, 38, 120, 0, 132]), true), dress.collar, 0.5);
}

/** Fingers that come round an edge at (0, 0), tips to the left. */
export function roundFingers(sheet: Sheet, skinTone: Skin): void {
  const skin = palette.skins[skinTone];
  sheet.shape(
    geo.smooth(geo.line([-8, -34, 18, -36, 28, -10, 26, 22, 10, 36, -10, 30]), true, 5),
    skin.base,
    0.3,
  );
  for (const [y, tip] of [
    [27, -36],
    [9, -46],
    [-9, -50],
    [-26, -44],
  ] as const) {
    sheet.shape(
      limb.outline(geo.line([14, y, -10, y - 3, tip, y + 1]), [11, 10.6, 8.6], true, true).shape,
      skin.shade,
      0.2,
    );
    sheet.shape(
      limb.outline(geo.line([16, y - 2.4, -10, y - 5, tip, y - 1]), [9.6, 9.4, 7.6], true, true).shape,
      skin.base,
      0.2,
    );
  }
}
