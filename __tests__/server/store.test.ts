import { chooseStore } from "../../server/store/open-store";
import { type Entry, SHELVES, type Store } from "../../server/store/store";
import { MAILBOX } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

const DAY = 86_400_000;
const at = "2026-11-20T18:56:00.123Z";
const recipients = { [MAILBOX]: { state: "open", refusals: 1 } } as const;
const NOTE = { attempts: 1, firstAt: at, lastAt: at, lastError: "454", triedFor: 5, recipients };
const arrival = { key: undefined, content: "asked" };

function messageOf(name: string, days = 0) {
  const receivedAt = new Date(Date.now() - days * DAY).toISOString();
  const id = `${receivedAt.replace(/[-:.]/g, "")}-${name.padEnd(16, "0")}`;
  const text = { subject: "s", text: ["t"], html: "t", reference: "7K3M-Q9XA" };
  return { id, receivedAt, kind: "contact" as const, to: [MAILBOX], ...text };
}

const KEPT = { note: NOTE, place: "" };

/** What of `Store` the hosts of other tests do not show. */
describe.each(engines)("%s", (engine) => {
  let store: Store;
  afterEach(() => store.close());
  const run = HostRun.forEachTest(engine);
  beforeEach(async () => {
    store = chooseStore({ ...run.config(), scanInterval: 0 });
    await store.open();
  });

  async function on(...shelves: readonly Entry["shelf"][]): Promise<Entry[]> {
    const found: Entry[] = [];
    for await (const entry of store.entries(shelves)) found.push(entry);
    return found;
  }

  test("take and noteAttempt: as many as asked for, none twice, and later what was put off, with its note", async () => {
    for (const name of ["a", "b", "c"]) await store.accept(messageOf(name), arrival);
    const [two, one] = [(await store.take(2)).due, (await store.take(2)).due];
    expect(new Set([...two, ...one].map(({ id }) => id)).size).toBe(3);
    expect(await store.take(9)).toEqual({ due: [], nextIn: Number.POSITIVE_INFINITY });
    await store.noteAttempt(one[0]?.id ?? "", NOTE, DAY);
    await store.noteAttempt(two[0]?.id ?? "", NOTE, 0);
    const { due, nextIn } = await store.take(9);
    expect(due).toMatchObject([{ id: two[0]?.id, note: NOTE }]);
    expect([nextIn > DAY - 60_000, nextIn <= DAY]).toEqual([true, true]);
  });

  test("put, remove and purge: each once, and old only what two looks found; waiting ones never", async () => {
    for (const shelf of SHELVES)
      for (const days of [5, 40, 400]) {
        const message = messageOf(shelf, days);
        for (const _again of [1, 2]) await store.put({ id: message.id, shelf, message, ...KEPT });
      }
    const limits = { sent: 30 * DAY, suspect: 30 * DAY, failed: 90 * DAY };
    expect([await store.purge(limits), (await on(...SHELVES)).length]).toEqual([{}, 12]);
    expect(await store.purge(limits)).toEqual({ sent: 2, suspect: 2, failed: 1 });
    for (const { id } of await on("new", "failed")) await store.remove(id);
    expect((await on(...SHELVES)).map(({ shelf, note }) => [shelf, note])).toEqual([
      ["suspect", NOTE],
      ["sent", NOTE],
    ]);
  });

  test("purge: what is put back while it searches is kept", async () => {
    const old = Array.from({ length: 40 }, (_, index) => messageOf(`${index}`, 400));
    for (const message of old) await store.put({ id: message.id, shelf: "failed", message, ...KEPT });
    await store.purge({ failed: DAY });
    const purge = store.purge({ failed: DAY });
    const isBack = await Promise.all(old.map(({ id }) => store.putBack(id)));
    await purge;
    expect(await on("new")).toHaveLength(isBack.filter(Boolean).length);
  });
});
