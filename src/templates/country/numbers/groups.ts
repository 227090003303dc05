/** The rows by what they are about, in the order in which the panel shows them. */
export const groups = [
  { name: "when", rows: ["intakes", "decision"] },
  { name: "money", rows: ["tuition", "living", "funds", "fee", "health"] },
  { name: "work", rows: ["work"] },
  { name: "afterwards", rows: ["stay"] },
  { name: "entry", rows: ["english", "apply"] },
] as const;

export type RowName = (typeof groups)[number]["rows"][number];

type Amount = Pick<Queries.CountryNumberFragment, "row" | "amounts" | "currency">;

/** What must be shown and paid before the flight, of the rows that know it. */
export interface BeforeFlight {
  readonly amount: number;
  readonly currency: string;
  readonly hasHealth: boolean;
}

/** The sum of funds, fee and, where it is known, health cover; nothing while one of the first two is not known. */
export function beforeFlight(numbers: readonly Amount[]): BeforeFlight | undefined {
  const of = (name: RowName) => numbers.find(({ row }) => row === name);
  const [funds, fee, health] = [of("funds"), of("fee"), of("health")];
  const [shown, ...more] = funds?.amounts ?? [];
  const [paid] = fee?.amounts ?? [];
  const currency = funds?.currency;
  if (shown === undefined || paid === undefined || more.length > 0 || !currency || fee?.currency !== currency)
    return undefined;
  const [cover] = health?.currency === currency ? health.amounts : [];
  return { amount: shown + paid + (cover ?? 0), currency, hasHealth: cover !== undefined };
}
