import { rowAmountOf } from "./country-money";

type Groups = Queries.CostGroupsFragment["groups"];
type Country = Queries.CostCountryFragment;

/** Amounts that a country's numbers fill in: over empty fields, and over those of the country chosen before. */
export function knownAmounts(
  groups: Groups,
  fields: Readonly<Record<string, string>>,
  before: Country | undefined,
  next: Country | undefined,
): Record<string, string> {
  const lines = groups.flatMap((group) => group.lines);
  return Object.fromEntries(
    lines.flatMap(({ id, row }) => {
      if (!row) return [];
      const written = fields[id] ?? "";
      if (written !== "" && written !== knownAmount(before, row)) return [];
      return [[id, knownAmount(next, row)]];
    }),
  );
}

/** As the field shows it; empty where a country's numbers have no amount. */
export function knownAmount(country: Country | undefined, row: "fee" | "health"): string {
  const numbers = country?.[row];
  return (numbers && rowAmountOf(numbers, numbers.currency ?? undefined)?.toLocaleString("en-GB")) ?? "";
}
