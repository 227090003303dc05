import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const DAY = 86_400_000;
const root = temporaryFolder();
let folder: string;
let host: TestHost;

beforeEach(() => {
  folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
});
afterEach(() => host?.close());

const spool = () => join(folder, "spool");
const counts = () =>
  (["new", "sent", "failed", "suspect"] as const).map((shelf) => spoolMessages(spool(), shelf).length);

let made = 0;

/** Puts a message of so many days ago on a shelf. */
function put(shelf: string, days: number): void {
  const receivedAt = new Date(Date.now() - days * DAY).toISOString();
  made += 1;
  const id = `${receivedAt.replace(/[-:.]/g, "")}-${String(made).padStart(16, "0")}`;
  const message = {
    id,
    kind: "contact",
    receivedAt,
    to: ["hello@agency.example"],
    subject: "s",
    text: ["t"],
    html: "t",
  };
  mkdirSync(join(spool(), shelf), { recursive: true });
  writeFileSync(join(spool(), shelf, `${id}.json`), JSON.stringify(message));
  mkdirSync(join(spool(), "attempts"), { recursive: true });
  writeFileSync(join(spool(), "attempts", `${id}.json`), "{}");
}

test("messages are deleted by themselves when their time is over, waiting ones never", async () => {
  for (const shelf of ["new", "sent", "failed", "suspect"]) for (const days of [5, 40, 400]) put(shelf, days);
  host = await testHost(folder, { purgeInterval: 50 });
  const [line] = await host.log.until("messages deleted: their time was over");
  expect(line?.deleted).toEqual({ sent: 2, suspect: 2, failed: 1 });
  expect(counts()).toEqual([3, 1, 2, 1]);
  expect(readdirSync(join(spool(), "attempts"))).toHaveLength(7);
});

test("one look deletes nothing: a clock that is wrong for a moment does no harm", async () => {
  put("sent", 400);
  host = await testHost(folder, { purgeInterval: DAY });
  await post(host.address, CONTACT, contactBody());
  expect(counts()).toEqual([1, 1, 0, 0]);
});

const inbox = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "server/inbox.ts", ...args], {
    env: { PATH: process.env.PATH, SPOOL_DIR: spool() },
  }).then(({ stdout }) => stdout);

test("a person's messages are found, shown, exported and deleted, and nobody else's", async () => {
  host = await testHost(folder);
  const { reference = "" } = await post(host.address, CONTACT, contactBody("hers"));
  await post(host.address, CONSULTATION, {
    ...consultationBody("another"),
    email: "Asha@Example.com",
    trap: "x",
  });
  const other = { ...consultationBody("stays"), email: "not-asha@example.com" };
  await post(host.address, CONSULTATION, other);
  const found = await inbox("find", "asha@example.com");
  expect(found).toMatch(/2 message\(s\)\n$/);
  expect(found).toContain(reference);
  expect(await inbox("show", reference.toLowerCase())).toMatch(/Reference: [\s\S]*\| hers/);
  const exported: { shelf: string; message: { text: string[] } }[] = JSON.parse(
    await inbox("export", "asha@example.com"),
  );
  expect(exported.map(({ shelf }) => shelf).sort()).toEqual(["new", "suspect"]);
  const report = await inbox("delete", "ASHA@example.com");
  expect(report.match(/^deleted: /gm)).toHaveLength(2);
  expect(report).toMatch(/2 message\(s\) deleted from the spool on \d{4}-/);
  expect(report).toContain("mailboxes of MAIL_TO");
  expect(await inbox("find", "asha@example.com")).toBe("0 message(s)\n");
  expect(spoolMessages(spool()).map(({ text }) => text.includes("Address: stays"))).toEqual([true]);
});

test.each([[["find"]], [["delete", "everybody"]], [["burn", "asha@example.com"]]])(
  "inbox %j says how it is used",
  async (args) => {
    await expect(inbox(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("npm run inbox -- delete"),
    });
  },
);
