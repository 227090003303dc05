import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import type { Steps } from "./things";

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A window in a wall: frame, panes divided by bars, and the view drawn by `view` inside the opening. */
function window(sheet: Sheet, box: Box, columns: number, rows: number, frame: Steps, view: () => void): void {
  const { x, y, w, h } = box;
  const t = Math.max(10, w * 0.045);
  sheet.shape(geo.rect(x - t, y - t, w + 2 * t, h + 2 * t), frame.base, 0.8);
  sheet.clip(geo.rect(x, y, w, h), view);
  for (let c = 1; c < columns; c++)
    sheet.shape(geo.rect(x + (w * c) / columns - t * 0.3, y - 2, t * 0.6, h + 4), frame.base, 0.5);
  for (let r = 1; r < rows; r++)
    sheet.shape(geo.rect(x - 2, y + (h * r) / rows - t * 0.3, w + 4, t * 0.6), frame.base, 0.5);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  sheet.stroke(
    [
      [dark === 1 ? x + w + t * 0.6 : x - t * 0.6, y],
      [dark === 1 ? x + w + t * 0.6 : x - t * 0.6, y + h],
    ],
    t * 0.4,
    frame.shade,
  );
  sheet.stroke(
    [
      [x, y - t * 0.6],
      [x + w, y - t * 0.6],
    ],
    t * 0.34,
    frame.lit,
  );
  sheet.shape(geo.rect(x - t * 2, y + h + t * 0.8, w + t * 4, t * 1.2), frame.base, 0.8);
  sheet.stroke(
    [
      [x - t * 1.6, y + h + t * 1.8],
      [x + w + t * 1.6, y + h + t * 1.8],
    ],
    t * 0.4,
    frame.shade,
  );
}

/** A curtain hanging from (x, y): folds between its edges, gathered by `gather` (0..1) at its foot. */
function curtain(sheet: Sheet, box: Box, cloth: Steps, gather = 0.3, flip = false): void {
  const { x, y, w, h } = box;
  const end = w * (1 - gather);
  const left = geo.smooth([
    [0, 0],
    [0, h * 0.6],
    [0, h],
  ]);
  const right = geo.smooth([
    [w, 0],
    [w * 0.96, h * 0.3],
    [end, h * 0.68],
    [end * 1.04, h],
  ]);
  sheet.place({ x, y, flip }, () => {
    sheet.shape([...left, ...geo.reverse(right)], cloth.base, 1);
    for (let i = 1; i < 9; i++) {
      const fold = geo.between(left, right, i / 9);
      sheet.stroke(fold, i % 2 ? w * 0.06 : w * 0.026, i % 2 ? cloth.shade : cloth.lit, {
        tone: (px, py) => 0.8 + 0.5 * noise.at(px / 30, py / 90, 4),
      });
    }
  });
}

/** A hanging lamp: cord from `top`, a shade whose rim is at (x, y), and the light's edge below when `glow` is given. */
function pendant(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  top: number,
  colours: Steps & { cord: Colour },
  glow?: Colour,
): void {
  if (glow)
    sheet.shape(
      [
        [x - width * 0.44, y],
        [x + width * 0.44, y],
        [x + width * 1.6, y + width * 2.6],
        [x - width * 1.6, y + width * 2.6],
      ],
      glow,
      1.3,
    );
  sheet.bar(
    [
      [x, top],
      [x, y - width * 0.5],
    ],
    4,
    colours.cord,
  );
  const shade: Line = [...geo.arc(x, y, width / 2, width * 0.52, 180, 360, 24)];
  sheet.shape(shade, colours.base, 0.8);
  const dark = sheet.localLight.x > 0 ? -1 : 1;
  for (const share of [0.3, 0.55, 0.8])
    sheet.stroke(
      geo.arc(x, y, (width / 2) * share * dark, width * 0.5, -84, -6, 10),
      width * 0.04,
      colours.shade,
    );
  sheet.stroke(
    geo.arc(x, y, -(width / 2) * 0.7 * dark, width * 0.46, -80, -20, 10),
    width * 0.045,
    colours.lit,
  );
}

export const room = { window, curtain, pendant };
