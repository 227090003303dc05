import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, oneOf } from "./answers";

/** A family's plan, kept in the browser's storage and, when shared, in the address. */
export interface Plan extends Pick<Answers, "f" | "m"> {
  readonly c: readonly string[];
  readonly i: readonly string[];
  /** Month of the first class, as `2027-09`; empty if not chosen. */
  readonly s: string;
}

export const MAX_COUNTRIES = 4;
export const MAX_INSTITUTIONS = 12;

/** Format of slugs and ids; each list checks that they exist. */
const NAME = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,8}$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const names = (params: URLSearchParams, name: string, most: number) =>
  [...new Set(keysIn(params, name))].filter((one) => NAME.test(one)).slice(0, most);

/** Parses a query string, with or without the question mark; invalid parts are left out. */
export function parsePlan(text: string): Plan {
  const params = new URLSearchParams(text);
  const [start = ""] = keysIn(params, "s");
  return {
    c: names(params, "c", MAX_COUNTRIES),
    i: names(params, "i", MAX_INSTITUTIONS),
    s: MONTH.test(start) ? start : "",
    f: oneOf(params.get("f"), choices.f),
    m: oneOf(params.get("m"), choices.m),
  };
}

/** The plan as a query string, without the question mark; empty for an empty plan. */
export function planQuery({ c, i, s, f, m }: Plan): string {
  return queryOf([
    ["c", c.join(",")],
    ["i", i.join(",")],
    ["s", s],
    ["f", f],
    ["m", m],
  ]);
}

/** Address parameter: the countries and institutions are added to the plan instead of shown as a shared plan. */
export const ADD = "add";

export const joined = (own: Plan, more: Pick<Plan, "c" | "i">): Plan => ({
  ...own,
  c: [...new Set([...own.c, ...more.c])].slice(0, MAX_COUNTRIES),
  i: [...new Set([...own.i, ...more.i])].slice(0, MAX_INSTITUTIONS),
});

export const sizeOf = ({ c, i }: Plan): number => c.length + i.length;
