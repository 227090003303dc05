import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { coat } from "../../kit/nature/coat";
import paths from "./new-zealand.kiwi.paths.json";

const form = (points: readonly number[]): Line => geo.smooth(geo.line(points), true, 6);
const curve = (points: readonly number[]): Line => geo.smooth(geo.line(points), false, 6);

const body = form(paths.body);
const back = curve(paths.back);
const middle = curve(paths.middle);
const belly = curve(paths.belly);
const grain = [back, middle, belly];

/** A stout scaly leg on three clawed toes; the ankle is at 0. */
function leg(sheet: Sheet, colour: Colour, lit: Colour): void {
  sheet.stroke(geo.line([-14, -56, 0, 0]), 27, colour, { taper: "none", jitter: 0.08 });
  for (const toe of [
    geo.line([-4, -4, -22, 12, -46, 22]),
    geo.line([0, -2, 30, 10, 66, 24]),
    geo.line([2, -6, 46, 0, 88, 12]),
  ]) {
    sheet.stroke(geo.smooth(toe), 20, colour, { taper: "end", jitter: 0.08 });
    sheet.stroke(geo.part(geo.smooth(toe), 0.72, 1, 6), 7, lit, { taper: "end" });
  }
  for (const y of [-26, -14, -2])
    sheet.stroke(geo.line([-20 - y * 0.2, y + 2, 0 - y * 0.2, y - 4]), 3.4, lit);
}

/** Ends of feathers that hang over an edge, each a little past the outline. */
function fringe(
  sheet: Sheet,
  edge: Line,
  count: number,
  long: number,
  colours: readonly [Colour, ...Colour[]],
): void {
  const random = noise.stream(count);
  for (let i = 0; i < count; i++) {
    const t = (i + random.next()) / count;
    const [x, y] = geo.along(edge, t);
    const [ax, ay] = geo.along(edge, Math.min(1, t + 0.03));
    const way = Math.atan2(ay - y, ax - x) - 0.3 + random.bell() * 0.2;
    const size = long * random.range(0.7, 1.2);
    const root: Point = [x - Math.cos(way) * size * 0.55, y - Math.sin(way) * size * 0.55];
    const tip: Point = [x + Math.cos(way) * size * 0.5, y + Math.sin(way) * size * 0.5];
    sheet.stroke([root, geo.mid(root, tip), tip], size * 0.16, random.pick(colours), { taper: "end" });
  }
}

/** A kiwi that walks to the right, its bill over the ground. */
export function kiwi(sheet: Sheet): void {
  sheet.shape(form(paths.farThigh), "bark", 2);
  sheet.place({ x: 528, y: 868 }, () => leg(sheet, "bark", "timber"));
  fringe(sheet, geo.reverse(geo.part(body, 0.36, 0.74, 60)), 66, 40, ["bark", "bark", "timber"]);
  sheet.shape(body, "timber", 2.4);
  sheet.clip(body, () => sheet.shape(form(paths.shade), "bark", 3));
  coat(sheet, body, { colour: "bark", along: grain, step: 19, long: 60, width: 5.4, seed: 2 });
  coat(sheet, body, {
    colour: "timber",
    along: grain,
    step: 27,
    long: 66,
    width: 5,
    seed: 4,
    tone: (x, y) => (y > geo.heightAt(geo.reverse(middle), x) + 30 || (x < 340 && y > 650) ? 1 : 0),
  });
  coat(sheet, body, {
    colour: "honey",
    along: grain,
    step: 17,
    long: 64,
    width: 7,
    seed: 6,
    tone: (x, y) => {
      const near = Math.min(...geo.even(back, 50).map((point) => geo.distance(point, [x, y])));
      const low = geo.clamp((y - 570) / 130);
      return 1.3 - near / 110 - low * 0.9 + 0.25 * noise.at(x / 60, y / 60, 3);
    },
  });
  sheet.place({ x: 410, y: 876 }, () => leg(sheet, "timber", "honey"));
  sheet.shape(form(paths.nearThigh), "bark", 2);
  coat(sheet, form(paths.nearThigh), {
    colour: "timber",
    along: [curve([340, 770, 380, 810, 410, 860])],
    step: 17,
    long: 40,
    width: 5,
  });
  sheet.shape(form(paths.bill), "straw", 0.7);
  sheet.stroke(curve(paths.billLit), 5, "white");
  sheet.stroke(curve([712, 584, 744, 624, 772, 688, 794, 768]), 4, "timber", { taper: "end" });
  sheet.shape(geo.arc(670, 546, 11, 10), "ink", 0.2);
  sheet.dot(667, 542, 3, "white");
  for (const [dx, dy] of geo.line([40, -18, 52, 2, 50, 24])) {
    sheet.stroke(curve([700, 566, 700 + dx * 0.6, 560 + dy, 700 + dx, 566 + dy * 1.6]), 3, "bark", {
      taper: "end",
    });
  }
}
