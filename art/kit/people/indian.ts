import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { Look } from "./look";
import type { Outfit } from "./outfit";
import type { Torso } from "./torso";

import { trunk } from "./trunk";

function kurta(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, accent = cloth.lit } = outfit;
  trunk.bodice(sheet, body, cloth, outfit.folds);
  trunk.neck(sheet, look, body, geo.line([-40, 140, -9, 158, 0, 214, 9, 158, 40, 140]));
  const n = body.neck + 12;
  for (const side of [-1, 1]) {
    sheet.shape(
      [
        [side * n, 118],
        [side * (n + 6), 136],
        [side * 12, 170],
        [side * 7, 152],
      ],
      side === trunk.darkSide(sheet) ? cloth.shade : accent,
      0.4,
    );
    sheet.shape(
      [
        [side * 8, 164],
        [side * 24, 164],
        [side * 24, 306],
        [side * 2, 306],
        [side * 2, 216],
      ],
      accent,
      0.4,
    );
    for (let y = 178; y < 300; y += 17)
      sheet.stroke(
        [
          [side * 8, y],
          [side * 21, y + 7],
        ],
        4,
        cloth.base,
      );
  }
  for (let y = 226; y < 300; y += 30) sheet.dot(0, y, 4, cloth.lit, 0);
}

/** A sari: blouse, then the drape from the hip over the far shoulder with its border and folds. */
function sari(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, second = cloth, accent = cloth.lit } = outfit;
  trunk.bodice(sheet, body, second, outfit.folds);
  trunk.neck(
    sheet,
    look,
    body,
    geo.smooth([
      [-body.neck - 30, 138],
      [-44, 180],
      [0, 208],
      [44, 180],
      [body.neck + 30, 138],
    ]),
  );
  const s = body.shoulder;
  const upper = geo.smooth([
    [s * 0.5, 138],
    [s * 0.24, 206],
    [-s * 0.16, 300],
    [-s * 0.62, 386],
    [-body.hip - 2, 450],
  ]);
  const lower = geo.smooth([
    [s + 12, 176],
    [s * 1.04, 260],
    [body.waist + 14, 380],
    [body.hip + 4, 470],
    [body.hip, 524],
  ]);
  const drape: Line = [...upper, [-body.hip - 2, 524], ...geo.reverse(lower)];
  sheet.shape(drape, cloth.base, 0.7);
  const dark = trunk.darkSide(sheet);
  sheet.clip(drape, () => {
    if (dark === 1)
      sheet.shape(
        geo.smooth(
          [
            [s * 0.8, 140],
            [s * 0.72, 260],
            [s * 0.42, 400],
            [s * 0.3, 540],
            [s * 1.6, 540],
            [s * 1.6, 150],
          ],
          true,
        ),
        cloth.shade,
        0.8,
      );
    const low = geo.smooth([
      [s * 1.02, 170],
      [s * 0.9, 300],
      [s * 0.5, 440],
      [-s * 0.1, 540],
    ]);
    hairShape.strands(
      sheet,
      geo.move(upper, 10, 12),
      low,
      11,
      5,
      cloth.lit,
      (x, y) => 0.72 + 0.5 * noise.rough(x / 60, y / 60, 4) - (dark * x) / 420,
    );
    hairShape.strands(sheet, geo.move(upper, 16, 22), low, 6, 4, cloth.shade);
  });
  const border = geo.smooth([
    [s * 0.5 + 16, 142],
    [s * 0.24 + 17, 214],
    [-s * 0.16 + 13, 314],
    [-s * 0.62 + 8, 404],
    [-body.hip - 2, 472],
  ]);
  sheet.shape([...upper, ...geo.reverse(border)], accent, 0.5);
  const count = 30;
  for (let i = 1; i < count; i++) {
    const [a, b] = [geo.along(upper, i / count), geo.along(border, i / count)];
    sheet.stroke([geo.mid(a, b, 0.24), geo.mid(a, b, 0.76)], 4, second.base);
  }
}

/** A tunic with a long scarf over both shoulders. */
function kameez(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, second = cloth, accent = cloth.lit } = outfit;
  trunk.bodice(sheet, body, cloth, outfit.folds);
  const round = geo.smooth([
    [-body.neck - 22, 132],
    [-38, 176],
    [0, 198],
    [38, 176],
    [body.neck + 22, 132],
  ]);
  trunk.neck(sheet, look, body, round);
  sheet.stroke(geo.move(round, 0, 4), 9, accent, { taper: "none", jitter: 0.2 });
  const s = body.shoulder;
  for (const side of [-1, 1]) {
    const inner = geo.smooth([
      [side * (body.neck + 16), 120],
      [side * 66, 190],
      [side * 72, 300],
      [side * 60, 420],
      [side * 66, 540],
    ]);
    const outer = geo.smooth([
      [side * s * 0.74, 146],
      [side * s * 0.9, 220],
      [side * s * 0.82, 330],
      [side * s * 0.74, 430],
      [side * s * 0.8, 540],
    ]);
    hairShape.lock(sheet, inner, outer, 7, 4.6, {
      base: side === trunk.darkSide(sheet) ? second.shade : second.base,
      lit: side === trunk.darkSide(sheet) ? second.base : second.lit,
    });
    sheet.stroke(inner, 5, accent, { taper: "none" });
  }
}

/** The end of a sari over the shoulder and upper arm; drawn after the arms. */
function pallu(sheet: Sheet, body: Torso, { cloth }: Outfit): void {
  const s = body.shoulder;
  const dark = trunk.darkSide(sheet);
  const inner = geo.smooth([
    [s * 0.5 + 8, 140],
    [s * 0.56, 190],
    [s * 0.66, 270],
    [s * 0.7, 352],
  ]);
  const outer = geo.smooth([
    [s * 0.62, 143],
    [s - 2, 164],
    [s + 24, 200],
    [s + 34, 270],
    [s + 30, 340],
    [s + 18, 392],
  ]);
  const shape: Line = [...inner, ...geo.reverse(outer)];
  sheet.shape(shape, cloth.base, 0.7);
  sheet.clip(shape, () => {
    if (dark === 1)
      sheet.shape(
        [...geo.between(inner, outer, 0.52), ...geo.reverse(geo.move(outer, 6, 0))],
        cloth.shade,
        0.7,
      );
    hairShape.strands(
      sheet,
      inner,
      outer,
      6,
      4.6,
      cloth.lit,
      (x, y) => 0.8 + 0.5 * noise.rough(x / 40, y / 40, 4) - (dark === 1 ? (x - s * 0.5) / 190 : 0),
    );
    hairShape.strands(
      sheet,
      geo.between(inner, outer, 0.4),
      outer,
      3,
      4,
      dark === 1 ? cloth.base : cloth.shade,
    );
  });
}

export const indian = { kurta, sari, kameez, pallu };
