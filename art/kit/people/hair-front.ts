import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import { hairStyles } from "./hair-styles";
import type { HeadForm } from "./head-form";
import type { HairStyle, LockStyle, Look } from "./look";

type Cut = {
  readonly top: number;
  readonly side: number;
  readonly near: number;
  readonly far: number;
  readonly high: number;
  readonly temple: number;
  readonly parting: number;
};

/** How far each style stands off the skull, how low it reaches, where its line and parting are. */
const cuts: Record<Exclude<HairStyle, LockStyle | "none" | "afro" | "curls">, Cut> = {
  "side-part": { top: 13, side: 2, near: -2, far: 0, high: 66, temple: 4, parting: -0.5 },
  quiff: { top: 20, side: 0, near: -4, far: -4, high: 68, temple: 2, parting: -0.7 },
  crop: { top: 5, side: 0, near: -2, far: -2, high: 66, temple: 4, parting: -0.9 },
  receding: { top: 2, side: 3, near: 6, far: 4, high: 84, temple: 4, parting: -0.6 },
  bun: { top: 7, side: 5, near: 30, far: 22, high: 64, temple: 12, parting: 0 },
  long: { top: 9, side: 9, near: 40, far: 30, high: 64, temple: 20, parting: 0.15 },
  braid: { top: 7, side: 6, near: 36, far: 24, high: 64, temple: 14, parting: 0 },
  bob: { top: 10, side: 11, near: 40, far: 34, high: 60, temple: 22, parting: -0.45 },
  wavy: { top: 11, side: 12, near: 40, far: 34, high: 62, temple: 22, parting: 0.4 },
  ponytail: { top: 5, side: 2, near: 10, far: 4, high: 66, temple: 8, parting: 0 },
};

/** Side falls of loose hair: inner and outer edge for a side, down to a length. */
function fall(form: HeadForm, side: 1 | -1, length: number, wave: number): { inner: Line; outer: Line } {
  const far = side === 1;
  const shift = far ? -6 * form.turn : -16 * form.turn;
  const x = (v: number): number => side * v + shift;
  const sway = (y: number): number => wave * Math.sin(y / 17 + side);
  const inner: Point[] = [form.project(side * 44, -56, 38), form.project(side * 63, -14, 20), [x(64), 30]];
  const outer: Point[] = [
    [x(62), -76],
    [x(86), -28],
    [x(88), 26],
  ];
  for (let y = 60; y <= length; y += 18) {
    const t = (y - 60) / Math.max(1, length - 60);
    inner.push([x(60 + 6 * t) + sway(y) * 0.7, y]);
    outer.push([x(geo.lerp(92, 84, t) + 7 * Math.sin(t * 3)) + sway(y + 9), y]);
  }
  return {
    inner: geo.smooth([...inner, [x(64), length + 6]]),
    outer: geo.smooth([...outer, [x(80), length + 2]]),
  };
}

/** Curly tops: a bumpy mass from temple to temple. */
function curly(sheet: Sheet, look: Look, form: HeadForm): void {
  const full = look.hair === "afro";
  const edge = hairShape.outer(form, full ? 22 : 17, full ? 18 : 5, full ? 20 : -4, full ? 10 : -6);
  const line = hairShape.hairline(form, 60, full ? 16 : 2, full ? 6 : 0);
  hairShape.curls(
    sheet,
    [...edge, ...geo.reverse(line)],
    full ? 16 : 14.5,
    hairShape.colours(look),
    hairShape.sheen(sheet, form),
  );
}

/** The cap of hair over the skull in two halves that part from one line. */
function cap(sheet: Sheet, look: Look, form: HeadForm, cut: Cut): void {
  const c = hairShape.colours(look);
  const tone = hairShape.sheen(sheet, form);
  const parting = look.parting ?? cut.parting;
  const line = hairShape.hairline(form, cut.high, cut.temple, cut.temple - 2, cut.parting === 0 ? -3 : 0);
  const edge = hairShape.outer(form, cut.top, cut.side, cut.near, cut.far);
  sheet.shape([...edge, ...geo.reverse(line)], c.base, 0.6);
  const split = 0.5 + 0.26 * parting;
  const lineSplit = geo.part(line, 0, split, 16);
  const crown = 0.5 + 0.12 * parting;
  const short = cut.temple < 10;
  const near = { a: geo.reverse(lineSplit), b: geo.reverse(geo.part(edge, 0, crown, 24)) };
  const far = { a: geo.part(line, split, 1, 16), b: geo.part(edge, crown, 1, 24) };
  hairShape.strands(sheet, near.a, near.b, short ? 8 : 9, 3.6, c.lit, tone);
  hairShape.strands(sheet, far.a, far.b, short ? 9 : 8, 3.6, c.lit, tone);
  if (parting === 0 || !short) {
    const { base } = palette.skins[look.skin];
    const from = geo.along(line, split);
    const to = geo.along(edge, crown);
    sheet.stroke(geo.part([from, geo.mid(from, to, 0.5), to], 0, 0.62), 3.4, base, {
      taper: "end",
      jitter: 0.1,
    });
  }
  wisps(sheet, look, line, edge);
  if (look.hair === "side-part" || look.hair === "quiff") forelock(sheet, look, form, cut, parting);
}

