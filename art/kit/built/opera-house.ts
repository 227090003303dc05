import { geo, type Line, type Point } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

type Colours = {
  readonly shell: Colour;
  readonly rib: Colour;
  readonly shade: Colour;
  readonly glass: Colour;
  readonly glow: Colour;
  readonly stone: Colour;
  readonly stoneLit: Colour;
};

/** One shell standing on its foot at (x, y), opening to the right, or to the left when flipped. Ribs fan from the foot. */
function shell(sheet: Sheet, x: number, y: number, w: number, h: number, flip: boolean, c: Colours): void {
  sheet.place({ x, y, flip }, () => {
    const apex: Point = [w * 0.62, -h];
    const ridge = geo.smooth([
      apex,
      [w * 0.34, -h * 0.92],
      [-w * 0.12, -h * 0.68],
      [-w * 0.5, -h * 0.34],
      [-w * 0.7, 0],
    ]);
    const front = geo.smooth([apex, [w * 0.46, -h * 0.64], [w * 0.22, -h * 0.26], [0, 0]]);
    const inner = geo.smooth([apex, [w * 0.56, -h * 0.62], [w * 0.44, -h * 0.26], [w * 0.3, 0]]);
    const mouth: Line = [...front, ...geo.reverse(inner)];
    sheet.shape(mouth, c.glass, 0.6);
    for (const t of [0.3, 0.56, 0.8])
      sheet.stroke(geo.part(geo.between(front, inner, t), 0.3, 1), w * 0.012, c.glow, { taper: "start" });
    for (const t of [0.55, 0.72, 0.88]) {
      const [a, b] = [geo.along(front, t), geo.along(inner, t)];
      sheet.stroke([a, b], w * 0.01, c.glow);
    }
    const face: Line = [...ridge, [0, 0], ...geo.reverse(front)];
    sheet.shape(face, c.shell, 0.7);
    const heads = geo.even(geo.reverse(ridge), 18);
    const fan = (share: number): Line => {
      const head = geo.along(heads, share);
      return geo.smooth([[0, 0], [head[0] * 0.5 - w * 0.035, head[1] * 0.53], head]);
    };
    sheet.clip(face, () => {
      const dim: Line = [...fan(0), ...heads.slice(0, 9), ...geo.reverse(fan(0.47))];
      sheet.shape(dim, c.shade, 0.8);
      for (let i = 1; i < 17; i++) {
        const share = i / 17;
        const low = share < 0.47;
        sheet.stroke(geo.part(fan(share), 0.16, 0.985), w * (low ? 0.014 : 0.011), low ? c.shell : c.rib, {
          taper: "start",
        });
        if (low) continue;
        const rib = fan(share + 0.03);
        for (const t of [0.5, 0.64, 0.78, 0.9]) {
          const [px, py] = geo.along(rib, t + 0.05 * noise.at(i, t * 9, 3));
          sheet.stroke(
            [
              [px - w * 0.02, py + h * 0.012],
              [px + w * 0.015, py - h * 0.01],
            ],
            w * 0.008,
            c.rib,
          );
        }
      }
    });
    sheet.stroke(front, w * 0.03, c.shell, { taper: "start", jitter: 0.1 });
    sheet.stroke(geo.part(ridge, 0, 1), w * 0.014, c.glass, { jitter: 0.12 });
  });
}

/** The white-shelled hall, about 760 long and 350 high, its sea wall's foot on y = 20, shells opening to the left. */
export function operaHouse(sheet: Sheet, c: Colours): void {
  shell(sheet, 596, -20, 176, 178, false, c);
  shell(sheet, 352, -22, 306, 346, true, c);
  shell(sheet, 214, -20, 236, 252, true, c);
  shell(sheet, 102, -18, 160, 152, true, c);
  sheet.shape(geo.line([-30, 6, 4, -22, 690, -22, 760, 0, 760, 24, -30, 24]), c.stone, 0.6);
  sheet.stroke(geo.line([0, -20, 690, -20]), 5, c.stoneLit, { taper: "none" });
  for (let i = 0; i < 24; i++) sheet.shape(geo.rect(54 + i * 26, -11, 17, 6), c.glass, 0.4);
  for (let k = 0; k < 4; k++)
    sheet.stroke(
      [
        [640 + k * 10, -18 + k * 6],
        [716 + k * 12, -18 + k * 6],
      ],
      2.6,
      c.stoneLit,
    );
  sheet.shape(geo.line([-34, 6, 764, 4, 764, 28, -30, 30]), c.glass, 0.8);
  for (let i = 0; i < 64; i++)
    sheet.stroke(
      [
        [-26 + i * 12.2, 9],
        [-26 + i * 12.2, 26],
      ],
      2.6,
      i % 4 === 1 ? c.stone : c.rib,
      { taper: "end" },
    );
  for (let i = 0; i < 22; i++) {
    const x = 6 + i * 29 + 8 * noise.at(i * 3.1, 2, 5);
    sheet.stroke(
      [
        [x, -34],
        [x + 1, -22],
      ],
      4,
      c.glass,
      { taper: "start" },
    );
    sheet.dot(x, -36, 2, c.glass);
  }
}
