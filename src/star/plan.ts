import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, oneOf } from "./answers";

/** What a family wants. It stands in the browser's storage, and in the address when it is shared. */
export interface Plan extends Pick<Answers, "f" | "m"> {
  readonly c: readonly string[];
  readonly i: readonly string[];
  /** Month of the first class, as `2027-09`; empty while it is open. */
  readonly s: string;
}

export const MOST_COUNTRIES = 4;
export const MOST_INSTITUTIONS = 12;

/** Slugs and ids; whether one exists is checked where they are listed. */
const NAME = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,8}$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const names = (params: URLSearchParams, name: string, most: number) =>
  [...new Set(keysIn(params, name))].filter((one) => NAME.test(one)).slice(0, most);

/** Parses a query string, with or without the question mark; what cannot be parsed is left out. */
export function parsePlan(text: string): Plan {
  const params = new URLSearchParams(text);
  const [start = ""] = keysIn(params, "s");
  return {
    c: names(params, "c", MOST_COUNTRIES),
    i: names(params, "i", MOST_INSTITUTIONS),
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

/** Parameter of an address whose countries and institutions join the plan, as a star would put them there. */
export const ADD = "add";

/** A plan with what another one names, as far as there is room. */
export const joined = (own: Plan, more: Pick<Plan, "c" | "i">): Plan => ({
  ...own,
  c: [...new Set([...own.c, ...more.c])].slice(0, MOST_COUNTRIES),
  i: [...new Set([...own.i, ...more.i])].slice(0, MOST_INSTITUTIONS),
});

export const sizeOf = ({ c, i }: Plan): number => c.length + i.length;
