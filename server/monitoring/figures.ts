import { stat } from "node:fs/promises";
import { messageTime } from "../message";
import type { Shelf, Spool } from "../spool/spool";

/** How the spool stands. */
export interface Figures {
  readonly waiting: number;
  /** Seconds since the oldest waiting message was accepted; 0 without one. */
  readonly oldestSeconds: number;
  readonly failed: number;
  readonly suspect: number;
  readonly bytes: number;
}

const SHELVES = ["new", "sent", "failed", "suspect"] as const satisfies readonly Shelf[];
/** How long figures are good, in milliseconds: whoever asks often must not keep the disk busy. */
const GOOD_FOR = 5000;

async function sizes(paths: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const path of paths)
    sum += await stat(path)
      .then(({ size }) => size)
      .catch(() => 0);
  return sum;
}

async function count(spool: Spool): Promise<Figures> {
  const [waiting, sent, failed, suspect] = await Promise.all(SHELVES.map((shelf) => spool.files(shelf)));
  const [oldest] = waiting?.keys() ?? [];
  const since = oldest === undefined ? undefined : messageTime(oldest);
  let bytes = 0;
  for (const files of [waiting, sent, failed, suspect]) bytes += await sizes(files?.values() ?? []);
  return {
    waiting: waiting?.size ?? 0,
    oldestSeconds: since === undefined ? 0 : Math.max(0, Math.round((Date.now() - since) / 1000)),
    failed: failed?.size ?? 0,
    suspect: suspect?.size ?? 0,
    bytes,
  };
}

/** Returns a function that counts what is in the spool, at most every five seconds. */
export function spoolFigures(spool: Spool): () => Promise<Figures> {
  let at = Number.NEGATIVE_INFINITY;
  let last: Promise<Figures> | undefined;
  return () => {
    if (last === undefined || performance.now() - at >= GOOD_FOR) {
      at = performance.now();
      last = count(spool);
    }
    return last;
  };
}
