import { geo, type Line } from "../core/geo";
import { noise } from "../core/noise";
import type { Colour } from "../core/palette";
import type { Sheet } from "../core/sheet";
import paths from "./things.paths.json";

/** Three values of one thing. */
export type Steps = { readonly base: Colour; readonly shade: Colour; readonly lit: Colour };

/* Things stand on y = 0 in their own coordinates, about 200 at their longest; put them with sheet.place. */

const darkSide = (sheet: Sheet): 1 | -1 => (sheet.localLight.x > 0 ? -1 : 1);

/** A wheeled suitcase, upright, 130 wide and 190 high, its handle up to 270. */
function suitcase(sheet: Sheet, colours: Steps & { metal: Colour }): void {
  const dark = darkSide(sheet);
  for (const x of [-30, 30])
    sheet.bar(
      [
        [x, -186],
        [x, -262],
      ],
      5,
      colours.metal,
    );
  sheet.shape(geo.rect(-38, -270, 76, 12), colours.metal, 0.6);
  for (const x of [-44, 44]) sheet.dot(x, -7, 9, colours.metal);
  const body = geo.smooth(geo.line(paths.suitcase), true, 4);
  sheet.shape(body, colours.base, 0.8);
  sheet.clip(body, () => {
    sheet.shape(geo.rect(dark === 1 ? 26 : -80, -200, 54, 200), colours.shade, 0.8);
    for (let x = -50; x <= 50; x += 20)
      sheet.stroke(
        [
          [x, -178],
          [x, -22],
        ],
        5,
        x * dark > 20 ? colours.base : colours.shade,
      );
    sheet.stroke(
      [
        [-dark * 57, -176],
        [-dark * 57, -30],
      ],
      5,
      colours.lit,
    );
  });
}

/** A rucksack from behind, 130 wide and 170 high. */
function backpack(sheet: Sheet, colours: Steps): void {
  const dark = darkSide(sheet);
  const body = geo.smooth(geo.line(paths.backpack), false, 6);
  sheet.bar(geo.arc(0, -166, 18, 18, 180, 360, 12), 7, colours.shade);
  sheet.shape(body, colours.base, 0.9);
  sheet.clip(body, () => {
    sheet.shape(
      geo.smooth(
        geo.line([dark * 24, -180, dark * 40, -100, dark * 30, 10, dark * 90, 10, dark * 90, -180]),
        true,
      ),
      colours.shade,
      0.8,
    );
    for (const share of [0.5, 0.66, 0.82]) {
      sheet.stroke(
        geo.arc(0, -84, 66 * share, 82 * share, dark === 1 ? 190 : 290, dark === 1 ? 250 : 350, 10),
        4,
        colours.lit,
      );
    }
  });
  sheet.shape(geo.smooth(geo.line([-46, -8, -48, -72, 48, -72, 46, -8]), false, 4), colours.shade, 0.7);
  sheet.stroke(geo.line([-46, -74, 46, -74]), 6, colours.lit);
  sheet.stroke(geo.line([-50, -116, 0, -124, 50, -116]), 5, colours.shade);
}

/** A closed book lying flat or, placed with turn 90, standing: 170 long, 34 thick. */
function book(sheet: Sheet, cover: Colour, pages: Colour, line: Colour): void {
  sheet.shape(geo.line([-85, 0, -85, -34, 85, -34, 85, 0]), cover, 0.8);
  sheet.shape(geo.line([-74, -6, -74, -28, 87, -28, 87, -6]), pages, 0.6);
  for (const y of [-23, -17, -11])
    sheet.stroke(
      [
        [-70, y],
        [84, y],
      ],
      2.2,
      line,
    );
}

/** A stack of books, one above the other, each turned a little. */
function books(sheet: Sheet, covers: readonly Colour[], pages: Colour, line: Colour): void {
  covers.forEach((cover, i) => {
    const size = 1 - 0.07 * i + 0.06 * noise.at(i * 2.7, 1, 3);
    sheet.place({ x: 12 * noise.at(i * 1.9, 4, 5), y: -34 * i, scale: size, flip: i % 2 === 1 }, () =>
      book(sheet, cover, pages, line),
    );
  });
}

