import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { CONSULTATION, CONTACT, consultationBody, contactBody, MAILBOX, senderHeader } from "./helpers/calls";
import { childHost, inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines, makeDatabase, query } from "./helpers/postgres";

const run = HostRun.forEachTest();

/** Messages on every shelf, one of them with the note of a failed attempt. */
async function filled(): Promise<void> {
  const { log } = await run.startMailing();
  await run.send(1);
  await log.until("message delivered");
  // The spam folder of an earlier version.
  await run.move("sent", "suspect");
  await run.send(2);
  await log.until("message delivered", 3);
  run.mail.refusedRecipients.set(MAILBOX, 550);
  await run.post(CONTACT, contactBody("failed"));
  await log.until("message set aside in failed");
  await run.stop();
  await run.start();
  await run.send(3);
  await run.stop();
}

const describePostgres = engines.includes("postgres") ? describe : describe.skip;

describePostgres("moving", () => {
  test("all messages move into a database and back, each once, even if the move is interrupted", async () => {
    await filled();
    const database = await makeDatabase();
    const ids = async () => {
      const shelves = await Promise.all((["new", "sent", "failed", "suspect"] as const).map(run.stored, run));
      return shelves.map((messages) => messages.map(({ id }) => id).sort());
    };
    const before = await ids();
    const notes = await inbox(run, "export", "asha@example.com");
    // An interrupted move: the message was stored there but not removed here.
    const first = JSON.parse(readFileSync(join(run.spool, "new", `${before[0]?.[0]}.json`), "utf8"));
    await inbox(run, "move", run.spool, database);
    expect(await ids()).toEqual([[], [], [], []]);
    const shelved = "select shelf, count(*)::int from messages group by shelf order by shelf";
    const counts = async () => (await query<object>(database, shelved)).flatMap(Object.values);
    expect(await counts()).toEqual(["failed", 1, "new", 3, "sent", 2, "suspect", 1]);
    writeFileSync(join(run.spool, "new", `${first.id}.json`), JSON.stringify(first));
    expect(await inbox(run, "move", run.spool, database)).toBe("1 message(s) moved\n");
    expect(await inbox(run, "move", database, run.spool)).toBe("7 message(s) moved\n");
    expect(await ids()).toEqual(before);
    expect(JSON.parse(await inbox(run, "export", "asha@example.com"))).toEqual(JSON.parse(notes));
    expect(await counts()).toEqual([]);
  });

  test("nothing is moved from the spool of a running host", async () => {
    const child = await childHost(run);
    const moving = inbox(run, "move", run.spool, await makeDatabase());
    const stderr = expect.stringContaining("another host uses the spool");
    await expect(moving).rejects.toMatchObject({ stderr });
    await child.end("SIGTERM");
  });
});

test("what waited without SMTP_URL is delivered once it is set, also what an earlier version had taken", async () => {
  await run.start();
  await run.send(2);
  await run.stop();
  const folder = join(run.spool, "sending/machine-0a1b2c3d-77-00ff00ff");
  await mkdir(folder);
  writeFileSync(join(folder, "lock"), "");
  const [{ id } = { id: "" }] = await run.stored();
  await rename(join(run.spool, `new/${id}.json`), join(folder, `${id}.json`));
  expect(await inbox(run)).toMatch(/^Waiting: 2\n/);
  const { log } = await run.startMailing();
  await log.until("message delivered", 2);
  await run.expectEachOnce(2);
});

test("leads for a spreadsheet: UTF-8 with its mark, and no cell that counts as a formula", async () => {
  await run.start();
  await run.post(CONSULTATION, { ...consultationBody('=HYPERLINK("http://x")'), name: "@Äsha" });
  const body = { ...contactBody("line one<br>line two"), subject: "-1+1" };
  const { reference } = await run.post(CONTACT, body, senderHeader("asha@example.com"));
  const [head, ...rows] = (await inbox(run, "csv")).split("\r\n");
  expect(head).toBe(
    '\uFEFF"Reference","Received","Form","State","Name","Email","Phone","Subject","Text","Page","First page","Site before","utm_source","utm_medium","utm_campaign","Language","Guides"',
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(
    '"Äsha","asha@example.com","+91 9840000000","Online consultation request from @Äsha"',
  );
  expect(rows[0]).toContain('Address: =HYPERLINK(""http://x"")');
  expect(rows[1]).toMatch(new RegExp(`^"${reference}","20[^"]+","contact","new","Asha"`));
  expect(rows[1]).toContain('"\'-1+1"');
  for (const cell of rows.join().split(/","/)) expect(cell).not.toMatch(/^(?:[=@-]|\+(?!91 ))/);
});

test("a removed setting is named at the start", async () => {
  const child = await childHost(run, { CLAIM_TIMEOUT: "60", HOST_ID: "a" });
  await child.untilSaid("HOST_ID, CLAIM_TIMEOUT: no longer a setting, and without effect");
  await child.end("SIGTERM");
});
