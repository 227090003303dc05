import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTACT, contactBody } from "./helpers/calls";
import { inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
const ASHA = "asha@example.com";
const COMMANDS = [[], ["find", ASHA], ["delete", ASHA], ["csv"], ["report"]];

/** Runs all commands at once; each must fail with one line and say nothing. */
async function expectErrors(commands: readonly string[][], line: RegExp): Promise<void> {
  const told = (args: readonly string[]) =>
    inbox(run, ...args).then(
      (stdout) => ({ args, stdout }),
      ({ code, stdout, stderr }) => ({ args, code, stdout, isTold: line.test(stderr) }),
    );
  const failed = commands.map((args) => ({ args, code: 1, stdout: "", isTold: true }));
  expect(await Promise.all(commands.map(told))).toEqual(failed);
}

test("without a spool each command is an error: nothing can be said about a person, and nothing is moved", async () => {
  const all = [...COMMANDS, ["move", run.spool, join(run.folder, "target")]];
  await expectErrors(all, /^[^\n]*there is no spool at [^\n]*\n$/);
  // A folder that exists, but is none.
  mkdirSync(run.spool);
  await expectErrors(all, /^[^\n]*there is no spool at [^\n]*\n$/);
});

test("where a folder cannot be listed each command is an error", async () => {
  await run.start();
  await run.send(1);
  await run.stop();
  // For every user, root too, a file in its place cannot be listed.
  rmSync(join(run.spool, "sent"), { recursive: true });
  writeFileSync(join(run.spool, "sent"), "");
  const all = COMMANDS.map((args) => (args.length === 0 ? ["--all"] : args));
  await expectErrors(all, /^[^\n]*sent cannot be read \(ENOTDIR\)[^\n]*\n$/);
});

test("a message that cannot be read is named, and the report of a deletion says so", async () => {
  await run.start();
  await run.post(CONTACT, contactBody("hers"));
  await run.stop();
  mkdirSync(join(run.spool, "failed/20990101T000000000Z-locked.json"));
  writeFileSync(join(run.spool, "sent/20990101T000000000Z-broken.json"), `{"text": "${ASHA}`);
  const named = expect.stringMatching(/2 message\(s\) [^\n]*Z-locked, 20990101T000000000Z-broken[^\n]*\n$/);
  expect(await inbox(run)).toContain("20990101T000000000Z-locked\n");
  for (const command of [["find", ASHA], ["export", ASHA], ["csv"]])
    await expect(inbox(run, ...command)).rejects.toMatchObject({ code: 1, stderr: named });
  await expect(inbox(run, "delete", ASHA)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("1 message(s) deleted from the spool"),
    stderr: named,
  });
});

test("a message that a host takes while the inbox reads is found all the same", async () => {
  await run.start();
  await run.send(1);
  await run.stop();
  const [{ id } = { id: "" }] = await run.stored();
  const { Folders } = await import("../../server/store/files/folders");
  const { FileStore } = await import("../../server/store/files/file-store");
  const { files } = Folders.prototype;
  jest.spyOn(Folders.prototype, "files").mockImplementationOnce(async function (
    this: InstanceType<typeof Folders>,
    shelf,
  ) {
    const listed = await files.call(this, shelf);
    renameSync(join(run.spool, `new/${id}.json`), join(run.spool, `sending/${id}.json`));
    return listed;
  });
  const found: string[] = [];
  const store = new FileStore(run.spool, run.config());
  for await (const entry of store.entries(["new"])) found.push(entry.id);
  expect(found).toEqual([id]);
});
