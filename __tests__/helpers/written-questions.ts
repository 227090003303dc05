/** A question as an editor wrote it. */
export interface WrittenQuestion {
  /** Id of its element on the page. */
  readonly anchor: string;
  readonly asks: string;
  /** Ids of the facts that the answer states, in order. */
  readonly facts: readonly string[];
  /** Addresses to which the answer links, in order. */
  readonly links: readonly string[];
}

/** The questions in the text of a file of `content/questions`, in order. */
export function writtenQuestions(body: string): WrittenQuestion[] {
  const parts = [...body.matchAll(/<Question([^>]*)>([\s\S]*?)<\/Question>/g)];
  return parts.map(([, attributes = "", answer = ""]) => ({
    anchor: `q-${/\bid\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ""}`,
    asks: (/\basks\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? "").replace(/\s+/g, " "),
    facts: [...answer.matchAll(/<Fact\s+id\s*=\s*["']([^"']+)["']/g)].map(([, id = ""]) => id),
    links: [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url),
  }));
}
