import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { customerOf, DailyCaps } from "../../server/daily-caps";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { MailCatcher } from "./helpers/mail-catcher";
import { spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let host: TestHost;

async function start(changes: Parameters<typeof testHost>[1] = {}): Promise<void> {
  const folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
  host = await testHost(folder, changes);
}
afterEach(() => host?.close());

const stored = (shelf: "new" | "suspect" = "new") => spoolMessages(host.config.spoolDir, shelf);
const withKey = (key: string, body: object = contactBody()) =>
  post(host.address, CONTACT, body, { "idempotency-key": key });

test("a repeat with the same key makes one message and gets the same answer, at once and after a restart", async () => {
  await start();
  const answers = await Promise.all(Array.from({ length: 20 }, () => withKey("one")));
  const again = await withKey("one", { ...contactBody(), seconds: 30 });
  await host.close();
  host = await testHost(join(host.config.spoolDir, ".."), {});
  answers.push(again, await withKey("one"));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(stored()).toHaveLength(1);
});

test("another key makes another message; a key for another text is refused; without a key each is one", async () => {
  await start();
  await withKey("one");
  await withKey("two");
  expect(await withKey("one", contactBody("other words"))).toMatchObject({
    status: 422,
    success: false,
    message: expect.stringContaining("another message"),
  });
  expect((await withKey("k".repeat(201))).status).toBe(400);
  await post(host.address, CONTACT, contactBody());
  await post(host.address, CONTACT, contactBody());
  expect(stored()).toHaveLength(4);
});

test("a repeat of a message that was delivered is not delivered again", async () => {
  const mail = await new MailCatcher().open();
  await start({ smtpUrl: mail.url });
  await withKey("one");
  await host.log.until("message delivered");
  expect((await withKey("one")).status).toBe(200);
  await withKey("two");
  await host.log.until("message delivered", 2);
  expect(mail.caught).toHaveLength(2);
  await host.close();
  await mail.close();
});

test.each([
  ["a filled hidden field", { trap: "http://spam.example" }],
  ["a form that was sent at once", { seconds: 0.4 }],
])("%s: answered like any other, kept apart, not sent", async (_name, signs) => {
  const mail = await new MailCatcher().open();
  await start({ smtpUrl: mail.url });
  const contact = await post(host.address, CONTACT, { ...contactBody("automatic"), ...signs });
  const consultation = await post(host.address, CONSULTATION, { ...consultationBody(), ...signs });
  expect(contact).toMatchObject({
    status: 200,
    success: true,
    messageId: expect.any(String),
    reference: expect.any(String),
  });
  expect(consultation).toMatchObject({ status: 200, success: true });
  await post(host.address, CONTACT, { ...contactBody("human"), trap: "", seconds: 20 });
  await host.log.until("message delivered");
  expect(stored("suspect")).toHaveLength(2);
  expect(mail.caught).toHaveLength(1);
  await host.close();
  await mail.close();
});

test.each([
  ["address", { dayLimitAddress: 2 }, "from your connection today"],
  ["mailbox", { dayLimitMailbox: 2 }, "all the messages it can today"],
  ["host", { dayLimit: 2 }, "all the messages it can today"],
])("so many messages a day for one %s", async (_name, changes, words) => {
  await start(changes);
  expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
  expect((await post(host.address, CONSULTATION, consultationBody())).status).toBe(200);
  expect(await post(host.address, CONTACT, contactBody())).toMatchObject({
    status: 429,
    success: false,
    message: expect.stringContaining(words),
  });
  expect((await request(host.address, "/about")).status).toBe(200);
  expect(stored()).toHaveLength(2);
});

test("one address's cap does not concern another; of IPv6 a network counts as one", () => {
  const caps = new DailyCaps({ dayLimit: 10, dayLimitAddress: 1, dayLimitMailbox: 10 });
  caps.count("203.0.113.1", []);
  caps.count("203.0.113.2", []);
  caps.count("2001:db8:1:2::1", []);
  expect(() => caps.count("203.0.113.1", [])).toThrow("connection");
  expect(() => caps.count("2001:db8:1:2:ffff::9", [])).toThrow("connection");
  expect(["::1", "2001:db8::", "fe80::1%eth0", "::ffff:10.0.0.1"].map(customerOf)).toEqual([
    "0:0:0:0",
    "2001:db8:0:0",
    "fe80:0:0:0",
    "::ffff:10.0.0.1",
  ]);
});

test("below the floor of the disk messages are refused while pages go on", async () => {
  await start({ diskFloor: Number.MAX_SAFE_INTEGER });
  expect(await post(host.address, CONTACT, contactBody())).toMatchObject({
    status: 503,
    message: "Your message could not be saved just now. Please try again in a few minutes.",
  });
  expect(stored()).toEqual([]);
  expect((await request(host.address, "/about")).status).toBe(200);
  expect(host.log.lines.filter(({ code }) => code === "DISK_FLOOR")).toHaveLength(1);
});
