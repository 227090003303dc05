import type { Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** The two sides of a piece of paper. */
export type Paper = { readonly face: Colour; readonly back: Colour };

export type Fall = {
  /** Where pieces set out and where they are gone, on the page. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly count: number;
  /** Length of a piece, least and most. */
  readonly size: readonly [number, number];
  /** How many times a piece falls through in the film: whole, so that the film's end meets its start. */
  readonly times: number;
  readonly seed: number;
};

const circle = 2 * Math.PI;

/** Coloured paper that sinks, sways and turns over; `time` 0..1, the same picture at both ends. */
export function fallingPaper(
  sheet: Sheet,
  time: number,
  fall: Fall,
  papers: readonly [Paper, ...Paper[]],
): void {
  const random = noise.stream(fall.seed);
  for (let i = 0; i < fall.count; i++) {
    const paper = random.pick(papers);
    const start = random.next();
    const column = random.range(fall.left, fall.right);
    const size = random.range(...fall.size);
    const wide = size * random.range(0.34, 0.6);
    const sway = random.range(14, 42);
    const sways = fall.times * Math.round(random.range(2, 4));
    const turns = fall.times * Math.round(random.range(3, 6)) * (random.next() < 0.5 ? -1 : 1);
    const lean = random.range(0, 360);
    const way = (start + time * fall.times) % 1;
    const swing = Math.sin(circle * (time * sways + start * 3));
    const flip = Math.cos(circle * (time * turns + start * 5));
    const x = column + sway * swing;
    const y = fall.top + (fall.bottom - fall.top) * way;
    const half = (wide / 2) * Math.max(0.16, Math.abs(flip));
    const bow = size * 0.1 * Math.sin(circle * (time * turns + start * 5));
    sheet.place({ x, y, turn: lean + swing * 34, ownGrain: true }, () => {
      const outline: Point[] = [
        [-size / 2, -half],
        [0, -half + bow],
        [size / 2, -half],
        [size / 2, half],
        [0, half + bow],
        [-size / 2, half],
      ];
      sheet.shape(outline, flip > 0 ? paper.face : paper.back, 0.6);
    });
  }
}
