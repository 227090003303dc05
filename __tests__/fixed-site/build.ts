import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { writeFixture } from "../helpers/fixture-content";
import { FIXED_DAY, FIXED_SITE } from "./place";

const FILES = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];
const FOLDERS = ["src", "static"];

const LOG = path.join(FIXED_SITE, "build.log");
const STAMP = path.join(FIXED_SITE, "built-from");

function sources(): string {
  const digest = createHash("sha256").update(FIXED_DAY);
  const add = (file: string) => digest.update(`\n${file}\n`).update(fs.readFileSync(file));
  for (const folder of [...FOLDERS, "__tests__/fixtures/content"]) {
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts")
      .map(({ parentPath, name }) => path.join(parentPath, name));
    for (const file of files.sort()) add(file);
  }
  for (const file of [...FILES, "package-lock.json"]) add(file);
  return digest.digest("hex");
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), "build"], {
      cwd: FIXED_SITE,
      env: { ...process.env, BUILD_DAY: FIXED_DAY, CI: "true", GATSBY_API_BASE: "", GATSBY_CONTACT_TO: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const log = fs.createWriteStream(LOG);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(fs.readFileSync(LOG, "utf8"));
      reject(new Error(`the fixed site was not built: gatsby ended with ${code}`));
    });
  });
}

async function main(): Promise<void> {
  const digest = sources();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === digest) {
    console.log("fixed site: nothing changed");
    return;
  }
  const started = Date.now();
  fs.mkdirSync(FIXED_SITE, { recursive: true });
  fs.rmSync(STAMP, { force: true });
  const packagesOf = path.join(FIXED_SITE, "package.json");
  // Changed packages invalidate Gatsby's cache, which stores the plugin of each node type.
  if (!fs.existsSync(packagesOf) || !fs.readFileSync(packagesOf).equals(fs.readFileSync("package.json")))
    fs.rmSync(path.join(FIXED_SITE, ".cache"), { recursive: true, force: true });
  for (const file of FILES) fs.copyFileSync(file, path.join(FIXED_SITE, file));
  for (const folder of FOLDERS) {
    const copy = path.join(FIXED_SITE, folder);
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  }
  await writeFixture(path.join(FIXED_SITE, "content"));
  const packages = path.join(FIXED_SITE, "node_modules");
  if (!fs.existsSync(packages)) fs.symlinkSync(path.resolve("node_modules"), packages);
  await build();
  fs.writeFileSync(STAMP, digest);
  console.log(`fixed site: built in ${Math.round((Date.now() - started) / 1000)} s`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
