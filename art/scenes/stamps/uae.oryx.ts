import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./uae.oryx.paths.json";

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);
const curve = (points: readonly number[]): Line => geo.smooth(geo.line(points), false, 6);

/** The outline of a leg from places along its middle with the width at each. */
function leg(rows: readonly number[]): Line {
  const joints = geo.fours(rows);
  const edge = (side: -1 | 1): Line => joints.map(([x, y, w]): Point => [x + (side * w) / 2, y]);
  return [...geo.smooth(edge(-1), false, 6), ...geo.reverse(geo.smooth(edge(1), false, 6))];
}

/** Where a leg's white ends: slantwise from `front` on its fore side to `back` on the other. */
type Stocking = { readonly front: number; readonly back: number };

/** A leg: white above, dark below a slanting edge, lit along its fore side, on a cloven hoof. */
function stand(
  sheet: Sheet,
  rows: readonly number[],
  colours: { readonly coat: Colour; readonly dark: Colour; readonly lit: Colour },
  { front, back }: Stocking,
): void {
  const outline = leg(rows);
  const joints = geo.fours(rows);
  const [x, y] = joints.at(-1) ?? [0, 0];
  sheet.shape(outline, colours.coat, 0.7);
  sheet.clip(outline, () => {
    const [mid] = joints.find(([, at]) => at > front) ?? [x];
    sheet.shape(
      curve([
        mid - 90,
        back + 30,
        mid - 30,
        back,
        mid,
        (front + back) / 2 + 10,
        mid + 24,
        front,
        mid + 90,
        front - 20,
      ]).concat([
        [x + 120, y + 40],
        [x - 120, y + 40],
      ]),
      colours.dark,
      0.8,
    );
  });
  const fore = joints.filter(([, at]) => at > front + 20).map(([jx, jy, w]): Point => [jx + w * 0.2, jy]);
  sheet.stroke(geo.smooth(fore, false, 6), 4.5, colours.lit);
  const hoof = geo.smooth(
    geo.line([x - 13, y - 8, x + 12, y - 10, x + 22, y + 12, x + 26, y + 22, x - 12, y + 22, x - 17, y + 14]),
    true,
    3,
  );
  sheet.shape(hoof, "ink", 0.4);
  sheet.stroke(geo.line([x + 5, y, x + 10, y + 20]), 2.4, colours.lit, { taper: "start" });
}

/** A long ringed horn, lit along its fore edge. */
function horn(sheet: Sheet, points: readonly number[], lit: Colour): void {
  const outline = form(points);
  sheet.shape(outline, "ink", 0.5);
  const [left, right] = [curve(points.slice(0, 8)), geo.reverse(curve(points.slice(8)))];
  for (let t = 0.04; t < 0.62; t += 0.055) {
    const rib = [geo.along(left, t), geo.along(right, t + 0.02)];
    sheet.stroke(rib, 4, lit, { taper: "start" });
  }
}

/** Head, ears and horns, on the end of the neck. */
function head(sheet: Sheet): void {
  const outline = form(paths.head);
  horn(sheet, paths.farHorn, "deep");
  sheet.shape(outline, "white", 0.8);
  sheet.clip(outline, () => {
    sheet.shape(form(paths.mask), "ink", 0.6);
    sheet.shape(form(paths.cheek), "ink", 0.6);
  });
  horn(sheet, paths.nearHorn, "timber");
  sheet.shape(form(paths.nearEar), "white", 0.6);
  sheet.stroke(curve([644, 519, 620, 511, 594, 505]), 9, "timber");
  sheet.shape(form([688, 537, 698, 529, 709, 534, 713, 542, 701, 543]), "timber", 0);
  sheet.dot(701, 537, 5.6, "ink");
  sheet.dot(703.5, 534.5, 1.7, "white");
  sheet.shape(form([760, 572, 772, 582, 773, 594, 758, 590]), "ink", 0.4);
  sheet.stroke(curve([764, 601, 752, 601, 742, 598]), 3, "ink", { taper: "end" });
}

/** The shadow on the sand: from each hoof to the one of the trunk, away from the light. */
function shadow(sheet: Sheet): void {
  sheet.shape(geo.arc(350, 992, 260, 17), "timber", 1.4);
  for (const [x, y] of [
    [218, 962],
    [298, 954],
    [586, 962],
    [668, 958],
  ] as const)
    sheet.shape(
      geo.smooth(
        geo.line([x + 20, y + 2, x - 14, y - 2, x - 70, y + 16, x - 130, 988, x - 70, 998, x - 20, y + 18]),
        true,
        5,
      ),
      "timber",
      1,
    );
}

/** Cuts that follow the coat over neck, shoulder and haunch. */
const coatLines: readonly (readonly [readonly number[], number])[] = [
  [[640, 556, 622, 600, 606, 650, 590, 690], 7],
  [[616, 560, 592, 606, 574, 640], 5],
  [[552, 604, 534, 640, 530, 680, 540, 716], 7],
  [[346, 618, 356, 650, 350, 690], 6],
  [[252, 612, 240, 646, 248, 690], 5],
];

/** An Arabian oryx that stands facing right. */
export function oryx(sheet: Sheet): void {
  const body = form(paths.body);
  const far = { coat: "haze", dark: "timber", lit: "honey" } as const;
  const near = { coat: "white", dark: "bark", lit: "timber" } as const;
  shadow(sheet);
  stand(sheet, paths.farHind, far, { front: 768, back: 792 });
  stand(sheet, paths.farFore, far, { front: 766, back: 790 });
  sheet.stroke(curve(paths.tail), 16, "white", { taper: "none", jitter: 0.08 });
  sheet.stroke(curve([192, 736, 182, 780, 186, 830]), 30, "ink");
  sheet.shape(body, "white", 1);
  sheet.clip(body, () => {
    sheet.shape(form(paths.shade), "haze", 1.4);
    for (const [line, width] of coatLines) sheet.stroke(curve(line), width, "haze");
  });
  stand(sheet, paths.nearHind, near, { front: 784, back: 812 });
  stand(sheet, paths.nearFore, near, { front: 786, back: 806 });
  sheet.place({ x: -65, y: -116, scale: 1.12 }, () => head(sheet));
}
