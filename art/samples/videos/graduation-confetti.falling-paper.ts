import { geo, type Point } from "../../kit/core/geo";
import { noise } from "../../kit/core/noise";
import type { Colour } from "../../kit/core/palette";
import type { Sheet } from "../../kit/core/sheet";

/** The two sides of a piece of paper. */
export type Paper = { readonly face: Colour; readonly back: Colour };

/** A round place on the page that no piece may cover. */
export type Spot = { readonly x: number; readonly y: number; readonly radius: number };

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
  /** The faces that pieces swerve around, at a moment of the film. */
  readonly faces?: (time: number) => readonly Spot[];
};

type Piece = {
  readonly paper: Paper;
  readonly start: number;
  readonly column: number;
  readonly size: number;
  readonly wide: number;
  readonly sway: number;
  readonly sways: number;
  readonly turns: number;
  readonly lean: number;
};

const circle = 2 * Math.PI;
/** Moments at which a piece's way is tried: as many as the film has drawings. */
const frames = 120;
/** How often a place for a piece is sought before it is left out, and how far it may move aside in one drawing. */
const tries = 60;
const leap = 30;

function swing(piece: Piece, time: number): number {
  return Math.sin(circle * (time * piece.sways + piece.start * 3));
}

/** Where a piece is: it sinks, sways, and slides round the faces in its way. */
function place(fall: Fall, piece: Piece, time: number): Point {
  const y = fall.top + (fall.bottom - fall.top) * ((piece.start + time * fall.times) % 1);
  let x = piece.column + piece.sway * swing(piece, time);
  for (const face of fall.faces?.(time) ?? []) {
    const room = face.radius + piece.size * 0.6;
    const share = (y - face.y) / (room * 1.8);
    if (Math.abs(share) >= 1) continue;
    const side = piece.column < face.x ? -1 : 1;
    const need = room * Math.sqrt(1 - share * share);
    if (side * (x - face.x) < need) x = face.x + side * need;
  }
  return [x, y];
}

/** Whether a piece covers no face and never leaps, in all of the film. */
function isFree(fall: Fall, piece: Piece): boolean {
  if (!fall.faces) return true;
  let before = place(fall, piece, 0);
  for (let i = 0; i < frames; i++) {
    const here = place(fall, piece, i / frames);
    const near = fall
      .faces(i / frames)
      .some(({ x, y, radius }) => geo.distance(here, [x, y]) < radius + piece.size * 0.58);
    const fell = Math.abs(here[1] - before[1]) < (fall.bottom - fall.top) / 2;
    if (near || (fell && Math.abs(here[0] - before[0]) > leap)) return false;
    before = here;
  }
  return true;
}

/** The pieces of a fall; one that finds no way past the faces is left out. */
function pieces(fall: Fall, papers: readonly [Paper, ...Paper[]]): readonly Piece[] {
  const random = noise.stream(fall.seed);
  const next = (): Piece => {
    const size = random.range(...fall.size);
    return {
      paper: random.pick(papers),
      start: random.next(),
      column: random.range(fall.left, fall.right),
      size,
      wide: size * random.range(0.34, 0.6),
      sway: random.range(10, 34),
      sways: fall.times * Math.round(random.range(2, 4)),
      turns: fall.times * Math.round(random.range(3, 6)) * (random.next() < 0.5 ? -1 : 1),
      lean: random.range(0, 360),
    };
  };
  return Array.from({ length: fall.count }).flatMap(() => {
    for (let i = 0; i < tries; i++) {
      const piece = next();
      if (isFree(fall, piece)) return [piece];
    }
    return [];
  });
}

/** Coloured paper that sinks, sways and turns over; `time` 0..1, the same picture at both ends. */
function draw(sheet: Sheet, time: number, fall: Fall, all: readonly Piece[]): void {
  for (const piece of all) {
    const { paper, size, wide, turns, start, lean } = piece;
    const [x, y] = place(fall, piece, time);
    const flip = Math.cos(circle * (time * turns + start * 5));
    const half = (wide / 2) * Math.max(0.16, Math.abs(flip));
    const bow = size * 0.1 * Math.sin(circle * (time * turns + start * 5));
    sheet.place({ x, y, turn: lean + swing(piece, time) * 34, ownGrain: true }, () => {
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

export const fallingPaper = { pieces, draw };
