import { geo, type Line, type Point } from "../core/geo";
import paths from "./head-form.paths.json";
import type { Look } from "./look";
import { type HeadShape, headShapes } from "./traits";

/* Head coordinates: eyes on y = 0, chin at 100, bare crown at -98; the head always looks to the right here. */

/** The geometry of a head, from which face, hair and ornaments are drawn. */
export type HeadForm = {
  /** 0 frontal to 1 three-quarter. */
  readonly turn: number;
  /** A place on the head (x right, y down, z towards the viewer) as seen. */
  readonly project: (x: number, y: number, z?: number) => Point;
  /** The face's outline from the near temple over chin to the far temple, closed over the crown. */
  readonly face: Line;
  /** The bare skull from the near ear over the crown to the far side. */
  readonly skull: Line;
  /** The near ear's middle; the far one's is null when it is hidden. */
  readonly nearEar: Point;
  readonly farEar: Point | null;
};

const frontFar = geo.line(paths.frontFar);
const sideFar = geo.line(paths.sideFar);
const sideNear = geo.line(paths.sideNear);
const frontSkull = geo.line(paths.frontSkull);
const sideSkull = geo.line(paths.sideSkull);

/** Width factors of the lower face, from cheekbone to chin, for each jaw. */
const jaws: Record<NonNullable<Look["jaw"]>, readonly number[]> = {
  oval: [1, 1, 1, 1, 1],
  square: [1, 1.05, 1.12, 1.14, 1.16],
  round: [1.03, 1.07, 1.08, 1.05, 1.02],
  heart: [1.01, 0.95, 0.89, 0.86, 0.88],
  long: [0.96, 0.94, 0.95, 0.98, 1.02],
};

/** Depth of the face's surface at x. */
const depth = (x: number): number => 60 * Math.sqrt(Math.max(0, 1 - (x / 78) ** 2));

/** Builds the geometry of a head. */
export function headForm(look: Look): HeadForm {
  const turn = Math.abs(look.yaw ?? 0);
  const angle = (turn * 28 * Math.PI) / 180;
  const shape: HeadShape | undefined = look.traits && headShapes[look.traits.head];
  const long = shape?.low ?? (look.jaw === "long" ? 1.05 : look.jaw === "round" ? 0.97 : 1);
  const { wide = 1, high = 1 } = shape ?? {};
  const tall = (y: number): number => (y > 40 ? 40 + (y - 40) * long : y < -40 ? -40 + (y + 40) * high : y);
  const project = (x: number, y: number, z = depth(x)): Point => [
    x * wide * Math.cos(angle) + z * Math.sin(angle),
    tall(y),
  ];
  const factors = jaws[look.jaw ?? "oval"];
  const side = (front: Line, turned: Line, sign: number): Line =>
    front.map(([x, y], i): Point => {
      const goal = turned[i] ?? [x, y];
      const px = geo.lerp(sign * x, goal[0], turn);
      const py = geo.lerp(y, goal[1], turn);
      const factor = wide * (shape?.widths[i] ?? (i < 5 ? 1 : (factors[i - 5] ?? 1)));
      const middle = 26 * turn;
      return [middle + (px - middle) * factor, tall(py)];
    });
  const far = side(frontFar, sideFar, 1);
  const near = side(frontFar, sideNear, -1);
  return {
    turn,
    project,
    face: geo.smooth([...near, ...geo.reverse(far).slice(1, -1)], true, 5),
    skull: geo.smooth(
      frontSkull.map((point, i): Point => {
        const [x, y] = geo.mid(point, sideSkull[i] ?? point, turn);
        return [x * wide, tall(y)];
      }),
      false,
      6,
    ),
    nearEar: [geo.lerp(-69, -59, turn) * wide, 12],
    farEar: turn < 0.35 ? [geo.lerp(69, 66, turn) * wide, 12] : null,
  };
}
