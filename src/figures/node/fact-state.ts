import type { Fact } from "../definition";

const MS_PER_DAY = 86_400_000;

/** What a reader may think of a figure. Derived, never typed. */
export const factStates = ["confirmed", "read", "reported", "due", "ended"] as const;

export type FactState = (typeof factStates)[number];

/** How a figure came to its state: each has a sentence of its own in `content/words/figures.json`. */
export const factLines = [
  "confirmed",
  "official",
  "copy",
  "copyElsewhere",
  "quoted",
  "reported",
  "own",
  "unread",
  "due",
  "ended",
] as const;

export type FactLine = (typeof factLines)[number];

interface FactStanding {
  readonly state: FactState;
  readonly line: FactLine;
  /** The day that the sentence names, ISO date. */
  readonly day?: string;
}

type Dated = Pick<
  Fact,
  "country" | "official" | "validUntil" | "readIn" | "readOn" | "confirmedOn" | "reviewEveryDays"
>;

function asRead({ country, official, readIn, readOn }: Dated): FactStanding {
  if (!readIn) return { state: "reported", line: country === "company" ? "own" : "unread" };
  const { kind, url } = readIn;
  if (kind === "reported") return { state: "reported", line: "reported", day: readOn };
  const line = kind === "copy" && url !== official.url ? "copyElsewhere" : kind;
  return { state: "read", line, day: readOn };
}

/** The newest day on which anybody looked at a figure, ISO date. */
export function lastLook({ readOn, confirmedOn }: Partial<Dated>): string | undefined {
  return [readOn, confirmedOn]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

/** What a figure's days make of it. @param today day to judge by, ISO date */
export function factStanding(fact: Dated, today: string): FactStanding {
  const { validUntil, confirmedOn, reviewEveryDays } = fact;
  if (validUntil !== undefined && validUntil < today)
    return { state: "ended", line: "ended", day: validUntil };
  const isInTime = (day: string) => (Date.parse(today) - Date.parse(day)) / MS_PER_DAY <= reviewEveryDays;
  const newest = lastLook(fact);
  if (newest !== undefined && !isInTime(newest)) return { state: "due", line: "due", day: newest };
  if (confirmedOn !== undefined && isInTime(confirmedOn))
    return { state: "confirmed", line: "confirmed", day: confirmedOn };
  return asRead(fact);
}
