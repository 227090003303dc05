import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONSULTATION, CONTACT, consultationBody, contactBody, MAILBOX } from "./helpers/calls";
import { inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines, query } from "./helpers/postgres";

const DAY = 86_400_000;

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);

  /** Puts a message of so many days ago, and the note of a failed attempt, on a shelf. */
  async function put(shelf: string, days: number): Promise<void> {
    const receivedAt = new Date(Date.now() - days * DAY).toISOString();
    const id = `${receivedAt.replace(/[-:.]/g, "")}-${shelf.padEnd(16, "0")}`;
    const message = { id, receivedAt, kind: "contact", to: [MAILBOX], subject: "s", text: ["t"], html: "t" };
    if (run.database) {
      const text = "insert into messages (id, shelf, received_at, message) values ($1, $2, $3, $4)";
      await query(run.database, text, [id, shelf, receivedAt, message]);
      return;
    }
    for (const folder of [shelf, "attempts"]) {
      mkdirSync(join(run.spool, folder), { recursive: true });
      writeFileSync(join(run.spool, folder, `${id}.json`), JSON.stringify(message));
    }
  }

  test("messages are deleted by themselves when their time is over, waiting ones never", async () => {
    // The first start makes the tables.
    await run.start();
    await run.stop();
    for (const shelf of ["new", "sent", "failed", "suspect"])
      for (const days of [5, 40, 400]) await put(shelf, days);
    const { log } = await run.start({ purgeInterval: 50 });
    const [line] = await log.until("messages deleted: their time was over");
    expect(line?.deleted).toEqual({ sent: 2, suspect: 2, failed: 1 });
    expect([await run.counts(), (await run.stored("suspect")).length]).toEqual([[3, 1, 2], 1]);
    if (engine === "files") expect(readdirSync(join(run.spool, "attempts"))).toHaveLength(7);
  });

  test("one look deletes nothing: a clock that is wrong for a moment does no harm", async () => {
    await run.start();
    await run.stop();
    await put("sent", 400);
    const { log } = await run.start({ purgeInterval: DAY });
    await run.send(1);
    await run.stop();
    expect(log.saying("messages deleted: their time was over")).toEqual([]);
    expect(await run.counts()).toEqual([1, 1, 0]);
  });

  test("a person's messages are found, shown, exported and deleted, and nobody else's", async () => {
    await run.start();
    const { reference = "" } = await run.post(CONTACT, contactBody("hers"));
    await run.post(CONSULTATION, { ...consultationBody("another"), email: "Asha@Example.com", trap: "x" });
    await run.post(CONSULTATION, { ...consultationBody("stays"), email: "not-asha@example.com" });
    const found = await inbox(run, "find", "asha@example.com");
    expect(found).toMatch(/2 message\(s\)\n$/);
    expect(found).toContain(reference);
    expect(await inbox(run, "show", reference.toLowerCase())).toMatch(/Reference: [\s\S]*\| hers/);
    expect(JSON.parse(await inbox(run, "export", "asha@example.com"))).toMatchObject([
      { shelf: "new", message: { reference } },
      { shelf: "suspect", message: { kind: "consultation" } },
    ]);
    const report = await inbox(run, "delete", "ASHA@example.com");
    expect(report.match(/^deleted: /gm)).toHaveLength(2);
    expect(report).toMatch(/2 message\(s\) deleted from the (?:spool|database) on \d{4}-/);
    expect(report).toContain("mailboxes of MAIL_TO");
    expect(await inbox(run, "find", "asha@example.com")).toBe("0 message(s)\n");
    expect((await run.stored()).map(({ text }) => text.includes("Address: stays"))).toEqual([true]);
  });
});

const run = HostRun.forEachTest();

test.each(["find", "delete everybody", "burn a@b.example"])("inbox %s says how it is used", async (args) => {
  await expect(inbox(run, ...args.split(" "))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run inbox -- delete"),
  });
});

test("the inbox lists what waits, what failed and, asked for all, what was sent", async () => {
  await run.start();
  expect(await inbox(run)).toBe(`No messages in ${run.spool}\n`);
  for (const shelf of ["failed", "sent"] as const) {
    await run.post(CONTACT, contactBody(`Text of ${shelf}`));
    await run.move("new", shelf);
  }
  await run.post(CONSULTATION, consultationBody("Waiting Street"));
  writeFileSync(join(run.spool, "new/20990101T000000000Z-x.json"), "{");
  const list = await inbox(run);
  expect(list).toMatch(/^Waiting: 2\n/);
  expect(list).toMatch(/Online consultation request from Asha\n {2}Reply to: Asha <asha@example.com>\n/);
  expect(list).toContain("  | Address: Waiting Street\n");
  expect(list).toContain("20990101T000000000Z-x\n  (the file cannot be read as a message)\n");
  expect(list).toMatch(/Set aside as failed: 1\n[\s\S]*Text of failed/);
  expect(list).not.toContain("Text of sent");
  expect(await inbox(run, "--all")).toMatch(/Delivered: 1\n[\s\S]*Text of sent/);
});
