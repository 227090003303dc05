import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../server/errors";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { type ChildHost, childHost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

const ALL = 200;
const CLIENTS = 20;
const KILLS = [40, 100];

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);

  test("kill -9 in a stream of messages: every accepted one is there and readable, none twice", async () => {
    const accepted = new Map<number, string>();
    const numbers = Array.from({ length: ALL }, (_, index) => index).values();
    const kills = [...KILLS];
    let host: Promise<ChildHost> = childHost(run);

    async function restart(old: ChildHost) {
      await old.end("SIGKILL");
      if (engine === "files") writeFileSync(join(run.spool, `tmp/half-${accepted.size}.json`), '{"id":');
      return childHost(run);
    }

    async function client(): Promise<void> {
      for (const index of numbers) {
        const { address } = await host;
        try {
          const { status, messageId = "" } = await post(address, CONTACT, contactBody(`mark-${index}.`));
          expect(status).toBe(200);
          accepted.set(index, messageId);
        } catch (error) {
          // Without an answer the message may or may not be in the spool.
          if (!/ECONNRESET|ECONNREFUSED|EPIPE/.test(errorCode(error) ?? "")) throw error;
        }
        if (accepted.size < (kills[0] ?? ALL + 1)) continue;
        kills.shift();
        host = host.then(restart);
      }
    }

    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(kills).toEqual([]);
    expect(await (await host).end("SIGTERM")).toBe(0);
    const markOf = (lines: readonly string[]) => Number(/mark-(\d+)\./.exec(lines.join())?.[1]);
    const stored = await run.stored();
    const marks = new Map(stored.map(({ id, text }) => [`<${id}@agency.example>`, markOf(text)]));
    expect(new Set(marks.values()).size).toBe(marks.size);
    for (const [index, messageId] of accepted) expect(marks.get(messageId)).toBe(index);
    expect(run.files("tmp")).toEqual([]);
  });

  test("killed while the mail server's answer is open: that message alone comes again, with the same Message-ID", async () => {
    const { mail } = run;
    const env = { SMTP_URL: mail.url };
    const first = await childHost(run, env, { retryDelay: 20, lease: 1000 });
    const send = async ({ address }: ChildHost) => (await post(address, CONTACT, contactBody())).messageId;
    const ids = [await send(first)];
    await first.untilSaid("message delivered");
    mail.behaviour = "hold";
    ids.push(await send(first));
    await mail.untilCaught(2);
    await first.end("SIGKILL");
    mail.behaviour = "take";
    const second = await childHost(run, env, { retryDelay: 20, lease: 1000 });
    ids.push(await send(second));
    await mail.untilCaught(4);
    expect(await second.end("SIGTERM")).toBe(0);
    const times = ids.map((id) => mail.caught.filter(({ messageId }) => messageId === id).length);
    expect({ times, counts: await run.counts() }).toEqual({ times: [1, 2, 1], counts: [0, 3, 0] });
  });
});
