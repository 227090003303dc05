import { copyFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../check/check-content";
import { watchContent } from "../check/watch-content";
import { formatProblem } from "../content/content-file";
import { showInBrowsers } from "../internals/develop-overlay";
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

/** While `npm run develop` runs, tells each mistake in its one line, in the terminal and over the page. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ reporter }) => {
  let told = "";
  const watching = watchContent(process.cwd(), ({ errors }) => {
    showInBrowsers(errors);
    const lines = errors.map(formatProblem).join("\n");
    if (lines === told) return;
    told = lines;
    if (lines) reporter.error(`content: ${errors.length} problem(s)\n${lines}`);
    else reporter.success("content: no problem");
  });
  watching.catch((error) => reporter.error("content: the check stopped", error));
};
