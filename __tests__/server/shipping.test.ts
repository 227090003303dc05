import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { dependencies, devDependencies } from "../../server/package.json";
import { startHostProcess } from "../helpers/site";
import { CONTACT, contactBody, MAILBOX, post, request } from "./helpers/calls";
import { page } from "./helpers/fixture-site";
import { HostRun } from "./helpers/host-run";

const exec = promisify(execFile);
const run = HostRun.forEachTest();

/** Copies the files that README lists, with the packages of the host's manifest only. */
function checkout(folder: string): void {
  const isSource = (path: string) => !/\/(?:node_modules|dist)$/.test(path);
  cpSync("server", join(folder, "server"), { recursive: true, filter: isSource });
  for (const file of [
    "content/words/fixed-forms.json",
    "content/words/host.json",
    "src/forms/consultation/consultation-fields.ts",
    "src/forms/email.ts",
    "src/forms/endpoints.ts",
    "src/forms/by-field.ts",
    "src/lib/entities.ts",
    "src/lib/kept-days.ts",
  ])
    cpSync(file, join(folder, file));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const own = resolve("server/node_modules", name);
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(existsSync(own) ? own : resolve("node_modules", name), link);
  }
}

test("the host is built without the rest of the site, runs with Node alone and writes only to its spool", async () => {
  const source = join(run.folder, "source");
  checkout(source);
  await exec(process.execPath, ["--import", "tsx", "server/build.ts"], { cwd: source });
  const folder = join(run.folder, "image");
  cpSync(join(source, "server/dist"), join(folder, "server/dist"), { recursive: true });
  cpSync(join(run.folder, "public"), join(folder, "public"), { recursive: true });
  const before = readdirSync(folder, { recursive: true }).sort();
  const temporary = join(run.folder, "tmp");
  mkdirSync(temporary);
  const env = { PORT: "0", HOST: "127.0.0.1", TMPDIR: temporary, SPOOL_DIR: run.spool, MAIL_TO: MAILBOX };
  const options = { cwd: folder, env: { ...env, NODE_ENV: "production" } };
  const host = await startHostProcess([process.execPath, "server/dist/host.js"], options.env, folder);
  expect((await request(host.address, "/about")).body.toString()).toBe(page("About"));
  for (const path of ["/readyz", "/metrics"]) expect((await request(host.address, path)).status).toBe(200);
  expect((await post(host.address, CONTACT, contactBody("shipped"))).status).toBe(200);
  expect(await host.end("SIGTERM")).toBe(0);
  expect((await exec(process.execPath, ["server/dist/inbox.js"], options)).stdout).toContain("| shipped");
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  expect(readdirSync(temporary)).toEqual([]);
});
