import { useEffect, useState } from "react";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { forgetAll } from "../lib/storage";
import { ADD, joined, type Plan, parsePlan, planQuery, sizeOf } from "../star/plan";
import { readPlan, storePlan, useStoredPlan } from "../star/plan-store";

/** The visitor's own plan, or the address's. @param known slugs and ids; others are left out */
export function usePlan(known: {
  readonly countries: readonly string[];
  readonly institutions: readonly string[];
}) {
  const stored = useStoredPlan();
  const search = useSearch();
  const [isKept, setKept] = useState(true);
  const knownOf = (text: string): Plan => {
    const plan = parsePlan(text);
    return {
      ...plan,
      c: plan.c.filter((slug) => known.countries.includes(slug)),
      i: plan.i.filter((id) => known.institutions.includes(id)),
    };
  };
  const own = knownOf(stored ?? "");
  const brought = knownOf(search ?? "");
  const isJoining = stored !== undefined && new URLSearchParams(search).has(ADD);
  const isShared = !isJoining && sizeOf(brought) > 0 && planQuery(brought) !== planQuery(own);
  const store = (plan: Plan) => {
    // An address that still has the old plan would count as a shared one.
    if (search) writeSearch("");
    setKept(storePlan(planQuery(plan)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such address
  useEffect(() => {
    if (isJoining) store(joined(own, brought));
  }, [isJoining]);
  return {
    plan: isShared ? brought : own,
    /** Whether scripts run: before, there is no plan. */
    isLive: stored !== undefined,
    /** Whether it came with the address; it can be looked at, and taken over. */
    isShared,
    /** Whether the visitor has a plan that a shared one would replace. */
    hasOwn: sizeOf(own) > 0,
    isKept,
    // Another tab may have written since this was drawn.
    change: (part: Partial<Plan>) => store({ ...knownOf(readPlan()), ...part }),
    take: () => store(brought),
    forget: () => {
      forgetAll();
      writeSearch("");
    },
  };
}
