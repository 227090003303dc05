import type { CheckResult } from "../check/check-content";
import { formatProblem } from "../check/problem";

/** An answer that stays open, as Express gives it. */
export interface OpenAnswer {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(text: string): unknown;
  on(event: "close", listener: () => void): unknown;
}

/** Tells every open page of the development site what is wrong with the content, whenever it changes. */
export class ContentStream {
  private readonly answers = new Set<OpenAnswer>();
  private lines: readonly string[] = [];

  /** Keeps a page's request open. */
  open(answer: OpenAnswer): void {
    answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" });
    this.answers.add(answer);
    answer.on("close", () => this.answers.delete(answer));
    this.tell(answer);
  }

  /** Passes a check's result on. */
  report({ errors }: CheckResult): void {
    this.lines = errors.map(formatProblem);
    for (const answer of this.answers) this.tell(answer);
  }

  private tell(answer: OpenAnswer): void {
    answer.write(`data: ${JSON.stringify(this.lines)}\n\n`);
  }
}
