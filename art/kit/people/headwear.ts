import { geo, type Line, type Point } from "../core/geo";
import type { Sheet } from "../core/sheet";
import { hairShape } from "./hair-shape";
import type { HeadForm } from "./head-form";
import { ghutra, topi } from "./headcloths";
import type { Look } from "./look";

/** Turban, headscarf, mortarboard or cap; drawn last. */
export function headwear(sheet: Sheet, look: Look, form: HeadForm): void {
  if (!look.headwear) return;
  const { kind, base, lit, shade } = look.headwear;
  const p = form.project;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const rear = -18 * form.turn;
  if (kind === "turban") {
    turban(sheet, look, form);
    return;
  }
  if (kind === "hijab") {
    hijab(sheet, look, form);
    return;
  }
  if (kind === "topi" || kind === "ghutra") {
    (kind === "topi" ? topi : ghutra)(sheet, form, look.headwear);
    return;
  }
  const band = hairShape.hairline(form, 62, -14, -14);
  const bowl = hairShape.outer(form, 12, 6, -14, -14);
  sheet.shape([...bowl, ...geo.reverse(band)], base, 0.7);
  hairShape.strands(
    sheet,
    geo.part(bowl, 0, 0.45),
    geo.part(band, 0, 0.45),
    4,
    3,
    kind === "cap" ? lit : shade,
  );
  if (kind === "cap") {
    const brim = [p(-54, -42, 34), p(-28, -52, 54), p(0, -55, 60), p(28, -52, 54), p(54, -42, 34)];
    const edge = [p(54, -26, 62), p(30, -15, 100), p(0, -12, 112), p(-30, -15, 100), p(-54, -26, 62)];
    sheet.shape([...geo.smooth(brim), ...geo.smooth(edge)], base, 0.5);
    sheet.stroke(geo.smooth(brim), 5, shade, { jitter: 0.1 });
    sheet.stroke(geo.smooth(edge), 7, shade, { jitter: 0.1 });
    sheet.stroke(geo.move(geo.between(geo.smooth(brim), geo.reverse(geo.smooth(edge)), 0.5), 0, 0), 4, lit);
    return;
  }
  const [cx, cy] = [rear * 0.4 + 8 * form.turn, -106];
  sheet.shape(
    [
      [cx - 122, cy - 6],
      [cx + 4, cy - 38],
      [cx + 122, cy - 4],
      [cx - 4, cy + 34],
    ],
    base,
    0.7,
  );
  sheet.shape(
    [
      [cx - 122, cy - 6],
      [cx - 4, cy + 34],
      [cx + 122, cy - 4],
      [cx + 122, cy + 4],
      [cx - 4, cy + 43],
      [cx - 122, cy + 2],
    ],
    shade,
    0.6,
  );
  sheet.stroke(
    geo.smooth([
      [cx, cy - 2],
      [cx + dark * 60, cy + 2],
      [cx + dark * 96, cy + 20],
      [cx + dark * 98, cy + 62],
    ]),
    5,
    lit,
    { taper: "none" },
  );
  for (const dx of [-6, -2, 2, 6])
    sheet.stroke(
      [
        [cx + dark * 98, cy + 56],
        [cx + dark * 98 + dx, cy + 94],
      ],
      5,
      lit,
      { taper: "end" },
    );
}

