import { css } from "@emotion/react";
import { Link, navigate } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import type { Criteria } from "../star/criteria";
import { MAX_COUNTRIES, type Plan, parsePlan, planQuery } from "../star/plan";
import { readPlan, storePlan, useStoredPlan } from "../star/plan-store";
import { font, rule, space, type } from "../theme/tokens";
import { grid, stack } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { buttonStyle } from "../ui/links/button-style";
import type { CompareCountry } from "./first-year";

interface IntoPlanProps {
  readonly countries: readonly string[];
  readonly criteria: Criteria;
}

/** A full plan is not changed: its page then shows these countries and criteria like a shared plan, and asks. */
function IntoPlan({ countries, criteria }: IntoPlanProps) {
  const withThese = (plan: Plan) => ({
    ...plan,
    finished: criteria.finished || plan.finished,
    budget: criteria.budget || plan.budget,
    countries: [...new Set([...plan.countries, ...countries])],
  });
  const all = withThese(parsePlan(useStoredPlan() ?? ""));
  const hasRoom = all.countries.length <= MAX_COUNTRIES;
  return (
    <Link
      to={hasRoom ? "/plan" : `/plan?${planQuery({ ...all, countries, institutions: [] })}`}
      css={buttonStyle({ look: "secondary" })}
      // Reads the plan again, as another tab may have changed it since this was rendered.
      onClick={() => hasRoom && storePlan(planQuery(withThese(parsePlan(readPlan()))))}
    >
      {compareWords.plan}
    </Link>
  );
}

const { ask } = compareWords;

const end = css({
  ...grid([4, 11], { tablet: "1 auto" }),
  alignItems: "center",
  marginTop: space[11],
  paddingBlock: space[8],
  borderBlock: rule.tear,
  h2: { font: `800 ${type.proseH2}/1.1 ${font.heading}` },
  p: { marginTop: space[2], maxWidth: "34em", fontSize: type.intro, lineHeight: 1.45 },
});
interface ComparisonEndProps {
  readonly chosen: readonly CompareCountry[];
  readonly criteria: Criteria;
}

export function ComparisonEnd({ chosen, criteria }: ComparisonEndProps) {
  const { heading, text, button } = chosen.length > 0 ? ask : ask.open;
  const message = () =>
    fill(ask.message, { names: chosen.map(({ name }) => name).join(", "), address: window.location.href });
  return (
    <section css={end} aria-label={heading} data-print="no">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {chosen.length > 0 ? (
        <div css={stack(3)}>
          <Button
            look="primary"
            onClick={() => void navigate("/contact#write", { state: { message: message() } })}
          >
            {button}
          </Button>
          <IntoPlan countries={chosen.map(({ slug }) => slug)} criteria={criteria} />
        </div>
      ) : (
        <Link to="/online-consultation-form" css={buttonStyle({ look: "primary" })}>
          {button}
        </Link>
      )}
    </section>
  );
}
