import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { Cloth } from "./limb";
import type { Look } from "./look";
import type { Outfit } from "./outfit";
import type { Torso } from "./torso";
import { draped } from "./trunk-folds";

/** Side of the page that is dark: 1 right, -1 left. */
const darkSide = (sheet: Sheet): 1 | -1 => (sheet.localLight.x > 0 ? -1 : 1);

/** Where the cloth over the trunk ends. */
const HEM = 520;

/** How far from the middle the shade of that cloth begins at its hem, so that a skirt's shade runs on from it. */
const shadeEdge = (body: Torso, worn: Outfit["folds"]): number =>
  worn === "body" ? body.hip * 0.59 : body.waist * 0.61;

/** The cloth over the trunk: base, shaded side, lines between side seam and middle, folds from the armpits. */
function bodice(sheet: Sheet, body: Torso, cloth: Cloth, worn: Outfit["folds"] = "straight"): void {
  if (worn === "body") {
    draped(sheet, body, cloth);
    return;
  }
  sheet.shape(body.outline, cloth.base, 0.7);
  const dark = darkSide(sheet);
  const { shoulder, waist } = body;
  sheet.clip(body.outline, () => {
    const inner = geo.smooth([
      [dark * shoulder * 0.5, 130],
      [dark * shoulder * 0.62, 200],
      [dark * shoulder * 0.5, 280],
      [dark * waist * 0.5, 380],
      [dark * waist * 0.62, 530],
    ]);
    sheet.shape([...inner, [dark * 260, 530], [dark * 260, 120]], cloth.shade, 0.8);
    const seam = (side: number, share: number): Line =>
      geo.smooth([
        [side * shoulder * share, 150],
        [side * shoulder * (share - 0.04), 250],
        [side * waist * share, 380],
        [side * (waist + 10) * share, 520],
      ]);
    hairShape.strands(
      sheet,
      seam(-dark, 0.94),
      seam(-dark, 0.34),
      6,
      4.4,
      cloth.lit,
      (x, y) => 0.5 + 0.7 * noise.rough(x / 30, y / 80, 3),
    );
    hairShape.strands(
      sheet,
      seam(dark, 0.5),
      seam(dark, 0.16),
      4,
      4.4,
      cloth.shade,
      (x, y) => 0.55 + 0.7 * noise.rough(x / 30, y / 80, 4),
    );
    for (const side of [-1, 1]) {
      for (const [y, reach] of [
        [262, 0.42],
        [284, 0.3],
        [366, 0.46],
        [384, 0.36],
      ] as const) {
        const from: Point = [side * (y < 300 ? shoulder : waist + 8), y];
        sheet.stroke(
          geo.smooth([
            from,
            [side * shoulder * (0.95 - reach * 0.5), y + 10],
            [side * shoulder * (0.9 - reach), y + (y < 300 ? -6 : 16)],
          ]),
          5,
          side === dark ? cloth.lit : cloth.shade,
          { taper: "end" },
        );
      }
    }
  });
}

/** Neck and the skin that a neckline shows, with the chin's shadow. `line` goes from the neck's left foot to its right foot. */
function neck(sheet: Sheet, look: Look, body: Torso, line: Line): void {
  const { base, shade, lit } = palette.skins[look.skin];
  const n = body.neck;
  const lean = (look.yaw ?? 0) * 5;
  const column: Line = [
    [-n + 3 + lean, 52],
    ...geo.smooth([
      [-n + 3 + lean, 80],
      [-n, 112],
      [-n - 12, 130],
    ]),
    ...line,
    ...geo.smooth([
      [n + 12, 130],
      [n, 112],
      [n - 3 + lean, 80],
    ]),
    [n - 3 + lean, 52],
  ];
  sheet.shape(column, base, 0.4);
  const dark = darkSide(sheet);
  sheet.clip(column, () => {
    const fall = geo.smooth([
      [-dark * (n + 20), 84],
      [-dark * n * 0.5, 104],
      [0, 117],
      [dark * n * 0.45, 132],
      [dark * n * 0.7, 160],
      [dark * n * 0.6, 260],
    ]);
    sheet.shape([...fall, [dark * 220, 260], [dark * 200, 50], [-dark * (n + 20), 50]], shade, 0.5);
    sheet.stroke(
      geo.smooth([
        [-dark * 14, 150],
        [-dark * 30, 143],
        [-dark * (n + 18), 146],
      ]),
      3.4,
      shade,
    );
    sheet.stroke(
      geo.smooth([
        [-dark * n * 0.72, 108],
        [-dark * n * 0.66, 124],
        [-dark * n * 0.8, 138],
      ]),
      3,
      lit,
    );
  });
}

/** Two collar points around a neck opening that ends at `depth`. */
function collar(sheet: Sheet, body: Torso, cloth: Cloth, depth: number): void {
  const n = body.neck + 10;
  const dark = darkSide(sheet);
  for (const side of [-1, 1]) {
    const flap: Line = [
      [side * (n - 7), 104],
      [side * (n + 16), 132],
      [side * (n + 5), 186],
      [side * 26, depth + 14],
      [0, depth],
      [side * (n - 14), 136],
    ];
    sheet.shape(flap, side === dark ? cloth.shade : cloth.base, 0.5);
    sheet.bar(
      [
        [side * (n + 16), 132],
        [side * (n + 5), 186],
        [side * 26, depth + 14],
        [0, depth],
      ],
      2.4,
      side === dark ? cloth.base : cloth.shade,
    );
    sheet.stroke(
      geo.smooth([
        [side * (n - 2), 122],
        [side * n, 148],
        [side * 24, depth + 2],
      ]),
      3,
      cloth.lit,
    );
  }
}

/** Buttons and placket down the front from a height. */
function placket(sheet: Sheet, from: number, to: number, colours: { line: Colour; button: Colour }): void {
  sheet.stroke(
    [
      [9, from],
      [8, to],
    ],
    3,
    colours.line,
    { taper: "none", jitter: 0.1 },
  );
  for (let y = from + 26; y < to; y += 54) sheet.dot(0, y, 4.2, colours.button, 0);
}

export const trunk = { HEM, darkSide, shadeEdge, bodice, neck, collar, placket };
