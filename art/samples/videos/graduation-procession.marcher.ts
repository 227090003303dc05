import { geo, type Line, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import { hairShape } from "../../kit/people/hair-shape";
import { type HandKind, hands } from "../../kit/people/hands";
import { holding } from "../../kit/people/hands-holding";
import { head } from "../../kit/people/head";
import { type Cloth, limb } from "../../kit/people/limb";
import type { Look } from "../../kit/people/look";
import { type Leather, shoe } from "../../kit/people/shoe";

/** A graduate who walks to the right of the page. */
export type Marcher = {
  readonly look: Look;
  readonly gown: Cloth;
  /** What shows below the gown. */
  readonly trousers: Cloth;
  readonly hood: Colour;
  /** Colour of the shirt and of paper. */
  readonly shirt: Colour;
  /** What the arms do; both swing unless told. */
  readonly act?: "scroll" | "flowers" | "wave";
  /** Ribbon and carved lines of the scroll, or the colours of the flowers. */
  readonly accents?: readonly [Colour, Colour];
};

/** Where the soles are while the body stands lowest, in head units. */
export const SOLES = 1144;

/**
 * How far a step has come: `phase` counts double steps, `stride` is one step's length in head units, `rise` is how far
 * the body stands above its lowest.
 */
export type Gait = { readonly phase: number; readonly stride: number; readonly rise: number };

const circle = 2 * Math.PI;

/** The sole's ends about the ankle, and how far the shoe turns when the heel comes down and when the toes leave. */
const [heel, toes, landing, leaving] = [-36, 80, -12, 30];

type Foot = { readonly ankle: Point; readonly turn: number };

/** A foot against the body: half of the time on the ground, from the heel over to the toes, then swung forward. */
function foot(phase: number, { stride, rise }: Gait): Foot {
  const share = phase - Math.floor(phase);
  const swing = Math.max(0, share * 2 - 1);
  const x = stride * (share < 0.5 ? 0.5 - share * 2 : swing - 0.5);
  const down = landing * Math.max(0, 1 - share / 0.07);
  const turn =
    swing > 0 ? geo.lerp(leaving, landing, swing) : down + leaving * Math.max(0, share / 0.25 - 1) ** 1.4;
  const angle = (turn * Math.PI) / 180;
  const sole = (turn > 0 ? toes : heel) * Math.sin(angle) + shoe.SOLE * Math.cos(angle);
  return { ankle: [x, SOLES + rise - sole - 26 * Math.sin(Math.PI * swing)], turn };
}

function leg(sheet: Sheet, { ankle, turn }: Foot, cloth: Cloth, leather: Leather): void {
  const [x, y] = ankle;
  const knee: Point = [x * 0.5 + 24 + (SOLES - shoe.SOLE - y) * 0.6, 830];
  sheet.place({ x, y, turn }, () => shoe.side(sheet, leather));
  limb.clothed(sheet, [[0, 560], knee, ankle], [60, 50, 36], cloth);
}

type Joints = readonly [Point, Point, Point];

type Hand = {
  readonly kind: HandKind;
  /** Where the fingers point, 0 up; along the forearm unless told. */
  readonly turn?: number;
  /** The thumb lies on the left of the fingers. */
  readonly flip: boolean;
  /** What the fist is about, upright on the page, the fist's middle at (0, 0). */
  readonly held?: () => void;
};

/** An arm through shoulder, elbow and wrist, in a sleeve of the given radii that ends at share `reach` of the forearm. */
function arm(
  sheet: Sheet,
  look: Look,
  [shoulder, elbow, wrist]: Joints,
  {
    cloth,
    radii,
    reach,
  }: { readonly cloth: Cloth; readonly radii: readonly number[]; readonly reach: number },
  { kind, flip, turn, held }: Hand,
): void {
  const along = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  const handTurn = turn ?? along;
  limb.bare(sheet, [geo.mid(elbow, wrist, 0.1), wrist], [28, 20], palette.skins[look.skin]);
  const upright = (): void => {
    if (held) holding.upright(sheet, { handTurn, thumb: flip ? "left" : "right" }, held);
  };
  hands.draw(
    sheet,
    kind,
    look.skin,
    { x: wrist[0], y: wrist[1], turn: handTurn, scale: 0.84, flip },
    undefined,
    upright,
  );
  limb.clothed(sheet, [shoulder, elbow, geo.mid(elbow, wrist, reach)], radii, cloth);
}

/** A rolled paper with a ribbon, along x, held at its middle. */
function scroll(sheet: Sheet, { accents, shirt, gown }: Marcher): void {
  const [ribbon, line] = accents ?? [shirt, shirt];
  sheet.shape(geo.rect(-120, -30, 244, 60), shirt, 0.5);
  for (const y of [4, 16]) sheet.stroke(geo.line([-112, y, 0, y + 2, 108, y]), 5, line);
  sheet.shape(geo.arc(124, 0, 13, 31), shirt, 0.3);
  sheet.bar(geo.arc(124, 0, 12, 29), 4, gown.base);
  sheet.bar(geo.arc(124, 2, 5, 15, 0, 300), 4, gown.base);
  sheet.shape(geo.rect(34, -32, 20, 64), ribbon, 0.4);
  for (const x of [26, 62])
    sheet.stroke(geo.line([44, 30, x - 4, 56, x, 80]), 11, ribbon, { taper: "start" });
}

/** Flowers in a paper cone, held near its foot at (0, 130). */
function flowers(sheet: Sheet, { accents, shirt, gown }: Marcher): void {
  const [first, second] = accents ?? [shirt, shirt];
  for (const x of [-96, -40, 60, 106]) sheet.stroke(geo.line([0, 20, x * 0.7, -80, x, -136]), 26, gown.lit);
  sheet.shape(geo.line([-92, -70, -40, -52, 0, -74, 46, -54, 96, -76, 14, 130, -16, 130]), shirt, 0.8);
  for (const x of [-44, 0, 46]) sheet.stroke(geo.line([x, -40, x * 0.2, 110]), 5, gown.lit, { taper: "end" });
  const blooms = geo.line([-66, -92, 66, -96, -2, -86, -36, -134, 34, -136, 0, -112]);
  for (const [i, [x, y]] of blooms.entries()) {
    const [petal, eye] = i % 2 === 0 ? [first, second] : [second, first];
    for (let k = 0; k < 6; k++) {
      const angle = (circle * (k + i * 0.3)) / 6;
      sheet.dot(x + 22 * Math.cos(angle), y + 22 * Math.sin(angle), 17, petal, 0.8);
    }
    sheet.dot(x, y, 12, eye, 0.5);
  }
}

/** Gown, neck and hood in three-quarter view; the hem swings with the steps. */
function robe(sheet: Sheet, { look, gown, hood, shirt }: Marcher, phase: number): void {
  const skin = palette.skins[look.skin];
  const open = Math.abs(Math.sin(circle * phase));
  const trail = 18 * Math.sin(circle * phase * 2);
  const front = geo.smooth(geo.line([30, 128, 96, 190, 116, 330, 112, 560, 128 + open * 46, 1010]));
  const hem = -176 - open * 36 - trail;
  const rear = geo.smooth(geo.line([-42, 126, -104, 184, -132, 320, -136, 580, hem, 1024]));
  const shape: Line = [...front, ...geo.reverse(rear)];
  sheet.shape(shape, gown.base, 0.8);
  sheet.clip(shape, () => {
    const tone = (x: number, y: number): number => 0.62 + 0.6 * noise.rough(x / 40, y / 120, 3);
    hairShape.strands(sheet, rear, geo.between(rear, front, 0.42), 6, 17, gown.shade);
    hairShape.strands(sheet, geo.between(rear, front, 0.44), front, 8, 8, gown.lit, tone);
    sheet.stroke(geo.smooth(geo.line([58, 400, 66, 620, 84, 1020])), 7, gown.shade, { taper: "start" });
  });
  sheet.shape(geo.line([-32, 50, 44, 60, 42, 130, 20, 190, -34, 140]), skin.base, 0.4);
  sheet.shape(geo.line([-32, 60, 4, 100, 42, 116, 42, 140, -34, 120]), skin.shade, 0.4);
  sheet.shape(geo.line([-36, 126, 16, 186, 48, 126, 64, 190, 46, 300, 0, 200]), shirt, 0.5);
  const fold = (inner: Line, outer: Line): void => {
    const [a, b] = [geo.smooth(inner), geo.smooth(outer)];
    sheet.shape([...a, ...geo.reverse(b)], hood, 0.6);
    hairShape.strands(sheet, a, b, 2, 4, gown.base);
  };
  fold(geo.line([-48, 122, -30, 200, 54, 380]), geo.line([-82, 140, -66, 230, 54, 430]));
  fold(geo.line([46, 122, 70, 200, 54, 380]), geo.line([70, 140, 100, 220, 54, 430]));
  const tail = -146 - trail * 0.4;
  sheet.shape(
    geo.smooth(geo.line([-60, 128, -104, 184, -138, 330, tail, 480, -98, 400, -70, 260]), true),
    hood,
    0.6,
  );
  for (const x of [-92, -112]) sheet.stroke(geo.line([x + 16, 200, x - 12, 320, x - 20, 410]), 5, gown.base);
}

/** Draws a walking graduate with the eyes at (0, 0). */
export function marcher(sheet: Sheet, person: Marcher, gait: Gait): void {
  const { look, gown, trousers, act } = person;
  const { phase } = gait;
  const leather = shoe.leather(trousers.shade, trousers);
  const swing = Math.sin(circle * phase);
  const twice = Math.sin(circle * phase * 2);
  const far: Cloth = { base: gown.shade, shade: gown.shade, lit: gown.base };
  const hung = (sway: number, cloth: Cloth): void =>
    arm(
      sheet,
      look,
      [
        [-8, 214],
        [sway * 44 - 34, 396],
        [sway * 112 + 8, 556 - Math.abs(sway) * 26],
      ],
      { cloth, radii: [58, 62, 88], reach: 0.66 },
      { kind: "relaxed", flip: false },
    );
  head.back(sheet, look);
  leg(sheet, foot(phase + 0.5, gait), { ...trousers, base: trousers.shade, lit: trousers.base }, leather);
  if (act === "wave") {
    const wrist: Point = [262 + 30 * twice, 70];
    arm(
      sheet,
      look,
      [[64, 206], [206, 262], wrist],
      { cloth: far, radii: [58, 54, 62], reach: 0.14 },
      { kind: "open", flip: true },
    );
  } else hung(-swing, far);
  leg(sheet, foot(phase, gait), { ...trousers, lit: trousers.base }, leather);
  robe(sheet, person, phase);
  if (act === "scroll" || act === "flowers") {
    const wrist: Point = [116, 404 + 8 * twice];
    const held = (): void =>
      act === "scroll"
        ? sheet.place({ turn: -64 }, () => scroll(sheet, person))
        : sheet.place({ x: 6, y: -96, turn: 4 }, () => flowers(sheet, person));
    arm(
      sheet,
      look,
      [[-8, 214], [-44, 420], wrist],
      { cloth: gown, radii: [58, 62, 80], reach: 0.5 },
      { kind: "grip", turn: act === "scroll" ? 106 : 88, flip: true, held },
    );
  } else hung(swing, gown);
  head.front(sheet, { ...look, tilt: (look.tilt ?? 0) + 1.6 * twice });
}
