import { geo, type Point } from "../../../kit/core/geo";
import { type Colour, palette } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { hairShape } from "../../../kit/people/hair-shape";
import { hands } from "../../../kit/people/hands";
import { head } from "../../../kit/people/head";
import { type Cloth, limb } from "../../../kit/people/limb";
import type { Look } from "../../../kit/people/look";
import paths from "./3.child.paths.json";

/** A dress with its hem and sash, and the white of collar and socks. */
type Dress = Cloth & { readonly trim: Colour; readonly collar: Colour };

/**
 * A small girl who stands: eyes near (0, 0), soles at 692. One arm hangs, the other goes up to `hand`, where somebody
 * else's hand closes on it.
 */
export function child(sheet: Sheet, look: Look, dress: Dress, hand: Point): void {
  const skin = palette.skins[look.skin];
  pigtails(sheet, dress.trim);
  for (const side of [-1, 1] as const) leg(sheet, side, look, dress);
  frock(sheet, dress);
  limb.bare(
    sheet,
    [
      [76, 160],
      [116, 246],
      [122, 312],
    ],
    [25, 22, 15],
    skin,
  );
  hands.draw(sheet, "relaxed", look.skin, { x: 122, y: 306, turn: 184, flip: true, scale: 0.56 });
  const wrist: Point = [hand[0] + 62, hand[1] + 40];
  limb.bare(sheet, [[-74, 160], [-104, 262], wrist], [25, 21, 15], skin);
  hands.draw(sheet, "relaxed", look.skin, { x: wrist[0], y: wrist[1], turn: -58, scale: 0.62 });
  puffs(sheet, dress);
  sheet.shape(geo.line([-24, 70, 24, 70, 30, 122, 0, 138, -30, 122]), skin.shade, 0.4);
  sheet.shape(geo.smooth(geo.line([-42, 118, 0, 152, 42, 118, 0, 134]), true), dress.collar, 0.5);
  sheet.place({ y: 2, scale: 0.95 }, () => head.front(sheet, look));
}

/** A bare shin, a white sock and a buckled shoe. */
function leg(sheet: Sheet, side: 1 | -1, look: Look, dress: Dress): void {
  const x = side * 46;
  limb.bare(
    sheet,
    [
      [x, 380],
      [x, 480],
      [x, 640],
    ],
    [32, 28, 20],
    palette.skins[look.skin],
  );
  sheet.shape(geo.line([x - 26, 590, x + 26, 590, x + 23, 652, x - 23, 652]), dress.collar, 0.5);
  sheet.shape(
    geo.smooth(
      geo.line([x - 24, 640, x + 24, 640, x + side * 6 + 32, 676, x + side * 6, 692, x + side * 6 - 32, 676]),
      true,
    ),
    dress.trim,
    0.6,
  );
  sheet.stroke(geo.line([x - 22, 656, x + 22, 656]), 8, dress.collar, { taper: "none" });
}

/** Two bunches of hair with ribbons. */
function pigtails(sheet: Sheet, ribbon: Colour): void {
  for (const side of [-1, 1]) {
    const inner = geo.smooth(geo.line([side * 66, 8, side * 86, 50, side * 82, 96, side * 100, 128]));
    const outer = geo.smooth(geo.line([side * 84, -6, side * 128, 34, side * 132, 92, side * 100, 128]));
    hairShape.lock(sheet, inner, outer, 5, 5, { base: "ink", lit: "sea" });
    for (const lean of [-1, 1])
      sheet.shape(
        geo.line([side * 84, 8, side * 84 + lean * 28, -10 + side * lean * 8, side * 84 + lean * 24, 26]),
        ribbon,
        0.6,
      );
    sheet.dot(side * 84, 8, 8, ribbon);
  }
}

/** The dress with a sash and a wide skirt. */
function frock(sheet: Sheet, dress: Dress): void {
  const dim = sheet.localLight.x > 0 ? -1 : 1;
  const shape = geo.smooth(geo.line(paths.frock), true, 6);
  sheet.shape(shape, dress.base, 0.8);
  sheet.clip(shape, () => {
    const edge = geo.line([dim * 30, 100, dim * 34, 240, dim * 78, 330, dim * 84, 440]);
    sheet.shape([...geo.smooth(edge), [dim * 200, 440], [dim * 120, 100]], dress.shade, 0.8);
    for (const side of [-1, 1])
      for (const x of [12, 26, 40])
        sheet.stroke(
          geo.smooth(geo.line([side * x, 262, side * x * 1.6, 310, side * (x * 2 + 6), 372])),
          6,
          side === dim && x > 20 ? dress.base : dress.shade,
        );
    sheet.stroke(geo.smooth(geo.line(paths.hem)), 9, dress.trim, { taper: "none" });
    sheet.stroke(geo.smooth(geo.line([-80, 240, 0, 254, 80, 240])), 15, dress.trim, { taper: "none" });
  });
}

/** Puffed sleeves, over the tops of the arms. */
function puffs(sheet: Sheet, dress: Dress): void {
  const dim = sheet.localLight.x > 0 ? -1 : 1;
  for (const side of [-1, 1]) {
    sheet.shape(geo.arc(side * 74, 156, 36, 36), side === dim ? dress.shade : dress.base, 0.8);
    sheet.stroke(geo.arc(side * 74, 156, 24, 24, 180, 280, 10), 4, dress.lit);
  }
}
