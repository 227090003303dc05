import { copyFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "../check/check-content";
import { watchContent } from "../check/watch-content";
import { formatProblem, type Problem } from "../content/content-file";
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

const OVERLAY = "content";

/** Shows problems over the pages of `npm run develop`, in tabs that open later, too; none clears the overlay. */
function showInBrowsers(problems: readonly Problem[]): void {
  const errors = problems.map((problem) => ({
    level: "ERROR",
    code: OVERLAY,
    text: formatProblem(problem),
    context: { sourceMessage: formatProblem(problem) },
    filePath: problem.file,
    location: { start: { line: problem.line, column: problem.column } },
  }));
  // Its type speaks of a text, but the overlay reads a list of errors.
  Reflect.apply(websocketManager.emitError, undefined, [OVERLAY, errors.length > 0 ? errors : undefined]);
}

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
