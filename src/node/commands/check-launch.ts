import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { checkContent } from "../check/check-content";
import { formatProblem, jsonOf } from "../content/content-file";
import { readContent } from "../content/read-content";
import { type LaunchGroup, launchGroups } from "../launch/launch-groups";
import { runCommand } from "../run-command";

function print(groups: readonly LaunchGroup[]): void {
  for (const { title, remedy, items } of groups) {
    console.log(`${title}: ${items.length}\n  To do: ${remedy}.`);
    for (const item of items) console.log(`  ${formatProblem(item)}`);
    console.log("");
  }
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  console.log(
    count === 0
      ? "launch: nothing stands between this content and the public"
      : `launch: ${count} thing(s) in ${groups.length} group(s) stand between this content and the public`,
  );
}

/** The settings of the build: the shell's, then those of `.env.production`, as Gatsby reads them. */
function buildSettings(root: string): NodeJS.ProcessEnv {
  const file = join(root, ".env.production");
  return existsSync(file) ? { ...parseEnv(readFileSync(file, "utf8")), ...process.env } : process.env;
}

/**
 * `npm run check:launch [-- FOLDER] [-- --json]`: what must be done before the site is public. Exit code: 0 nothing, 1
 * something, 2 content is broken or the check could not run.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" } },
  });
  const root = resolve(positionals[0] ?? ".");
  const { errors } = await checkContent(root);
  if (errors.length > 0) {
    for (const problem of errors) console.error(formatProblem(problem));
    console.error(`launch: the content has ${errors.length} problem(s); mend them first`);
    return 2;
  }
  const groups = launchGroups(readContent(join(root, "content")), buildSettings(root));
  if (values.json) console.log(jsonOf(groups));
  else print(groups);
  return groups.length === 0 ? 0 : 1;
}

runCommand(main, 2, "launch: the check could not run: ");
