import { type Rates, rateBetween } from "../money/home-money";
import type { BillSum } from "./sum";

/** By which of its two sums countries are ordered. */
export type SumOrder = "degree" | "year";

/** The lower end of a sum in rupees, not rounded; undefined without a sum or a rate. */
export function lowerEnd(
  sum: Pick<BillSum, SumOrder> & { readonly currency: string },
  order: SumOrder,
  rates: Rates,
): number | undefined {
  const rate = rateBetween(sum.currency, "INR", rates);
  const [least] = sum[order] ?? [];
  return rate === undefined || least === undefined ? undefined : least * rate;
}
