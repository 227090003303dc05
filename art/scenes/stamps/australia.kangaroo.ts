import { geo, type Line } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { coat } from "../../kit/nature/coat";
import paths from "./australia.kangaroo.paths.json";

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);
const curve = (points: readonly number[]): Line => geo.smooth(geo.line(points), false, 6);

const body = form(paths.body);
const back = curve(paths.back);
const front = curve(paths.front);
const grain = [back, geo.between(back, front, 0.5), front];

/** How bright a place is: the low sun stands behind the animal and lights its back and tail. */
function rim(x: number, y: number): number {
  const near = Math.min(...geo.even(back, 60).map((point) => geo.distance(point, [x, y])));
  return near < 62 ? 1.25 - near / 62 : 0;
}

/** An ear with the dark of its inside. */
function ear(sheet: Sheet, outline: readonly number[]): void {
  sheet.shape(form(outline), "bark", 0.8);
}

/** The young one looks out over the edge of the pouch. */
function joey(sheet: Sheet): void {
  ear(sheet, paths.joeyEarFar);
  sheet.clip(body, () => sheet.shape(geo.move(form(paths.joey), -12, -7), "bark", 0.7));
  sheet.shape(form(paths.joey), "timber", 0.7);
  coat(sheet, form(paths.joey), {
    colour: "honey",
    along: [curve([700, 686, 654, 666, 618, 682, 596, 732])],
    step: 13,
    long: 22,
    width: 3.4,
    tone: (x, y) => (y < 698 - (x - 614) * 0.1 ? 1 : 0),
  });
  sheet.shape(form(paths.joeyEarNear), "timber", 0.6);
  sheet.stroke(geo.line([630, 668, 608, 636]), 10, "bark");
  sheet.stroke(curve([622, 676, 606, 658, 598, 636]), 4, "honey");
  sheet.shape(geo.arc(660, 684, 6.5, 6), "ink", 0);
  sheet.dot(662, 682, 1.8, "cream");
  sheet.shape(geo.arc(699, 693, 8, 6.5), "ink", 0.3);
  sheet.shape(form(paths.pouch), "bark", 0.8);
  sheet.stroke(curve([548, 732, 573, 747, 600, 744, 624, 724]), 9, "honey");
}

/** A red kangaroo that stands upright, facing right, with a joey in her pouch. */
export function kangaroo(sheet: Sheet): void {
  sheet.shape(form(paths.farArm), "ink", 0.8);
  sheet.shape(form(paths.farLeg), "ink", 1);
  ear(sheet, paths.farEar);
  sheet.shape(body, "bark", 1);
  sheet.clip(body, () => sheet.shape(form(paths.belly), "timber", 1));
  coat(sheet, body, { colour: "timber", along: grain, step: 26, long: 46, width: 4.4, seed: 3 });
  coat(sheet, body, { colour: "orange", along: grain, step: 15, long: 40, width: 6, tone: rim, seed: 5 });
  sheet.stroke(geo.part(back, 0.04, 0.97, 40), 9, "honey", { tone: (_, y) => (y < 860 ? 1 : 0.6) });
  joey(sheet);
  sheet.shape(form(paths.thigh), "bark", 1);
  coat(sheet, form(paths.thigh), {
    colour: "timber",
    along: [
      curve([410, 640, 380, 720, 410, 800, 410, 880, 600, 900]),
      curve([480, 640, 540, 700, 550, 780, 450, 860]),
    ],
    step: 24,
    long: 44,
    width: 4.8,
    seed: 9,
  });
  sheet.stroke(curve([404, 646, 372, 696, 368, 744, 384, 790, 410, 820]), 7, "ink");
  sheet.stroke(curve([412, 642, 466, 636, 518, 662, 550, 716, 556, 766]), 6, "honey");
  sheet.shape(form(paths.arm), "bark", 0.8);
  coat(sheet, form(paths.arm), {
    colour: "timber",
    along: [curve([540, 500, 544, 600]), curve([566, 606, 660, 590])],
    step: 20,
    long: 36,
    width: 4.4,
  });
  sheet.stroke(curve([544, 512, 534, 560, 546, 598, 572, 610]), 6, "orange");
  ear(sheet, paths.nearEar);
  sheet.shape(form(paths.nearEarInside), "timber", 0.6);
  sheet.stroke(curve([564, 368, 542, 336, 532, 302, 532, 278]), 5, "honey");
  sheet.stroke(curve([600, 402, 604, 382, 622, 378, 636, 388]), 6, "orange");
  sheet.stroke(curve([652, 424, 632, 420, 612, 420, 596, 412]), 7, "honey");
  sheet.stroke(curve([674, 434, 654, 434, 640, 430]), 4, "ink", { taper: "end" });
  sheet.shape(geo.arc(618, 391, 9, 8), "ink", 0);
  sheet.dot(621, 388, 2.6, "cream");
  sheet.shape(form([675, 424, 668, 408, 652, 406, 656, 420, 668, 430]), "ink", 0.5);
}
