import type { GatsbyNode } from "gatsby";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../content/content-file";
import { firstPreview } from "../develop/preview-content";
import { warnOfLocalApi } from "../launch/api-address";

/** Refuses broken content before anything is built; development waits until it is mended. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  warnOfLocalApi(reporter);
  if (process.env.NODE_ENV === "development") {
    await firstPreview(process.cwd(), (text) => reporter.warn(text));
    return;
  }
  const { errors } = await checkContent(process.cwd());
  if (errors.length === 0) return;
  reporter.panicOnBuild(`content: ${errors.length} problem(s)\n${errors.map(formatProblem).join("\n")}`);
};
