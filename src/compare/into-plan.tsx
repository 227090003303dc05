import { Link } from "gatsby";
import compareWords from "../../content/words/compare.json";
import type { Answers } from "../star/answers";
import { MOST_COUNTRIES, type Plan, parsePlan, planQuery } from "../star/plan";
import { readPlan, storePlan, useStoredPlan } from "../star/plan-store";

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
  const withThese = (own: Plan) => ({
    ...own,
    f: answers.f || own.f,
    m: answers.m || own.m,
    c: [...new Set([...own.c, ...countries])],
  });
  const all = withThese(parsePlan(useStoredPlan() ?? ""));
  const hasRoom = all.c.length <= MOST_COUNTRIES;
  return (
    <Link
      to={hasRoom ? "/plan" : `/plan?${planQuery({ ...all, c: countries, i: [] })}`}
      className={className}
      data-into-plan=""
      // Another tab may have written since this was drawn.
      onClick={() => hasRoom && storePlan(planQuery(withThese(parsePlan(readPlan()))))}
    >
      {compareWords.compare.plan}
    </Link>
  );
}
