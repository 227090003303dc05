import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTACT, contactBody, refusal } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);
  const withKey = (key: string, body: object = contactBody()) =>
    run.post(CONTACT, body, { "idempotency-key": key });

  test("a repeat with the same key makes one message and gets the same answer, at once and after a restart", async () => {
    await run.start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withKey("one")));
    answers.push(await withKey("one"));
    await run.stop();
    await run.start();
    answers.push(await withKey("one"));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await run.stored()).toHaveLength(1);
  });

  test("another key, or none, makes another message; a key for another text, or a long one, is refused", async () => {
    await run.start();
    for (const key of ["one", "two", "", ""]) await withKey(key);
    const reused = refusal(422, "This key belongs to another message. Please use a new one.");
    expect(await withKey("one", contactBody("other words"))).toMatchObject(reused);
    expect((await withKey("k".repeat(201))).status).toBe(400);
    expect(await run.stored()).toHaveLength(4);
  });
});

const run = HostRun.forEachTest();

test.each(["", '{"id":"2026', "null", '{"id":7}'])(
  "a key's file that holds %p is that of a message never stored",
  async (half) => {
    await run.start();
    const keys = join(run.spool, "keys");
    const send = () => run.post(CONTACT, contactBody(), { "idempotency-key": "one" });
    await send();
    const [name = ""] = readdirSync(keys);
    writeFileSync(join(keys, name), half);
    const { status, messageId } = await send();
    expect([status, (await run.stored()).length]).toEqual([200, 2]);
    expect((await send()).messageId).toBe(messageId);
    expect(await run.stored()).toHaveLength(2);
  },
);
