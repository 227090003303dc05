import { keyOf, keysIn } from "../lib/query";

/** The finder's choices; empty shows all. The field names are those of the query string. */
export interface InstitutionFilter {
  /** Letters of a name, a city or a country. */
  readonly q: string;
  readonly country: readonly string[];
  readonly kind: readonly string[];
}

export type FilterChoices = Readonly<Record<"country" | "kind", readonly string[]>>;

/** Letters of a text that the search looks at. */
export const MOST_LETTERS = 80;

export const noFilter: InstitutionFilter = { q: "", country: [], kind: [] };

/** The choices in an address; a value that is not among the options is ignored. */
export function parseFilter(search: string, choices: FilterChoices): InstitutionFilter {
  const params = new URLSearchParams(search);
  const chosen = (name: "country" | "kind") => {
    const named = keysIn(params, name);
    return choices[name].filter((value) => named.includes(keyOf(value)));
  };
  return {
    q: (params.get("q") ?? "").slice(0, MOST_LETTERS),
    country: chosen("country"),
    kind: chosen("kind"),
  };
}

/** The choices as a query string, without the question mark; empty if nothing is chosen. */
export function filterQuery({ q, country, kind }: InstitutionFilter): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  for (const value of country) params.append("country", value);
  for (const value of kind) params.append("kind", value);
  return params.toString();
}
