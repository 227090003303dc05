import { geo, type Line } from "../core/geo";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";

import { type Box, openings } from "./openings";
import { skyline } from "./skyline";
import { street } from "./street";

/** A wall with its shaded strip on the side away from the light and, if asked, windows and hatching. */
function block(
  sheet: Sheet,
  box: Box,
  colours: { wall: Colour; shade?: Colour; window?: Colour; hatch?: Colour },
  options: { columns?: number; rows?: number; shadeWidth?: number; seed?: number } = {},
): void {
  const { columns = 4, rows = 6, shadeWidth = 0.28, seed = 1 } = options;
  const { x, y, w, h } = box;
  sheet.shape(geo.rect(x, y, w, h), colours.wall, 1);
  const strip =
    sheet.localLight.x > 0
      ? geo.rect(x, y, w * shadeWidth, h)
      : geo.rect(x + w * (1 - shadeWidth), y, w * shadeWidth, h);
  if (colours.shade) sheet.shape(strip, colours.shade, 1);
  if (colours.hatch) hatch(sheet, strip, Math.max(5, w * 0.05), 2.4, colours.hatch);
  if (colours.window)
    openings.windows(
      sheet,
      { x: x + w * 0.07, y: y + h * 0.05, w: w * 0.86, h: h * 0.9 },
      columns,
      rows,
      colours.window,
      { seed },
    );
}

/** Parallel slanting strokes over a shape. `step` apart, `width` thick. */
function hatch(sheet: Sheet, shape: Line, step: number, width: number, colour: Colour, degrees = 58): void {
  const { left, right, top, bottom } = geo.bounds(shape);
  const middle: readonly [number, number] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const turned = geo.turn(shape, -degrees, middle);
  for (let y = middle[1] - reach; y < middle[1] + reach; y += step) {
    for (const [a, b] of geo.spans(turned, y)) {
      if (b - a > step * 2)
        sheet.stroke(
          geo.turn(
            [
              [a + 1, y],
              [b - 1, y],
            ],
            degrees,
            middle,
          ),
          width,
          colour,
        );
    }
  }
}

/** A pitched roof over a box's top edge: gable (a triangle) or hip (sloping ends), with tile lines down the slope. */
function roof(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: "gable" | "hip",
  colours: { tile: Colour; line?: Colour },
): void {
  const inset = kind === "gable" ? w / 2 : Math.min(w * 0.24, h * 1.2);
  const shape: Line = [
    [x, y],
    [x + inset, y - h],
    [x + w - inset, y - h],
    [x + w, y],
  ];
  sheet.shape(shape, colours.tile, 1);
  const { line } = colours;
  if (!line) return;
  const count = Math.max(5, Math.round(w / 16));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const head = geo.clamp((x + w * t - (x + inset)) / Math.max(1, w - 2 * inset));
    sheet.stroke(
      [
        [x + inset + (w - 2 * inset) * head, y - h + 3],
        [x + w * t, y - 2],
      ],
      Math.max(2, h * 0.045),
      line,
      { taper: "start" },
    );
  }
}

/** A ribbed dome on a level, seventeen lines of form, with a shaded side and a finial. */
function dome(
  sheet: Sheet,
  cx: number,
  foot: number,
  radius: number,
  height: number,
  colours: { body: Colour; shade: Colour; rib: Colour },
): void {
  const outline = geo.arc(cx, foot, radius, height, 180, 360, 40);
  sheet.shape(outline, colours.body, 1);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  const edge = geo.arc(cx, foot, radius * 0.42 * dark, height, -90, 0, 20);
  const rim = geo.arc(cx, foot, radius * dark, height, -90, 0, 20);
  sheet.shape([...edge, ...geo.reverse(rim)], colours.shade, 1);
  for (let i = -8; i <= 8; i++) {
    const reach = radius * Math.sin((i / 8.6) * (Math.PI / 2));
    const tone = i * dark > 4 ? 0.45 : 1;
    sheet.stroke(geo.arc(cx, foot, reach, height * 0.985, -90, 0, 16), radius * 0.034 * tone, colours.rib, {
      taper: "start",
    });
  }
}

/** A row of columns with capitals and feet between two x. */
function columns(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colours: { body: Colour; shade: Colour },
): void {
  const step = w / (count - 1);
  const thick = step * 0.34;
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  for (let i = 0; i < count; i++) {
    const cx = x + i * step;
    sheet.shape(
      [
        [cx - thick / 2, y + h],
        [cx - thick * 0.42, y],
        [cx + thick * 0.42, y],
        [cx + thick / 2, y + h],
      ],
      colours.body,
      0.7,
    );
    for (const share of [0.12, 0.3])
      sheet.stroke(
        [
          [cx + dark * thick * share, y + h * 0.07],
          [cx + dark * thick * share, y + h * 0.95],
        ],
        thick * 0.13,
        colours.shade,
      );
    sheet.shape(geo.rect(cx - thick * 0.72, y - thick * 0.1, thick * 1.44, thick * 0.34), colours.body, 0.6);
    sheet.shape(
      geo.rect(cx - thick * 0.72, y + h - thick * 0.3, thick * 1.44, thick * 0.34),
      colours.body,
      0.6,
    );
  }
}

export const buildings = { ...openings, block, hatch, skyline, roof, dome, columns, street };
