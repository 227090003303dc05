import { geo, type Line, type Point } from "../core/geo";
import { palette } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { HeadForm } from "./head-form";
import type { Look } from "./look";

/** Beard and moustache along the jaw, with lines that follow it. */
export function beard(sheet: Sheet, look: Look, form: HeadForm): void {
  const kind = look.beard;
  if (!kind) return;
  const c = look.hairColours ?? { base: "ink", lit: "sea" };
  const p = form.project;
  const tone = (x: number, y: number): number =>
    0.45 + (0.6 * (x * sheet.localLight.x - 10)) / 50 + 0.1 * Math.sin(y / 6);
  const alone = kind === "moustache";
  const upper = alone
    ? geo.smooth([p(-36, 66), p(-27, 54), p(-13, 48), p(0, 49), p(13, 48), p(27, 54), p(36, 66)])
    : geo.smooth([p(-19, 49), p(-8, 50), p(0, 52), p(8, 50), p(19, 49), p(31, 60)]);
  const lip = alone
    ? geo.smooth([p(30, 67), p(18, 62), p(0, 60.5), p(-18, 62), p(-30, 67)])
    : geo.smooth([p(31, 64), p(18, 60.5), p(0, 61.5), p(-18, 60.5), p(-31, 64), p(-31, 60)]);
  if (kind === "full" || kind === "short") {
    const drop = kind === "full" ? 15 : 3;
    const inner = geo.smooth([
      p(-67, 4, 12),
      p(-60, 24, 26),
      p(-50, 42),
      p(-36, 53),
      p(-30, 64),
      p(-26, 76),
      p(-12, 83),
      p(0, 84),
      p(12, 83),
      p(26, 76),
      p(30, 64),
      p(36, 53),
      p(50, 42),
      p(60, 24, 26),
      p(67, 4, 12),
    ]);
    const low = form.face.filter(([, y]) => y > 6);
    const outer = low.map(([x, y]): Point => {
      const t = geo.clamp((y - 20) / 80);
      return [x + (x - 26 * form.turn) * 0.05 * t, y + drop * t * t];
    });
    const shape: Line = [...geo.smooth(inner), ...geo.reverse(outer)];
    sheet.shape(shape, c.base, 0.7);
    sheet.clip(shape, () => {
      const goal = geo.even(outer, 40);
      const start = geo.even(inner, 40);
      for (let i = 1; i < 39; i += 1) {
        const [a, b] = [start[i], goal[i]];
        if (a && b)
          sheet.stroke(
            geo.part([a, geo.mid(a, b), b], 0.08 + (i % 3) * 0.07, 0.9 - (i % 4) * 0.06, 8),
            2.8,
            c.lit,
            { tone },
          );
      }
    });
  }
  if (kind !== "stubble") {
    sheet.shape([...upper, ...lip], c.base, 0.5);
  } else {
    sheet.clip(form.face, () => {
      const { shade } = palette.skins[look.skin];
      const jaw = form.face.filter(([, y]) => y > 62);
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 30; i++) {
          const [x, y] = geo.along(jaw, (i + (row % 2) * 0.5) / 30);
          const share = 0.96 - row * 0.07;
          sheet.dot(26 * form.turn * (1 - share) + x * share, y - 3 - row * 5, 1.1, shade);
        }
    });
  }
}
