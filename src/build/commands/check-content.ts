import { resolve } from "node:path";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../check/problem";

/** `npm run check:content [-- FOLDER]`: prints one line a problem; exit code 1 when there is any. */
async function main(root: string): Promise<void> {
  const problems = await checkContent(root);
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(problems.length === 0 ? "content: no problem" : `content: ${problems.length} problem(s)`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main(resolve(process.argv[2] ?? "."));
