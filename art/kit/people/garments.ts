import { geo } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { indian } from "./indian";
import type { Look } from "./look";
import type { Outfit } from "./outfit";
import type { Torso } from "./torso";
import { trunk } from "./trunk";
import { western } from "./western";

/** What lies over the arms. */
function over(sheet: Sheet, body: Torso, outfit: Outfit): void {
  if (outfit.kind === "sari") indian.pallu(sheet, body, outfit);
}

const kinds = {
  shirt: western.shirt,
  sweater: western.sweater,
  hoodie: western.hoodie,
  jacket: western.jacket,
  gown: western.gown,
  kurta: indian.kurta,
  sari: indian.sari,
  kameez: indian.kameez,
};

/** Draws the garment over the trunk, with neck and collar. */
function draw(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  kinds[outfit.kind](sheet, look, body, outfit);
}

/** The garment from behind: cloth, nape and a band at the neck; a gown shows its hood's lining. */
function rear(sheet: Sheet, look: Look, body: Torso, outfit: Outfit): void {
  const { cloth, second = cloth, accent = cloth.lit } = outfit;
  const n = body.neck;
  if (outfit.kind === "gown") western.mantle(sheet, body, cloth);
  else trunk.bodice(sheet, body, outfit.kind === "sari" ? second : cloth, outfit.folds);
  trunk.neck(
    sheet,
    look,
    body,
    geo.smooth([
      [-n - 14, 130],
      [0, 146],
      [n + 14, 130],
    ]),
  );
  const band = geo.smooth([
    [-n - 16, 122],
    [-n * 0.6, 138],
    [0, 143],
    [n * 0.6, 138],
    [n + 16, 122],
  ]);
  sheet.shape(
    [...band, ...geo.reverse(geo.move(band, 0, 17))],
    outfit.kind === "jacket" ? second.base : cloth.shade,
    0.5,
  );
  if (outfit.kind === "gown") {
    for (const side of [-1, 1]) {
      const inner = geo.smooth([
        [side * (n + 10), 134],
        [side * 62, 250],
        [side * 30, 360],
        [0, 420],
      ]);
      const outer = geo.smooth([
        [side * (n + 40), 136],
        [side * 110, 250],
        [side * 66, 390],
        [0, 486],
      ]);
      sheet.shape([...inner, ...geo.reverse(outer)], accent, 0.6);
      hairShape.strands(sheet, inner, outer, 3, 4, second.base);
    }
    return;
  }
  if (outfit.kind === "sari") {
    const left = geo.smooth([
      [body.shoulder * 0.5, 138],
      [-body.shoulder * 0.2, 300],
      [-body.hip, 440],
    ]);
    const right = geo.smooth([
      [body.shoulder + 12, 176],
      [body.waist + 10, 380],
      [body.hip, 520],
    ]);
    hairShape.lock(sheet, left, right, 10, 5, { base: cloth.base, lit: cloth.lit });
    sheet.stroke(left, 15, accent, { taper: "none", jitter: 0.08 });
  }
  if (outfit.kind === "hoodie") {
    const hood = geo.smooth(
      [
        [-n - 40, 124],
        [-66, 190],
        [-30, 236],
        [0, 246],
        [30, 236],
        [66, 190],
        [n + 40, 124],
        [0, 150],
      ],
      true,
    );
    sheet.shape(hood, cloth.base, 0.6);
    hairShape.strands(
      sheet,
      geo.smooth([
        [-n - 34, 130],
        [-50, 190],
        [0, 238],
      ]),
      geo.smooth([
        [n + 34, 130],
        [50, 190],
        [0, 238],
      ]),
      7,
      4,
      cloth.shade,
    );
  }
}

export const garments = { draw, over, rear };
