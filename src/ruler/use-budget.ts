import { searchNow, useQuery, writeSearch } from "../lib/hooks/use-search";
import { budgetIn, type Criteria, choices, keys, oneOf } from "../star/criteria";
import { keepProfile, useProfile } from "../star/profile";

type Told = Pick<Criteria, "finished" | "budget">;

/** The visitor's studies and budget: the address's, or else the profile's. Both are written. */
export function useBudget() {
  const params = new URLSearchParams(useQuery());
  const profile = useProfile();
  const told: Told = {
    finished: oneOf(params.get(keys.finished), choices.finished) || (profile?.finished ?? ""),
    budget: budgetIn(params.get(keys.budget)) || (profile?.budget ?? ""),
  };
  const tell = (part: Partial<Told>) => {
    const next = new URLSearchParams(searchNow());
    for (const [name, value] of Object.entries({ ...told, ...part })) {
      const key = name === "budget" ? keys.budget : keys.finished;
      if (value) next.set(key, value);
      else next.delete(key);
    }
    writeSearch(next.toString());
    keepProfile(part);
  };
  return { told, tell };
}
