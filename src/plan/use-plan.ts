import { useEffect, useState } from "react";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { forgetAll } from "../lib/storage";
import { ADD, joined, leftOut, type Plan, parsePlan, planQuery, sizeOf } from "../star/plan";
import { readPlan, storePlan, useStoredPlan } from "../star/plan-store";

/** The visitor's own plan, or a shared one in the address. @param known slugs and ids; unknown ones are left out */
export function usePlan(known: {
  readonly countries: readonly string[];
  readonly institutions: readonly string[];
}) {
  const stored = useStoredPlan();
  const search = useSearch();
  const [isKept, setKept] = useState(true);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isKnown = (kind: keyof typeof known, name: string) => known[kind].includes(name);
  const knownOf = (text: string): Plan => parsePlan(text, isKnown);
  const mine = knownOf(stored ?? "");
  const brought = knownOf(search ?? "");
  const isJoining = stored !== undefined && new URLSearchParams(search).has(ADD);
  const isShared = !isJoining && sizeOf(brought) > 0 && planQuery(brought) !== planQuery(mine);
  const store = (plan: Plan) => {
    // Clears the address: an outdated plan in it would count as a shared one.
    if (search) writeSearch("");
    setKept(storePlan(planQuery(plan)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such address
  useEffect(() => {
    if (!isJoining) return;
    const next = joined(mine, brought);
    const taken = [...next.countries, ...next.institutions];
    setRefused([...brought.countries, ...brought.institutions].filter((name) => !taken.includes(name)));
    store(next);
  }, [isJoining]);
  return {
    plan: isShared ? brought : mine,
    /** Whether scripts have read what the browser keeps. */
    isStored: stored !== undefined,
    /** Whether the plan is a shared one from the address: it can be viewed and taken over. */
    isShared,
    /** What a link names and the plan has no room for. */
    left: [...refused, ...leftOut(search ?? "", isKnown)],
    /** Whether taking over a shared plan would replace the visitor's own. */
    hasPlan: sizeOf(mine) > 0,
    isKept,
    // Reads the plan again, as another tab may have changed it since this was rendered.
    change: (part: Partial<Plan>) => {
      setRefused([]);
      store({ ...knownOf(readPlan()), ...part });
    },
    take: () => store(brought),
    forget: () => {
      forgetAll();
      writeSearch("");
    },
  };
}
