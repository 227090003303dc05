import { CRORE, LAKH } from "../lib/lakh";
import { type Rates, rateBetween, sumEnds } from "../money/home-money";

export type Sum = Queries.RulerCountryFragment["ruler"][number];
export type Span = "year" | "degree";

/** Both ends in rupees, rounded as they are shown; undefined without a rate. */
export function endsOf(sum: Sum, span: Span, rates: Rates): readonly [number, number] | undefined {
  const [least, most = least] = sumEnds(sum[span], sum.currency, "INR", rates) ?? [];
  return least === undefined || most === undefined ? undefined : [least, most];
}

/** What the budget pays for of a span, in rupees. */
export const paid = (budget: number, { years }: Sum, span: Span) =>
  span === "year" ? budget : budget * years;

interface Standing {
  readonly kind: "fits" | "least" | "lower" | "short";
  /** Rupees by which even the lower end is above the budget. */
  readonly short: number;
}

/** How a sum stands to what a family can pay. @param amount rupees of the same span */
export function standing(
  [least, most]: readonly [number, number],
  isFrom: boolean,
  amount: number,
): Standing {
  if (least > amount) return { kind: "short", short: least - amount };
  return { kind: isFrom ? "least" : most > amount ? "lower" : "fits", short: 0 };
}

const RANK: Readonly<Record<Standing["kind"], number>> = { fits: 0, lower: 1, least: 1, short: 2 };

/** By standing, then the cheapest first; without a budget the cheapest first. */
export function byStanding(
  a: { readonly ends: readonly [number, number]; readonly stands?: Standing | undefined },
  b: typeof a,
): number {
  const place = ({ stands }: typeof a) => (stands ? RANK[stands.kind] : 0);
  return place(a) - place(b) || a.ends[0] - b.ends[0];
}

/** The ruler's end, in rupees: above the largest sum, on a mark that is labelled. */
export function scaleOf(ends: readonly (readonly [number, number])[]): {
  readonly end: number;
  readonly step: number;
} {
  const most = Math.max(LAKH, ...ends.map(([, upper]) => upper));
  const step = most > 2 * CRORE ? CRORE / 2 : most > CRORE ? CRORE / 4 : 20 * LAKH;
  return { end: Math.ceil(most / step) * step, step };
}

/** The lower end of a sum's part in rupees, not rounded; undefined without a rate. */
export function partInRupees(
  { year, degree }: Sum["parts"][number],
  { currency }: Sum,
  span: Span,
  rates: Rates,
): number | undefined {
  const rate = rateBetween(currency, "INR", rates);
  const [least = 0] = span === "year" ? year : degree;
  return rate === undefined ? undefined : least * rate;
}
