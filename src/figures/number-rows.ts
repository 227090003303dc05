import { sumBasis } from "../lib/sum-basis";

/** The rows by what they are about, in the order in which the panel shows them. */
export const groups = [
  { name: "when", rows: ["intakes", "decision"] },
  { name: "money", rows: ["tuition", "living", "funds", "fee", "health"] },
  { name: "work", rows: ["work"] },
  { name: "afterwards", rows: ["stay"] },
  { name: "entry", rows: ["english", "apply"] },
] as const;

export type RowName = (typeof groups)[number]["rows"][number];

type Amount = Pick<Queries.CountryNumberFragment, "row" | "amounts" | "basis" | "currency" | "says">;

/** What must be shown and paid before the flight, of the rows that know it. */
export interface BeforeFlight {
  readonly amount: number;
  /** The word before it: "from" where a row may come to more. */
  readonly basis: string;
  readonly currency: string;
}

/** The sum of funds and fee, nothing while one of them is not known. Health cover counts where a country's fee row holds it, and else is left to the bill: how many years are paid at once differs. */
export function beforeFlight(numbers: readonly Amount[]): BeforeFlight | undefined {
  // A row that says who sets its value may name a figure that is no price, e.g. the least that a policy covers.
  const of = (name: RowName) => numbers.find(({ row, says }) => row === name && !says);
  const [funds, fee] = [of("funds"), of("fee")];
  const [shown, ...more] = funds?.amounts ?? [];
  const [paid] = fee?.amounts ?? [];
  const currency = funds?.currency;
  if (shown === undefined || paid === undefined || more.length > 0 || !currency || fee?.currency !== currency)
    return undefined;
  const basis = sumBasis([funds, fee].map((row) => row?.basis ?? "exact"));
  return { amount: shown + paid, basis, currency };
}
