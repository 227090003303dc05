import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../server/config";
import { mayLeadTo } from "../../server/networks";
import { expectSoon } from "../helpers/expect-soon";
import {
  CONSULTATION,
  CONTACT,
  consultationBody,
  contactBody,
  MAILBOX,
  post,
  senderHeader,
} from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { type Changes, HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";
import { SECRET, WebhookReceiver } from "./helpers/webhook-receiver";

const AGAIN = "message not delivered, to be tried again";
const DELIVERED = "message delivered";
const HOUR = 3_600_000;
const HERE = ["127.0.0.0/8"];
/** Milliseconds until a message that a host has taken may be taken again: a minute outside of tests. */
const LEASE = 1000;

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await new WebhookReceiver().open();
});
afterEach(async () => {
  expect(receiver.calls.filter(({ isSigned }) => !isSigned)).toEqual([]);
  await receiver.close();
});

const hooked = (changes: Changes = {}): Changes => ({
  ...{ webhookUrl: receiver.url, webhookSecret: SECRET, webhookNetworks: HERE, scanInterval: 50 },
  ...changes,
});

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);
  const bothAre = (log: { saying: (text: string) => readonly object[] }) =>
    log.saying(DELIVERED).map((line) => ("channel" in line ? line.channel : ""));

  test("a message goes to both: mail, and signed JSON with fields, reference, source and time", async () => {
    const { log } = await run.startMailing(hooked());
    const source = { "x-source": "page=%2Fcountries%2Fcanada" };
    const { reference } = await run.post(CONSULTATION, consultationBody(), source);
    await log.until(DELIVERED, 2);
    expect([...bothAre(log)].sort()).toEqual(["mail", "webhook"]);
    expect([run.mail.caught.length, receiver.calls.length, await run.counts()]).toEqual([1, 1, [0, 1, 0]]);
    const [stored] = await run.stored("sent");
    expect(receiver.calls[0]?.id).toBe(stored?.id);
    const { from, ...fields } = consultationBody();
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toEqual({
      ...{ type: "enquiry.consultation", timestamp: stored?.receivedAt },
      data: {
        ...{ reference, form: "consultation", receivedAt: stored?.receivedAt, fields },
        ...{ source: { page: "/countries/canada" }, text: stored?.text.join("\n") },
        subject: "Online consultation request from Asha",
      },
    });
    await run.post(CONTACT, contactBody("hello"), senderHeader("asha@example.com"));
    await receiver.until(2);
    expect(JSON.parse(receiver.calls[1]?.body ?? "").data.fields).toMatchObject({
      ...{ name: "Asha", email: "asha@example.com", phone: "+919840000000" },
      message: expect.stringContaining("hello"),
    });
  });

  test("the mail server is down: the webhook has all, once; later the mail too, and the reverse", async () => {
    run.mail.behaviour = "refuse connection";
    const { log } = await run.startMailing(hooked());
    await run.send(4);
    await receiver.until(4);
    await log.until(DELIVERED, 4);
    await log.until(AGAIN, 3);
    expect([run.mail.caught.length, await run.counts()]).toEqual([0, [4, 0, 0]]);
    run.mail.behaviour = "take";
    receiver.answer = 503;
    await log.until(DELIVERED, 8);
    await run.send(1);
    await run.mail.untilCaught(5);
    await log.until(DELIVERED, 9);
    expect(await run.counts()).toEqual([1, 4, 0]);
    receiver.answer = 200;
    await log.until(DELIVERED, 10);
    await run.expectEachOnce(5);
    expect([receiver.taken.length, new Set(receiver.taken).size]).toEqual([5, 5]);
  });

  const ANSWERS = [400, 401, 503, 302, "hang up", "silent"] as const;
  test.each(ANSWERS)(
    "%s: kept, tried again with the same id, and no redirect is followed",
    async (answer) => {
      receiver.answer = answer;
      const { log } = await run.startMailing(hooked(answer === "silent" ? { webhookTimeout: 100 } : {}));
      await run.send(2);
      await log.until(AGAIN, 4);
      expect(await run.counts()).toEqual([2, 0, 0]);
      expect(run.mail.caught).toHaveLength(2);
      receiver.answer = 200;
      await log.until(DELIVERED, 4);
      await run.expectEachOnce(2);
      expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(2);
      expect([receiver.taken.length, new Set(receiver.calls.map(({ path }) => path)).size]).toEqual([2, 1]);
    },
  );

  test("410: given up after five answers, the operator is told of the webhook, and put back it alone goes again", async () => {
    receiver.answer = 410;
    const { log } = await run.startMailing(hooked({ retryDelay: 5, lease: LEASE }));
    await run.send(1);
    await log.until("1 message(s) were refused by the webhook and are tried again.");
    expect(await log.until("message set aside in failed")).toMatchObject([
      { channel: "webhook", responseCode: 410, attempts: 5 },
    ]);
    expect(await run.counts()).toEqual([0, 0, 1]);
    receiver.answer = 200;
    await run.move("failed", "new");
    await receiver.until(6);
    await log.until(DELIVERED, 3);
    await run.expectEachOnce(1);
  });

  test("a slow receiver delays no mail", async () => {
    receiver.answer = "silent";
    const { log } = await run.startMailing(hooked());
    await run.send(8);
    await run.mail.untilCaught(8);
    await log.until(DELIVERED, 8);
    expect(new Set(bothAre(log))).toEqual(new Set(["mail"]));
    await receiver.close();
    receiver = await new WebhookReceiver().open();
  });

  test.each([-24 * HOUR, 80 * HOUR])(
    "a clock that jumps by %i ms: retries go on, and nothing is given up",
    async (jump) => {
      receiver.answer = 500;
      const { log } = await run.startMailing(hooked({ giveUpAfter: 72 * HOUR }));
      await run.send(1);
      await log.until(AGAIN);
      const { now } = Date;
      const clock = jest.spyOn(Date, "now").mockImplementation(() => now() + jump);
      await log.until(AGAIN, 3);
      receiver.answer = 200;
      await log.until(DELIVERED, 2);
      clock.mockRestore();
      expect(await run.counts()).toEqual([0, 1, 0]);
    },
  );

  test("killed between the two channels: the mail does not come again, and the webhook gets the message", async () => {
    const env = {
      ...{ SMTP_URL: run.mail.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET },
      WEBHOOK_NETWORKS: HERE.join(),
    };
    const changes = { retryDelay: 20, lease: LEASE, scanInterval: 50 };
    receiver.answer = 503;
    const first = await childHost(run, env, changes);
    const { messageId } = await post(first.address, CONTACT, contactBody());
    await first.untilSaid('"channel":"mail","msg":"message delivered"');
    await first.end("SIGKILL");
    receiver.answer = "silent";
    const asked = receiver.calls.length;
    const second = await childHost(run, env, changes);
    await receiver.until(asked + 1);
    // The receiver has it, and its answer never came.
    await second.end("SIGKILL");
    receiver.answer = 200;
    const third = await childHost(run, env, changes);
    await third.untilSaid('"channel":"webhook","msg":"message delivered"');
    expect(await third.end("SIGTERM")).toBe(0);
    expect(run.mail.caught.map((mail) => mail.messageId)).toEqual([messageId]);
    expect(new Set(receiver.calls.map(({ id }) => `<${id}@agency.example>`)).size).toBe(1);
    expect([receiver.taken.length, await run.counts()]).toEqual([1, [0, 1, 0]]);
  });

  test("a webhook that is no longer set keeps no message from its shelf", async () => {
    receiver.answer = 503;
    const first = await run.startMailing(hooked({ lease: LEASE }));
    await run.send(1);
    await first.log.until(DELIVERED);
    await first.close();
    const { log } = await run.startMailing({ lease: LEASE });
    await log.until(DELIVERED);
    await run.expectEachOnce(1);
  });
});

