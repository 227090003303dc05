import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { HairColours } from "./look";
import paths from "./side-hair.paths.json";

export type SideHair = {
  readonly hair: "short" | "crop" | "curls" | "bun" | "plait" | "ponytail" | "long" | "bob" | "top-knot";
  readonly hairColours?: HairColours;
  /** A scarf over head and shoulders: its cloth, its folds, the band of hair stays in sight. */
  readonly cover?: { readonly base: Colour; readonly lit: Colour; readonly shade: Colour };
  /** What ties a plait or a ponytail. */
  readonly tie?: Colour;
};

/** Pushed out from the middle of the skull; the forehead's end stays. */
const grown = (line: Line, by: number): Line =>
  line.map(([x, y], i): Point => {
    const size = Math.hypot(x + 20, y + 10) || 1;
    const reach = i < 2 ? by * 0.4 : by;
    return [x + ((x + 20) / size) * reach, y + ((y + 10) / size) * reach];
  });

/** Lines that leave the forehead and run back over the skull. */
function combed(sheet: Sheet, low: Line, high: Line, c: HairColours, count = 9): void {
  const light = sheet.localLight;
  hairShape.strands(
    sheet,
    low,
    high,
    count,
    3.8,
    c.lit,
    (x, y) => 0.62 + ((x + 20) * light.x + y * light.y) / 190,
  );
}

/** The cloth over the head, open at the face. */
function veil(sheet: Sheet, cover: NonNullable<SideHair["cover"]>): void {
  const shape = geo.smooth(geo.line(paths.veil), true, 5);
  sheet.shape(shape, cover.base, 0.7);
  sheet.clip(shape, () => {
    const back = geo.smooth(
      geo.line([-60, -122, -88, -60, -86, 40, -70, 140, -90, 250, -170, 250, -150, -120]),
      true,
    );
    sheet.shape(back, sheet.localLight.x > -0.4 ? cover.shade : cover.lit, 0.7);
    for (const [dx, w] of [
      [0, 6],
      [-24, 5],
      [-46, 6],
    ] as const)
      sheet.stroke(
        geo.smooth(geo.line([40 + dx, -94, 0 + dx, -40, -26 + dx, 30, -22 + dx, 110, 0 + dx, 200])),
        w,
        dx === -24 ? cover.shade : cover.lit,
      );
  });
}

/** Hair of a head seen from its side, over the face. */
export function sideHair(sheet: Sheet, look: SideHair): void {
  const c = look.hairColours ?? { base: "ink", lit: "sea" };
  const cut = look.hair === "short" || look.hair === "crop" || look.hair === "curls";
  const loose = look.hair === "plait" || look.hair === "long" || look.hair === "bob";
  const skull = geo.smooth(geo.line(loose ? paths.skull : paths.clipped), false, 5);
  const line = geo.smooth(geo.line(cut ? paths.line : loose ? paths.swept : paths.raised), false, 5);
  if (look.hair === "curls") {
    hairShape.curls(sheet, [...grown(skull, 8), ...geo.reverse(line)], 15, c, (x, y) => 0.5 - (x + y) / 400);
    return;
  }
  if (look.hair === "long" || look.hair === "bob") {
    const low = look.hair === "bob" ? 70 : 190;
    const back: Line = [
      ...geo.smooth(geo.line(paths.loose), false, 5),
      [-100, 90 + low * 0.4],
      [-84, 60 + low],
    ];
    const front: Line = [
      ...geo.smooth(geo.line(paths.looseLine), false, 5),
      [2, 60 + low * 0.6],
      [-20, 66 + low * 0.8],
    ];
    sheet.shape([...back, ...geo.reverse(front)], c.base, 0.7);
    hairShape.strands(
      sheet,
      front,
      back,
      11,
      3.8,
      c.lit,
      (x, y) => 0.75 + (x * sheet.localLight.x) / 160 - y / 900,
    );
    for (let i = 0; i < 6; i++) {
      const [x, y] = geo.mid([-20, 66 + low * 0.8], [-84, 60 + low], i / 5);
      sheet.stroke(geo.line([x + 2, y - 24, x, y, x - 5, y + 14 + (i % 3) * 5]), 10, c.base, {
        taper: "end",
      });
    }
    return;
  }
  if (look.hair === "ponytail")
    hairShape.lock(
      sheet,
      geo.smooth(geo.line([-88, -64, -140, -60, -150, 20, -132, 110])),
      geo.smooth(geo.line([-88, -34, -112, -24, -112, 40, -132, 110])),
      6,
      4,
      c,
    );
  const full = look.hair === "short" ? 3 : look.hair === "crop" ? 1 : 3;
  const outer = grown(skull, full);
  sheet.shape([...outer, ...geo.reverse(line)], c.base, 0.6);
  combed(sheet, line, outer, c);
  if (look.hair === "short")
    hairShape.lock(
      sheet,
      geo.smooth(geo.line([58, -74, 66, -88, 52, -108, 20, -118])),
      geo.smooth(geo.line([40, -70, 44, -84, 30, -100, 4, -110])),
      5,
      3.6,
      c,
    );
  if (look.hair === "bun" || look.hair === "top-knot") {
    const [x, y] = look.hair === "bun" ? [-116, 26] : [-66, -118];
    sheet.shape(geo.arc(x, y, 36, 33), c.base, 1);
    for (const r of [26, 17, 8]) sheet.stroke(geo.arc(x, y, r, r * 0.92, 150, 350, 14), 3.6, c.lit);
  }
  if (look.hair === "plait")
    hairShape.plait(
      sheet,
      geo.smooth(geo.line([-84, 44, -108, 110, -122, 190, -116, 290])),
      46,
      c,
      look.tie ?? c.lit,
    );
  if (look.tie && look.hair === "ponytail") sheet.shape(geo.arc(-92, -48, 11, 17), look.tie, 0.4);
  if (look.cover) veil(sheet, look.cover);
}
