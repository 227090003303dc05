const NAMES = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString("en-GB", { month: "long", timeZone: "UTC" }),
);

const PATTERN = new RegExp(`^(${NAMES.join("|")})(?: to (${NAMES.join("|")}))?$`);

/** A span of months: first and last month, 0 for January; the last may be in the next year. */
interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/** Reads `September`, or `September to January`; undefined for anything else. */
export function monthSpan(text: string): MonthSpan | undefined {
  const [, first, last = first] = PATTERN.exec(text) ?? [];
  return first === undefined
    ? undefined
    : { first: NAMES.indexOf(first), last: NAMES.indexOf(last ?? first) };
}

/** The name of a counted month; 12 is January again. */
export function monthName(month: number): string {
  return NAMES[month % NAMES.length] ?? "";
}

/** Number of months from one month to the next occurrence of another, 0 to 11. */
export function monthsUntil(month: number, from: number): number {
  const { length } = NAMES;
  return (((month - from) % length) + length) % length;
}

/** Spans in order on one line of months, which goes on after December. @param start month that it is counted from */
export function inOrder(spans: readonly MonthSpan[], start: number): MonthSpan[] {
  let at = start;
  return spans.map(({ first, last }) => {
    at += monthsUntil(first, at);
    return { first: at, last: at + monthsUntil(last, first) };
  });
}
