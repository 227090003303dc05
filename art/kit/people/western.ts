import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { Cloth } from "./limb";
import type { Look } from "./look";
import type { Outfit } from "./outfit";
import type { Torso } from "./torso";

import { trunk } from "./trunk";

function shirt(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  trunk.bodice(sheet, body, outfit.cloth, outfit.folds);
  trunk.neck(sheet, look, body, geo.line([-36, 140, 0, 184, 36, 140]));
  trunk.placket(sheet, 184, 520, { line: outfit.cloth.shade, button: outfit.accent ?? outfit.cloth.shade });
  trunk.collar(sheet, body, outfit.second ?? outfit.cloth, 182);
}

function sweater(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth } = outfit;
  trunk.bodice(sheet, body, cloth, outfit.folds);
  const line = geo.smooth([
    [-body.neck - 16, 128],
    [-30, 154],
    [0, 162],
    [30, 154],
    [body.neck + 16, 128],
  ]);
  trunk.neck(sheet, look, body, line);
  const low = geo.smooth([
    [-body.neck - 27, 132],
    [-34, 168],
    [0, 178],
    [34, 168],
    [body.neck + 27, 132],
  ]);
  sheet.shape([...line, ...geo.reverse(low)], cloth.shade, 0.4);
  for (let i = 1; i < 15; i++)
    sheet.stroke([geo.along(line, i / 15), geo.along(low, i / 15)], 2.6, cloth.lit);
}

function hoodie(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, accent = cloth.lit } = outfit;
  trunk.bodice(sheet, body, cloth, outfit.folds);
  trunk.neck(
    sheet,
    look,
    body,
    geo.smooth([
      [-body.neck - 10, 130],
      [-26, 160],
      [0, 176],
      [26, 160],
      [body.neck + 10, 130],
    ]),
  );
  for (const side of [-1, 1]) {
    const inner = geo.smooth([
      [side * (body.neck - 2), 96],
      [side * (body.neck + 2), 130],
      [side * 26, 164],
      [0, 184],
    ]);
    const outer = geo.smooth([
      [side * (body.neck + 16), 92],
      [side * (body.neck + 46), 128],
      [side * 62, 178],
      [0, 216],
    ]);
    sheet.shape(
      [...inner, ...geo.reverse(outer)],
      side === trunk.darkSide(sheet) ? cloth.shade : cloth.base,
      0.6,
    );
    hairShape.strands(sheet, inner, outer, 4, 4, side === trunk.darkSide(sheet) ? cloth.base : cloth.lit);
    sheet.stroke(
      [
        [side * 20, 196],
        [side * 24, 272],
      ],
      5,
      accent,
      { taper: "start" },
    );
  }
  const pocket = geo.line([-74, 402, 74, 402, 96, 478, -96, 478]);
  sheet.bar([...pocket, [-74, 402]], 3, cloth.shade);
}

