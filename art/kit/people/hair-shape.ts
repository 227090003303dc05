import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { HeadForm } from "./head-form";
import type { HairColours, Look } from "./look";

/** A look's hair colours; ink and sea unless told. */
const colours = (look: Look): HairColours => look.hairColours ?? { base: "ink", lit: "sea" };

/** The hair's outer edge from the near side over the crown to the far side, down to heights near and far. */
function outer(form: HeadForm, top: number, side: number, near: number, far: number): Line {
  const cx = -8 * form.turn;
  const grown = form.skull.map(([x, y]): Point => {
    const up = geo.clamp(-(y + 10) / 80);
    const size = Math.hypot(x - cx, y + 10) || 1;
    const reach = geo.lerp(side, top, up ** 1.4);
    return [x + ((x - cx) / size) * reach, y + ((y + 10) / size) * reach];
  });
  const crown = grown.findIndex(([, y]) => y === Math.min(...grown.map((point) => point[1])));
  return grown.filter(([, y], i) => y < (i < crown ? near : far));
}

/** The hair's edge on the face from the near temple over the forehead to the far temple. */
function hairline(form: HeadForm, high: number, near: number, far: number, peak = 0): Line {
  const p = form.project;
  return geo.smooth(
    [
      p(-67, near, 14),
      p(-62, -30, 24),
      p(-50, -high + 12, 38),
      p(-26, -high + 1, 52),
      p(0, -high + peak, 57),
      p(26, -high + 1, 52),
      p(50, -high + 12, 38),
      p(62, -30, 24),
      p(67, far, 14),
    ],
    false,
    7,
  );
}

/** Where light falls on a head's hair: 0 dark to about 1.3. */
function sheen(sheet: Sheet, form: HeadForm): (x: number, y: number) => number {
  const light = sheet.localLight;
  return (x, y) => {
    const facing = ((x + 6 * form.turn) * light.x + (y + 20) * light.y) / 84;
    return Math.min(1, 0.26 + 0.62 * facing + 0.4 * noise.rough(x / 26, y / 26, 21));
  };
}

/** Lines of hair that run from edge to edge along the form, 7-11 of them, thinning to the ends. */
function strands(
  sheet: Sheet,
  a: Line,
  b: Line,
  count: number,
  width: number,
  colour: Colour,
  tone?: (x: number, y: number) => number,
): void {
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5 + 0.22 * noise.at(i * 3.1, count, 4)) / count;
    const from = 0.03 + 0.1 * (0.5 + 0.5 * noise.at(i * 1.7, count, 6));
    const to = 0.97 - 0.16 * (0.5 + 0.5 * noise.at(i * 2.3, count, 7));
    sheet.stroke(geo.part(geo.between(a, b, share), from, to, 22), width, colour, {
      jitter: 0.18,
      ...(tone ? { tone } : {}),
    });
  }
}

/** A mass of hair between two edges, with its lines. */
function lock(
  sheet: Sheet,
  a: Line,
  b: Line,
  count: number,
  width: number,
  colours: HairColours,
  tone?: (x: number, y: number) => number,
): void {
  sheet.shape([...a, ...geo.reverse(b)], colours.base, 0.7);
  strands(sheet, a, b, count, width, colours.lit, tone);
}

/** Rows of curls inside an outline: short arcs, each row shifted, and a bumpy edge. */
function curls(
  sheet: Sheet,
  outline: Line,
  size: number,
  colours: HairColours,
  tone: (x: number, y: number) => number,
): void {
  const edge = geo.even(
    [...outline, outline[0] ?? [0, 0]],
    Math.max(8, Math.round(geo.length(outline) / (size * 0.9))),
  );
  sheet.shape(outline, colours.base, 0.8);
  for (const [x, y] of edge)
    sheet.shape(geo.arc(x, y, size * 0.52, size * 0.52, 0, 350, 12), colours.base, 0.8);
  const { left, right, top, bottom } = geo.bounds(outline);
  let row = 0;
  for (let y = top; y < bottom; y += size * 0.8) {
    row++;
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      const px = x + size * 0.28 * noise.at(x / 5, y / 5, 3);
      const py = y + size * 0.28 * noise.at(x / 5, y / 5, 4);
      const light = tone(px, py);
      if (!geo.inside(outline, [px, py]) || light < 0.2) continue;
      const start = 180 + 70 * noise.at(x / 9, y / 9, 8);
      sheet.stroke(
        geo.arc(px, py, size * 0.36, size * 0.36, start, start + 190, 10),
        size * 0.17 * Math.min(1.2, 0.5 + light),
        colours.lit,
      );
    }
  }
}

/** A plait down a line: lobes that lean inwards from either side in turn, three lines in each, and a tie near its end. */
function plait(sheet: Sheet, line: Line, width: number, colours: HairColours, tie: Colour): void {
  const steps = Math.max(6, Math.round(geo.length(line) / (width * 0.42)));
  for (let i = steps - 1; i >= 0; i--) {
    const t = i / (steps + 1.5);
    const w = width * (1 - 0.36 * t);
    const side = i % 2 ? 1 : -1;
    const [x, y] = geo.along(line, t);
    const [nx, ny] = geo.along(line, Math.min(1, t + 1.5 / steps));
    const high = geo.smooth([
      [x - side * w * 0.3, y - w * 0.12],
      [x + side * w * 0.22, y - w * 0.3],
      [x + side * w * 0.56, y + w * 0.12],
      [nx - side * w * 0.16, ny + w * 0.12],
    ]);
    const low = geo.smooth([
      [x - side * w * 0.3, y - w * 0.12],
      [x + side * w * 0.06, y + w * 0.18],
      [nx + side * w * 0.06, ny - w * 0.06],
      [nx - side * w * 0.16, ny + w * 0.12],
    ]);
    sheet.shape(
      [
        ...geo.smooth([
          [x - side * w * 0.36, y - w * 0.2],
          [x + side * w * 0.24, y - w * 0.36],
          [x + side * w * 0.64, y + w * 0.1],
          [nx - side * w * 0.16, ny + w * 0.2],
        ]),
        ...geo.reverse(low),
      ],
      colours.base,
      0.6,
    );
    for (const share of [0.16, 0.42, 0.68])
      sheet.stroke(geo.part(geo.between(high, low, share), 0.22, 0.86), w * 0.075, colours.lit);
  }
  const [ex, ey] = geo.along(line, 0.9);
  const end = geo.along(line, 1);
  for (const lean of [-0.3, -0.1, 0.1, 0.3])
    sheet.stroke(
      [
        [ex, ey],
        [end[0] + lean * width, end[1] + width * 0.5],
      ],
      width * 0.28,
      colours.base,
      { taper: "end" },
    );
  sheet.shape(geo.arc(ex, ey, width * 0.3, width * 0.17, 0, 350, 14), tie, 0.5);
}

export const hairShape = { colours, outer, hairline, sheen, strands, lock, curls, plait };
