import { geo, type Line, type Point } from "../../../kit/core/geo";
import { type Colour, palette, type Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { hands } from "../../../kit/people/hands";
import { type Cloth, limb } from "../../../kit/people/limb";
import paths from "./3.child.paths.json";

/** A dress with its hem and sash, and the white of collar, eyes and shoe straps. */
type Dress = Cloth & { readonly trim: Colour; readonly collar: Colour };

/** Skin, hair (lashes and iris are of its base) and the cap that is too large. */
type Kid = {
  readonly skin: Skin;
  readonly hair: { readonly base: Colour; readonly lit: Colour };
  readonly cap: Cloth;
};

/** A small girl who looks to the left and down, eyes near (0, 0), her head 200 high; arms out like wings. */
export function child(sheet: Sheet, kid: Kid, dress: Dress): void {
  pigtails(sheet, kid, dress.trim);
  sheet.place({ y: 22, scale: 0.82 }, () => frock(sheet, kid.skin, dress));
  face(sheet, kid, dress);
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

/** A round face: wide low eyes, button nose, open laugh, fringe. */
function face(sheet: Sheet, { skin, hair }: Kid, { collar, trim }: Dress): void {
  const { base, shade, lit } = palette.skins[skin];
  const dim = sheet.localLight.x > 0 ? -1 : 1;
  const turn = -11;
  for (const side of [-1, 1]) sheet.shape(geo.arc(side * 80, 18, 13, 20), side === dim ? shade : base, 0.3);
  const outline = geo.smooth(geo.line(paths.face), true);
  sheet.shape(outline, base, 0.4);
  sheet.clip(outline, () => {
    sheet.shape(
      geo.smooth(
        geo.line([
          dim * 62,
          -90,
          dim * 60,
          0,
          dim * 48,
          52,
          dim * 14,
          92,
          dim * 10,
          120,
          dim * 120,
          120,
          dim * 120,
          -90,
        ]),
        true,
      ),
      shade,
      0.5,
    );
    sheet.stroke(geo.smooth(geo.line([-dim * 70, 34, -dim * 58, 46, -dim * 40, 48])), 10, lit);
    sheet.stroke(geo.smooth(geo.line([-dim * 60, -34, -dim * 40, -42, -dim * 20, -42])), 7, lit);
  });
  for (const x of [turn - 33, turn + 35]) {
    sheet.shape(geo.arc(x, 12, 17, 16), collar, 0);
    sheet.dot(x - 3, 14, 11.6, hair.base);
    sheet.dot(x + sheet.localLight.x * 4, 9, 3.6, collar);
    sheet.stroke(geo.arc(x, 14, 19, 19, 198, 342, 12), 6, hair.base, { jitter: 0.1 });
    sheet.stroke(geo.arc(x, 8, 26, 30, 232, 308, 10), 5, hair.base);
  }
  sheet.stroke(geo.smooth(geo.line([turn - 12, 38, turn - 4, 44, turn + 6, 42])), 5, shade);
  const upper = geo.smooth(geo.line([turn - 32, 56, turn - 2, 62, turn + 30, 54]));
  const lower = geo.smooth(
    geo.line([turn + 30, 54, turn + 18, 80, turn - 2, 88, turn - 22, 80, turn - 32, 56]),
  );
  const mouth: Line = [...upper, ...lower];
  sheet.shape(mouth, hair.base, 0.2);
  sheet.clip(mouth, () => {
    sheet.shape([...upper, ...geo.reverse(geo.move(upper, 0, 9))], collar, 0);
    sheet.shape(geo.arc(turn, 92, 18, 14), trim, 0.3);
  });
  const fringe: Line = [...geo.smooth(geo.line(paths.fringeTop)), ...geo.smooth(geo.line(paths.fringeEdge))];
  sheet.shape(fringe, hair.base, 0.6);
  sheet.clip(fringe, () =>
    hairShape.strands(
      sheet,
      geo.smooth(geo.line([-8, -100, -60, -72, -82, -10])),
      geo.smooth(geo.line([8, -100, 60, -72, 82, -10])),
      13,
      4,
      hair.lit,
    ),
  );
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
    [-1, [-60, 500], [-96, 590]],
    [1, [70, 490], [58, 600]],
  ] as const) {
    limb.bare(sheet, [[side * 44, 380], knee, foot], [32, 26, 19], skin);
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
  for (const [elbow, wrist, turn, thumb] of [
    [[-168, 100], [-262, 30], -50, "right"],
    [[170, 92], [262, 10], 46, "left"],
  ] as const) {
    limb.bare(sheet, [[Math.sign(elbow[0]) * 60, 150], elbow, wrist], [27, 22, 16], skin);
    hands.draw(sheet, "open", skinTone, {
      x: wrist[0],
      y: wrist[1],
      turn,
      flip: thumb === "left",
      scale: 0.66,
    });
  }
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
  for (const side of [-1, 1]) {
    const puff = geo.arc(side * 78, 152, 38, 36);
    sheet.shape(puff, side === dim ? dress.shade : dress.base, 0.8);
    sheet.stroke(geo.arc(side * 78, 152, 25, 24, 180, 280, 10), 4, dress.lit);
  }
  sheet.shape(geo.line([-26, 84, 26, 84, 30, 124, 0, 146, -30, 124]), skin.shade, 0.4);
  sheet.shape(geo.smooth(geo.line([-40, 124, 0, 152, 40, 124, 0, 136]), true), dress.collar, 0.5);
}
