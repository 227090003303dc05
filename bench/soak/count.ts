import { readFile } from "node:fs/promises";
import { errorCode } from "../../server/errors";
import { parseMessage } from "../../server/message";
import { AttemptNotes } from "../../server/spool/attempts";
import { Spool } from "../../server/spool/spool";
import type { Disturbances } from "./disturbances";
import type { Copy } from "./mail-server";

const MARK = /soak-\d+\./;

/** Where the accepted messages are, and how many copies of each a recipient got. */
export async function countMessages(
  root: string,
  accepted: ReadonlySet<string>,
  copies: readonly Copy[],
  disturbances: Disturbances,
) {
  const spool = new Spool(root);
  const notes = new AttemptNotes(spool.folders.attempts);
  const got = new Map<string, { confirmed: number; all: number }>();
  const unexplained: string[] = [];
  /** When a recipient's newest confirmed copy was taken. */
  const newest = new Map<string, number>();
  for (const { mark, recipient, at, isConfirmed } of copies) {
    const key = `${mark} ${recipient}`;
    const count = got.get(key) ?? { confirmed: 0, all: 0 };
    got.set(key, { confirmed: count.confirmed + (isConfirmed ? 1 : 0), all: count.all + 1 });
    const before = newest.get(key);
    if (before !== undefined && !disturbances.explainRepeat(before, at)) unexplained.push(key);
    if (isConfirmed) newest.set(key, at);
  }
  const places = new Map<string, string[]>();
  const faults: string[] = [];
  const shelves = { delivered: 0, failed: 0, waiting: 0 };
  for (const [shelf, place] of [
    ["sent", "delivered"],
    ["failed", "failed"],
    ["new", "waiting"],
  ] as const) {
    for (const [id, path] of await spool.files(shelf)) {
      const text = await readFile(path, "utf8").catch((error: unknown) => {
        // A running host moved it since the list was made; the count that is reported is made when none runs.
        if (errorCode(error) === "ENOENT") return undefined;
        throw error;
      });
      if (text === undefined) continue;
      const mark = MARK.exec(text)?.[0] ?? id;
      places.set(mark, [...(places.get(mark) ?? []), place]);
      if (accepted.has(mark)) shelves[place] += 1;
      const note = await notes.read(id);
      for (const recipient of parseMessage(text).to) {
        const isTaken = place === "delivered" || note?.recipients[recipient]?.state === "taken";
        if (isTaken && !got.has(`${mark} ${recipient}`))
          faults.push(`${mark} is noted as taken by ${recipient}, who has no copy`);
      }
    }
  }
  const lost = [...accepted].filter((mark) => !places.has(mark));
  const twice = [...places].filter(([, list]) => list.length > 1).map(([mark]) => mark);
  const counts = [...got.values()];
  return {
    accepted: accepted.size,
    ...shelves,
    lost,
    inTwoPlaces: twice,
    recipientsWithCopy: counts.length,
    recipientsWithRepeat: counts.filter(({ all }) => all > 1).length,
    repeatsAfterNo250: counts.filter(({ all, confirmed }) => all > 1 && confirmed <= 1).length,
    repeatsAfter250: counts.filter(({ confirmed }) => confirmed > 1).length,
    unexplainedRepeats: unexplained,
    faults,
  };
}
