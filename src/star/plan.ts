import { keysIn, queryOf } from "../lib/query";
import { type Criteria, criteriaIn, keys } from "./criteria";

/** A family's plan, kept in the browser's storage and, when shared, in the address. */
export interface Plan extends Pick<Criteria, "finished" | "budget"> {
  readonly countries: readonly string[];
  readonly institutions: readonly string[];
  /** Month of the first class, as `2027-09`; empty if not chosen. */
  readonly start: string;
}

export const MAX_COUNTRIES = 4;
export const MAX_INSTITUTIONS = 12;

/** Format of slugs and ids; each list checks that they exist. */
const NAME = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,8}$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

type Part = "countries" | "institutions";

/** Their names in addresses. */
const KEYS: Readonly<Record<Part, string>> = { countries: "c", institutions: "i" };

/** Whether the site has a country or an institution of that name. */
type IsKnown = (part: Part, name: string) => boolean;

const names = (params: URLSearchParams, part: Part, isKnown: IsKnown) =>
  [...new Set(keysIn(params, KEYS[part]))].filter((name) => NAME.test(name) && isKnown(part, name));

/** Countries and institutions of a query string for which a plan has no room. */
export function leftOut(text: string, isKnown: IsKnown): string[] {
  const params = new URLSearchParams(text);
  return [
    ...names(params, "countries", isKnown).slice(MAX_COUNTRIES),
    ...names(params, "institutions", isKnown).slice(MAX_INSTITUTIONS),
  ];
}

/** Parses a query string, with or without the question mark; invalid parts, and what has no room, are left out. */
export function parsePlan(text: string, isKnown: IsKnown = () => true): Plan {
  const params = new URLSearchParams(text);
  const [start = ""] = keysIn(params, "s");
  const { finished, budget } = criteriaIn(params);
  return {
    countries: names(params, "countries", isKnown).slice(0, MAX_COUNTRIES),
    institutions: names(params, "institutions", isKnown).slice(0, MAX_INSTITUTIONS),
    start: MONTH.test(start) ? start : "",
    finished,
    budget,
  };
}

/** The plan as a query string, without the question mark; empty for an empty plan. */
export function planQuery({ countries, institutions, start, finished, budget }: Plan): string {
  return queryOf({
    [KEYS.countries]: countries.join(),
    [KEYS.institutions]: institutions.join(),
    s: start,
    [keys.finished]: finished,
    [keys.budget]: budget,
  });
}

/** Address parameter: the countries and institutions are added to the plan instead of shown as a shared plan. */
export const ADD = "add";

export const joined = (plan: Plan, more: Pick<Plan, "countries" | "institutions">): Plan => ({
  ...plan,
  countries: [...new Set([...plan.countries, ...more.countries])].slice(0, MAX_COUNTRIES),
  institutions: [...new Set([...plan.institutions, ...more.institutions])].slice(0, MAX_INSTITUTIONS),
});

export const sizeOf = ({ countries, institutions }: Plan): number => countries.length + institutions.length;
