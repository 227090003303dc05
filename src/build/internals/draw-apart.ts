import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
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

const PROGRAM = "src/build/internals/drawing-process.ts";

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let drawer: ChildProcess | undefined;
let last = 0;

function finish(id: number, error?: string): void {
  const order = waiting.get(id);
  waiting.delete(id);
  // A process that has no more to draw keeps nobody from ending.
  if (waiting.size === 0) drawer?.channel?.unref();
  if (error === undefined) order?.resolve();
  else order?.reject(new Error(error));
}

function start(): ChildProcess {
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(availableParallelism()) };
  const child = fork(path.resolve(PROGRAM), { execArgv: ["--import", "tsx"], env });
  child.unref();
  child.on("message", ({ id, error }: Answer) => finish(id, error));
  child.once("exit", (code, signal) => {
    drawer = undefined;
    for (const id of waiting.keys()) finish(id, `the process that draws pictures ended (${signal ?? code})`);
  });
  return child;
}

/**
 * Draws a picture in a process of its own: Gatsby's threads stay free for its bundles, which would otherwise wait
 * for each file behind a picture.
 */
export function drawApart(order: Omit<Order, "id">): Promise<void> {
  drawer ??= start();
  const { channel } = drawer;
  const id = ++last;
  const answer = new Promise<void>((resolve, reject) => waiting.set(id, { resolve, reject }));
  channel?.ref();
  drawer.send({ id, ...order }, (error) => {
    if (error) finish(id, error.message);
  });
  return answer;
}