const run = HostRun.forEachTest();

test("a certificate that nobody vouches for: nothing is sent to it", async () => {
  const [key, cert] = [join(run.folder, "key.pem"), join(run.folder, "cert.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...made, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  const other = await new WebhookReceiver(files).open();
  const { log } = await run.startMailing(hooked({ webhookUrl: other.url }));
  await run.send(1);
  const lines = await log.until(AGAIN, 2);
  expect(lines[0]).toMatchObject({ channel: "webhook", code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  expect(other.calls).toEqual([]);
  await other.close();
});

test("a name that leads to a private address is refused when it is called", async () => {
  const url = receiver.url.replace("127.0.0.1", "localhost");
  const { log } = await run.startMailing(hooked({ webhookUrl: url, webhookNetworks: [] }));
  await run.send(1);
  expect((await log.until(AGAIN))[0]).toMatchObject({ channel: "webhook", code: "EPRIVATE" });
  await log.until("1 message(s) were refused by the webhook and are tried again.");
  expect(receiver.calls).toEqual([]);
});

test("the figures count by form and channel", async () => {
  receiver.answer = 500;
  const { log } = await run.startMailing(hooked());
  await run.post(CONSULTATION, consultationBody());
  await run.post(CONTACT, contactBody());
  await log.until(DELIVERED, 2);
  const figures = async () => String((await run.get("/metrics")).body);
  for (const form of ["contact", "consultation"]) {
    const line = (channel: string, result: string) =>
      `channel="${channel}",form="${form}",result="${result}"}`;
    await expectSoon(figures, expect.stringContaining(`_total{${line("mail", "delivered")} 1\n`));
    await expectSoon(figures, expect.stringContaining(`_total{${line("webhook", "deferred")} `));
  }
});

const SET = { MAIL_TO: MAILBOX, WEBHOOK_SECRET: SECRET };
const PUBLIC = "WEBHOOK_URL must be an address of the public";
test.each<[string, Record<string, string>, string]>([
  ["http", { WEBHOOK_URL: "http://crm.example.com/a" }, "WEBHOOK_URL must be an https address"],
  [
    "no secret",
    { WEBHOOK_URL: "https://crm.example.com/a", WEBHOOK_SECRET: "" },
    "WEBHOOK_SECRET must be set",
  ],
  [
    "a short secret",
    { WEBHOOK_SECRET: "whsec_c2hvcnQ=" },
    "WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes",
  ],
  ["this machine", { WEBHOOK_URL: "http://127.0.0.1:5678/a" }, PUBLIC],
  ["a cloud's metadata", { WEBHOOK_URL: "https://169.254.169.254/a" }, PUBLIC],
  ["a mapped address", { WEBHOOK_URL: "https://[::ffff:10.0.0.1]/a" }, PUBLIC],
])("%s stops the start", (_name, env, words) => {
  expect(() => readConfig({ ...SET, ...env })).toThrow(words);
});

test("a private address that is named is allowed, and public ones are", () => {
  const env = { ...SET, WEBHOOK_URL: "http://127.0.0.1:5678/a", WEBHOOK_NETWORKS: "127.0.0.1" };
  expect(readConfig(env)).toMatchObject({ webhookUrl: env.WEBHOOK_URL, webhookNetworks: ["127.0.0.1"] });
  expect(["8.8.8.8", "2606:4700::1", "crm.example.com"].filter(mayLeadTo([]))).toHaveLength(3);
  expect(["10.1.2.3", "::1", "fd00::1", "100.64.0.1", "0.0.0.0"].filter(mayLeadTo([]))).toEqual([]);
});