function jacket(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, second = { base: "white", shade: "dusk", lit: "white" }, accent } = outfit;
  trunk.bodice(sheet, body, cloth, outfit.folds);
  const vee: Line = [
    [-body.neck - 12, 124],
    [0, 372],
    [body.neck + 12, 124],
  ];
  sheet.shape(vee, second.base, 0.5);
  const dark = trunk.darkSide(sheet);
  sheet.clip(vee, () =>
    sheet.shape(
      [
        [dark * 14, 124],
        [dark * 6, 372],
        [dark * 90, 372],
        [dark * 90, 124],
      ],
      second.shade,
      0.5,
    ),
  );
  trunk.neck(sheet, look, body, geo.line([-36, 138, 0, 178, 36, 138]));
  if (accent) {
    sheet.shape(geo.line([-14, 172, 14, 172, 10, 198, 24, 330, 0, 372, -22, 330, -10, 198]), accent, 0.4);
    for (let y = 214; y < 350; y += 26)
      sheet.stroke(
        [
          [-14, y + 10],
          [14, y - 8],
        ],
        4,
        cloth.shade,
      );
    sheet.stroke(geo.line([-11, 198, 11, 198]), 3, cloth.shade);
  } else trunk.placket(sheet, 182, 360, { line: second.shade, button: second.shade });
  trunk.collar(sheet, body, second, 178);
  for (const side of [-1, 1]) {
    const n = body.neck;
    const lapel: Line = [
      [side * (n + 8), 116],
      [side * (n + 36), 140],
      [side * (n + 44), 196],
      [side * (n + 66), 214],
      [side * (n + 30), 236],
      [0, 384],
      [side * 2, 366],
      [side * (n + 6), 176],
    ];
    sheet.shape(lapel, side === dark ? cloth.shade : cloth.base, 0.5);
    sheet.bar(
      [
        [side * (n + 36), 140],
        [side * (n + 44), 196],
        [side * (n + 66), 214],
        [side * (n + 30), 236],
        [0, 384],
      ],
      2.6,
      side === dark ? cloth.base : cloth.lit,
    );
    sheet.bar(
      [
        [side * (n + 44), 196],
        [side * (n + 18), 202],
      ],
      2.6,
      side === dark ? cloth.base : cloth.lit,
    );
  }
  sheet.stroke(geo.line([2, 386, 4, 520]), 3, cloth.shade, { taper: "none", jitter: 0.1 });
  for (const y of [404, 466]) sheet.dot(13, y, 5, cloth.lit, 0);
}

/** The gown's cloth: 17 folds between its edges. */
function mantle(sheet: Sheet, body: Torso, cloth: Cloth): void {
  const hem = 940;
  const half = geo.smooth([
    [body.neck + 6, 122],
    [body.shoulder * 0.7, 148],
    [body.shoulder + 6, 178],
    [body.shoulder + 22, 260],
    [body.shoulder + 10, 480],
    [body.shoulder + 30, 720],
    [body.shoulder + 40, hem],
  ]);
  const shape: Line = [...half, ...geo.reverse(half.map(([x, y]): Point => [-x, y]))];
  sheet.shape(shape, cloth.base, 0.8);
  const dark = trunk.darkSide(sheet);
  sheet.clip(shape, () => {
    for (let i = 0; i < 17; i++) {
      const t = (i - 8) / 8.4;
      const sway = 10 * noise.at(i * 2.1, 1, 9);
      const fold = geo.smooth([
        [t * body.shoulder * 0.86, 168 + 30 * (1 - Math.abs(t))],
        [t * body.shoulder + sway, 420],
        [t * (body.shoulder + 18) - sway, 680],
        [t * (body.shoulder + 36), hem + 10],
      ]);
      const away = t * dark;
      sheet.stroke(
        fold,
        away > 0.1 ? 22 - 6 * Math.abs(t) : 9,
        away > 0.1 ? cloth.shade : i % 3 === 0 ? cloth.lit : cloth.shade,
        { taper: "start", tone: (x, y) => 0.8 + 0.6 * noise.rough(x / 40, y / 120, 3) },
      );
    }
  });
}

/** A graduate's gown: its cloth, and a hood with a coloured band. */
function gown(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, second = { base: "white", shade: "dusk", lit: "white" }, accent = "marigold" } = outfit;
  mantle(sheet, body, cloth);
  const dark = trunk.darkSide(sheet);
  sheet.shape(geo.line([-24, 150, 24, 150, 10, 300, -10, 300]), second.base, 0.5);
  trunk.neck(sheet, look, body, geo.line([-34, 140, 0, 178, 34, 140]));
  trunk.collar(sheet, body, second, 178);
  for (const side of [-1, 1]) {
    const inner = geo.smooth([
      [side * (body.neck + 6), 118],
      [side * 50, 190],
      [side * 26, 300],
      [0, 372],
    ]);
    const outer = geo.smooth([
      [side * (body.neck + 34), 134],
      [side * 92, 210],
      [side * 56, 330],
      [0, 424],
    ]);
    sheet.shape([...inner, ...geo.reverse(outer)], accent, 0.6);
    hairShape.strands(sheet, inner, outer, 3, 4, side === dark ? cloth.shade : second.base);
  }
}

export const western = { shirt, sweater, hoodie, jacket, gown, mantle };
