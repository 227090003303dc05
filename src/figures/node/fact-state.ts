import figuresWords from "../../../content/words/figures.json";
import { fill } from "../../lib/fill";
import { daysBetween, dayText } from "../../lib/months";
import { buildDay } from "../../node/build-day";
import { type Fact, type FactFields, isCurrency } from "../definition";

/** A figure's state: valid, due for another look, or no longer valid. */
export type FactState = "holds" | "due" | "ended";

interface FactStanding {
  readonly state: FactState;
  /** The latest day on which somebody looked at it; if it ended, its last day. ISO date. */
  readonly day?: string;
}

type Dated = Pick<
  Fact,
  "country" | "validUntil" | "readOn" | "confirmedOn" | "reviewEveryDays" | "yearly" | "effectiveFrom"
>;

export function lookedAtDay({ readOn = "", confirmedOn = "" }: Partial<Dated>): string | undefined {
  return (readOn > confirmedOn ? readOn : confirmedOn) || undefined;
}

const YEAR_IN_DAYS = 365;

/** Whether a value that changes every year is older than that change. */
export const isOutgrown = ({ yearly, effectiveFrom }: Dated, today: string) =>
  yearly === true && effectiveFrom !== undefined && daysBetween(effectiveFrom, today) > YEAR_IN_DAYS;

/** @param today day to judge by, ISO date */
export function stateOfFact(fact: Dated, today: string): FactStanding {
  const { country, validUntil, reviewEveryDays } = fact;
  if (validUntil !== undefined && validUntil < today) return { state: "ended", day: validUntil };
  const day = lookedAtDay(fact);
  // The company's own figures are its statement and have no source page.
  const isInTime = day === undefined ? country === "company" : daysBetween(day, today) <= reviewEveryDays;
  return { state: isInTime && !isOutgrown(fact, today) ? "holds" : "due", day };
}

/** Currency codes stand before the value, "from AUD 2,500", other units after it; "50+" is never "about". */
export function factText({ basis, value, unit }: Pick<Fact, "basis" | "value" | "unit">): string {
  const figure = isCurrency(unit) ? `${unit} ${value}` : [value, unit].filter(Boolean).join(" ");
  return basis === "exact" || value.endsWith("+") ? figure : `${basis} ${figure}`;
}

const YEAR = /\b20\d\d(?:[/-]\d\d)?\b/;

/** The year from which a value holds, or else the one in its note, e.g. 2026/27; undefined where the value has one. */
export function yearOf(fact: Pick<Fact, "value" | "note" | "effectiveFrom">): string | undefined {
  if (YEAR.test(fact.value)) return undefined;
  return fact.effectiveFrom?.slice(0, 4) ?? YEAR.exec(fact.note ?? "")?.[0];
}

/** A text with non-breaking spaces between numbers and what they count. */
export const nonBreaking = (text: string) => text.replace(/(\d\+?) (?=\S)/g, "$1\u00a0");

/** The id of the element that shows a figure's source; figures in the text link to it. */
export function factAnchor(id: string): string {
  return `fact-${id.replaceAll(".", "-")}`;
}

/**
 * The last day of an ended figure; the year of a value that has changed since; or the year in which it was last
 * looked at, if that is more than a year ago.
 */
export function ageOf(
  fact: Dated,
  today: string,
): { readonly until?: string; readonly year?: string | undefined } {
  const { state, day } = stateOfFact(fact, today);
  if (day === undefined) return {};
  if (state === "ended") return { until: day };
  if (isOutgrown(fact, today)) return { year: fact.effectiveFrom?.slice(0, 4) };
  return daysBetween(day, today) > YEAR_IN_DAYS ? { year: day.slice(0, 4) } : {};
}

export function withAge(text: string, fact: Dated, today: string): string {
  const { until, year } = ageOf(fact, today);
  if (until) return `${text} ${fill(figuresWords.texts.ended, { date: dayText(until) })}`;
  return year ? `${text} (${year})` : text;
}

/** A figure in Gatsby's store, already parsed. */
export type StoredFact = FactFields & {
  readonly jsonId: string;
  readonly internal: { readonly contentDigest: string };
};

export interface FactStore {
  readonly findOne: (query: {
    type: "Fact";
    query: { filter: { jsonId: { eq: string } } };
  }) => Promise<StoredFact | null>;
}

/** What a resolver that reads figures gets from Gatsby. */
export interface FactContext {
  readonly nodeModel: FactStore;
}

/** The figures with these ids, in order; the page then depends only on them. @throws Error on an unknown id */
export function findFacts(store: FactStore, ids: readonly string[]): Promise<StoredFact[]> {
  return Promise.all(
    ids.map(async (id) => {
      const node = await store.findOne({ type: "Fact", query: { filter: { jsonId: { eq: id } } } });
      if (!node) throw new Error(`fact "${id}" does not exist`);
      return node;
    }),
  );
}

const standing = (fact: StoredFact) => stateOfFact(fact, buildDay());

export const factResolvers = {
  text: { type: "String!", resolve: (fact: StoredFact) => withAge(factText(fact), fact, buildDay()) },
  year: { type: "String", resolve: (fact: StoredFact) => yearOf(fact) },
  anchor: { type: "String!", resolve: ({ jsonId }: StoredFact) => factAnchor(jsonId) },
  state: { type: "String!", resolve: (fact: StoredFact) => standing(fact).state },
  day: { type: "String", resolve: (fact: StoredFact) => standing(fact).day },
  lookedAt: { type: "String", resolve: (fact: StoredFact) => lookedAtDay(fact) },
};
