import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import { room } from "./room";
import type { Steps } from "./things";

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Level grain on wood inside a shape. */
function grain(sheet: Sheet, shape: Line, colour: Colour, step = 16): void {
  const { left, right, top, bottom } = geo.bounds(shape);
  const random = noise.stream(Math.round(left + top));
  sheet.clip(shape, () => {
    for (let y = top + step * 0.6; y < bottom; y += step * random.range(0.7, 1.3)) {
      for (let x = left - random.range(0, 200); x < right; x += random.range(160, 420)) {
        const long = random.range(90, 300);
        sheet.stroke(
          geo.smooth([
            [x, y],
            [x + long * 0.5, y + random.range(-3, 3)],
            [x + long, y],
          ]),
          random.range(2.4, 4.4),
          colour,
        );
      }
    }
  });
}

/** A table's front: the top as a slab in slight perspective (`depth` high), then its edge and apron. */
function table(sheet: Sheet, box: Box, depth: number, wood: Steps): void {
  const { x, y, w, h } = box;
  const slant = depth * 0.7;
  const top: Line = [
    [x + slant, y],
    [x + w - slant, y],
    [x + w, y + depth],
    [x, y + depth],
  ];
  sheet.shape(top, wood.base, 0.8);
  grain(sheet, top, wood.lit, Math.max(12, depth / 7));
  sheet.shape(geo.rect(x, y + depth - 1, w, 20), wood.shade, 0.8);
  sheet.stroke(
    [
      [x + 6, y + depth + 2],
      [x + w - 6, y + depth + 2],
    ],
    4,
    wood.lit,
  );
  if (h > depth + 30) {
    for (const at of [0.05, 0.95])
      sheet.shape(geo.rect(x + w * at - 16, y + depth + 18, 32, h - depth - 18), wood.shade, 0.8);
  }
}

/** Shelves filled with book spines; `rows` boards in a box. */
function shelves(
  sheet: Sheet,
  box: Box,
  rows: number,
  wood: Steps,
  spines: readonly Colour[],
  mark: Colour,
  seed = 1,
): void {
  const random = noise.stream(seed);
  const { x, y, w, h } = box;
  const step = h / rows;
  sheet.shape(geo.rect(x, y, w, h), wood.shade, 0.8);
  for (let r = 0; r < rows; r++) {
    const foot = y + (r + 1) * step - 10;
    for (let bx = x + 12; bx < x + w - 16; ) {
      const thick = random.range(0.1, 0.24) * step;
      const tall = step * random.range(0.6, 0.82);
      if (bx + thick > x + w - 10) break;
      if (random.next() > 0.07) {
        const colour = spines[Math.floor(random.range(0, spines.length))] ?? wood.base;
        const lean = random.next() < 0.08 ? thick * 0.8 : 0;
        sheet.shape(
          [
            [bx, foot],
            [bx + lean, foot - tall],
            [bx + thick - 2 + lean, foot - tall],
            [bx + thick - 2, foot],
          ],
          colour,
          0.7,
        );
        sheet.stroke(
          [
            [bx + thick * 0.3 + lean * 0.5, foot - tall * 0.78],
            [bx + thick * 0.7 + lean * 0.5, foot - tall * 0.78],
          ],
          step * 0.03,
          mark,
          { taper: "none" },
        );
        sheet.stroke(
          [
            [bx + thick * 0.25, foot - tall * 0.12],
            [bx + thick * 0.25 + lean * 0.8, foot - tall * 0.9],
          ],
          2.2,
          mark,
        );
      }
      bx += thick;
    }
    sheet.shape(geo.rect(x, foot, w, 12), wood.base, 0.8);
    sheet.stroke(
      [
        [x + 4, foot + 3],
        [x + w - 4, foot + 3],
      ],
      3,
      wood.lit,
    );
  }
  for (const px of [x - 8, x + w - 8]) sheet.shape(geo.rect(px, y - 8, 16, h + 12), wood.base, 0.8);
}

/** A chair seen from the front: back with slats above a seat at `y`, legs below. Width w, back h high. */
function chair(sheet: Sheet, box: Box, wood: Steps): void {
  const { x, y, w, h } = box;
  for (const at of [0.06, 0.86]) {
    sheet.shape(
      geo.rect(x + w * at, y - h, w * 0.08, h * 2),
      at < 0.5 === sheet.localLight.x < 0 ? wood.base : wood.shade,
      0.7,
    );
  }
  for (const level of [0.98, 0.66, 0.38])
    sheet.shape(
      geo.smooth(
        [
          [x + w * 0.08, y - h * level],
          [x + w / 2, y - h * level - 8],
          [x + w * 0.92, y - h * level],
          [x + w * 0.92, y - h * level + h * 0.14],
          [x + w / 2, y - h * level + h * 0.14 - 8],
          [x + w * 0.08, y - h * level + h * 0.14],
        ],
        true,
        5,
      ),
      wood.base,
      0.7,
    );
  sheet.shape(
    [
      [x, y + 14],
      [x + w * 0.1, y - 12],
      [x + w * 0.9, y - 12],
      [x + w, y + 14],
      [x + w, y + 28],
      [x, y + 28],
    ],
    wood.lit,
    0.7,
  );
  sheet.shape(geo.rect(x, y + 14, w, 15), wood.shade, 0.7);
}

/** A potted plant's pot, its rim at (x, y), for leaves drawn above it. */
function pot(sheet: Sheet, x: number, y: number, w: number, h: number, clay: Steps): void {
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const body: Line = [
    [x - w / 2, y],
    [x - w * 0.36, y + h],
    [x + w * 0.36, y + h],
    [x + w / 2, y],
  ];
  sheet.shape(body, clay.base, 0.8);
  sheet.clip(body, () => {
    sheet.shape(
      [
        [x + dark * w * 0.14, y],
        [x + dark * w * 0.1, y + h],
        [x + dark * w, y + h],
        [x + dark * w, y],
      ],
      clay.shade,
      0.8,
    );
    for (const t of [0.3, 0.38])
      sheet.stroke(
        [
          [x - dark * w * t, y + h * 0.26],
          [x - dark * w * (t - 0.06), y + h * 0.9],
        ],
        w * 0.03,
        clay.lit,
      );
  });
  sheet.shape(geo.rect(x - w * 0.56, y - h * 0.06, w * 1.12, h * 0.2), clay.base, 0.8);
  sheet.stroke(
    [
      [x - w * 0.52, y + h * 0.15],
      [x + w * 0.52, y + h * 0.15],
    ],
    h * 0.05,
    clay.shade,
  );
}

export const furniture = { ...room, grain, table, shelves, chair, pot };
