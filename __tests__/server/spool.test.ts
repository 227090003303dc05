import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Spool } from "../../server/spool/spool";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolFiles, spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";
import { type TestHost, testHost } from "./helpers/test-host";

const root = temporaryFolder();
let folder: string;
let host: TestHost;

beforeEach(() => {
  folder = mkdtempSync(join(root, "run-"));
  fixtureSite(folder);
});
afterEach(() => host?.close());

const NOT_SAVED = {
  status: 503,
  success: false,
  message: "Your message could not be saved just now. Please try again in a few minutes.",
};

test("1,000 messages at once are all in the spool, whole, each once", async () => {
  host = await testHost(folder);
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      index % 2
        ? post(host.address, CONTACT, contactBody(`mark-${index}.`))
        : post(host.address, CONSULTATION, consultationBody(`mark-${index}.`)),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const messages = spoolMessages(host.config.spoolDir);
  expect(messages).toHaveLength(1000);
  const marks = messages.map(({ text }) => /mark-(\d+)\./.exec(text.join("\n"))?.[1]);
  expect(new Set(marks)).toEqual(new Set(Array.from({ length: 1000 }, (_, index) => String(index))));
  const ids = new Set(messages.map(({ id }) => `<${id}@agency.example>`));
  for (const { messageId } of answers) if (messageId) expect(ids).toContain(messageId);
  expect(spoolFiles(host.config.spoolDir, "tmp")).toEqual([]);
});

test("a message is a file that a person can read and nobody else may", async () => {
  host = await testHost(folder);
  await post(host.address, CONSULTATION, consultationBody());
  const folderNew = join(host.config.spoolDir, "new");
  const [name = ""] = readdirSync(folderNew);
  expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{16}\.json$/);
  expect(statSync(join(folderNew, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folderNew).mode & 0o777).toBe(0o700);
  expect(spoolFiles(host.config.spoolDir)[0]).toContain(
    '\n    "Mobile: +919840000000",\n    "Address: 12 Main Street",\n',
  );
});

test("with an unwritable spool the answer is 503 and nothing is stored; afterwards messages are stored again", async () => {
  host = await testHost(folder);
  const { spoolDir } = host.config;
  const tmp = join(spoolDir, "tmp");
  rmSync(tmp, { recursive: true });
  writeFileSync(tmp, "in the way");
  for (const [path, body] of [
    [CONTACT, contactBody()],
    [CONSULTATION, consultationBody()],
  ] as const) {
    expect(await post(host.address, path, body)).toMatchObject(NOT_SAVED);
  }
  expect((await request(host.address, "/healthz")).status).toBe(503);
  expect((await request(host.address, "/about")).status).toBe(200);
  expect(spoolFiles(spoolDir)).toEqual([]);
  expect(host.log.lines.filter(({ msg }) => msg === "a request failed")).toHaveLength(2);
  rmSync(tmp);
  mkdirSync(tmp);
  expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
  expect((await request(host.address, "/healthz")).status).toBe(200);
  expect(spoolFiles(spoolDir)).toHaveLength(1);
});

test("a disk that fills up during a message: 503, no partial file, smaller messages are still accepted", async () => {
  const env = {
    PUBLIC_DIR: join(folder, "public"),
    SPOOL_DIR: join(folder, "spool"),
    MAIL_TO: "hello@agency.example",
  };
  const child = await childHost({ ...env, TSX_DISABLE_CACHE: "1" }, 8);
  const large = contactBody("long text ".repeat(2000));
  expect(await post(child.address, CONTACT, large)).toMatchObject(NOT_SAVED);
  expect((await post(child.address, CONTACT, contactBody("short"))).status).toBe(200);
  expect(await post(child.address, CONTACT, large)).toMatchObject(NOT_SAVED);
  expect(await child.end("SIGTERM")).toBe(0);
  expect(spoolMessages(env.SPOOL_DIR)).toHaveLength(1);
  expect(spoolFiles(env.SPOOL_DIR, "tmp")).toEqual([]);
  expect(child.output.filter((line) => line.includes('"code":"EFBIG"'))).toHaveLength(2);
});

test("a message whose name cannot be put on disk is taken back", async () => {
  const spool = new Spool(join(folder, "spool"));
  await spool.prepare();
  rmSync(spool.folders.new, { recursive: true });
  writeFileSync(spool.folders.new, "in the way");
  host = await testHost(folder);
  expect(await post(host.address, CONTACT, contactBody())).toMatchObject(NOT_SAVED);
  expect(readdirSync(spool.folders.tmp)).toEqual([]);
});

test("a spool that cannot be created: pages are served, the endpoints answer 503", async () => {
  writeFileSync(join(folder, "file"), "");
  host = await testHost(folder, { spoolDir: join(folder, "file/spool") });
  expect(await post(host.address, CONTACT, contactBody())).toMatchObject(NOT_SAVED);
  expect((await request(host.address, "/about")).status).toBe(200);
  const health = await request(host.address, "/healthz");
  expect([health.status, JSON.parse(health.body.toString())]).toEqual([
    503,
    { status: "the spool cannot be written" },
  ]);
});

test("a removed spool is created again", async () => {
  host = await testHost(folder);
  rmSync(host.config.spoolDir, { recursive: true });
  expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
  expect(spoolMessages(host.config.spoolDir)).toHaveLength(1);
});

test("healthz says ok and is not cached", async () => {
  host = await testHost(folder);
  const { status, headers, body } = await request(host.address, "/healthz");
  expect([status, JSON.parse(body.toString()), headers["cache-control"]]).toEqual([
    200,
    { status: "ok", waiting: 0, oldestSeconds: 0, failed: 0, suspect: 0 },
    "no-store",
  ]);
});

test("npm run inbox lists what waits, what failed and, asked for all, what was sent", async () => {
  host = await testHost(folder);
  const { spoolDir } = host.config;
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "server/inbox.ts", ...args], {
      env: { PATH: process.env.PATH, SPOOL_DIR: spoolDir },
    }).then(({ stdout }) => stdout);
  expect(await run()).toBe(`No messages in ${spoolDir}\n`);

  await post(host.address, CONSULTATION, consultationBody("Waiting Street"));
  await post(host.address, CONTACT, contactBody("Failed text"));
  await post(host.address, CONTACT, contactBody("Sent text"));
  const spool = new Spool(spoolDir);
  for (const message of spoolMessages(spoolDir)) {
    if (message.text.includes("Failed text")) await spool.settle(message.id, "failed");
    if (message.text.includes("Sent text")) await spool.settle(message.id, "sent");
  }
  writeFileSync(join(spoolDir, "new/20990101T000000000Z-x.json"), "{");
  const list = await run();
  expect(list).toMatch(/^Waiting: 2\n/);
  expect(list).toMatch(
    /consultation {2}Online consultation request from Asha\n {2}Reply to: Asha <asha@example.com>\n/,
  );
  expect(list).toContain("  | Address: Waiting Street\n");
  expect(list).toContain("20990101T000000000Z-x\n  (the file cannot be read as a message)\n");
  expect(list).toMatch(/Set aside as failed: 1\n[\s\S]*Failed text/);
  expect(list).not.toContain("Sent text");
  expect(await run("--all")).toMatch(/Delivered: 1\n[\s\S]*Sent text/);
});
