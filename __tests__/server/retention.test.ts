import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseStore } from "../../server/store/open-store";
import { expectSoon } from "../helpers/expect-soon";
import { CONSULTATION, CONTACT, consultationBody, contactBody, MAILBOX } from "./helpers/calls";
import { inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);

  test("messages are deleted by themselves when their time is over, waiting ones never", async () => {
    const { log } = await run.start({ retainSent: 1, purgeInterval: 50 });
    await run.send(1);
    await run.move("new", "failed");
    for (const shelf of ["suspect", "sent"] as const) {
      await run.send(1);
      await run.move("new", shelf);
    }
    await run.send(2);
    await log.until("messages deleted: their time was over");
    await expectSoon(run.counts.bind(run), [2, 0, 1]);
    await expectSoon(() => run.stored("suspect"), []);
  });

  test("a message that is put back while old ones are looked for is kept", async () => {
    const store = chooseStore({ ...run.config(), scanInterval: 0 });
    await store.open();
    const text = { to: [MAILBOX], subject: "s", text: ["t"], html: "t", reference: "7K3M-Q9XA" };
    const ids = Array.from({ length: 40 }, (_, index) => `20200101T000000000Z-${`${index}`.padEnd(16, "a")}`);
    for (const id of ids) {
      const message = { id, receivedAt: "2020-01-01T00:00:00.000Z", kind: "contact" as const, ...text };
      await store.put({ id, shelf: "failed", shelvedAt: 0, message, notes: {}, place: "" });
    }
    // Only what two searches find goes.
    expect(await store.purge({ failed: 1 })).toEqual({});
    const purge = store.purge({ failed: 1 });
    const isBack = await Promise.all(ids.map((id) => store.putBack(id)));
    await purge;
    expect(await run.stored()).toHaveLength(isBack.filter(Boolean).length);
    await store.close();
  });

  test("a person's messages are found, shown, exported and deleted, and nobody else's", async () => {
    await run.start();
    const { reference = "" } = await run.post(CONTACT, contactBody("hers"));
    await run.post(CONSULTATION, { ...consultationBody("another"), email: "Asha@Example.com" });
    await run.post(CONSULTATION, { ...consultationBody(), email: "आशा@example.in" });
    expect(await inbox(run, "delete", "आशा@example.in")).toMatch(/^deleted: [\s\S]*1 message\(s\) deleted/);
    await run.post(CONSULTATION, { ...consultationBody("stays"), email: "not-asha@example.com" });
    const found = await inbox(run, "find", "asha@example.com");
    expect(found).toMatch(/2 message\(s\)\n$/);
    expect(found).toContain(reference);
    expect(await inbox(run, "show", reference.toLowerCase())).toMatch(/Reference: [\s\S]*\| hers/);
    expect(JSON.parse(await inbox(run, "export", "asha@example.com"))).toMatchObject([
      { shelf: "new", message: { reference } },
      { shelf: "new", message: { kind: "consultation" } },
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

test("the inbox lists what waits, what failed and, asked for all, what was sent, and puts back", async () => {
  await run.start();
  expect(await inbox(run)).toBe(`No messages in ${run.spool}\n`);
  let failed = "";
  for (const shelf of ["sent", "failed"] as const) {
    ({ reference: failed = "" } = await run.post(CONTACT, contactBody(`Text of ${shelf}`)));
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
  for (const count of [1, 0])
    expect(await inbox(run, "put-back", failed)).toBe(`${count} message(s) put back\n`);
});
