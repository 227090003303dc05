import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CONTACT, contactBody } from "./helpers/calls";
import { inbox } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
const ASHA = "asha@example.com";
const COMMANDS = [[], ["find", ASHA], ["delete", ASHA], ["csv"], ["report"]];

test.each(COMMANDS)(
  "without a spool, inbox %s is an error: nothing can be said about a person",
  async (...args) => {
    const error = {
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^[^\n]*there is no spool at [^\n]*\n$/),
    };
    await expect(inbox(run, ...args)).rejects.toMatchObject(error);
    // A folder that exists, but is none.
    mkdirSync(run.spool);
    await expect(inbox(run, ...args)).rejects.toMatchObject(error);
  },
);

test("nothing is moved from a folder that is no spool", async () => {
  const target = join(run.folder, "target");
  const stderr = expect.stringMatching(/^[^\n]*there is no spool at [^\n]*\n$/);
  await expect(inbox(run, "move", run.spool, target)).rejects.toMatchObject({ code: 1, stdout: "", stderr });
});

test.each(COMMANDS)("a folder that cannot be listed: inbox %s is an error", async (...args) => {
  await run.start();
  await run.send(1);
  await run.stop();
  // For every user, root too, a file in its place cannot be listed.
  rmSync(join(run.spool, "sent"), { recursive: true });
  writeFileSync(join(run.spool, "sent"), "");
  const stderr = expect.stringMatching(/^[^\n]*sent cannot be read \(ENOTDIR\)[^\n]*\n$/);
  await expect(inbox(run, ...args, ...(args.length === 0 ? ["--all"] : []))).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr,
  });
});

test("a message that cannot be read is named, and the report of a deletion says so", async () => {
  await run.start();
  await run.post(CONTACT, contactBody("hers"));
  await run.stop();
  mkdirSync(join(run.spool, "failed/20990101T000000000Z-locked.json"));
  writeFileSync(join(run.spool, "sent/20990101T000000000Z-broken.json"), `{"text": "${ASHA}`);
  const named = expect.stringMatching(/2 message\(s\) [^\n]*Z-locked, 20990101T000000000Z-broken[^\n]*\n$/);
  expect(await inbox(run)).toContain("20990101T000000000Z-locked\n");
  for (const command of ["find", "export"])
    await expect(inbox(run, command, ASHA)).rejects.toMatchObject({ code: 1, stderr: named });
  await expect(inbox(run, "csv")).rejects.toMatchObject({ code: 1, stderr: named });
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
