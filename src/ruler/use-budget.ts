import { changeSearch, useQuery } from "../lib/hooks/use-search";
import { type Criteria, criteriaIn, keys } from "../star/criteria";
import { keepProfile, useProfile } from "../star/profile";

/** Studies and yearly budget of a visitor. */
export type Told = Pick<Criteria, "finished" | "budget">;

/** The visitor's studies and budget: the address's, or else the profile's. Both are written. */
export function useBudget() {
  const asked = criteriaIn(new URLSearchParams(useQuery()));
  const profile = useProfile();
  const told: Told = {
    finished: asked.finished || (profile?.finished ?? ""),
    budget: asked.budget || (profile?.budget ?? ""),
  };
  const tell = (part: Partial<Told>) => {
    const { finished, budget } = { ...told, ...part };
    changeSearch({ [keys.finished]: finished, [keys.budget]: budget });
    keepProfile(part);
  };
  return { told, tell };
}