/** Loose hairs at the temples and along the outer edge, so that hair never reads as a cap. */
function wisps(sheet: Sheet, look: Look, line: Line, edge: Line): void {
  const { base, lit } = hairShape.colours(look);
  const soft = look.brow === "fine";
  for (const t of [0.07, 0.13, 0.87, 0.93]) {
    const [x, y] = geo.along(line, t);
    const side = t < 0.5 ? -1 : 1;
    const long = soft ? 26 : 12;
    sheet.stroke(
      geo.smooth([
        [x, y - 10],
        [x - side * 3, y + long * 0.5],
        [x + side * 2, y + long],
      ]),
      soft ? 3 : 3.6,
      base,
      { taper: "end" },
    );
  }
  for (const t of [0.3, 0.42, 0.58, 0.7]) {
    const from = geo.along(line, t);
    const [cx, cy] = geo.along(edge, t);
    sheet.stroke(
      geo.smooth([[from[0], from[1] + 3], geo.mid(from, [cx, cy], 0.2), geo.mid(from, [cx, cy], 0.45)]),
      4,
      base,
      { taper: "start" },
    );
  }
  for (const [from, to] of [
    [0.14, 0.4],
    [0.5, 0.72],
    [0.7, 0.92],
  ] as const) {
    const run = geo.part(edge, from, to, 12).map(([x, y], i): Point => {
      const away = 2.6 * Math.sin((Math.PI * i) / 11);
      const size = Math.hypot(x, y + 10) || 1;
      return [x + (x / size) * away, y + ((y + 10) / size) * away];
    });
    sheet.stroke(run, 2.2, from === 0.5 ? lit : base, { jitter: 0.1 });
  }
}

/** The swept front of short hair: a soft wave above the forehead from the parting to the far temple. */
function forelock(sheet: Sheet, look: Look, form: HeadForm, cut: Cut, parting: number): void {
  const p = form.project;
  const rise = cut.top;
  const dir = parting > 0 ? -1 : 1;
  const at = (x: number, y: number, z: number): Point => p(dir * x, y, z);
  const low = geo.smooth([
    at(-38, -cut.high + 2, 46),
    at(-20, -cut.high + 3, 54),
    at(8, -cut.high + 9, 57),
    at(36, -cut.high + 10, 48),
    at(56, -cut.high + 18, 32),
    at(63, -34, 22),
  ]);
  const high = geo.smooth([
    at(-38, -cut.high - 2, 46),
    at(-26, -92 - rise * 0.5, 40),
    at(4, -98 - rise, 36),
    at(38, -90 - rise * 0.7, 26),
    at(60, -66, 18),
    at(65, -34, 18),
  ]);
  hairShape.lock(
    sheet,
    low,
    high,
    8,
    4.2,
    hairShape.colours(look),
    (x, y) => hairShape.sheen(sheet, form)(x, y) + 0.16,
  );
}

/** Hair over forehead, temples and shoulders; drawn after the face. */
export function hairFront(sheet: Sheet, look: Look, form: HeadForm): void {
  const { hair } = look;
  const c = hairShape.colours(look);
  if (hair === "none") return;
  if (hair === "afro" || hair === "curls") {
    curly(sheet, look, form);
    return;
  }
  if (hairStyles.drawn(hair)) {
    hairStyles.fronts[hair]({ sheet, look, form });
    return;
  }
  const tone = hairShape.sheen(sheet, form);
  if (hair === "long" || hair === "wavy" || hair === "bob") {
    const length = hair === "bob" ? 88 : hair === "wavy" ? 140 : 196;
    for (const side of [1, -1] as const) {
      const { inner, outer } = fall(
        form,
        side,
        side === 1 && hair === "long" ? length * 0.7 : length,
        hair === "wavy" ? 6 : hair === "long" ? 2 : 0,
      );
      hairShape.lock(sheet, inner, outer, 6, 3.8, c, (x, y) => tone(x, Math.min(y, 10)) + 0.2);
      const [a, b] = [geo.along(inner, 1), geo.along(outer, 1)];
      for (let i = 0; i < 5; i++) {
        const [x, y] = geo.mid(a, b, 0.1 + i * 0.2);
        sheet.stroke(
          geo.smooth([
            [x, y - 26],
            [x, y],
            [x - side * (3 + i), y + 12 + ((i * 7) % 5) * 3],
          ]),
          9,
          c.base,
          { taper: "end" },
        );
      }
    }
  }
  cap(sheet, look, form, cuts[hair]);
  if (hair === "braid") {
    const x = -74 - 14 * form.turn;
    const run = geo.smooth(geo.line([6, 56, -6, 110, 4, 184, 14, 268]).map(([px, y]): Point => [x + px, y]));
    hairShape.plait(sheet, run, 42, c, look.earrings?.colour ?? c.lit);
  }
}
