import type { GatsbyNode } from "gatsby";
import { formatProblem } from "../check/problem";
import { ContentStream, type OpenAnswer } from "../develop/content-stream";
import { contentFolder, mirrorFolder } from "../develop/preview-content";
import { watchContent } from "../develop/watch-content";

/**
 * While somebody writes: checks the content after every change. Sound content is handed to Gatsby, which shows it;
 * of broken content the terminal and the open pages (`src/gatsby/content-problems.ts`) show what is wrong.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const stream = new ContentStream();
  let wasBroken = false;
  app.get("/___content", (_request: unknown, answer: OpenAnswer) => stream.open(answer));
  await watchContent(process.cwd(), (result) => {
    const { errors } = result;
    if (errors.length === 0) mirrorFolder("content", contentFolder());
    stream.report(result);
    if (errors.length > 0)
      reporter.warn(`content: ${errors.length} problem(s)\n${errors.map(formatProblem).join("\n")}`);
    else if (wasBroken) reporter.success("content: mended");
    wasBroken = errors.length > 0;
  });
};
