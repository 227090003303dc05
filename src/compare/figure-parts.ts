/** A figure in the parts in which it is set: the number large, what limits it small. */
interface FigureParts {
  /** Before the number, where it is not exact: `about`. */
  readonly before: string;
  readonly number: string;
  /** For how long it holds: `per fortnight`. */
  readonly span: string;
  /** Whether the number is the most there can be; `before` says it then for those who do not see the page. */
  readonly isMost: boolean;
}

/**
 * Takes a figure's text apart; its parts, one after the other, are the text again.
 * @param basis how exact the register calls it; it stands before the number
 */
export function figureParts(text: string, basis: string | undefined): FigureParts {
  const before = basis && text.startsWith(`${basis} `) ? basis : "";
  const rest = before ? text.slice(before.length + 1) : text;
  // Words without a number, as `only with a permit`, stay whole.
  const [, number = rest, span = ""] = /^(\d.*?) ((?:a|per|each) .+)$/.exec(rest) ?? [];
  return { before, number, span, isMost: before === "up to" && /^\d/.test(number) };
}
