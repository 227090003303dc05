import figuresWords from "../../../content/words/figures.json";
import { type Basis, withBasis } from "../../lib/basis";
import { fill } from "../../lib/fill";
import { dayText } from "../../lib/months";
import { type Fact, isCurrency } from "../definition";
import { ageOf, type Dated } from "./fact-state";

type Value = Pick<Fact, "basis" | "value" | "unit">;

/** A figure's text in its parts: `up to`, `48 hours`, `per fortnight`. */
export interface FigureParts {
  readonly basis: Basis;
  readonly quantity: string;
  readonly span?: string | undefined;
}

/** A unit that ends in a span of time: `hours per fortnight`. */
const SPANNED = /^(?:(.+?) )?((?:a|per|each) .+)$/;

/** Currency codes stand before the value, "from AUD 2,500", other units after it; "50+" is never "about". */
export function figureParts({ basis: known, value, unit = "" }: Value): FigureParts {
  const basis = value.endsWith("+") ? "exact" : known;
  if (isCurrency(unit)) return { basis, quantity: `${unit} ${value}` };
  const [, counted, span] = SPANNED.exec(unit) ?? [];
  return { basis, quantity: [value, span ? counted : unit].filter(Boolean).join(" "), span };
}

export const partsText = ({ basis, quantity, span }: FigureParts): string => withBasis(basis, quantity, span);

export const factText = (fact: Value): string => partsText(figureParts(fact));

const YEAR = /\b20\d\d(?:[/-]\d\d)?\b/;

/** The year from which a value holds, or else the one in its note, e.g. 2026/27; undefined where the value has one. */
export function yearOf(fact: Pick<Fact, "value" | "note" | "effectiveFrom">): string | undefined {
  if (YEAR.test(fact.value)) return undefined;
  return fact.effectiveFrom?.slice(0, 4) ?? YEAR.exec(fact.note ?? "")?.[0];
}

/** A text with non-breaking spaces between numbers and what they count. */
export const nonBreaking = (text: string) => text.replace(/(\d\+?) (?=\S)/g, "$1\u00a0");

export function withAge(text: string, fact: Dated, today: string): string {
  const { until, year } = ageOf(fact, today);
  if (until) return `${text} ${fill(figuresWords.texts.ended, { date: dayText(until) })}`;
  return year ? `${text} (${year})` : text;
}
