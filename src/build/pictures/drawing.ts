import { createRequire } from "node:module";
import path from "node:path";

/** One size and format of a picture. */
export interface Transform {
  readonly outputPath: string;
  readonly args: unknown;
}

type ProcessFile = (file: string, transforms: readonly Transform[], options: unknown) => Promise<unknown>;

/** What gatsby-plugin-sharp draws pictures with; its function may be replaced. */
export function sharpDrawing(): { processFile: ProcessFile } {
  return createRequire(path.resolve("package.json"))("gatsby-plugin-sharp/process-file");
}

/** A picture to draw, as it is sent to the process that draws. */
export interface Order {
  readonly id: number;
  readonly file: string;
  readonly transforms: readonly Transform[];
  readonly options: unknown;
}

/** What comes back once it is drawn, or has failed. */
export interface Answer {
  readonly id: number;
  readonly error?: string;
}
