import { useCallback, useMemo } from "react";
import { changeSearch, useSearch } from "../lib/hooks/use-search";
import type { FigureSection } from "./figure-sections";

export const filterNames = ["country", "topic", "state"] as const;

/** The register's filters; empty ones show everything. The keys are those of the query string. */
export type FigureFilter = Readonly<Record<(typeof filterNames)[number], string>>;

export const everything: FigureFilter = { country: "", topic: "", state: "" };

export type FilterChoices = Readonly<Record<keyof FigureFilter, readonly string[]>>;

/** The filters in the address; empty until scripts run, as the HTML is the same for every address. */
export function useFigureFilter(choices: FilterChoices) {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const of = (name: keyof FigureFilter) => {
    const value = params.get(name) ?? "";
    return choices[name].includes(value) ? value : "";
  };
  const [country, topic, state] = [of("country"), of("topic"), of("state")];
  // Memoised, so that an unrelated change of the address does not change it.
  const filter = useMemo(() => ({ country, topic, state }), [country, topic, state]);
  const choose = useCallback(
    (change: Partial<FigureFilter>) => changeSearch({ ...filter, ...change }),
    [filter],
  );
  return { filter, canChoose: search !== undefined, choose };
}

export function chosenFigures(sections: readonly FigureSection[], filter: FigureFilter): ReadonlySet<string> {
  const { country, topic, state } = filter;
  const left = sections
    .filter(({ slug }) => country === "" || slug === country)
    .flatMap(({ groups }) => groups)
    .filter(({ name }) => topic === "" || name === topic)
    .flatMap(({ figures }) => figures)
    .filter((figure) => state === "" || figure.state === state);
  return new Set(left.map(({ id }) => id));
}
