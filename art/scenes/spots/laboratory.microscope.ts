import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** The optical axis, on which eyepiece head, objective, slide, condenser and lamp stand. */
const axis = -25;

/** A round part about an upright axis: half widths at heights, its right third in shade. */
function turned(sheet: Sheet, rows: readonly number[], base: Colour, shade: Colour): void {
  const at = geo.line(rows);
  const edge = (share: number): Line => at.map(([half, y]): Point => [half * share, y]);
  sheet.shape([...edge(-1), ...geo.reverse(edge(1))], base, 0.4);
  sheet.shape([...edge(0.25), ...geo.reverse(edge(1))], shade, 0.3);
}

/** Foot and limb in one casting: a C that opens to the left. */
function frame(sheet: Sheet): void {
  const throat = geo.smooth(geo.line([22, -46, 36, -62, 42, -96, 42, -214, 28, -246, -6, -256]), false, 5);
  const back = geo.smooth(geo.line([66, -304, 98, -286, 108, -246, 108, -60, 112, -36, 120, -24]), false, 5);
  const foot = geo.line([-122, 0, -122, -26, -108, -42]);
  const casting: Line = [...foot, ...throat, [-80, -256], [-80, -304], ...back, [120, 0]];
  sheet.shape(casting, "white", 0.6);
  sheet.clip(casting, () => {
    sheet.shape(geo.line([84, -310, 140, -310, 140, 10, 84, 10, 90, -250]), "slate", 0.6);
    sheet.shape(geo.rect(-130, -13, 260, 20), "slate", 0.6);
    sheet.shape(geo.rect(-86, -268, 112, 14), "haze", 0.5);
    sheet.stroke(geo.line([54, -226, 54, -60]), 7, "haze");
  });
}

/** The lamp in the foot, the condenser, the stage with a slide under its clips. */
function stage(sheet: Sheet): void {
  sheet.place({ x: axis }, () => {
    turned(sheet, [32, -40, 26, -58], "ink", "ink");
    sheet.shape(geo.arc(0, -58, 22, 7), "honey", 0.3);
    sheet.stroke(geo.line([-27, -46, -22, -56]), 5, "slate");
    turned(sheet, [12, -76, 24, -88, 24, -112], "ink", "ink");
    sheet.stroke(geo.line([-16, -108, -16, -86]), 5, "slate");
  });
  sheet.shape(geo.rect(10, -122, 42, 26), "ink", 0.4);
  sheet.shape(geo.rect(-106, -130, 152, 16), "ink", 0.5);
  sheet.stroke(geo.line([-100, -126, 30, -126]), 4, "slate");
  sheet.shape(geo.rect(-72, -136, 94, 6), "haze", 0.2);
  sheet.shape(geo.rect(axis - 12, -136, 24, 6), "red", 0.2);
  for (const [x, to] of geo.line([-92, -60, 36, 8]))
    sheet.bar(geo.line([x, -128, x, -141, to, -138]), 5, "slate");
}

/** The turret and its objectives: the longest upright over the slide, the others turned aside. */
function objectives(sheet: Sheet): void {
  sheet.place({ x: axis }, () => {
    for (const [lean, ring] of [
      [46, "honey"],
      [-46, "leaf"],
    ] as const)
      sheet.place({ y: -244, turn: lean }, () => {
        turned(sheet, [14, 8, 14, 56, 9, 68], "haze", "slate");
        sheet.shape(geo.rect(-14, 38, 28, 7), ring, 0.2);
      });
    turned(sheet, [15, -236, 15, -176, 9, -158, 6, -144], "white", "slate");
    sheet.shape(geo.rect(-15, -196, 30, 8), "red", 0.2);
    turned(sheet, [40, -256, 36, -236, 20, -228], "ink", "ink");
    sheet.stroke(geo.line([-34, -250, 8, -250]), 5, "slate");
  });
}

/** The head on the limb with its inclined tube and the eyepiece at the upper left. */
function head(sheet: Sheet): void {
  sheet.place({ x: axis - 6, y: -312, turn: -48 }, () => {
    turned(sheet, [24, -10, 24, -86], "white", "slate");
    turned(sheet, [19, -86, 19, -116], "haze", "slate");
    turned(sheet, [25, -112, 27, -138, 22, -146], "ink", "ink");
    sheet.stroke(geo.line([-17, -118, -18, -136]), 5, "slate");
    for (const y of [-30, -84]) sheet.bar(geo.line([-24, y, 24, y]), 4, "slate");
  });
  sheet.shape(geo.line([-66, -302, -72, -324, -34, -352, 8, -346, 28, -322, 28, -302]), "white", 0.6);
  sheet.shape(geo.line([8, -346, 28, -322, 28, -302, 4, -302]), "slate", 0.5);
  sheet.shape(geo.rect(-70, -308, 102, 9), "ink", 0.4);
}

/** A compound microscope from its side, 410 high, its foot on y 0: one looks into it from the left. */
export function microscope(sheet: Sheet): void {
  head(sheet);
  objectives(sheet);
  frame(sheet);
  sheet.place({ x: axis }, () => turned(sheet, [42, -260, 40, -248, 22, -238], "ink", "ink"));
  stage(sheet);
  for (const [r, colour] of [
    [30, "ink"],
    [23, "slate"],
    [14, "ink"],
    [8, "haze"],
  ] as const)
    sheet.dot(76, -92, r, colour, 0.3);
}
