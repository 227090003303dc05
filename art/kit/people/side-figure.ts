import { geo, type Line, type Point } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { type Grip, grip } from "./grip";
import { holding } from "./hands-holding";
import { type Cloth, limb } from "./limb";
import paths from "./side-figure.paths.json";
import { type SideLook, sideHead } from "./side-head";
import { type SideLegs, sideLegs } from "./side-legs";

export type SideArm = {
  readonly elbow: Point;
  readonly wrist: Point;
  /** A fist closes round a rod; it may hold one. */
  readonly hand: Grip | "fist";
  /** What the fist holds, in the hand's coordinates: a rod runs through (0, -64). */
  readonly held?: () => void;
  /** Where the fingers point, 0 up; along the forearm unless told. */
  readonly handTurn?: number;
  /** The thumb lies above; below when false. */
  readonly flip?: boolean;
};

export type SidePerson = {
  readonly look: SideLook;
  readonly cloth: Cloth;
  readonly collar?: Colour;
  /** The shirt that shows where a jacket stands open. */
  readonly shirt?: Colour;
  readonly bust?: boolean;
  readonly short?: boolean;
  /** Degrees by which the head bows about the neck. */
  readonly bow?: number;
  /** The garment's hem: 530 at the waist, about 800 at the knee. */
  readonly hem?: number;
  /** None at a table, behind a counter, or where the scene draws them. */
  readonly legs?: SideLegs;
  /** How far the shoulders stand before the hips. */
  readonly lean?: number;
  readonly near: SideArm;
  readonly far?: SideArm;
  /** Draws only the near arm again, over a table that covers the figure. */
  readonly nearOnly?: boolean;
  /** Drawn over the trunk and under the near arm: apron, scarf, what is held. */
  readonly over?: () => void;
};

const shoulder: Point = [-22, 208];

/** Moved forward as far as the lean takes this height. */
const leant = (line: Line, lean: number): Line =>
  lean === 0 ? line : line.map(([x, y]): Point => [x + lean * geo.clamp((500 - y) / 340), y]);

/** One arm: sleeve and hand. */
function sideArm(sheet: Sheet, person: SidePerson, at: SideArm, from: Point): void {
  const { look, cloth, short = false } = person;
  const { elbow, wrist, hand, flip = true } = at;
  const along = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI;
  limb.bare(
    sheet,
    short ? [geo.mid(from, elbow, 0.3), elbow, wrist] : [geo.mid(elbow, wrist, 0.8), wrist],
    short ? [35, 30, 21] : [22, 20],
    look.skin,
  );
  const place = { x: wrist[0], y: wrist[1], turn: at.handTurn ?? along, flip, scale: 0.9 };
  if (hand === "fist") sheet.place(place, () => holding.draw(sheet, "grip", look.skin, at.held));
  else grip(sheet, hand, look.skin, place);
  limb.clothed(
    sheet,
    short ? [from, geo.mid(from, elbow, 0.62)] : [from, elbow, geo.mid(elbow, wrist, 0.9)],
    short ? [46, 46] : [45, 42, 31],
    cloth,
  );
}

