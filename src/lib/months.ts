// Typed, as a formatter of dates takes a slow phone 100 ms to make.
export const monthNames =
  "January February March April May June July August September October November December".split(" ");

export const MONTHS_A_YEAR = monthNames.length;

const PATTERN = new RegExp(`^(${monthNames.join("|")})(?: to (${monthNames.join("|")}))?$`);

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
    : { first: monthNames.indexOf(first), last: monthNames.indexOf(last ?? first) };
}

/** The name of a counted month; 12 is January again. */
export function monthName(month: number): string {
  return monthNames[month % MONTHS_A_YEAR] ?? "";
}

/** A day as a number of months since the year 0, by the visitor's clock. */
export const monthOf = (day: Date): number => day.getFullYear() * MONTHS_A_YEAR + day.getMonth();

/** `2027-09` as a number of months since the year 0; undefined for an empty text. */
export function monthFrom(text: string): number | undefined {
  const [year, month] = text.split("-").map(Number);
  return year && month ? year * MONTHS_A_YEAR + month - 1 : undefined;
}

/** A month since the year 0 as text: `September 2027`. */
export const monthText = (month: number): string =>
  `${monthName(month)} ${Math.floor(month / MONTHS_A_YEAR)}`;

/** A day in full, by the visitor's clock: `5 September 2027`. */
export const fullDay = (day: Date): string => `${day.getDate()} ${monthText(monthOf(day))}`;

const padded = (part: number) => String(part).padStart(2, "0");

/** A day by the visitor's clock as an ISO date. */
export const isoDay = (day: Date): string =>
  `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;

/** A day as the site writes it: `1 Oct 2026`. @param isoDate e.g. `2026-10-01` */
export function dayText(isoDate: string): string {
  const [year = "", month = "1", day = "1"] = isoDate.split("-");
  return `${Number(day)} ${monthName(Number(month) - 1).slice(0, 3)} ${year}`;
}

/** The same, which never breaks between two lines. */
export const unbrokenDay = (isoDate: string) => dayText(isoDate).replaceAll(" ", "\u00a0");

/** A day as an article has it: `October 1, 2026`. @param isoDate e.g. `2026-10-01` */
export function longDayText(isoDate: string): string {
  const [year = "", month = "1", day = "1"] = isoDate.split("-");
  return `${monthName(Number(month) - 1)} ${Number(day)}, ${year}`;
}

const MS_PER_DAY = 86_400_000;

/** Number of days from one day to another, both ISO dates. */
export const daysBetween = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / MS_PER_DAY;

/** Number of months from one month to the next occurrence of another, 0 to 11. */
export function monthsUntil(month: number, from: number): number {
  return (((month - from) % MONTHS_A_YEAR) + MONTHS_A_YEAR) % MONTHS_A_YEAR;
}

/** Spans in order on one line of months, which goes on after December. @param start month that it is counted from */
export function inOrder(spans: readonly MonthSpan[], start: number): MonthSpan[] {
  let at = start;
  return spans.map(({ first, last }) => {
    at += monthsUntil(first, at);
    return { first: at, last: at + monthsUntil(last, first) };
  });
}
