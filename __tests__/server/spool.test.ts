import { EventEmitter, once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { lockSpool } from "../../server/store/files/lock";
import { CONSULTATION, CONTACT, consultationBody, contactBody, post, refusal } from "./helpers/calls";
import { childHost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
afterEach(() => jest.restoreAllMocks());

const WORDS = "Your message could not be saved just now. Please try again in a few minutes.";
const NOT_SAVED = refusal(503, WORDS);

async function replaceSync(sync: () => Promise<void>): Promise<void> {
  const handle = await open(run.folder);
  const prototype: Pick<FileHandle, "sync"> = Object.getPrototypeOf(handle);
  await handle.close();
  jest.spyOn(prototype, "sync").mockImplementation(sync);
}

test("a message is answered only when its file and the file's name are on disk", async () => {
  await run.start();
  const disk = new EventEmitter();
  await replaceSync(async () => {
    disk.emit("asked");
    await once(disk, "done");
  });
  let isAnswered = false;
  const answer = run.post(CONTACT, contactBody()).finally(() => {
    isAnswered = true;
  });
  for (const _what of ["content", "name"]) {
    await once(disk, "asked");
    expect((await run.get("/about")).status).toBe(200);
    expect(isAnswered).toBe(false);
    disk.emit("done");
  }
  expect((await answer).status).toBe(200);
});

test.each([
  ["content", 0],
  ["name", 1],
])("a message whose %s cannot be brought to the disk is refused and taken back", async (_what, before) => {
  await run.start();
  let calls = 0;
  await replaceSync(async () => {
    calls += 1;
    if (calls > before) throw new Error("the disk is broken");
  });
  expect(await run.post(CONTACT, contactBody())).toMatchObject(NOT_SAVED);
  expect([run.files(), run.files("tmp")]).toEqual([[], []]);
});

test("a message is a file that a person can read and nobody else may", async () => {
  await run.start();
  await run.post(CONSULTATION, consultationBody());
  const folder = join(run.spool, "new");
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{16}\.json$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(run.files()[0]).toContain('\n    "Mobile: +919840000000",\n    "Address: 12 Main Street",\n');
});

test("with an unwritable spool the answer is 503 and nothing is stored; afterwards messages are stored again", async () => {
  const { log } = await run.start();
  const tmp = join(run.spool, "tmp");
  rmSync(tmp, { recursive: true });
  writeFileSync(tmp, "in the way");
  expect(await run.post(CONTACT, contactBody())).toMatchObject(NOT_SAVED);
  expect(await run.post(CONSULTATION, consultationBody())).toMatchObject(NOT_SAVED);
  expect([(await run.get("/healthz")).status, (await run.get("/about")).status]).toEqual([503, 200]);
  expect([run.files(), log.saying("a request failed").length]).toEqual([[], 2]);
  rmSync(tmp);
  mkdirSync(tmp);
  expect((await run.post(CONTACT, contactBody())).status).toBe(200);
  expect([(await run.get("/healthz")).status, run.files().length]).toEqual([200, 1]);
});

test("below the floor of the disk messages are refused while pages go on", async () => {
  const { log } = await run.start({ diskFloor: Number.MAX_SAFE_INTEGER });
  expect(await run.post(CONTACT, contactBody())).toMatchObject(NOT_SAVED);
  expect([run.files(), (await run.get("/about")).status]).toEqual([[], 200]);
  expect(log.lines.filter(({ code }) => code === "DISK_FLOOR")).toHaveLength(1);
});

test("a disk that fills up during a message: 503, no partial file, smaller messages are still accepted", async () => {
  const child = await childHost(run, {}, {}, "8");
  const large = contactBody("long text ".repeat(2000));
  expect(await post(child.address, CONTACT, large)).toMatchObject(NOT_SAVED);
  expect((await post(child.address, CONTACT, contactBody("short"))).status).toBe(200);
  expect(await child.end("SIGTERM")).toBe(0);
  expect([run.files().length, run.files("tmp")]).toEqual([1, []]);
  expect(child.output.filter((line) => line.includes('"code":"EFBIG"'))).toHaveLength(1);
});

test("a removed spool is created again", async () => {
  await run.start();
  rmSync(run.spool, { recursive: true });
  expect((await run.post(CONTACT, contactBody())).status).toBe(200);
  expect(await run.stored()).toHaveLength(1);
});

test("after its time a message is given up, and a file that is no message at once; others are delivered", async () => {
  mkdirSync(join(run.spool, "new"), { recursive: true });
  writeFileSync(join(run.spool, "new/20000101T000000000Z-broken.json"), '{"id": "half');
  run.mail.behaviour = "refuse sender";
  const { log } = await run.startMailing({ giveUpAfter: 1 });
  await run.send(1);
  await log.until("message set aside in failed", 2);
  expect(run.files("failed")).toHaveLength(2);
  run.mail.behaviour = "take";
  await run.send(1);
  await log.until("message delivered");
  expect(await run.stored("sent")).toHaveLength(1);
});

test("delivered but not recorded: recorded later, never sent again", async () => {
  const { log } = await run.startMailing();
  const sent = join(run.spool, "sent");
  rmSync(sent, { recursive: true });
  writeFileSync(sent, "in the way");
  await run.send(2);
  await log.until("delivered, but that could not be recorded yet", 4);
  rmSync(sent);
  mkdirSync(sent);
  await log.until("message delivered", 2);
  await run.expectEachOnce(2);
});

test("of many hosts that start at once after a kill, exactly one takes over the lock", async () => {
  const child = await childHost(run);
  await child.end("SIGKILL");
  expect(existsSync(join(run.spool, "lock"))).toBe(true);
  const starts = Array.from({ length: 8 }, () => lockSpool(run.spool));
  const ended = await Promise.allSettled(starts);
  const locks = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(locks).toHaveLength(1);
  await expect(lockSpool(run.spool)).rejects.toThrow(`another host uses the spool ${run.spool}`);
  await locks[0]?.release();
  await (await lockSpool(run.spool)).release();
});
