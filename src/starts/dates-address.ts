import { levels } from "../lib/levels";
import { keysIn, queryOf } from "../lib/query";

export interface DatesChoice {
  /** `bachelor`, `master`, or empty for both. */
  readonly level: string;
  /** The slug of a country; empty for all. */
  readonly country: string;
}

/** Parses the choice of an address; unknown values are ignored. @param slugs of the countries with starts */
export function parseDates(search: string, slugs: readonly string[]): DatesChoice {
  const params = new URLSearchParams(search);
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => keysIn(params, name).includes(value)) ?? "";
  return { level: known("l", levels), country: known("c", slugs) };
}

/** The query string of a choice, without the question mark; empty for all starts. */
export const datesQuery = ({ level, country }: DatesChoice): string => queryOf({ l: level, c: country });
