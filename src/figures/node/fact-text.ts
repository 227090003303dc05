import type { Fact } from "../definition";

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
