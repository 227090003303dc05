import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

/** A steel arch bridge as Sydney's: two chords, truss web, hangers to the deck. `rise` is the arch above the deck. */
function arch(
  sheet: Sheet,
  span: { left: number; right: number; deck: number; rise: number; below?: number },
  steel: Colour,
  width = 9,
): { top: Line; bottom: Line } {
  const { left, right, deck, rise, below = rise * 0.42 } = span;
  const chord = (height: number, foot: number, n = 44): Line =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const u = (i / n) * 2 - 1;
      return [geo.lerp(left, right, i / n), deck + foot - (height + foot) * (1 - u * u)];
    });
  const bottom = chord(rise * 0.86, below);
  const top = chord(rise, -rise * 0.3);
  const panels = 22;
  const lower = geo.even(bottom, panels + 1);
  const onTop = (x: number): Point => [x, geo.heightAt(top, x)];
  lower.forEach(([x, y], i) => {
    const [, high] = onTop(x);
    sheet.bar(
      [
        [x, y],
        [x, high],
      ],
      width * 0.42,
      steel,
    );
    const next = lower[i + 1];
    if (next) sheet.bar(i < panels / 2 ? [[x, y], onTop(next[0])] : [onTop(x), next], width * 0.38, steel);
    if (y < deck - width && i > 1 && i < panels - 1)
      sheet.bar(
        [
          [x, y],
          [x, deck],
        ],
        width * 0.24,
        steel,
      );
  });
  for (const line of [top, bottom]) sheet.stroke(line, width * 1.15, steel, { taper: "none", jitter: 0.12 });
  return { top, bottom };
}

/** A road deck with a railing. */
function deck(sheet: Sheet, line: Line, thick: number, colours: { road: Colour; rail?: Colour }): void {
  const low = geo.move(line, 0, thick);
  sheet.shape([...line, ...geo.reverse(low)], colours.road, 0.8);
  const { rail } = colours;
  if (!rail) return;
  sheet.bar(geo.move(line, 0, -thick * 0.9), thick * 0.16, rail);
  const count = Math.round(geo.length(line) / (thick * 1.3));
  for (const [x, y] of geo.even(line, count))
    sheet.bar(
      [
        [x, y],
        [x, y - thick * 0.9],
      ],
      thick * 0.12,
      rail,
    );
}

/** A hanging bridge: main cable through the tower tops, hangers down to the deck. Points left to right; `sag` is the low point's height. */
function hanging(
  sheet: Sheet,
  anchors: readonly { x: number; y: number }[],
  deckLine: Line,
  sag: number,
  cable: Colour,
  width = 5,
): void {
  for (let i = 0; i + 1 < anchors.length; i++) {
    const [a, b] = [anchors[i], anchors[i + 1]];
    if (!a || !b) continue;
    const n = 26;
    const line = Array.from({ length: n + 1 }, (_, k): Point => {
      const t = k / n;
      const straight = geo.lerp(a.y, b.y, t);
      const dip = a.y !== b.y ? 0.12 * Math.abs(a.y - b.y) : sag - a.y;
      return [geo.lerp(a.x, b.x, t), straight + dip * 4 * t * (1 - t)];
    });
    for (const [x, y] of line)
      sheet.bar(
        [
          [x, y],
          [x, geo.heightAt(deckLine, x)],
        ],
        width * 0.3,
        cable,
      );
    sheet.bar(line, width, cable);
  }
}

/** A stone bridge of round arches over water, with its courses carved around the rings. */
function stone(
  sheet: Sheet,
  span: { left: number; right: number; deck: number; foot: number },
  arches: number,
  colours: { stone: Colour; line: Colour },
): void {
  const { left, right, deck: road, foot } = span;
  const step = (right - left) / arches;
  const rise = Math.min(step * 0.42, (foot - road) * 0.8);
  const holes = Array.from({ length: arches }, (_, i): Line => {
    const cx = left + (i + 0.5) * step;
    return [
      [cx - step * 0.38, foot + 4],
      ...geo.arc(cx, foot, step * 0.38, rise, 180, 360, 24),
      [cx + step * 0.38, foot + 4],
    ];
  });
  const humps = Array.from(
    { length: 31 },
    (_, i): Point => [
      geo.lerp(left, right, i / 30),
      road - (foot - road) * 0.12 * Math.sin((Math.PI * i) / 30),
    ],
  );
  sheet.pierced([...humps, [right, foot], [left, foot]], holes, colours.stone);
  for (let i = 0; i < arches; i++) {
    const cx = left + (i + 0.5) * step;
    for (let a = 186; a < 356; a += 13) {
      const c = Math.cos((a * Math.PI) / 180);
      const s = Math.sin((a * Math.PI) / 180);
      sheet.stroke(
        [
          [cx + c * step * 0.385, foot + s * rise * 1.02],
          [cx + c * step * 0.44, foot + s * (rise + step * 0.06)],
        ],
        3.4,
        colours.line,
      );
    }
  }
  const random = noise.stream(arches);
  sheet.stroke(geo.move(humps, 0, 8), 4, colours.line, { taper: "none" });
  for (let i = 0; i < arches * 5; i++) {
    const x = random.range(left, right - 30);
    sheet.stroke(
      [
        [x, road + random.range(4, 14)],
        [x + 26, road + random.range(4, 14)],
      ],
      3,
      colours.line,
    );
  }
}

export const bridges = { arch, deck, hanging, stone };
