import type { GatsbyNode } from "gatsby";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../check/problem";
import { warnLocalApi } from "../warn-local-api";

/** Refuses broken content before anything is built, with one line a problem. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  warnLocalApi(reporter);
  const problems = await checkContent(process.cwd());
  if (problems.length === 0) return;
  reporter.panicOnBuild(`content: ${problems.length} problem(s)\n${problems.map(formatProblem).join("\n")}`);
};
