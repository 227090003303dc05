import type { GatsbyNode } from "gatsby";
import { watchContent } from "../check/watch-content";
import { formatProblem } from "../content/content-file";
import { showInBrowsers } from "../internals/develop-overlay";

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
