import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PathCommand, parse } from "opentype.js";
import subsetFont from "subset-font";

/** The room for a word: its middle and the most it may measure. */
export type Room = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const file = join(__dirname, "../src/theme/fonts/bricolage-condensed.woff2");
const glyphs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A path's commands as text, to one decimal. */
function pathData(commands: readonly PathCommand[]): string {
  const pair = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return commands
    .map((step) => {
      if (step.type === "Z") return "Z";
      if (step.type === "Q") return `Q${pair(step.x1, step.y1)} ${pair(step.x, step.y)}`;
      if (step.type === "C")
        return `C${pair(step.x1, step.y1)} ${pair(step.x2, step.y2)} ${pair(step.x, step.y)}`;
      return `${step.type}${pair(step.x, step.y)}`;
    })
    .join("");
}

/** Reads the heading font at its heaviest; the result turns a word into path data, as large as its room allows. */
export async function lettering(): Promise<(word: string, room: Room) => string> {
  const sfnt = await subsetFont(await readFile(file), glyphs, {
    targetFormat: "sfnt",
    variationAxes: { wght: 800 },
  });
  const font = parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength));
  return (word, room) => {
    const whole = font.getPath(word, 0, 0, 1000).getBoundingBox();
    const size = Math.min(room.width / (whole.x2 - whole.x1), room.height / (whole.y2 - whole.y1));
    const left = room.x - (size * (whole.x1 + whole.x2)) / 2;
    const base = room.y - (size * (whole.y1 + whole.y2)) / 2;
    return pathData(font.getPath(word, left, base, 1000 * size).commands);
  };
}
