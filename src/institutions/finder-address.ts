import { keyOf, keysIn } from "../lib/query";

/** The finder's filters; empty ones show everything. The keys are those of the query string. */
export interface InstitutionFilter {
  readonly q: string;
  readonly country: readonly string[];
  readonly kind: readonly string[];
}

export type FilterChoices = Readonly<Record<"country" | "kind", readonly string[]>>;

/** Maximum characters of the search text; the rest is ignored. */
export const MAX_NAME_LETTERS = 80;

export const noFilter: InstitutionFilter = { q: "", country: [], kind: [] };

/** Parses the filters of an address; unknown values are ignored. */
export function parseFilter(search: string, choices: FilterChoices): InstitutionFilter {
  const params = new URLSearchParams(search);
  const chosen = (name: "country" | "kind") => {
    const named = keysIn(params, name);
    return choices[name].filter((value) => named.includes(keyOf(value)));
  };
  return {
    q: (params.get("q") ?? "").slice(0, MAX_NAME_LETTERS),
    country: chosen("country"),
    kind: chosen("kind"),
  };
}

/** The filters as a query string, without the question mark; empty without filters. */
export function filterQuery({ q, country, kind }: InstitutionFilter): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  for (const value of country) params.append("country", value);
  for (const value of kind) params.append("kind", value);
  return params.toString();
}
