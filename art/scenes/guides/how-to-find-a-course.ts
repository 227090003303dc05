import { furniture } from "../../kit/built/furniture";
import { geo, type Line } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import { type Colour, palette } from "../../kit/core/palette";
import { Scene } from "../../kit/core/scene";
import type { Sheet } from "../../kit/core/sheet";
import { figure } from "../../kit/people/figure";
import { heads } from "../../kit/people/heads";

const middle = 980;

/** The wall of books once over; printed dim, then again in the lamp's light with other inks. */
function books(
  sheet: Sheet,
  wood: { base: Colour; shade: Colour; lit: Colour },
  spines: readonly Colour[],
  mark: Colour,
): void {
  for (const [i, x] of [-190, 300, 790, 1280, 1770].entries())
    furniture.shelves(sheet, { x, y: -70, w: 474, h: 1060 }, 7, wood, spines, mark, i + 3);
  for (const x of [292, 782, 1272, 1762]) {
    sheet.shape(geo.rect(x - 22, -20, 44, 1020), wood.base, 0.8);
    sheet.stroke(geo.line([x - 10, -20, x - 10, 990]), 6, wood.lit);
    sheet.stroke(geo.line([x + 10, -20, x + 10, 990]), 5, wood.shade);
  }
}

/** What the hanging lamp lights: a tall bell whose edge is torn. */
function light(): Line {
  const edge = geo.smooth(
    geo.line([middle - 70, 60, middle - 250, 210, middle - 420, 470, middle - 480, 760, middle - 470, 1100]),
  );
  const other = edge.map(([x, y]): readonly [number, number] => [2 * middle - x, y]);
  return [...edge, ...geo.reverse(other)].map(([x, y]) => [x + 16 * noise.rough(x / 30, y / 24, 4), y]);
}

/** The floor with a rug and books left in piles. */
function floor(sheet: Sheet): void {
  sheet.shape(geo.rect(-10, 984, 1940, 110), "bark", 1);
  sheet.stroke(geo.line([-10, 988, 1930, 988]), 7, "night", { taper: "none" });
  const lit = geo.line([middle - 470, 986, middle + 470, 986, middle + 620, 1100, middle - 620, 1100]);
  sheet.shape(lit, "timber", 2);
  sheet.clip(lit, () => furniture.grain(sheet, geo.rect(middle - 640, 986, 1280, 110), "honey", 20));
}

/** A standing ladder from the front: two rails, treads, the seat on top. */
function ladder(sheet: Sheet): void {
  const [seat, foot] = [540, 1050];
  const rail = (x0: number, x1: number, w: number, colour: Colour): void => {
    sheet.shape(
      geo.line([x0 - w / 2, seat, x0 + w / 2, seat, x1 + w / 2, foot, x1 - w / 2, foot]),
      colour,
      0.8,
    );
  };
  sheet.shape(
    geo.smooth(
      geo.line([
        middle - 190,
        1050,
        middle,
        1034,
        middle + 230,
        1048,
        middle + 180,
        1074,
        middle - 160,
        1074,
      ]),
      true,
    ),
    "bark",
    2,
  );
  for (const side of [-1, 1]) rail(middle + side * 84, middle + side * 132, 20, "night");
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const half = geo.lerp(100, 176, t);
    const y = geo.lerp(seat, foot, t);
    sheet.shape(
      geo.line([
        middle - half,
        y - 9,
        middle + half,
        y - 9,
        middle + half + 9,
        y + 10,
        middle - half - 9,
        y + 10,
      ]),
      "honey",
      0.8,
    );
    sheet.shape(
      geo.line([
        middle - half - 9,
        y + 10,
        middle + half + 9,
        y + 10,
        middle + half + 8,
        y + 20,
        middle - half - 8,
        y + 20,
      ]),
      "brick",
      0.8,
    );
  }
  for (const side of [-1, 1]) {
    rail(middle + side * 100, middle + side * 184, 27, "red");
    sheet.stroke(
      geo.line([middle + side * 100 - 8, seat + 20, middle + side * 184 - 8, foot - 20]),
      6,
      "honey",
    );
  }
  sheet.shape(
    geo.line([
      middle - 128,
      seat - 18,
      middle + 128,
      seat - 18,
      middle + 142,
      seat + 12,
      middle - 142,
      seat + 12,
    ]),
    "honey",
    0.8,
  );
  sheet.shape(geo.rect(middle - 142, seat + 11, 284, 18), "brick", 0.8);
}

/** The open book in the reader's hands, its covers towards us. */
function book(sheet: Sheet): void {
  sheet.shape(geo.line([-128, 340, 0, 372, 128, 340, 128, 506, 0, 540, -128, 506]), "sand", 0.6);
  sheet.shape(geo.line([-140, 344, -6, 380, -6, 552, -140, 516]), "sea", 0.6);
  sheet.shape(geo.line([140, 344, 6, 380, 6, 552, 140, 516]), "deep", 0.6);
  sheet.shape(geo.line([-8, 378, 8, 378, 8, 552, -8, 552]), "night", 0.4);
  sheet.stroke(geo.line([-116, 378, -30, 402]), 9, "honey");
  sheet.stroke(geo.line([-116, 480, -30, 504]), 6, "honey");
  sheet.stroke(geo.line([-132, 340, -6, 374]), 4, "honey");
}

function reader(sheet: Sheet): void {
  sheet.place({ x: middle, y: 292, scale: 0.5 }, () =>
    figure(sheet, {
      look: {
        ...heads.divya,
        skin: "brown",
        yaw: -0.5,
        tilt: -6,
        hair: "curls",
        mouth: "smile",
        spectacles: { kind: "round", colour: "ink" },
        earrings: { kind: "hoop", colour: "honey" },
      },
      outfit: {
        kind: "sweater",
        cloth: { base: "cream", shade: "honey", lit: "sand" },
        accent: "red",
        trousers: { base: "ink", shade: "night", lit: "deep" },
        shoes: "red",
      },
      pose: {
        seated: true,
        left: { elbow: [-222, 390], wrist: [-138, 528], hand: "cup", handTurn: 22, thumb: "right" },
        right: { elbow: [222, 386], wrist: [138, 526], hand: "cup", handTurn: -22, thumb: "left" },
        legs: [
          { knee: [-96, 640], ankle: [-112, 1000], toe: -1 },
          { knee: [106, 640], ankle: [66, 968], toe: 1 },
        ],
      },
      carry: () => book(sheet),
    }),
  );
}

export const scene = new Scene({
  name: "guides/how-to-find-a-course",
  size: "hero",
  people: true,
  light: { x: -0.2, y: -0.95 },
  palette: [
    "night",
    "ink",
    "deep",
    "bark",
    "timber",
    "brick",
    "red",
    "honey",
    "cream",
    "sand",
    "sea",
    "leaf",
    "white",
    "plum",
    ...palette.skin("brown"),
  ],
  draw: (sheet) => {
    books(
      sheet,
      { base: "ink", shade: "night", lit: "deep" },
      ["ink", "deep", "plum", "ink", "bark", "deep"],
      "night",
    );
    sheet.clip(light(), () =>
      books(
        sheet,
        { base: "timber", shade: "bark", lit: "honey" },
        ["red", "sea", "honey", "leaf", "brick", "sea", "deep"],
        "ink",
      ),
    );
    floor(sheet);
    furniture.pendant(sheet, middle, 76, 170, -10, {
      base: "leaf",
      shade: "ink",
      lit: "honey",
      cord: "night",
    });
    sheet.shape(geo.arc(middle, 76, 80, 13), "cream", 0.5);
    ladder(sheet);
    reader(sheet);
  },
});
