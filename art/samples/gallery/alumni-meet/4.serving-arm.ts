import { geo, type Point } from "../../../kit/core/geo";
import type { Colour, Skin } from "../../../kit/core/palette";
import type { Sheet } from "../../../kit/core/sheet";
import { forearm } from "../../../kit/people/forearm";
import { type Cloth, limb } from "../../../kit/people/limb";
import { dishware } from "./4.dishware";

type Serving = {
  /** Where the spoon's bowl lies in the dish. */
  readonly dish: Point;
  /** Where the hand points, degrees, 0 up; the arm comes from the other side, turned by `bend`. */
  readonly turn: number;
  readonly bend?: number;
  readonly skin: Skin;
  readonly sleeve?: Cloth;
  readonly bangles?: readonly Colour[];
  /** What lies in the spoon. */
  readonly food: Colour;
  readonly grain: Colour;
};

/** Spoon and hand are drawn in the hand's own coordinates; its thumb is on the left, as a right hand's from above. */
const size = 1.06;
const bowl: Point = [-58, -268];
const handle = geo.line([60, -32, 22, -122, -40, -232]);

/** From the hand's coordinates to the page's, about the wrist. */
function onPage([x, y]: Point, turn: number): Point {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  return [-c * x - s * y, -s * x + c * y];
}

/** A steel spoon with what it lifts. */
function spoon(sheet: Sheet, { food, grain }: Serving): void {
  sheet.stroke(handle, 13, "haze", { taper: "none", jitter: 0.05 });
  const [x, y] = bowl;
  sheet.shape(geo.turn(geo.arc(x, y, 32, 42), -28, bowl), "haze", 0.6);
  sheet.shape(geo.turn(geo.arc(x - 1, y - 1, 26, 36), -28, bowl), food, 1.4);
  dishware.grains(sheet, x - 4, y - 2, 15, 22, 8, grain, 4);
  sheet.stroke(geo.turn(geo.arc(x, y, 29, 39, 150, 250, 12), -28, bowl), 4, "white");
}

/** A right arm that reaches over the table and serves with a spoon: shadow, spoon, arm, bangles. */
export function servingArm(sheet: Sheet, serving: Serving): void {
  const { dish, turn, bend = 0, skin, sleeve, bangles = [] } = serving;
  const [dx, dy] = onPage(bowl, turn);
  const wrist: Point = [dish[0] - dx, dish[1] - dy];
  const back = ((turn + bend) * Math.PI) / 180;
  const elbow: Point = [wrist[0] - Math.sin(back) * 460, wrist[1] + Math.cos(back) * 460];
  const on = (share: number): Point => geo.mid(elbow, wrist, share);
  const shadow = limb.outline([elbow, wrist, geo.mid(wrist, dish, 0.26)], [50, 26, 34], true).shape;
  sheet.shape(geo.move(shadow, 11, 15), "ink", 1);
  const shade = handle.map((point): Point => {
    const [x, y] = onPage(point, turn);
    return [wrist[0] + x + 9, wrist[1] + y + 12];
  });
  sheet.stroke(shade, 13, "ink", { taper: "none", jitter: 0.05 });
  sheet.place({ x: wrist[0], y: wrist[1], turn, flip: true, scale: size }, () => spoon(sheet, serving));
  forearm(sheet, {
    elbow,
    wrist,
    hand: "pen",
    thumb: "left",
    handTurn: turn,
    skin,
    sleeve,
    scale: size / 0.92,
    pen: "haze",
  });
  const far = geo.distance(elbow, wrist);
  const [nx, ny] = [-(wrist[1] - elbow[1]) / far, (wrist[0] - elbow[0]) / far];
  bangles.forEach((colour, i) => {
    const [x, y] = on(0.9 - i * 0.028);
    const [tx, ty] = on(0.92 - i * 0.028);
    const r = 29 + i * 0.8;
    sheet.stroke(
      geo.smooth([
        [x + nx * r, y + ny * r],
        [tx, ty],
        [x - nx * r, y - ny * r],
      ]),
      9,
      colour,
      { taper: "none", jitter: 0.05 },
    );
  });
}
