import { expectSoon } from "../helpers/expect-soon";
import { CONTACT, contactBody, post, request } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";
import { MailCatcher } from "./helpers/mail-catcher";
import { engines, Gate } from "./helpers/postgres";

const ALL = 300;
const LEASE = 1000;
const AT_ONCE = 3;

const describePostgres = engines.includes("postgres") ? describe : describe.skip;

describePostgres("hosts that share a database", () => {
  const run = HostRun.forEachTest("postgres");

  test("three hosts, two of them killed in turn: each message is delivered, once but for kills", async () => {
    const count = 3;
    const start = () => childHost(run, { SMTP_URL: run.mail.url }, { retryDelay: 20, lease: LEASE });
    // Started together: one of them creates the tables.
    const hosts = await Promise.all(Array.from({ length: count }, start));
    const numbers = Array.from({ length: ALL }, (_, index) => index).values();
    let kills = 0;

    async function client(): Promise<void> {
      for (const index of numbers) {
        const headers = { "idempotency-key": `key-${index}` };
        const send = (turn: number): Promise<void> =>
          post(hosts[turn % count]?.address ?? "", CONTACT, contactBody(`mark-${index}.`), headers).then(
            ({ status }) => expect(status).toBe(200),
            () => send(turn + 1),
          );
        await send(index);
      }
    }
    const clients = Array.from({ length: 8 }, client);
    for (const host of hosts.slice(0, 2)) {
      await run.mail.untilCaught((kills + 1) * 60);
      await host.end("SIGKILL");
      hosts[kills] = await start();
      kills += 1;
    }
    await Promise.all(clients);
    await expectSoon(run.counts.bind(run), [0, ALL, 0]);
    const marks = run.mail.caught.map(({ text }) => /mark-\d+\./.exec(text)?.[0]);
    expect(new Set(marks).size).toBe(ALL);
    expect(marks.length - ALL).toBeLessThanOrEqual(kills * AT_ONCE);
    await Promise.all(hosts.map((host) => host.end("SIGTERM")));
  });

  test("a living host keeps what it has taken for longer than a lease, and gives it back when it stops", async () => {
    const holding = await new MailCatcher().open();
    holding.behaviour = "hold";
    const changes = { lease: LEASE, retryDelay: LEASE };
    const child = await childHost(run, { SMTP_URL: holding.url }, changes);
    await post(child.address, CONTACT, contactBody("held"));
    await holding.untilCaught(1);
    const { log } = await run.startMailing({ lease: LEASE, scanInterval: 20 });
    await run.send(2);
    await log.until("message delivered", 2);
    await new Promise((resolve) => setTimeout(resolve, LEASE * 1.5));
    expect(await run.counts()).toEqual([1, 2, 0]);
    // The mail server closes the connection that it never answered, so the host need not wait for it.
    holding.hangUp();
    expect(await child.end("SIGTERM")).toBe(0);
    await holding.close();
    await log.until("message delivered", 3);
    expect(await run.counts()).toEqual([0, 3, 0]);
  });

  test("keys, limits and caps are shared by all hosts", async () => {
    const [one, other] = [await run.start({ rateLimit: 4 }), await run.start({ rateLimit: 4, dayLimit: 2 })];
    const send = ({ address }: { readonly address: string }, key: string) =>
      post(address, CONTACT, contactBody(), { "idempotency-key": key });
    const first = await send(one, "a");
    expect(await send(other, "a")).toMatchObject({ status: 200, messageId: first.messageId });
    expect((await send(other, "b")).message).toMatch(/^This form has taken all the messages it can today/);
    expect((await send(one, "b")).status).toBe(200);
    expect((await send(one, "c")).message).toMatch(/^Too many messages from your connection. Please wait/);
    expect(await run.stored()).toHaveLength(2);
  });

  test("while the database is down, also at the start, messages are refused and pages served; afterwards all works again", async () => {
    const gate = new Gate(run.database ?? "");
    const storeUrl = await gate.open();
    await gate.close();
    run.mail.behaviour = "refuse sender";
    const { log } = await run.startMailing({ storeUrl });
    await log.until("the database cannot be written: messages will be refused");
    await gate.open();
    await run.send(2);
    await gate.close();
    await log.until("waiting messages could not be taken");
    const words = "Your message could not be saved just now. Please try again in a few minutes.";
    expect(await run.post(CONTACT, contactBody())).toMatchObject({ status: 503, message: words });
    const health = await request(run.address, "/readyz");
    expect([health.status, health.json()]).toEqual([503, { status: "the database cannot be written" }]);
    expect((await run.get("/about")).status).toBe(200);
    run.mail.behaviour = "take";
    await gate.open();
    await log.until("message delivered", 2);
    await run.send(1);
    await log.until("message delivered", 3);
    await run.expectEachOnce(3);
    await run.stop();
    await gate.close();
  });
});
