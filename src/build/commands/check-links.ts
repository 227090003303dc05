import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "../content/read-content";
import { externalLinks } from "../links/external-links";
import { type Probed, probeLinks } from "../links/probe-links";
import { mdxTools } from "../mdx/mdx-tools";
import { mdxParser } from "../mdx/parse-mdx";

const MANNERS = {
  timeout: 15_000,
  atOnce: 4,
  pause: 700,
  userAgent: "Mozilla/5.0 (compatible; BEC link check)",
};

const TITLES: Readonly<Record<Probed["verdict"], string>> = {
  broken: "Broken",
  moved: "Moved: write the new address",
  unknown: "Unknown: open them by hand",
  good: "Good",
};

/**
 * `npm run check:links [-- FOLDER] [-- --json]`: asks every other site that content links to whether the page is
 * still there. A report only: the exit code is 0 whatever the sites answer, 2 when the check could not run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" } },
  });
  const tools = await mdxTools();
  const content = readContent(join(resolve(positionals[0] ?? "."), "content"));
  const links = externalLinks(content, { parse: mdxParser(tools), visit: tools.visit });
  const answers = await probeLinks(
    links.map(({ url }) => url),
    MANNERS,
  );
  const results = links.map((link, index) => ({ ...link, ...answers[index] }));
  if (values.json) {
    console.log(JSON.stringify(results, null, 2));
    return;
  }
  for (const verdict of ["broken", "moved", "unknown", "good"] as const) {
    const found = results.filter((result) => result.verdict === verdict);
    if (found.length === 0) continue;
    console.log(`${TITLES[verdict]}: ${found.length}`);
    if (verdict === "good") continue;
    for (const { url, detail, places } of found) {
      console.log(`  ${url}: ${detail}`);
      for (const { file, line, column } of places) console.log(`    ${file}:${line}:${column}`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(`links: the check could not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
});
