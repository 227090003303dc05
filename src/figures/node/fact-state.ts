import figuresWords from "../../../content/words/figures.json";
import { fill } from "../../lib/fill";
import type { Fact } from "../definition";

const MS_PER_DAY = 86_400_000;

/** What a figure's days make of it: it holds, somebody must look it up again, or it holds no more. */
export type FactState = "holds" | "due" | "ended";

interface FactStanding {
  readonly state: FactState;
  /** The newest day on which anybody looked at it; of one that ended its last day. ISO date. */
  readonly day?: string;
}

type Dated = Pick<Fact, "country" | "validUntil" | "readOn" | "confirmedOn" | "reviewEveryDays">;

/** The newest day on which anybody looked at a figure, ISO date. */
export function lastLook({ readOn = "", confirmedOn = "" }: Partial<Dated>): string | undefined {
  return (readOn > confirmedOn ? readOn : confirmedOn) || undefined;
}

const daysBetween = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / MS_PER_DAY;

/** @param today day to judge by, ISO date */
export function factStanding(fact: Dated, today: string): FactStanding {
  const { country, validUntil, reviewEveryDays } = fact;
  if (validUntil !== undefined && validUntil < today) return { state: "ended", day: validUntil };
  const day = lastLook(fact);
  // The company's own figures are its statement, and have no page to be read on.
  const isInTime = day === undefined ? country === "company" : daysBetween(day, today) <= reviewEveryDays;
  return { state: isInTime ? "holds" : "due", day };
}

/**
 * The figure as a reader sees it: basis, then value and unit.
 * A currency code stands before the value, every other unit after it; a plus already says "about".
 * @example factText({ basis: "from", value: "2,500", unit: "AUD" }) // "from AUD 2,500"
 */
export function factText({ basis, value, unit }: Pick<Fact, "basis" | "value" | "unit">): string {
  const isCurrency = unit !== undefined && /^[A-Z]{3}$/.test(unit);
  const figure = isCurrency ? `${unit} ${value}` : [value, unit].filter(Boolean).join(" ");
  return basis === "exact" || value.endsWith("+") ? figure : `${basis} ${figure}`;
}

const YEAR = /\b20\d\d(?:[/-]\d\d)?\b/;

/**
 * The year of a figure's value, for lists without its note.
 * @returns what the note says of it, e.g. 2026/27, or the year from which the value holds; undefined where the value names one
 */
export function yearOf({
  value,
  note = "",
  effectiveFrom,
}: Pick<Fact, "value" | "note" | "effectiveFrom">): string | undefined {
  if (YEAR.test(value)) return undefined;
  return effectiveFrom?.slice(0, 4) ?? YEAR.exec(note)?.[0];
}

/** A text in whose lines no number parts from what it counts. */
export const keptTogether = (text: string) => text.replace(/(\d\+?) (?=\S)/g, "$1\u00a0");

/** The id of the element that shows a fact's source; figures in the text link to it. */
export function factAnchor(id: string): string {
  return `fact-${id.replaceAll(".", "-")}`;
}

/** A date as the site writes it: `1 Oct 2026`. */
export function dateText(isoDate: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(isoDate))
    .replace("Sept", "Sep");
}

/** Until when a figure held, or of which year it is, where that is more than a year ago. */
export function ageOf(fact: Dated, today: string): { readonly until?: string; readonly year?: string } {
  const { state, day } = factStanding(fact, today);
  if (day === undefined) return {};
  if (state === "ended") return { until: day };
  return daysBetween(day, today) > 365 ? { year: day.slice(0, 4) } : {};
}

/** Says a figure's age after its text. */
export function withAge(text: string, fact: Dated, today: string): string {
  const { until, year } = ageOf(fact, today);
  if (until) return `${text} ${fill(figuresWords.texts.ended, { date: dateText(until) })}`;
  return year ? `${text} (${year})` : text;
}
