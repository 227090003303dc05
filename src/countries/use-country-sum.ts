import { billOfLevel, countedBill } from "../bill/bill-of-level";
import type { CountedSum } from "../bill/sum-words";
import { useProfile } from "../star/profile";
import { useFieldsOf } from "../ui/kept-form/kept-fields";

export interface SummedCountry {
  readonly slug: string;
  readonly numbers: readonly Queries.CountryNumberFragment[];
  readonly bill: Queries.CountryBillFragment | null;
}

/** The sum of a country's bill with the visitor's degree and amounts; undefined without a bill. */
export function useCountrySum({ slug, numbers, bill }: SummedCountry): CountedSum | undefined {
  const finished = useProfile()?.finished ?? "";
  const fields = useFieldsOf(`bill-${slug}`);
  return bill ? countedBill(billOfLevel({ bill, numbers }, finished) ?? bill, finished, fields) : undefined;
}
