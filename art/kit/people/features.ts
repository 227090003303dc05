import { geo, type Line, type Point } from "../core/geo";
import { type Colour, palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

/** What every part of a face is drawn from; `dark` is the side away from the light. */
export type Draw = {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly form: HeadForm;
  readonly dark: 1 | -1;
};

const curve = (form: HeadForm, numbers: readonly number[], side = 1): Line =>
  geo.smooth(
    geo.line(numbers).map(([x, y]): Point => form.project(x * side, y)),
    false,
    8,
  );

/** One eye and its brow; side 1 is the far one. */
function eye({ sheet, look, form }: Draw, side: 1 | -1): void {
  const { base, shade } = palette.skins[look.skin];
  const hair = look.hairColours?.base ?? "ink";
  const kind = look.eyes ?? "almond";
  const [high, low] = kind === "wide" ? [-10, 7] : kind === "smiling" ? [-8, 4] : [-8.4, 6];
  const feminine = look.brow === "fine";
  const upper = curve(form, [15, 3.5, 20, -4, 30, high, 40, -5, 45.5, 0.5], side);
  const lower = curve(form, [45.5, 0.5, 40, low - 2, 31, low, 21, low - 0.5, 15, 3.5], side);
  const white = [...upper, ...lower];
  if (kind === "down") {
    sheet.shape(white, base, 0);
    sheet.stroke(
      curve(form, [13, 2, 21, low, 31, low + 2, 40, low - 0.4, 48, -2], side),
      feminine ? 5 : 4.2,
      "ink",
      { jitter: 0.1 },
    );
    sheet.stroke(curve(form, [18, -4, 30, high, 42, -4], side), 2.2, shade, { jitter: 0.1 });
  } else {
    sheet.shape(white, "white", 0);
    const gaze = look.yaw === undefined ? 0 : 1.4 * form.turn;
    const [cx, cy] = form.project(side * 30.5, -1.4);
    const narrow = side === 1 ? geo.lerp(1, 0.86, form.turn) : 1;
    sheet.clip(white, () => {
      sheet.shape(geo.arc(cx + gaze, cy, 7.6 * narrow, 7.9, 0, 354, 26), "ink", 0);
      sheet.dot(cx + gaze + sheet.localLight.x * 3.2, cy - 3, 2, "white");
    });
    const lash = feminine
      ? curve(form, [14.5, 4, 20, -4.4, 30, high - 0.6, 40, -5.4, 46, -0.4, 50, -5], side)
      : curve(form, [14.5, 4, 20, -4.4, 30, high - 0.6, 40, -5.4, 47, 1.6], side);
    sheet.stroke(lash, feminine ? 5 : 4.2, "ink", { jitter: 0.1, taper: feminine ? "both" : "both" });
    sheet.stroke(curve(form, [19, high - 1, 30, high - 6, 41, high - 2, 47, -4], side), 2.2, shade, {
      jitter: 0.1,
    });
    if (kind !== "wide")
      sheet.stroke(curve(form, [25, low + 1, 34, low + 0.6, 43, 2.4], side), 1.6, shade, { jitter: 0.1 });
  }
  const thick = { soft: 6.4, strong: 8.6, fine: 4.6 }[look.brow ?? "soft"];
  const lift = look.eyes === "smiling" ? -2 : 0;
  sheet.stroke(
    curve(form, [11.5, -21 + lift, 22, -26 + lift, 37, -29 + lift, 47, -25.5 + lift, 54, -19 + lift], side),
    thick * 1.25,
    hair,
    { taper: "end", jitter: 0.26 },
  );
}

/** Nose: a shadow on its dark side and below, one line at the wing. */
function nose({ sheet, look, form, dark }: Draw): void {
  const { shade, lit } = palette.skins[look.skin];
  const kind = look.nose ?? "straight";
  const wide = { straight: 1, broad: 1.22, aquiline: 0.95, small: 0.86 }[kind];
  const tip = { straight: 38, broad: 38, aquiline: 42, small: 34 }[kind];
  const bump = kind === "aquiline" ? 6 : 0;
  const p = form.project;
  const bridge = [
    p(dark * 4, -12, 62),
    p(dark * 5, 6, 69 + bump),
    p(dark * 5, 22, 76 + bump * 0.5),
    p(dark * 6 * wide, tip - 4, 82),
  ];
  const under = [
    p(dark * 10 * wide, tip + 2, 74),
    p(dark * 15 * wide, tip + 4, 64),
    p(dark * 15.5 * wide, tip - 5, 62),
    p(dark * 11, tip - 16, 64),
    p(dark * 9.5, 4, 60),
    p(dark * 10, -14, 58),
  ];
  sheet.shape([...geo.smooth(bridge), ...geo.smooth(under)], shade, 0.3);
  const base = geo.smooth(
    [
      p(-13 * wide, tip + 3, 65),
      p(-7 * wide, tip + 2, 74),
      p(0, tip + 6, 80),
      p(7 * wide, tip + 2, 74),
      p(13 * wide, tip + 3, 65),
      p(6 * wide, tip + 7.5, 68),
      p(0, tip + 10, 70),
      p(-6 * wide, tip + 7.5, 68),
    ],
    true,
  );
  sheet.shape(base, shade, 0.2);
  sheet.stroke(
    geo.smooth([
      p(-dark * 12 * wide, tip - 8, 66),
      p(-dark * 16.5 * wide, tip - 2, 62),
      p(-dark * 14 * wide, tip + 5, 63),
    ]),
    2.8,
    shade,
    { jitter: 0.1 },
  );
  sheet.stroke(
    geo.smooth([p(-dark * 1, -6, 66), p(-dark * 1, 14, 73 + bump), p(-dark * 2, tip - 5, 82)]),
    5,
    lit,
    { jitter: 0.1 },
  );
}

/** Mouth with raised corners. */
function mouth({ sheet, look, form, dark }: Draw): void {
  const { shade, lit } = palette.skins[look.skin];
  const kind = look.mouth ?? "smile";
  const lips = look.lips ?? shade;
  const line: Colour = look.skin === "ebony" ? "ink" : look.lips === undefined ? "ink" : shade;
  const wide = kind === "teeth" ? 28 : kind === "smile" ? 26 : 22;
  const c = (numbers: readonly number[]): Line =>
    geo.smooth(
      geo.line(numbers).map(([x, y]): Point => form.project((x * wide) / 26, y)),
      false,
      8,
    );
  const plump = look.lips ? 1 : 0.7;
  const lift = kind === "calm" ? 2.5 : 0;
  const top = c([
    -26,
    60 + lift,
    -14,
    63 - 2.5 * plump,
    -5,
    63 - 4.5 * plump,
    0,
    63 - 3 * plump,
    5,
    63 - 4.5 * plump,
    14,
    63 - 2.5 * plump,
    26,
    60 + lift,
  ]);
  if (kind === "teeth") {
    const low = c([26, 60, 17, 70, 8, 77, 0, 79, -8, 77, -17, 70, -26, 60]);
    sheet.shape(
      [
        ...top,
        ...c([26, 60, 18, 73, 8, 79 + 3 * plump, 0, 80 + 3.4 * plump, -8, 79 + 3 * plump, -18, 73, -26, 60]),
      ],
      lips,
      0.2,
    );
    const bite = c([24, 61.5, 14, 65, 0, 67, -14, 65, -24, 61.5]);
    sheet.shape([...geo.reverse(bite), ...geo.part(low, 0.05, 0.95)], "ink", 0);
    sheet.shape(
      [...geo.reverse(bite), ...c([24, 62, 15, 70, 7, 74, 0, 75, -7, 74, -15, 70, -24, 62])],
      "white",
      0,
    );
  } else {
    sheet.shape(
      [
        ...top,
        ...c([
          26,
          60 + lift,
          16,
          70 + 3 * plump,
          6,
          73 + 4 * plump,
          0,
          73.5 + 4 * plump,
          -6,
          73 + 4 * plump,
          -16,
          70 + 3 * plump,
          -26,
          60 + lift,
        ]),
      ],
      look.lips ?? shade,
      0.2,
    );
    sheet.stroke(
      c([
        -28,
        58 + lift,
        -22,
        62.5 + lift * 0.6,
        -12,
        66.5,
        0,
        67.5,
        12,
        66.5,
        22,
        62.5 + lift * 0.6,
        28,
        58 + lift,
      ]),
      3,
      line,
      { jitter: 0.1 },
    );
    if (look.lips)
      sheet.stroke(c([-dark * 12, 72.5, -dark * 5, 74, dark * 2, 73.6]), 2.2, lit, { jitter: 0.1 });
  }
  for (const side of [-1, 1] as const)
    sheet.stroke(c([side * 28, 55, side * 30.5, 59, side * 29, 63.5]), 2.4, shade, { jitter: 0.1 });
  sheet.stroke(c([-9, 86.5, 0, 88, 9, 86.5]), 3, shade, { jitter: 0.1 });
  if (look.age === "senior") {
    for (const side of [-1, 1] as const)
      sheet.stroke(c([side * 17, 43, side * 26, 51, side * 33, 62]), 2.6, shade);
  }
}

export const features = { eye, nose, mouth };
