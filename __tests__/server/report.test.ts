import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseStore } from "../../server/store/open-store";
import { CONSULTATION, CONTACT, consultationBody, contactBody, MAILBOX } from "./helpers/calls";
import { inbox, inboxCost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines, query } from "./helpers/postgres";

const MINUTE = 60_000;
// A Monday at 10:00 of this machine's time.
const MONDAY = new Date(2026, 10, 23, 10).getTime();

function message(number: number, receivedAt: number) {
  const time = new Date(receivedAt).toISOString();
  return {
    id: `${time.replace(/[-:.]/g, "")}-${String(number).padStart(16, "0")}`,
    ...{ kind: "consultation" as const, receivedAt: time, to: [MAILBOX], subject: "s", text: ["Name: Asha"] },
    ...{ html: "", reference: "7K3M-Q9XA" },
    fields: { name: "Asha", email: "asha@example.com", studyCountry: ["Canada", "UK"] },
    source: { page: number % 2 === 0 ? "/countries/canada" : "/<b>", language: "en-GB", utmSource: "letter" },
  };
}

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);

  test("the report counts by form, country, page, source, language and time, and names nobody", async () => {
    const store = chooseStore(run.config());
    await store.open();
    for (const [number, minutes] of [1, 2, 30].entries()) {
      const one = message(number, MONDAY + number * MINUTE);
      const shelvedAt = Date.parse(one.receivedAt) + minutes * MINUTE;
      await store.put({ id: one.id, shelf: "sent", shelvedAt, message: one, notes: {}, place: "" });
    }
    await store.close();
    await run.start();
    await run.post(CONTACT, contactBody());
    const text = await inbox(run, "report");
    expect(text).toMatch(/accepted +4 +▇+\n +delivered +3 +▇+\n +waiting +1 +▇+\n +failed +0\n/);
    expect(text).toContain("Median minutes to delivery: 2\n");
    // What was posted is of this week and hour, whichever they are.
    expect(text).toMatch(/Week \(its Monday\)\n(?: {2}20.+\n)? {2}2026-11-23 +[34] /);
    expect(text).toMatch(/Form\n {2}consultation +3 +▇+\n {2}contact +1 +▇+\n/);
    expect(text).toMatch(/Country ticked\n {2}Canada +3 +▇+\n {2}UK +3 /);
    expect(text).toMatch(/Page\n {2}\/countries\/canada +2 +▇+\n/);
    expect(text).toMatch(/Source\n {2}letter +3 +▇+\n {2}not told +1 /);
    expect(text).toMatch(/Language\n {2}en-GB +3 /);
    expect(text).toMatch(/ {2}Mon(?: +[01]\S){3} +[34]█/);
    expect(text).not.toMatch(/Asha|asha@/);
    const csv = await inbox(run, "report", "--csv");
    expect(csv).toContain('"Page","/countries/canada","2"\r\n');
    expect(csv).toMatch(/"Time of the week","Mon 9-12","[34]"/);
    const html = await inbox(run, "report", "--html");
    expect(html).toContain("/&lt;b&gt;</th>");
    expect(html).not.toMatch(/Asha|<script|src=|href=|url\(|@import/);
  });

  test("a delivery's time is known after a move to another store and from a running host", async () => {
    const { log } = await run.startMailing();
    await run.post(CONSULTATION, consultationBody());
    await log.until("message delivered");
    expect(await inbox(run, "report")).toContain("Median minutes to delivery: under 1\n");
  });

  test("the report on 10,000 messages takes at most 5 s and 200 MB", async () => {
    const letter = "We would like to study abroad. ".repeat(40);
    const all = Array.from({ length: 10_000 }, (_, number) => ({
      ...message(number, MONDAY - number * 30 * MINUTE),
      ...{ text: [letter], html: letter },
    }));
    // Makes the folders, or the tables.
    await run.start();
    await run.stop();
    if (run.database) await storeInDatabase(run.database, all);
    else storeInFiles(run.spool, all);
    const { stdout: text, seconds, megabytes } = await inboxCost(run, "report");
    expect(seconds).toBeLessThan(5);
    expect(megabytes).toBeLessThan(200);
    expect(text).toMatch(/accepted +10000 /);
    // Half a year: the last weeks have rows of their own, the first ones are summed up.
    expect(text).toMatch(/Week \(its Monday\)\n {2}2026-11-23 .+\n {2}2026-11-16 .+(\n.+)+\n {2}\d+ others/);
  });
});

type Stored = ReturnType<typeof message>;

function storeInFiles(spool: string, all: readonly Stored[]): void {
  for (const one of all) writeFileSync(join(spool, "sent", `${one.id}.json`), JSON.stringify(one));
}

async function storeInDatabase(database: string, all: readonly Stored[]): Promise<void> {
  const columns = "(id, shelf, received_at, message)";
  const rows = `select one->>'id', 'sent', (one->>'receivedAt')::timestamptz, one from json_array_elements($1) one`;
  await query(database, `insert into messages ${columns} ${rows}`, [JSON.stringify(all)]);
}