/** Trunk between front and back, with one shadow and few folds. */
function trunk(sheet: Sheet, { cloth, shirt, bust = false, hem = 530, lean = 0 }: SidePerson): void {
  const drop: Line = hem > 530 ? [[bust ? 104 : 92, hem]] : [];
  const fall: Line = hem > 530 ? [[-122, hem]] : [];
  const front = geo.smooth(leant([...geo.line(bust ? paths.bust : paths.front), ...drop], lean));
  const back = geo.smooth(leant([...geo.line(paths.back), ...fall], lean));
  const shape: Line = [...front, ...geo.reverse(back)];
  sheet.shape(shape, cloth.base, 0.7);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const side = dark === 1 ? front : back;
  sheet.clip(shape, () => {
    const inner = side.map(([x, y], i): Point => [x - dark * (34 + 16 * Math.sin(i / 9)), y]);
    sheet.shape(
      [...side.map(([x, y]): Point => [x + dark * 30, y]), ...geo.reverse(inner)],
      cloth.shade,
      0.8,
    );
    for (const [x, y, w] of [
      [-30, 300, 60],
      [-20, 330, 50],
      [10, 396, 64],
      [0, 418, 50],
    ] as const)
      sheet.stroke(
        geo.smooth([
          [x - w * 0.5, y],
          [x, y + 14],
          [x + w * 0.6, y + 6],
        ]),
        5,
        cloth.shade,
      );
    const lit = dark === 1 ? back : front;
    for (const inset of [14, 26])
      sheet.stroke(
        geo.part(
          lit.map(([x, y]): Point => [x + dark * inset, y]),
          0.12,
          0.8,
        ),
        4.4,
        cloth.lit,
      );
    for (let i = 0; hem > 560 && i < 4; i++)
      sheet.stroke(
        geo.smooth(geo.line([-60 + i * 40, 480, -66 + i * 44, 620, -70 + i * 50, hem])),
        6,
        i % 2 ? cloth.shade : cloth.lit,
      );
    if (shirt) {
      const lapel = geo.between(front, back, 0.26);
      sheet.shape([...geo.part(front, 0, 0.7), ...geo.reverse(geo.part(lapel, 0, 0.56))], shirt, 0.4);
      sheet.stroke(geo.part(lapel, 0, 0.6), 12, cloth.shade, { taper: "end", jitter: 0.1 });
    }
  });
}

/** Neck, collar and head; the head bows about the neck. */
function headAndNeck(
  sheet: Sheet,
  { look, bow = 0, shirt, cloth, collar = shirt ?? cloth.shade }: SidePerson,
): void {
  const { base, shade } = look.skin;
  const column: Line = [
    ...geo.smooth(geo.line([-38, 6, -58, 56, -52, 100, -72, 144])),
    ...geo.smooth(geo.line([36, 150, 26, 124, 34, 92])),
  ];
  sheet.shape(column, base, 0.4);
  sheet.clip(column, () =>
    sheet.shape(
      [...geo.smooth(geo.line([-46, 30, -40, 56, -22, 86, 2, 108, 28, 121, 60, 126])), [60, 40]],
      shade,
      0.4,
    ),
  );
  sheet.shape(
    geo.smooth(
      geo.line([-80, 134, -40, 148, 6, 152, 36, 138, 42, 152, 10, 170, -42, 166, -84, 152]),
      true,
      5,
    ),
    collar,
    0.5,
  );
  if (shirt) {
    sheet.shape(geo.line([40, 132, 14, 146, 4, 168, 32, 190, 50, 158]), shirt, 0.4);
    sheet.bar(geo.line([14, 148, 4, 168, 32, 190, 49, 160]), 2.6, cloth.shade);
  }
  sheet.place({ x: -20, y: 90, turn: bow }, () =>
    sheet.place({ x: 20, y: -90 }, () => sideHead(sheet, look)),
  );
}

/** A person from the side, eyes at (0, 0), the head 200 units high; with legs the soles are at about 1150. */
export function sideFigure(sheet: Sheet, person: SidePerson): void {
  const { near, far, legs, lean = 0 } = person;
  const from: Point = [shoulder[0] + lean * 0.86, shoulder[1]];
  if (person.nearOnly) {
    sideArm(sheet, person, near, from);
    return;
  }
  if (far) sideArm(sheet, person, far, [from[0] + 48, from[1] - 2]);
  if (legs) sideLegs(sheet, legs);
  trunk(sheet, person);
  const top = (): void => sheet.place({ x: lean }, () => headAndNeck(sheet, person));
  // A scarf over the head falls on the shoulder, and on what hangs from it.
  const scarf = person.look.cover !== undefined;
  if (!scarf) top();
  person.over?.();
  sideArm(sheet, person, near, from);
  if (scarf) top();
}