/** A turban: layers that cross over the brow, each a band between two curves with its own shadow line. */
function turban(sheet: Sheet, look: Look, form: HeadForm): void {
  if (!look.headwear) return;
  const { base, lit, shade } = look.headwear;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const shift = -10 * form.turn;
  const knot: Point = form.project(2, -60, 58);
  const outer = geo.smooth([
    [-74 + shift, 6],
    [-94 + shift, -40],
    [-88 + shift, -94],
    [-46 + shift, -138],
    [8, -150],
    [58, -130],
    [88, -86],
    [86, -38],
    [70, 0],
  ]);
  const brow = geo.smooth([
    form.project(68, 2, 12),
    form.project(58, -28, 32),
    form.project(32, -48, 50),
    knot,
    form.project(-32, -46, 50),
    form.project(-58, -26, 30),
    form.project(-70, 4, 8),
  ]);
  const shape: Line = [...outer, ...brow];
  sheet.shape(shape, base, 0.7);
  const left = geo.smooth([[-76 + shift, 4], [-60 + shift, -34], [-30 + shift * 0.5, -56], knot]);
  const right = geo.smooth([[72, 0], [62, -36], [36, -54], knot]);
  const top: Line = geo.smooth([
    [-92 + shift, -70],
    [-66 + shift, -112],
    [-20 + shift, -136],
    [30, -142],
  ]);
  const other: Line = geo.smooth(geo.line([90, -66, 70, -104, 44, -126, 20, -142]));
  sheet.clip(shape, () => {
    sheet.shape(
      dark === 1
        ? [...other, ...geo.reverse(geo.smooth(geo.line([30, -16, 44, -60, 42, -110, 20, -142]))), [110, 20]]
        : [
            ...top,
            ...geo.reverse(geo.smooth(geo.line([-40, -16, -54, -60, -40, -110, 30, -142]))),
            [-110, 20],
          ],
      shade,
      0.7,
    );
    for (let i = 0; i < 6; i++) {
      const t = i / 6;
      const bright = i % 2 === 0;
      const l = geo.between(left, top, t + 0.06);
      const r = geo.between(right, other, t + 0.06);
      sheet.stroke(l, 6.5, dark === -1 ? base : shade);
      sheet.stroke(
        geo.part(geo.between(left, top, t + 0.13), 0.1, 0.8),
        bright ? 7 : 4,
        dark === -1 ? shade : lit,
      );
      sheet.stroke(r, 6.5, dark === 1 ? base : shade);
      sheet.stroke(
        geo.part(geo.between(right, other, t + 0.13), 0.15, 0.75),
        bright ? 5 : 3.4,
        dark === 1 ? shade : lit,
      );
    }
  });
}

/** A headscarf: the hood around the face and the drape over the shoulders, folds between the edges. */
function hijab(sheet: Sheet, look: Look, form: HeadForm): void {
  if (!look.headwear) return;
  const { base, lit, shade } = look.headwear;
  const p = form.project;
  const rear = -20 * form.turn;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const opening = geo.smooth(
    [
      p(0, -64, 58),
      p(30, -58, 50),
      p(53, -34, 34),
      p(60, 2, 22),
      p(57, 40, 26),
      p(44, 72, 36),
      p(22, 97, 50),
      p(0, 105, 56),
      p(-22, 97, 50),
      p(-44, 72, 36),
      p(-57, 40, 26),
      p(-60, 2, 22),
      p(-53, -34, 34),
      p(-30, -58, 50),
    ],
    true,
    6,
  );
  const outer = geo.smooth(
    [
      [0 + rear * 0.4, -112],
      [48, -100],
      [78, -60],
      [84, -6],
      [80, 50],
      [84, 110],
      [120, 160],
      [146, 214],
      [60, 250],
      [-20, 262],
      [-90, 246],
      [-158 + rear, 206],
      [-120 + rear, 150],
      [-88 + rear, 104],
      [-86 + rear, 50],
      [-90 + rear, -6],
      [-82 + rear, -62],
      [-46 + rear, -100],
    ],
    true,
    6,
  );
  sheet.pierced(outer, [opening], base, 0.7);
  const front = geo.even([...opening, opening[0] ?? [0, 0]], 40);
  sheet.stroke(geo.move(front.slice(0, 21), 3, 0), 6, dark === 1 ? shade : lit);
  sheet.stroke(geo.move(front.slice(20), -3, 0), 6, dark === 1 ? lit : shade);
  const side = (s: number): { a: Line; b: Line } => ({
    a: geo.smooth([
      [s * 14, -70],
      [s * 66 + rear * 0.3, -30],
      [s * 70 + rear * 0.3, 40],
      [s * 50 + rear * 0.3, 96],
      [-s * 10, 130],
    ]),
    b: geo.smooth([
      [s * 10, -108],
      [s * 82 + rear * 0.5, -40],
      [s * 86 + rear * 0.5, 60],
      [s * 96 + rear * 0.5, 120],
      [-s * 60, 214],
    ]),
  });
  const lap = [geo.line([84, 116, 20, 160, -110, 176]), geo.line([130, 206, 40, 236, -120, 214])] as const;
  sheet.clip(outer, () => {
    for (const s of [-1, 1]) {
      const { a, b } = side(s);
      hairShape.strands(sheet, a, b, 6, 4.4, s === dark ? shade : lit);
    }
    hairShape.strands(sheet, geo.smooth(lap[0]), geo.smooth(lap[1]), 5, 5, shade);
    const chin = geo.smooth(geo.line([-70, 96, -20, 128, 30, 126, 72, 96]));
    sheet.stroke(chin, 9, shade);
  });
}
