import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LogOutput } from "../../server/log-output";
import { freePort } from "../helpers/free-port";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";

const root = temporaryFolder();
/** Mounts a disk of 64 KB at $1 that no other process sees, and runs the rest with its output in a file there. */
const SCRIPT = 'mount -t tmpfs -o size=64k none "$0" && exec "$@" > "$0/host.log" 2>&1';

/** A host whose log lies on a small disk of its own. */
async function hostOnSmallDisk() {
  const folder = mkdtempSync(join(root, "run-"));
  const disk = join(folder, "disk");
  mkdirSync(disk);
  const port = String(await freePort());
  const child = spawn(
    "unshare",
    [
      "--map-root-user",
      "--mount",
      "sh",
      "-c",
      SCRIPT,
      disk,
      process.execPath,
      "--import",
      "tsx",
      "server/main.ts",
    ],
    {
      env: {
        PATH: process.env.PATH,
        PORT: port,
        HOST: "127.0.0.1",
        PUBLIC_DIR: fixtureSite(folder),
        SPOOL_DIR: join(folder, "spool"),
        MAIL_TO: contactBody().to,
        RATE_LIMIT: "100000",
        LOG_LEVEL: "debug",
      },
      stdio: "inherit",
    },
  );
  const ended = once(child, "exit").then(([code]) => code);
  const address = `http://127.0.0.1:${port}`;
  const answers = () => request(address, "/about").then(({ status }) => status);
  const isUp = () =>
    answers().then(
      () => true,
      () => false,
    );
  while (!(await isUp())) if (child.exitCode !== null) throw new Error("the host ended");
  return {
    child,
    ended,
    address,
    answers,
    onDisk: (name: string) => join(`/proc/${child.pid}/root`, disk, name),
  };
}

/** Fills the disk to its last byte. */
function fill(path: string): void {
  for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
    try {
      writeFileSync(path, "x".repeat(size), { flag: "a" });
    } catch {
      // No room for this much: the next part is smaller.
    }
  }
}

const test_ = existsSync("/usr/bin/unshare") ? test : test.skip;

test_("a log whose disk is full stops nothing; dropped lines are counted and told of", async () => {
  const host = await hostOnSmallDisk();
  try {
    const log = host.onDisk("host.log");
    fill(host.onDisk("filler"));
    const before = readFileSync(log, "utf8").length;
    for (let index = 0; index < 40; index += 1) {
      expect(await host.answers()).toBe(200);
      expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
    }
    rmSync(host.onDisk("filler"));
    expect(await host.answers()).toBe(200);
    while (!readFileSync(log, "utf8").includes("log lines were dropped")) await host.answers();
    const lines = readFileSync(log, "utf8").slice(before).split("\n");
    const told = lines.find((line) => line.includes("log lines were dropped"));
    expect(JSON.parse(told ?? "{}").dropped).toBeGreaterThan(40);
    fill(host.onDisk("filler"));
  } finally {
    host.child.kill("SIGTERM");
  }
  expect(await host.ended).toBe(0);
});

test("a reader that has stopped reading costs no more than a megabyte, and does not delay the end", async () => {
  const output = new LogOutput(() => new Promise(() => {}));
  for (let index = 0; index < 3000; index += 1) output.write(`${"x".repeat(1023)}\n`);
  expect(output.dropped).toBe(3000 - 1024 - 1);
  await output.flush();
});
