import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { formatProblem, type Problem } from "../content/content-file";

const OVERLAY = "content";

/** Shows problems over the pages of `npm run develop`, in tabs that open later, too; none clears the overlay. */
export function showInBrowsers(problems: readonly Problem[]): void {
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
