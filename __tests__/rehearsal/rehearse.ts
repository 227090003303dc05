import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../../src/build/check/check-content";
import { formatProblem } from "../../src/build/content/content-file";
import { addAndRemove } from "./add-and-remove";
import { ContentFolder } from "./content-folder";
import { companyOf, goPublic, renameCompany } from "./go-public";
import { moveOn } from "./move-on";
import { replaceSamples } from "./replace-samples";

const LEFT_OUT = new Set([
  ".git",
  ".cache",
  ".preview",
  "node_modules",
  "public",
  "spool",
  "art",
  "coverage",
]);

/** A copy of this project with the same packages. */
function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  cpSync(".", root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(source) && !source.endsWith("node_modules"),
  });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return root;
}

/** Removes unused pictures, videos and institutions, as the check's warnings tell an editor to. */
async function removeUnused(root: string, content: ContentFolder): Promise<void> {
  const { warnings } = await checkContent(root);
  for (const { file, message } of warnings) {
    if (message.startsWith("is used nowhere")) content.remove(path.relative("content", file));
  }
}

/** Texts of samples that a page of the export still shows; short ones may be coincidence. */
function leftovers(root: string, samples: readonly string[]): string[] {
  const folder = path.join(root, "public");
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ name: path.relative(root, file), html: readFileSync(file, "utf8") }));
  return samples
    .filter((text) => text.length > 20)
    .flatMap((text) =>
      pages.filter(({ html }) => html.includes(text)).map(({ name }) => `${name} shows “${text}”`),
    );
}

/** Runs a step and prints how long it took. @throws Error when it fails */
function run(root: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `rehearsal: ${[command, ...args].join(" ")}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`,
  );
  if (status !== 0) throw new Error(`the rehearsal stopped; its copy stays at ${root}`);
}

/**
 * `npm run test:rehearsal [-- --prepare]`: makes all the changes to a copy of the content that content/README.md
 * explains and `check:launch` requires; then check, build and tests must pass.
 * With `--prepare` it stops before the build and leaves the copy for inspection.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { prepare: { type: "boolean" } } });
  const root = copyProject();
  const content = new ContentFolder(path.join(root, "content"));
  const before = companyOf(content);
  const samples = await replaceSamples(content);
  renameCompany(content, before);
  goPublic(content);
  await addAndRemove(content);
  moveOn(content);
  await removeUnused(root, content);
  console.log(`rehearsal: the content is at ${path.join(root, "content")}`);
  const { errors, warnings } = await checkContent(root);
  // The added country's map waits for somebody who draws it; until then its page has the list of cities alone.
  const others = warnings.filter(({ message }) => !message.includes("has no map"));
  const problems = [...errors, ...others].map(formatProblem);
  for (const line of problems) console.error(line);
  if (problems.length > 0) throw new Error(`the check finds ${problems.length} problem(s) in ${root}`);
  run(root, "npm", ["run", "--silent", "check:launch"], { GATSBY_API_BASE: "https://api.agency.test" });
  if (values.prepare) return;
  run(root, "npm", ["run", "--silent", "build"]);
  const left = leftovers(root, samples);
  for (const line of left) console.error(line);
  if (left.length > 0) throw new Error(`pages still show what was replaced; the copy stays at ${root}`);
  run(root, "npx", ["jest", "--selectProjects", "build", "browser"]);
  rmSync(root, { recursive: true, force: true });
}

main().catch((error: unknown) => {
  console.error(`rehearsal: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
