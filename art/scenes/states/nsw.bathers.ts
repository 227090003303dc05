import { geo } from "../../kit/core/geo";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";
import paths from "./nsw.bathers.paths.json";

type Rider = {
  readonly board: Colour;
  readonly stripe: Colour;
  readonly suit: Colour;
  readonly skin: "tan" | "brown";
  readonly hair: Colour;
};

/** A surfer and board, nose up; lying and paddling, or standing with arms out. */
function surfer(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  kind: "paddle" | "ride",
  rider: Rider,
): void {
  const { board, stripe, suit, skin, hair } = rider;
  sheet.place({ x, y, turn, scale: 1.08 }, () => {
    const plank = geo.smooth(geo.line(paths.board), true, 6);
    sheet.shape(geo.move(plank, 9, 10), "ink", 0.6);
    sheet.shape(plank, board, 0.6);
    sheet.stroke(geo.line([0, -56, 0, 48]), 4, stripe, { taper: "none" });
    if (kind === "paddle") {
      for (const side of [-1, 1]) {
        sheet.stroke(geo.line([side * 5, 20, side * 7, 46, side * 6, 66]), 10, skin, {
          taper: "none",
          jitter: 0.1,
        });
        const reach =
          side === 1 ? geo.line([9, -24, 26, -34, 27, -54]) : geo.line([-9, -20, -27, -10, -31, 10]);
        sheet.stroke(reach, 9, skin, { taper: "none", jitter: 0.1 });
      }
      sheet.shape(geo.smooth(geo.line(paths.standingSuit), true), suit, 0.4);
      sheet.dot(0, -34, 9.5, hair);
      for (const [px, py] of geo.line([30, -62, -36, 14, 4, 78]))
        sheet.stroke(geo.line([px - 10, py, px + 10, py + 3]), 6, "white");
      return;
    }
    sheet.stroke(geo.line([-4, -16, -7, -2]), 11, skin, { taper: "none" });
    sheet.stroke(geo.line([3, 22, 6, 34]), 11, skin, { taper: "none" });
    sheet.shape(geo.smooth(geo.line(paths.lyingSuit), true), suit, 0.4);
    sheet.stroke(geo.smooth(geo.line([-6, -6, -28, -18, -46, -14])), 9, skin, { taper: "none", jitter: 0.1 });
    sheet.stroke(geo.smooth(geo.line([8, 12, 30, 20, 44, 10])), 9, skin, { taper: "none", jitter: 0.1 });
    sheet.dot(-2, 2, 10, hair);
    sheet.stroke(geo.arc(-2, 2, 6, 6, 180, 270, 8), 2.6, skin);
  });
}

/** A swimmer on a lane, heading right (1) or left (-1). */
function swimmer(sheet: Sheet, x: number, y: number, way: 1 | -1, cap: Colour, skin: "tan" | "brown"): void {
  sheet.place({ x, y, flip: way === -1 }, () => {
    sheet.shape(geo.move(geo.arc(-10, 0, 34, 8), 6, 12), "sea", 1);
    sheet.stroke(geo.line([-14, 0, -50, 2]), 11, skin, { taper: "end" });
    sheet.shape(geo.smooth(geo.line(paths.swimmer), true), skin, 0.4);
    sheet.shape(geo.rect(-28, -6, 14, 12), cap, 0.4);
    sheet.stroke(geo.smooth(geo.line([8, -8, 22, -19, 44, -13])), 8, skin, { taper: "end" });
    sheet.stroke(geo.smooth(geo.line([6, 8, -12, 17, -28, 15])), 8, skin, { taper: "end" });
    sheet.dot(21, 0, 9.4, cap);
    for (const [px, py] of geo.line([-56, -4, -64, 6, 48, -16]))
      sheet.stroke(geo.line([px - 12, py, px + 8, py - 2]), 6, "white");
  });
}

/** A beach umbrella from above with its shadow. */
function parasol(sheet: Sheet, x: number, y: number, r: number, colour: Colour): void {
  sheet.shape(geo.arc(x + r * 0.5, y + r * 0.6, r, r), "honey", 1);
  sheet.shape(geo.arc(x, y, r, r), "white", 0.8);
  for (let i = 0; i < 4; i++)
    sheet.shape([[x, y], ...geo.arc(x, y, r, r, i * 90 + 12, i * 90 + 57, 8)], colour, 0.5);
  sheet.dot(x, y, r * 0.1, "ink");
}

/** A bather on a towel. */
function towel(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  cloth: Colour,
  suit: Colour,
  skin: "tan" | "brown",
): void {
  sheet.place({ x, y, turn }, () => {
    sheet.shape(geo.rect(-20, -52, 40, 104), cloth, 0.6);
    for (const v of [-42, 42]) sheet.stroke(geo.line([-18, v, 18, v]), 5, "white", { taper: "none" });
    for (const side of [-1, 1]) {
      sheet.stroke(geo.line([side * 5, 4, side * 7, 44]), 9, skin, { taper: "none", jitter: 0.1 });
      sheet.stroke(geo.line([side * 9, -22, side * 17, -4, side * 12, 12]), 7, skin, {
        taper: "none",
        jitter: 0.1,
      });
    }
    sheet.shape(geo.smooth(geo.line(paths.sunbather), true), suit, 0.4);
    sheet.dot(0, -33, 9, "ink");
  });
}

export const bathers = { surfer, swimmer, parasol, towel };
