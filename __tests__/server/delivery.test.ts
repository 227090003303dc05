import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { fixtureSite } from "./helpers/fixture-site";
import { MailCatcher } from "./helpers/mail-catcher";
import { spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const HOUR = 3_600_000;
const root = temporaryFolder();
let folder: string;
let mail: MailCatcher;
let host: TestHost;

beforeEach(async () => {
  folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  mail = await new MailCatcher().open();
});
afterEach(async () => {
  await host?.close();
  await mail.close();
});

const start = (changes: Parameters<typeof testHost>[1] = {}) =>
  testHost(folder, {
    smtpUrl: mail.url,
    smtpTimeout: 2000,
    giveUpAfter: HOUR,
    mailFrom: "site@agency.example",
    ...changes,
  });

async function send(count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { status } = await post(host.address, CONTACT, contactBody(`mark-${index}.`));
      expect(status).toBe(200);
    }),
  );
}

const shelf = (name: "new" | "sent" | "failed") => spoolMessages(host.config.spoolDir, name);

/** Fails unless the mail server took each message exactly once and it is recorded as sent. */
function expectEachOnce(count: number): void {
  expect(new Set(mail.caught.map(({ messageId }) => messageId)).size).toBe(count);
  expect(mail.caught).toHaveLength(count);
  for (let index = 0; index < count; index += 1) {
    expect(mail.caught.filter(({ text }) => text.includes(`mark-${index}.`))).toHaveLength(1);
  }
  expect([shelf("new").length, shelf("sent").length, shelf("failed").length]).toEqual([0, count, 0]);
}

test("a message arrives with the host's sender, the visitor as Reply-To and both bodies", async () => {
  host = await start();
  const { messageId } = await post(
    host.address,
    CONTACT,
    contactBody("Namaste \u0928\u092e\u0938\u094d\u0924\u0947"),
  );
  await post(host.address, CONSULTATION, { ...consultationBody(), name: "Asha\r\nBcc: victim@example.org" });
  await host.log.until("message delivered", 2);
  const contact = mail.caught.find((caught) => caught.messageId === messageId);
  expect(contact).toMatchObject({ from: "site@agency.example", to: ["hello@agency.example"] });
  expect(contact?.text).toMatch(/^From: site@agency\.example\r$/m);
  expect(contact?.text).toMatch(/^Reply-To: Asha <asha@example\.com>\r$/m);
  expect(contact?.text).toMatch(/^Content-Type: text\/plain/m);
  expect(contact?.text).toMatch(/^Content-Type: text\/html/m);
  const consultation = mail.caught.find((caught) => caught.messageId !== messageId);
  expect(consultation?.to).toEqual(["hello@agency.example"]);
  expect(consultation?.text).not.toMatch(/^Bcc:/im);
  expect(consultation?.text).toMatch(
    /^Subject: \[Website form\] Online consultation request from Asha Bcc:\s+victim@example\.org\s+\([0-9A-Z-]{9}\)\r$/m,
  );
});

test("many at once, to a server that answers slowly", async () => {
  mail.behaviour = "slow";
  host = await start();
  await send(20);
  await host.log.until("message delivered", 20);
  expectEachOnce(20);
});

test.each(["refuse connection", "refuse sender", "refuse recipient", "refuse message", "drop"] as const)(
  "%s: stored, retried, delivered once",
  async (behaviour) => {
    mail.behaviour = behaviour;
    host = await start();
    await send(3);
    await host.log.until("message not delivered, to be tried again", 4);
    expect([mail.caught.length, shelf("new").length, shelf("sent").length]).toEqual([0, 3, 0]);
    mail.behaviour = "take";
    await host.log.until("message delivered", 3);
    expectEachOnce(3);
  },
);

test("a silent mail server times out and is retried", async () => {
  mail.behaviour = "silent";
  host = await start({ smtpTimeout: 400 });
  await send(1);
  await host.log.until("message not delivered, to be tried again", 2);
  mail.behaviour = "take";
  await host.log.until("message delivered");
  expectEachOnce(1);
});

test("a mail server that starts late gets the messages", async () => {
  await mail.close();
  host = await start();
  await send(2);
  await host.log.until("message not delivered, to be tried again", 2);
  const { url } = mail;
  const later = new MailCatcher(Number(new URL(url).port));
  mail = await later.open();
  await host.log.until("message delivered", 2);
  expectEachOnce(2);
});

