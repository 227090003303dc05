import { geo, type Line, type Point } from "../../kit/core/geo";
import type { Sheet } from "../../kit/core/sheet";
import { coat } from "../../kit/nature/coat";
import paths from "./malaysia.hornbill.paths.json";

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);
const curve = (points: readonly number[]): Line => geo.smooth(geo.line(points), false, 6);

/** White tail feathers side by side, with the black band before their ends. */
export function tail(sheet: Sheet): void {
  const left = curve(paths.tailLeft);
  const right = curve(paths.tailRight);
  const feathers = 5;
  for (let i = 0; i < feathers; i++) {
    const a = geo.between(left, right, i / feathers);
    const b = geo.between(left, right, (i + 1) / feathers);
    const middle = geo.between(left, right, (i + 0.5) / feathers);
    const [ex, ey] = geo.along(middle, 1);
    const tip: Point = [ex - 15, ey + 17 - Math.abs(i - 2) * 3];
    const end = geo.smooth([geo.along(a, 0.9), geo.along(a, 1), tip, geo.along(b, 1), geo.along(b, 0.9)]);
    const feather = [...geo.part(a, 0, 0.9), ...end, ...geo.reverse(geo.part(b, 0, 0.9))];
    sheet.shape(feather, "white", 0.8);
    sheet.clip(feather, () => {
      const band = [...geo.part(a, 0.6, 0.84), ...geo.reverse(geo.part(b, 0.6, 0.84))];
      sheet.shape(band, "ink", 1.2);
    });
    sheet.stroke(middle, 3, "haze", { taper: "both" });
    sheet.stroke(a, 4, "haze", { taper: "none" });
  }
}

/** The bill: ivory, gold at its root, under the casque that turns up like a horn. */
function bill(sheet: Sheet): void {
  const [upper, lower, casque] = [form(paths.upper), form(paths.lower), form(paths.casque)];
  sheet.shape(lower, "marigold", 0.6);
  sheet.clip(lower, () => sheet.shape(form(paths.billBase), "orange", 0.8));
  sheet.stroke(curve([570, 512, 640, 532, 720, 550, 776, 558]), 7, "orange", { taper: "end" });
  sheet.shape(upper, "cream", 0.6);
  sheet.clip(upper, () => sheet.shape(form(paths.billBase), "marigold", 0.8));
  sheet.stroke(curve([556, 483, 620, 490, 700, 506, 758, 530, 806, 556]), 7, "ink");
  sheet.stroke(curve([620, 480, 690, 492, 744, 512, 780, 534]), 7, "marigold");
  sheet.stroke(curve([648, 422, 706, 440, 756, 480, 792, 528]), 8, "white");
  sheet.shape(casque, "marigold", 0.6);
  sheet.clip(casque, () => sheet.shape(form(paths.casqueRed), "red", 0.8));
  sheet.stroke(curve([530, 364, 560, 356, 600, 356, 638, 348, 668, 324, 690, 300]), 6, "orange");
  sheet.stroke(curve([560, 400, 604, 398, 650, 392, 690, 362, 712, 320]), 7, "cream");
  sheet.stroke(curve([545, 414, 600, 412, 648, 418, 684, 408]), 7, "ink");
}

/** Black feathers with a gloss on the side of the light: small ones on the body, long ones in the wing. */
function plumage(sheet: Sheet): void {
  const body = form(paths.body);
  const wing = form(paths.wing);
  const back = curve([520, 384, 452, 406, 420, 470, 360, 560, 300, 660, 280, 760]);
  const front = curve([572, 440, 566, 500, 554, 580, 544, 650, 510, 730, 440, 800]);
  sheet.shape(body, "ink", 2);
  coat(sheet, body, {
    colour: "deep",
    along: [back, geo.between(back, front, 0.5), front],
    step: 19,
    long: 44,
    width: 6.4,
    tone: (x, y) => {
      const near = Math.min(...geo.even(front, 40).map((point) => geo.distance(point, [x, y])));
      return 1.35 - near / 74;
    },
  });
  for (let i = 0; i < 9; i++) {
    const [x, y] = geo.along(curve([470, 392, 440, 416, 424, 462]), i / 8);
    sheet.stroke(curve([x + 16, y + 2, x - 4, y + 10, x - 16, y + 30]), 9, "ink", { taper: "end" });
  }
  const belly = form(paths.belly);
  sheet.shape(belly, "white", 2.4);
  const along = [curve([520, 690, 470, 780, 360, 824])];
  coat(sheet, belly, { colour: "haze", along, step: 22, long: 36, width: 5 });
  sheet.shape(wing, "ink", 1.4);
  const inner = curve([440, 546, 400, 600, 340, 690, 292, 770, 256, 842]);
  const outer = curve([462, 560, 474, 630, 448, 700, 400, 762, 330, 820]);
  coat(sheet, wing, {
    colour: "deep",
    along: [inner, outer],
    step: 24,
    long: 40,
    width: 9,
    tone: (x, y) => (y < 676 && x > 390 - (y - 600) ? 1 : 0),
  });
  for (let i = 0; i < 6; i++) {
    const feather = geo.between(inner, outer, 0.16 + i * 0.15);
    sheet.stroke(geo.part(feather, 0.5 - i * 0.012, 0.97), 8, "deep", { taper: "start" });
  }
  sheet.stroke(geo.part(outer, 0.1, 0.96), 6, "haze");
}

/** A foot round the branch: three toes over its front. */
function foot(sheet: Sheet): void {
  for (const x of [-24, 0, 24]) {
    sheet.stroke(curve([x * 0.5, -16, x - 3, 4, x - 6, 30]), 20, "haze", { taper: "end", jitter: 0.1 });
    sheet.stroke(curve([x - 5, 22, x - 5, 30, x - 9, 40]), 8, "ink", { taper: "end" });
  }
}

/** A rhinoceros hornbill without its tail, perched and facing right. */
export function hornbill(sheet: Sheet): void {
  sheet.place({ x: 470, y: 797, turn: -10 }, () => foot(sheet));
  sheet.place({ x: 404, y: 818, turn: -2 }, () => foot(sheet));
  plumage(sheet);
  bill(sheet);
  sheet.shape(geo.arc(508, 434, 24, 19), "deep", 0.4);
  sheet.dot(510, 434, 13, "red");
  sheet.dot(511, 434, 6.5, "ink");
  sheet.dot(515, 429, 2.6, "white");
}
