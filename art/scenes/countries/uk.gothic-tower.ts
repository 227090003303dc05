import { openings } from "../../kit/built/openings";
import { geo } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** Inks of the bridge: stone in two steps, its lines, slate roofs, painted steel, lit glass. */
export type TowerInks = {
  readonly stone: Colour;
  readonly shade: Colour;
  readonly line: Colour;
  readonly roof: Colour;
  readonly steel: Colour;
  readonly steelLit: Colour;
  readonly glass: Colour;
};

/** A pointed roof with a shaded half, a band at its eaves and a gilt finial. */
export function spire(sheet: Sheet, x: number, y: number, w: number, h: number, c: TowerInks): void {
  sheet.shape(
    [
      [x - w / 2, y],
      [x, y - h],
      [x + w / 2, y],
    ],
    c.roof,
    0.6,
  );
  sheet.shape(
    [
      [x + w * 0.08, y],
      [x, y - h],
      [x + w / 2, y],
    ],
    c.line,
    0.5,
  );
  sheet.stroke(
    [
      [x - w * 0.2, y - 3],
      [x - w * 0.03, y - h * 0.86],
    ],
    Math.max(2, w * 0.06),
    c.steelLit,
    { taper: "end" },
  );
  sheet.bar(
    [
      [x, y - h - 16],
      [x, y - h + 4],
    ],
    2.4,
    c.line,
  );
  sheet.dot(x, y - h - 17, 3.4, c.glass);
}

/** A bridge tower standing on (x, 0), 500 high with its finial: ashlar with lancets in four storeys, four corner turrets, a steep roof with dormers. */
export function gothicTower(sheet: Sheet, x: number, c: TowerInks): void {
  const [w, top] = [96, -372];
  sheet.shape(geo.rect(x - w / 2, top, w, 372), c.stone, 0.6);
  sheet.shape(geo.rect(x + w * 0.16, top, w * 0.34, 372), c.shade, 0.6);
  const random = noise.stream(Math.round(x) + 500);
  for (let i = 0; i < 90; i++) {
    const y = top + 8 + Math.floor(random.range(0, 45)) * 8;
    const px = x + random.range(-0.44, 0.34) * w;
    sheet.stroke(
      [
        [px, y],
        [px + random.range(6, 12), y],
      ],
      2,
      px > x + w * 0.14 ? c.line : c.shade,
    );
  }
  spire(sheet, x, top + 2, w * 0.84, 128, c);
  for (const side of [-1, 1]) sheet.shape(openings.arch(x - 5 + side * 15, top - 36, 10, 20), c.glass, 0.3);
  for (const [i, y] of geo.line([0, -66, 1, -150, 2, -236, 3, -318])) {
    sheet.shape(geo.rect(x - w * 0.54, y + 46, w * 1.08, 6), c.line, 0.5);
    sheet.shape(geo.rect(x - w * 0.54, y + 43, w * 0.7, 4), c.stone, 0.4);
    for (const dx of i === 0 ? [] : [-21, 0, 21]) {
      sheet.shape(openings.lancet(x + dx - 8, y - 22, 16, 54), c.line, 0.4);
      sheet.shape(openings.lancet(x + dx - 5, y - 14, 10, 44), dx === 21 ? c.line : c.glass, 0.3);
      sheet.bar(
        [
          [x + dx, y - 12],
          [x + dx, y + 30],
        ],
        1.8,
        c.line,
      );
    }
  }
  sheet.shape(openings.lancet(x - 27, -92, 54, 92), c.line, 0.5);
  sheet.shape(openings.lancet(x - 20, -78, 40, 78), c.shade, 0.4);
  for (const side of [-1, 1]) {
    const tx = x + side * w * 0.5;
    sheet.shape(geo.rect(tx - 11, top - 22, 22, 394), c.stone, 0.5);
    sheet.shape(geo.rect(tx + 2, top - 22, 9, 394), c.shade, 0.4);
    for (let y = top; y < -10; y += 42) {
      sheet.bar(
        [
          [tx - 12, y],
          [tx + 12, y],
        ],
        2.6,
        c.line,
      );
      sheet.shape(openings.lancet(tx - 6, y + 10, 6, 20), c.line, 0.2);
    }
    spire(sheet, tx, top - 20, 27, 70, c);
  }
}
