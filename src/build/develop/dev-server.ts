import type { GatsbyNode } from "gatsby";
import type { CheckResult } from "../check/check-content";
import { contentLine } from "../edit/form-lines";
import { contentFolder, mirrorFolder } from "./preview-content";
import { watchContent } from "./watch-content";

/** An answer that stays open, as Express gives it. */
interface OpenAnswer {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(text: string): unknown;
  on(event: "close", listener: () => void): unknown;
}

/** Tells every open page of the development site what is wrong with the content, whenever it changes. */
export class ContentStream {
  private readonly answers = new Set<OpenAnswer>();
  private lines: readonly string[] = [];

  open(answer: OpenAnswer): void {
    answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" });
    this.answers.add(answer);
    answer.on("close", () => this.answers.delete(answer));
    this.tell(answer);
  }

  report({ errors }: CheckResult): void {
    this.lines = errors.map(contentLine());
    for (const answer of this.answers) this.tell(answer);
  }

  private tell(answer: OpenAnswer): void {
    answer.write(`data: ${JSON.stringify(this.lines)}\n\n`);
  }
}

/**
 * While somebody writes: checks the content after every change. Valid content is handed to Gatsby, which shows it;
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
      reporter.warn(`content: ${errors.length} problem(s)\n${errors.map(contentLine()).join("\n")}`);
    else if (wasBroken) reporter.success("content: mended");
    wasBroken = errors.length > 0;
  });
};