/** An open book seen from in front and above, 220 wide. */
function openBook(sheet: Sheet, colours: { cover: Colour; page: Colour; shade: Colour; line: Colour }): void {
  const dark = darkSide(sheet);
  sheet.shape(geo.line([-114, 4, -98, -62, 98, -62, 114, 4, 0, 16]), colours.cover, 0.8);
  for (const side of [-1, 1]) {
    const page: Line = [
      ...geo.smooth([
        [0, -52],
        [side * 40, -68],
        [side * 94, -62],
      ]),
      ...geo.smooth([
        [side * 108, -2],
        [side * 50, -8],
        [0, 10],
      ]),
    ];
    sheet.shape(page, side === dark ? colours.shade : colours.page, 0.5);
    for (let i = 0; i < 5; i++) {
      const y = -48 + i * 9;
      sheet.stroke(
        geo.smooth([
          [side * (14 + i), y + 2],
          [side * 50, y - 8],
          [side * (84 + i * 2), y - 4],
        ]),
        2.4,
        colours.line,
      );
    }
  }
  sheet.stroke(geo.line([0, -52, 0, 12]), 3, colours.line);
}

/** An open laptop seen from its front, 210 wide; `glow` is the screen. */
function laptop(sheet: Sheet, colours: { body: Colour; shade: Colour; glow: Colour; line: Colour }): void {
  sheet.shape(geo.line([-92, -22, -84, -152, 84, -152, 92, -22]), colours.body, 0.7);
  const screen = geo.line([-80, -32, -74, -143, 74, -143, 80, -32]);
  sheet.shape(screen, colours.glow, 0.5);
  for (let i = 0; i < 4; i++)
    sheet.stroke(
      [
        [-58, -124 + i * 22],
        [-58 + 96 - (i % 2) * 34, -124 + i * 22],
      ],
      5,
      colours.line,
    );
  sheet.shape(geo.line(paths.laptopBase), colours.shade, 0.6);
  for (let i = 0; i < 3; i++)
    sheet.stroke(
      [
        [-80 - i * 3, -16 + i * 6],
        [80 + i * 3, -16 + i * 6],
      ],
      2.6,
      colours.line,
    );
}

/** A laptop from behind, as a reader opposite sees it. */
function laptopBack(sheet: Sheet, colours: { body: Colour; shade: Colour }): void {
  sheet.shape(geo.line(paths.laptopLid), colours.body, 0.7);
  sheet.dot(0, -72, 11, colours.shade);
  sheet.shape(geo.rect(-108, -6, 216, 10), colours.shade, 0.6);
}

/** A sheet of paper with lines of writing, 110 x 150, lying as seen from above; place with turn. */
function paper(sheet: Sheet, colours: { page: Colour; line: Colour }, lines = 7): void {
  sheet.shape(geo.rect(-55, -150, 110, 150), colours.page, 0.6);
  for (let i = 0; i < lines; i++) {
    const y = -130 + i * (112 / lines);
    sheet.stroke(
      [
        [-40, y],
        [-40 + 80 * (i % 3 === 2 ? 0.6 : 1), y],
      ],
      4,
      colours.line,
    );
  }
}

/** A mug with steam. */
function mug(sheet: Sheet, colours: Steps, steam?: Colour): void {
  const dark = darkSide(sheet);
  sheet.bar(
    geo.arc(dark * 40, -38, 20, 22, dark === 1 ? -90 : 90, dark === 1 ? 90 : 270, 14),
    9,
    colours.shade,
  );
  const body = geo.line(paths.mug);
  sheet.shape(body, colours.base, 0.6);
  sheet.clip(body, () => sheet.shape(geo.rect(dark === 1 ? 8 : -50, -80, 42, 90), colours.shade, 0.6));
  sheet.shape(geo.arc(0, -76, 40, 9), colours.lit, 0.4);
  if (steam)
    for (const x of [-12, 10])
      sheet.stroke(
        geo.smooth([
          [x, -92],
          [x + 9, -112],
          [x - 7, -134],
          [x + 4, -160],
        ]),
        6,
        steam,
      );
}

export const things = { suitcase, backpack, book, books, openBook, laptop, laptopBack, paper, mug };
