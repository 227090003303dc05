import { useCallback, useMemo } from "react";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import {
  type FilterChoices,
  filterQuery,
  type InstitutionFilter,
  noFilter,
  parseFilter,
} from "./finder-address";

/** The choice in the address; none until scripts run, as the HTML is the same for every address. */
export function useInstitutionFilter(choices: FilterChoices) {
  const search = useSearch();
  // The same choice before and after hydration: another one would render the whole list again, at once.
  const query = search ?? "";
  const filter = useMemo(() => parseFilter(query, choices), [query, choices]);
  const choose = useCallback(
    (change: Partial<InstitutionFilter>) =>
      writeSearch(filterQuery({ ...filter, ...change }), { isTyped: change.q !== undefined }),
    [filter],
  );
  return {
    filter,
    canChoose: search !== undefined,
    choose,
    clear: useCallback(() => writeSearch(filterQuery(noFilter)), []),
  };
}
