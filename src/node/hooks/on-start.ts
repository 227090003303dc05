import { copyFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../content/content-file";
import { warnOfLocalApi } from "../launch/api-address";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  warnOfLocalApi(reporter);
  const { errors } = await checkContent(process.cwd());
  if (errors.length === 0) return;
  reporter.panicOnBuild(`content: ${errors.length} problem(s)\n${errors.map(formatProblem).join("\n")}`);
};

/** Puts the rules for paper at `/print.css`: a file of its own, so that no page carries them to a screen. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  copyFileSync("src/theme/print.css", "public/print.css");
};
