import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { fact as factType } from "../../figures/definition";
import { type Looked, lookUp } from "../../figures/node/look-up/look-up";
import { withSeenOn } from "../../figures/node/look-up/write-seen";
import { buildDay } from "../build-day";
import { company as companyType } from "../content-types/company";

const TITLES: Readonly<Record<Looked["verdict"], string>> = {
  found: "Found",
  "not found": "Not found: open the page and compare",
  moved: "Moved: write the new address",
  refused: "Refused: look by hand",
  unreachable: "Unreachable",
};

/** Addresses of this kind belong to nobody: figures of the company's own have no page yet. */
const NOBODYS = /\.(?:example|test|invalid)$/;

/**
 * `npm run check:facts [-- FOLDER] [-- --write] [-- --json] [-- --fail]`: opens every figure's official page and looks
 * for the value. `--write` notes today as `seenOn` of those that were found, and nothing else. The exit code is 0
 * whatever the pages say, with `--fail` 1 where a value was not found or a page has moved; 2 when the check could not
 * run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean" }, json: { type: "boolean" }, fail: { type: "boolean" } },
  });
  const content = join(resolve(positionals[0] ?? "."), "content");
  const file = join(content, "facts.json");
  const source = await readFile(file, "utf8");
  const facts = z.array(factType.schema).parse(JSON.parse(source));
  const { siteUrl } = companyType.schema
    .pick({ siteUrl: true })
    .strip()
    .parse(JSON.parse(await readFile(join(content, "company.json"), "utf8")));
  const published = facts.flatMap(({ official: { url }, ...fact }) =>
    url && !NOBODYS.test(new URL(url).hostname) ? [{ ...fact, official: { url } }] : [],
  );
  const results = await lookUp(published, {
    timeout: 10_000,
    limit: 8_000_000,
    atOnce: 4,
    pause: 1000,
    userAgent: `BEC-figures-check (+${siteUrl})`,
  });
  const seen = results.filter(({ verdict }) => verdict === "found").map(({ id }) => id);
  if (values.write && seen.length > 0) await writeFile(file, withSeenOn(source, seen, buildDay()));
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else print(results);
  const isWrong = results.some(({ verdict }) => verdict === "not found" || verdict === "moved");
  if (values.fail && isWrong) process.exitCode = 1;
}

function print(results: readonly Looked[]): void {
  for (const verdict of ["not found", "moved", "refused", "unreachable", "found"] as const) {
    const some = results.filter((result) => result.verdict === verdict);
    if (some.length === 0) continue;
    console.log(`${TITLES[verdict]}: ${some.length}`);
    for (const { id, url, detail } of some) console.log(`  ${id}${detail && `: ${detail}`}\n    ${url}`);
  }
}

main().catch((error: unknown) => {
  console.error(`figures: the check could not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
});
