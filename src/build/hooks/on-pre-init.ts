import type { GatsbyNode } from "gatsby";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../check/problem";
import { warnLocalApi } from "../warn-local-api";

/**
 * Refuses broken content before anything is built, with one line a problem. In development Gatsby goes on,
 * and `on-create-dev-server` shows the lines in the page until the content is mended.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  warnLocalApi(reporter);
  const { errors } = await checkContent(process.cwd());
  if (errors.length === 0) return;
  reporter.panicOnBuild(`content: ${errors.length} problem(s)\n${errors.map(formatProblem).join("\n")}`);
};
