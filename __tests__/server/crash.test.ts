import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../server/errors";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { type ChildHost, childHost } from "./helpers/child-host";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolFiles, spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";

const ALL = 2000;
const CLIENTS = 20;
/** Numbers of accepted messages after which the process is killed. */
const KILLS = [300, 900, 1500];

const folder = temporaryFolder();
const env = {
  PUBLIC_DIR: fixtureSite(folder),
  SPOOL_DIR: join(folder, "spool"),
  MAIL_TO: "hello@agency.example",
};

test("kill -9 in a stream of 2,000 messages: every accepted one is there and readable, none twice", async () => {
  const accepted = new Map<number, string>();
  const numbers = Array.from({ length: ALL }, (_, index) => index).values();
  const kills = [...KILLS];
  let lost = 0;
  let restarts = 0;
  let host: Promise<ChildHost> = childHost(env);

  async function restart(old: ChildHost): Promise<ChildHost> {
    restarts += 1;
    await old.end("SIGKILL");
    // Left by a process that was killed while writing.
    writeFileSync(join(env.SPOOL_DIR, "tmp", `half-${restarts}.json`), '{"id":');
    return childHost(env);
  }

  async function client(): Promise<void> {
    for (const index of numbers) {
      const { address } = await host;
      try {
        const { status, messageId } = await post(address, CONTACT, contactBody(`mark-${index}.`));
        expect(status).toBe(200);
        accepted.set(index, messageId ?? "");
      } catch (error) {
        if (!/ECONNRESET|ECONNREFUSED|EPIPE/.test(errorCode(error) ?? "")) throw error;
        lost += 1; // no answer: this one may be in the spool or not
      }
      if (accepted.size >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift();
        host = host.then(restart);
      }
    }
  }

  await Promise.all(Array.from({ length: CLIENTS }, client));
  const last = await host;
  expect(restarts).toBe(KILLS.length);
  expect(accepted.size + lost).toBe(ALL);
  expect(lost).toBeLessThan(CLIENTS * KILLS.length * 3);

  const messages = spoolMessages(env.SPOOL_DIR);
  const marks = messages.map(({ text }) => Number(/mark-(\d+)\./.exec(text.join("\n"))?.[1]));
  expect(new Set(marks).size).toBe(messages.length);
  const byId = new Map(messages.map(({ id }, place) => [`<${id}@agency.example>`, marks[place]]));
  for (const [index, messageId] of accepted)
    expect([messageId, byId.get(messageId)]).toEqual([messageId, index]);
  expect(messages.length).toBeLessThanOrEqual(accepted.size + lost);
  expect(spoolFiles(env.SPOOL_DIR, "tmp")).toEqual([]);
  expect(await last.end("SIGTERM")).toBe(0);
});
