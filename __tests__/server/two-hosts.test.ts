import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { type ChildHost, childHost } from "./helpers/child-host";
import { fixtureSite } from "./helpers/fixture-site";
import { MailCatcher } from "./helpers/mail-catcher";
import { spoolFiles, spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let folder: string;
let mail: MailCatcher;
const hosts: TestHost[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  mail = await new MailCatcher().open();
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
  await mail.close();
});

async function start(changes: Parameters<typeof testHost>[1] = {}): Promise<TestHost> {
  const host = await testHost(folder, { smtpUrl: mail.url, smtpTimeout: 2000, ...changes });
  hosts.push(host);
  return host;
}

const spool = () => join(folder, "spool");

async function send({ address }: { readonly address: string }, count: number, mark: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect((await post(address, CONTACT, contactBody(`${mark}-${index}.`))).status).toBe(200);
  }
}

test("two hosts on one spool: each message is delivered once, and each host says that it is not alone", async () => {
  await start({ smtpUrl: undefined }).then(async (host) => {
    await send(host, 30, "before");
    await host.close();
  });
  hosts.splice(0);
  mail.behaviour = "slow";
  const [one, other] = await Promise.all([start(), start()]);
  await Promise.all([send(one, 15, "one"), send(other, 15, "other")]);
  await mail.untilCaught(60);
  for (const host of hosts.splice(0)) await host.close();
  expect(new Set(mail.caught.map(({ messageId }) => messageId)).size).toBe(60);
  expect(mail.caught).toHaveLength(60);
  expect(spoolMessages(spool(), "sent")).toHaveLength(60);
  expect(
    [one, other].flatMap(({ log }) => log.lines).some(({ msg }) => msg === "other hosts use this spool too"),
  ).toBe(true);
});

/** A host that has claimed a message and cannot deliver it. */
async function stuckHost(): Promise<ChildHost> {
  mail.behaviour = "hold";
  const child = await childHost({
    PUBLIC_DIR: join(folder, "public"),
    SPOOL_DIR: spool(),
    SMTP_URL: mail.url,
  });
  await send(child, 1, "held");
  await mail.untilCaught(1);
  mail.behaviour = "take";
  return child;
}

test("what a killed host had claimed is delivered by the next one", async () => {
  const child = await stuckHost();
  await child.end("SIGKILL");
  const { log } = await start();
  await log.until("message delivered");
  expect(spoolMessages(spool(), "sent")).toHaveLength(1);
  expect(spoolFiles(spool(), "new")).toEqual([]);
});

test("what a host on another machine had claimed is delivered once it has shown no sign of life for long", async () => {
  const child = await stuckHost();
  const sending = join(spool(), "sending");
  const [owner = ""] = readdirSync(sending);
  await child.end("SIGKILL");
  const elsewhere = owner.replace(/-[0-9a-f]+(-\d+-[0-9a-f]+)$/, "-00000000$1");
  expect(elsewhere).not.toBe(owner);
  renameSync(join(sending, owner), join(sending, elsewhere));
  const { log } = await start({ claimTimeout: 200, scanInterval: 50 });
  await log.until("took over the messages of a host that has ended");
  await log.until("message delivered");
  expect(spoolMessages(spool(), "sent")).toHaveLength(1);
});

test("a living host keeps what it has claimed, and gives it back when it stops", async () => {
  const child = await stuckHost();
  const { log } = await start({ scanInterval: 20 });
  await send(hosts[0] ?? child, 3, "meanwhile");
  await log.until("message delivered", 3);
  expect(spoolMessages(spool(), "new")).toHaveLength(1);
  expect(await child.end("SIGTERM")).toBe(0);
  await log.until("message delivered", 4);
  expect(spoolFiles(spool(), "new")).toEqual([]);
});

test("a spool of version 0.1 is read: its messages, its notes, its lock", async () => {
  const first = await start({ smtpUrl: undefined });
  await send(first, 2, "old");
  await first.close();
  hosts.splice(0);
  const [waiting, failed] = spoolMessages(spool());
  const note = {
    attempts: 4,
    firstAt: "2026-01-01T00:00:00.000Z",
    lastAt: "2026-01-04T00:00:01.000Z",
    lastError: "x",
  };
  mkdirSync(join(spool(), "attempts"), { recursive: true });
  for (const message of [waiting, failed]) {
    writeFileSync(join(spool(), `attempts/${message?.id}.json`), JSON.stringify(note));
  }
  renameSync(join(spool(), `new/${failed?.id}.json`), join(spool(), `failed/${failed?.id}.json`));
  writeFileSync(join(spool(), "lock"), "");
  renameSync(join(spool(), `failed/${failed?.id}.json`), join(spool(), `new/${failed?.id}.json`));
  mail.behaviour = "refuse sender";
  const { log } = await start();
  await log.until("message not delivered, to be tried again", 4);
  mail.behaviour = "take";
  await log.until("message delivered", 2);
});
