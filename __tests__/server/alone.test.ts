import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { fixtureSite, page } from "./helpers/fixture-site";
import { request } from "./helpers/request";
import { temporaryFolder } from "./helpers/temporary-folder";

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/;
/** Files that the host needs besides its own folder; server/README.md and deploy/README.md name them. */
const SHARED = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "src/forms/endpoints.ts",
  "src/words/specified-forms.ts",
];
const folder = temporaryFolder();

const dependencies = (file: string) =>
  z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(file, "utf8")))
    .dependencies;

/** Installs the host's packages; false without a network, which is an error in continuous integration. */
async function install(): Promise<boolean> {
  try {
    await promisify(execFile)("npm", ["ci", "-w", "server", "--prefer-offline"], { cwd: folder });
    return true;
  } catch (error) {
    if (process.env.CI || !NO_NETWORK.test(String(error))) throw error;
    console.warn("Skipped: the host's packages cannot be installed without a network.");
    return false;
  }
}

test("the host has the versions of the packages that it shares with the site", () => {
  const site = dependencies("package.json");
  const host = Object.entries(dependencies("server/package.json"));
  const shared = host.filter(([name]) => name in site);
  expect(shared).not.toEqual([]);
  expect(shared).toEqual(shared.map(([name]) => [name, site[name]]));
});

test("the host installs and runs without the rest of the repository", async () => {
  fixtureSite(folder);
  cpSync("server", join(folder, "server"), {
    recursive: true,
    filter: (path) => basename(path) !== "node_modules",
  });
  for (const file of SHARED) cpSync(file, join(folder, file));
  if (!(await install())) return;
  expect(existsSync(join(folder, "node_modules/gatsby"))).toBe(false);

  const child = spawn("npm", ["start", "-w", "server"], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, PORT: "0", HOST: "127.0.0.1", MAIL_TO: contactBody().to },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on("line", (line) => {
        const [, found] = /^The site is at (\S+)/.exec(line) ?? [];
        if (found) resolve(found);
      });
      ended.then(([code]) => reject(new Error(`the host ended with ${code}`)));
    });
    expect((await request(address, "/healthz")).status).toBe(200);
    expect((await request(address, "/about")).body.toString()).toBe(page("About"));
    expect(await post(address, CONTACT, contactBody())).toMatchObject({ status: 200, success: true });
  } finally {
    // npm starts a shell, which starts the host: signal the whole process group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
});
