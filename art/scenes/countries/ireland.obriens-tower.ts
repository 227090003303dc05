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

/** Courses of stone over a wall: light ones on its lit part, dark ones on the rest. */
function courses(sheet: Sheet, wall: Line, split: number, c: Colours, seed: number): void {
  const { left, right, top, bottom } = geo.bounds(wall);
  const random = noise.stream(seed);
  sheet.clip(wall, () => {
    sheet.shape(geo.rect(split, top - 10, right - split + 10, bottom - top + 20), c.shade, 0.8);
    for (let y = top + 8; y < bottom; y += 11)
      for (let x = left - random.range(0, 20); x < right; x += random.range(22, 40)) {
        const long = random.range(10, 20);
        sheet.stroke(geo.line([x, y, x + long, y]), 3, x < split - 14 ? c.lit : c.line);
      }
  });
}

/** Battlements along a top from x to x. */
function battlements(sheet: Sheet, from: number, to: number, y: number, count: number, c: Colours): void {
  sheet.shape(geo.rect(from - 4, y - 2, to - from + 8, 9), c.stone, 0.6);
  const step = (to - from + 8) / (count * 2 - 1);
  for (let i = 0; i < count; i++) {
    const x = from - 4 + i * step * 2;
    sheet.shape(geo.rect(x, y - 18, step, 18), i * 2 < count ? c.stone : c.shade, 0.6);
    sheet.stroke(geo.line([x + 2, y - 17, x + step - 2, y - 17]), 3, c.lit, { taper: "none" });
  }
}

/** A slit or a window with a pointed head, dark. */
function opening(sheet: Sheet, x: number, y: number, w: number, h: number, c: Colours): void {
  sheet.shape(
    geo.line([x - w / 2, y, x - w / 2, y - h * 0.66, x, y - h, x + w / 2, y - h * 0.66, x + w / 2, y]),
    c.line,
    0.5,
  );
}

/** O'Brien's Tower on the Cliffs of Moher: short and square with battlements, a round stair turret at its side that stands over it; foot at 0, 130 high. */
export function obriensTower(sheet: Sheet, c: Colours): void {
  const turret = geo.line([-92, 4, -90, -140, -36, -140, -34, 4]);
  sheet.shape(turret, c.stone, 0.8);
  courses(sheet, turret, -56, c, 4);
  battlements(sheet, -92, -34, -140, 3, c);
  opening(sheet, -70, -96, 9, 24, c);
  opening(sheet, -70, -38, 9, 24, c);
  const body = geo.line([-46, 6, -44, -104, 66, -104, 70, 6]);
  sheet.shape(body, c.stone, 0.8);
  courses(sheet, body, 34, c, 9);
  battlements(sheet, -44, 66, -104, 5, c);
  for (const x of [-18, 18]) opening(sheet, x, -58, 15, 34, c);
  opening(sheet, 52, -58, 11, 32, c);
  opening(sheet, 0, 4, 24, 46, c);
  sheet.stroke(geo.line([-44, -52, 34, -52]), 4, c.lit, { taper: "none" });
  sheet.stroke(geo.line([-45, -100, -45, 2]), 5, c.line);
}
