import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

type Colours = {
  readonly stone: Colour;
  readonly shade: Colour;
  readonly lit: Colour;
  readonly line: Colour;
};

/** The round tower: tapering courses of stone, a conical cap, a high door and slit windows. */
export function roundTower(sheet: Sheet, x: number, y: number, high: number, c: Colours): void {
  const w = high * 0.105;
  const half = (t: number): number => w * geo.lerp(1, 0.74, t);
  const [left, right] = [-1, 1].map(
    (side): Line =>
      geo.line([
        x + side * half(0),
        y,
        x + side * half(0.5),
        y - high * 0.42,
        x + side * half(1),
        y - high * 0.84,
      ]),
  );
  const shaft: Line = [...(left ?? []), ...geo.reverse(right ?? [])];
  sheet.shape(shaft, c.stone, 1);
  sheet.clip(shaft, () => {
    sheet.shape(
      geo.line([x + w * 0.28, y, x + w * 0.22, y - high, x + w * 2, y - high, x + w * 2, y]),
      c.shade,
      1,
    );
    const random = noise.stream(9);
    for (let row = 0; row < 34; row++) {
      const cy = y - 5 - row * high * 0.025;
      for (let k = 0; k < 5; k++) {
        const from = random.range(-1, 0.8) * w;
        const bend = (from / w) ** 2 * -3 + 3;
        const lit = from < -0.1 * w;
        sheet.stroke(
          geo.smooth([
            [x + from, cy + bend],
            [x + from + w * 0.2, cy + bend + 1.4],
            [x + from + random.range(0.3, 0.5) * w, cy + bend],
          ]),
          3,
          lit ? c.lit : c.line,
        );
      }
    }
  });
  const cap = geo.line([
    x - half(1) * 1.16,
    y - high * 0.835,
    x,
    y - high,
    x + half(1) * 1.16,
    y - high * 0.835,
  ]);
  sheet.shape(cap, c.stone, 1);
  sheet.shape(
    [
      [x + w * 0.1, y - high * 0.832],
      [x, y - high],
      [x + half(1) * 1.16, y - high * 0.835],
    ],
    c.shade,
    0.8,
  );
  for (const t of [-0.6, -0.25, 0.3, 0.7])
    sheet.stroke(
      [
        [x + t * 4, y - high * 0.985],
        [x + t * half(1), y - high * 0.842],
      ],
      3,
      t > 0.1 ? c.line : c.lit,
      { taper: "start" },
    );
  sheet.stroke(
    [
      [x - half(1) * 1.2, y - high * 0.834],
      [x + half(1) * 1.2, y - high * 0.834],
    ],
    5,
    c.line,
    { taper: "none" },
  );
  for (const [dx, up, h] of [
    [-0.2, 0.74, 0.05],
    [0.1, 0.55, 0.04],
    [-0.3, 0.4, 0.04],
  ] as const)
    sheet.shape(geo.rect(x + dx * w, y - high * up, w * 0.2, high * h), c.line, 0.4);
  sheet.shape(
    [
      [x - w * 0.3, y - high * 0.14],
      ...geo.arc(x - w * 0.1, y - high * 0.22, w * 0.2, w * 0.2, 180, 360, 10),
      [x + w * 0.1, y - high * 0.14],
    ],
    c.line,
    0.4,
  );
}
