import { type Bills, billAt, countedBill } from "../bill/bills";
import type { CountedSum } from "../bill/sum-words";
import { levelOf, useProfile } from "../star/profile";
import { useFieldsOf } from "../ui/kept-form/kept-fields";

export interface SummedCountry {
  readonly slug: string;
  readonly bills: Bills | null;
}

/** The sum of a country's bill with the visitor's degree and amounts; undefined without a bill. */
export function useCountrySum({ slug, bills }: SummedCountry): CountedSum | undefined {
  const level = levelOf(useProfile()?.finished);
  const fields = useFieldsOf(`bill-${slug}`);
  return bills ? countedBill(billAt(bills, level), fields) : undefined;
}