test("one message that the server never takes does not hold up the others", async () => {
  host = await start();
  mail.refuseText = /mark-0\./;
  await send(4);
  await host.log.until("message delivered", 3);
  await host.log.until("message not delivered, to be tried again", 2);
  expect(shelf("new")).toHaveLength(1);
  expect(shelf("sent")).toHaveLength(3);
});

test("after its time a message is set aside with the reason, and delivered when put back", async () => {
  mail.behaviour = "refuse message";
  host = await start({ giveUpAfter: 1 });
  await send(1);
  const [line] = await host.log.until("message set aside in failed");
  expect(line).toMatchObject({ responseCode: 554, attempts: expect.any(Number) });
  expect([shelf("new").length, shelf("failed").length]).toEqual([0, 1]);
  await host.close();
  mail.behaviour = "take";
  const { spoolDir } = host.config;
  const [message] = shelf("failed");
  renameSync(join(spoolDir, `failed/${message?.id}.json`), join(spoolDir, `new/${message?.id}.json`));
  host = await start();
  await host.log.until("message delivered");
  expectEachOnce(1);
});

test("a file that is no message is set aside, the others are delivered", async () => {
  const spool = join(folder, "spool");
  mkdirSync(join(spool, "new"), { recursive: true });
  writeFileSync(join(spool, "new/20000101T000000000Z-broken.json"), '{"id": "half');
  host = await start();
  await send(1);
  await host.log.until("message delivered");
  await host.log.until("message set aside in failed");
  expect(shelf("sent")).toHaveLength(1);
});

test("delivered but not recorded: recorded later, never sent again", async () => {
  host = await start();
  const sent = join(host.config.spoolDir, "sent");
  rmSync(sent, { recursive: true });
  writeFileSync(sent, "in the way");
  await send(2);
  await host.log.until("delivered, but that could not be recorded yet", 4);
  expect(mail.caught).toHaveLength(2);
  rmSync(sent);
  mkdirSync(sent);
  await host.log.until("message delivered", 2);
  expectEachOnce(2);
});

test("without SMTP_URL messages wait, and are delivered once it is set", async () => {
  host = await start({ smtpUrl: undefined });
  await send(3);
  await host.close();
  expect([mail.connections, shelf("new").length]).toEqual([0, 3]);
  host = await start();
  await host.log.until("message delivered", 3);
  expectEachOnce(3);
});

test("the log reports failures without the message or the mail server's text", async () => {
  mail.behaviour = "refuse message";
  host = await start();
  await send(1);
  const [line] = await host.log.until("message not delivered, to be tried again");
  expect(line).toMatchObject({ code: "EMESSAGE", responseCode: 554, attempts: 1 });
  expect(host.log.text.join("")).not.toMatch(/mark-0|Not wanted|asha@example/);
});

test("killed while the server's answer is open: that message alone may come twice, with the same Message-ID", async () => {
  const env = {
    PUBLIC_DIR: join(folder, "public"),
    SPOOL_DIR: join(folder, "spool"),
    SMTP_URL: mail.url,
    MAIL_TO: "hello@agency.example",
    RETRY_DELAY: "0.02",
  };
  const first = await childHost(env);
  const ids: (string | undefined)[] = [];
  for (let index = 0; index < 3; index += 1) {
    ids.push((await post(first.address, CONTACT, contactBody(`mark-${index}.`))).messageId);
    await mail.untilCaught(index + 1);
  }
  mail.behaviour = "hold";
  ids.push((await post(first.address, CONTACT, contactBody("mark-3."))).messageId);
  await mail.untilCaught(4);
  await first.end("SIGKILL");
  mail.behaviour = "take";
  const second = await childHost(env);
  ids.push((await post(second.address, CONTACT, contactBody("mark-4."))).messageId);
  await mail.untilCaught(6);
  expect(await second.end("SIGTERM")).toBe(0);
  const times = ids.map((id) => mail.caught.filter(({ messageId }) => messageId === id).length);
  expect(times).toEqual([1, 1, 1, 2, 1]);
  expect(spoolMessages(env.SPOOL_DIR, "sent")).toHaveLength(5);
});
