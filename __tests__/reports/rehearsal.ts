import { readdirSync, readFileSync, rmSync } from "node:fs";
import { checkContent } from "../../src/node/check/check-content";
import { formatProblem } from "../../src/node/content/content-file";
import { contentAt } from "../helpers/content-copy";
import { exportedFile, exportedRoutes } from "../visits/exported-routes";
import { copyProject } from "./project-copy";
import { EDITS, replaceAllSamples } from "./rehearsal/edits";
import { type Row, rowOf, run, tail, tell } from "./report";

const problems = async (root: string) => (await checkContent(root)).errors.map(formatProblem);

const htmlOf = (root: string, route: string) => readFileSync(exportedFile(route, root) ?? route, "utf8");

const pagesWith = (root: string, html: string) =>
  exportedRoutes(root).filter((route) => htmlOf(root, route).includes(html));

/** Texts of samples that a page of the export still shows; short ones, and what labels say too, may be coincidence. */
function leftovers(root: string, samples: readonly string[]): string[] {
  const folder = `${root}/content/words`;
  const labels = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const isLabel = (text: string) => labels.some((file) => file.includes(text));
  const long = samples.filter((text) => text.length > 20 && !isLabel(text));
  return exportedRoutes(root).flatMap((route) => {
    const html = htmlOf(root, route);
    return long.filter((text) => html.includes(text)).map((text) => `${route} shows “${text}”`);
  });
}

const STEPS: Readonly<Record<string, readonly string[]>> = {
  "the site is built": ["npm", "run", "--silent", "build"],
  "every page is visited": [process.execPath, "--import", "tsx", "__tests__/visits/collect.ts"],
  "every rule holds": [process.execPath, "node_modules/jest/bin/jest.js", "--selectProjects", "rules"],
};

/**
 * Edits a copy of the content and replaces every sample; then check, build, visits and rules must pass.
 * @param args `check`: only the check
 */
export async function rehearsal([until = ""]: readonly string[]): Promise<readonly Row[]> {
  const root = copyProject("rehearsal", ["public", ".fixed-site"]);
  const content = contentAt(root);
  const rows: Row[] = [];
  tell(`in ${root}`);
  for (const [what, edit] of Object.entries(EDITS)) {
    tell(what);
    await edit(content);
    rows.push(rowOf(what, await problems(root)));
  }
  const gone = await replaceAllSamples(content);
  rows.push(rowOf("all samples replaced", await problems(root), `${gone.length} texts`));
  if (until === "check") return rows;
  for (const [what, command] of Object.entries(STEPS)) {
    if (rows.some(({ found }) => found)) return rows;
    tell(what);
    const { code, output, seconds } = await run(command, { cwd: root });
    rows.push(rowOf(what, code === 0 ? [] : [tail(output)], `${seconds} s`));
  }
  rows.push(rowOf("no page shows a sample", leftovers(root, gone)));
  rows.push(rowOf("no page speaks of examples", pagesWith(root, 'class="frame-samples"')));
  if (!rows.some(({ found }) => found)) rmSync(root, { recursive: true, force: true });
  return rows;
}
