import { Link } from "gatsby";
import compareWords from "../../content/words/compare.json";
import type { Answers } from "../star/answers";
import { MOST_COUNTRIES, parsePlan, planQuery } from "../star/plan";
import { storePlan, useStoredPlan } from "../star/plan-store";

interface IntoPlanProps {
  readonly countries: readonly string[];
  readonly answers: Answers;
  readonly className?: string;
}

/**
 * Leads to the plan with the chosen countries and what the family said. A plan that has no room for them stays as it
 * is: the page of the plan shows these as one that came with an address, and asks.
 */
export function IntoPlan({ countries, answers, className }: IntoPlanProps) {
  const own = parsePlan(useStoredPlan() ?? "");
  const said = { f: answers.f || own.f, m: answers.m || own.m };
  const all = [...new Set([...own.c, ...countries])];
  const hasRoom = all.length <= MOST_COUNTRIES;
  return (
    <Link
      to={hasRoom ? "/plan" : `/plan?${planQuery({ ...own, ...said, c: countries, i: [] })}`}
      className={className}
      data-into-plan=""
      onClick={() => hasRoom && storePlan(planQuery({ ...own, ...said, c: all }))}
    >
      {compareWords.compare.plan}
    </Link>
  );
}
