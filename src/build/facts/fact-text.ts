import type { Fact } from "../content-types/fact";

const MS_PER_DAY = 86_400_000;

/**
 * The figure as a reader sees it: basis, then value and unit.
 * A currency code stands before the value, every other unit after it.
 * @example factText({ basis: "from", value: "2,500", unit: "AUD" }) // "from AUD 2,500"
 */
export function factText({ basis, value, unit }: Pick<Fact, "basis" | "value" | "unit">): string {
  const isCurrency = unit !== undefined && /^[A-Z]{3}$/.test(unit);
  const figure = isCurrency ? `${unit} ${value}` : [value, unit].filter(Boolean).join(" ");
  return basis === "exact" ? figure : `${basis} ${figure}`;
}

/**
 * Whether a figure must be checked before a reader relies on it: past its review date, or never confirmed.
 * @param today day to judge by, ISO date
 */
export function isFactDue(
  fact: Pick<Fact, "checkedOn" | "reviewEveryDays" | "confirm">,
  today: string,
): boolean {
  const age = (Date.parse(today) - Date.parse(fact.checkedOn)) / MS_PER_DAY;
  return fact.confirm !== undefined || age > fact.reviewEveryDays;
}

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

/** Today as an ISO date. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
