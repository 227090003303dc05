import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { buildHost } from "../../server/build";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { fixtureSite, page } from "./helpers/fixture-site";
import { spoolMessages } from "./helpers/read-spool";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";

const run = promisify(execFile);
const root = temporaryFolder();
const dist = join(root, "dist");

beforeAll(() => buildHost(dist));

/** What the Dockerfile's second stage copies, in an empty folder: its COPY lines, followed one by one. */
function emptyImage(): string {
  const folder = mkdtempSync(join(root, "image-"));
  fixtureSite(folder);
  const copied = [
    ...readFileSync("deploy/Dockerfile", "utf8").matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm),
  ];
  expect(copied.map(([, from]) => from)).toContain("server/dist");
  for (const [, from = "", to = ""] of copied) {
    if (from === "public" || from === "deploy/generated") continue;
    mkdirSync(join(folder, to, ".."), { recursive: true });
    cpSync(from === "server/dist" ? dist : from, join(folder, to), { recursive: true });
  }
  return folder;
}

test("the compiled host runs with Node alone, writes only to its spool, and ends at a signal", async () => {
  const folder = emptyImage();
  const temporary = mkdtempSync(join(root, "tmp-"));
  mkdirSync(join(temporary, `tsx-${process.getuid?.()}`));
  writeFileSync(join(temporary, `tsx-${process.getuid?.()}`, "planted"), "x");
  const [program = "", ...args]: string[] = JSON.parse(
    /^CMD (\[.*\])$/m.exec(readFileSync("deploy/Dockerfile", "utf8"))?.[1] ?? "[]",
  );
  expect(program).toBe("node");
  const env = {
    PORT: "0",
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    TMPDIR: temporary,
    SPOOL_DIR: join(root, "state/spool"),
    MAIL_TO: contactBody().to,
  };
  const before = readdirSync(folder, { recursive: true }).sort();
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const [, found] = /^The site is at (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    ended.then(([code]) => reject(new Error(`the host ended with ${code}`)));
  });
  expect((await request(address, "/about")).body.toString()).toBe(page("About"));
  expect((await request(address, "/readyz")).status).toBe(200);
  expect((await request(address, "/metrics")).status).toBe(200);
  expect(await post(address, CONTACT, contactBody("shipped"))).toMatchObject({ status: 200, success: true });
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(spoolMessages(env.SPOOL_DIR)).toHaveLength(1);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  expect(readdirSync(temporary, { recursive: true })).toHaveLength(2);
  const { stdout } = await run(process.execPath, ["server/dist/inbox.js"], { cwd: folder, env });
  expect(stdout).toContain("| shipped");
});

const VERIFY = "/usr/bin/systemd-analyze";

(existsSync(VERIFY) ? test : test.skip)("systemd has nothing to say against the unit", async () => {
  const unit = join(root, "bec-host.service");
  // Its program may lie elsewhere on this machine.
  writeFileSync(
    unit,
    readFileSync("deploy/bec-host.service", "utf8").replace("/usr/bin/node", process.execPath),
  );
  const { stdout, stderr } = await run(VERIFY, ["verify", "--man=no", unit]);
  expect((stdout + stderr).split("\n").filter((line) => line.includes("bec-host"))).toEqual([]);
});

test("every stage of the image is a Node release that still gets security fixes", () => {
  const stages = [...readFileSync("deploy/Dockerfile", "utf8").matchAll(/^FROM node:(\d+)/gm)].map(
    ([, major]) => Number(major),
  );
  expect(stages.length).toBeGreaterThan(0);
  // Node 20 had its last ones on 30 April 2026; deploy/README.md says which release runs in production.
  for (const major of stages) expect(major).toBeGreaterThanOrEqual(24);
});
