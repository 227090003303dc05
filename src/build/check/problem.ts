/** Something in the content that keeps the site from being built. */
export interface Problem {
  /** Path from the project's root, e.g. `content/facts.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is wrong and what is expected, in one line. */
  readonly message: string;
}

/** One line: file:line:column, then the message. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message.replace(/\s+/g, " ")}`;
}

/** By file, then by place. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
