import figuresWords from "../../../content/words/figures.json";
import { fill } from "../../lib/fill";
import type { Fact } from "../definition";
import { dateText } from "./fact-text";

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

/** Says after a text until when its value held, or of which year it is, where that is more than a year ago. */
export function withAge(text: string, fact: Dated, today: string): string {
  const { state, day } = factStanding(fact, today);
  if (day === undefined) return text;
  if (state === "ended") return `${text} ${fill(figuresWords.texts.ended, { date: dateText(day) })}`;
  return daysBetween(day, today) > 365 ? `${text} (${day.slice(0, 4)})` : text;
}
