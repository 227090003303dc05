import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode, Ref } from "react";
import words from "../../content/words/plan.json";
import { comparisonQuery } from "../compare/compare-address";
import type { EnteredAmounts } from "../compare/first-year";
import { fill } from "../lib/fill";
import { CurrencySwitch } from "../money/currency-switch";
import { RatesLine } from "../money/rates-line";
import { useHomeMoney } from "../money/use-home-money";
import { MAX_COUNTRIES, type Plan } from "../star/plan";
import { MonthsLegend } from "../starts/months-legend";
import { lettering } from "../theme/lettering";
import { from, rule, space, tablets, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { above, fitting, grid, row, wholeRow } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { buttonStyle } from "../ui/links/button-style";
import { PlanCountry } from "./plan-country";

const line = css({ ...row([3, 5], "space-between"), marginTop: space[5], h2: { fontSize: type.proseH2 } });
/** Columns by the number of countries, so that no row has a hole. */
const places = css({
  ...grid(5, { tablet: 2 }),
  marginTop: space[5],
  [tablets]: { "& > :nth-of-type(odd):last-of-type": wholeRow },
  [from.desktop]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  [from.wide]: { gridTemplateColumns: "repeat(var(--most), minmax(0, 1fr))" },
});
const adding = css({
  ...row([3, 5]),
  marginTop: space[5],
  paddingBlock: space[4],
  borderBlock: rule.tear,
  lineHeight: 1.45,
  "& > :first-child": { flex: "0 1 26rem" },
});
const ways = css({
  "& > p": { fontSize: type.intro },
  li: { paddingBlock: space[3], borderTop: rule.dashed },
  "li a": { display: "block", fontWeight: 700 },
});

interface PlanShortlistProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly chosen: readonly Queries.PlanCountryFragment[];
  readonly plan: Plan;
  /** This month as a number of months; undefined until scripts run. */
  readonly now: number | undefined;
  readonly isShared: boolean;
  readonly entered: EnteredAmounts;
  readonly status: string;
  readonly onChange: (part: Partial<Plan>) => void;
  readonly onRemove: (name: string, part: Partial<Plan>) => void;
  readonly onUndo: (() => void) | undefined;
  readonly addRef: Ref<HTMLSelectElement>;
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function PlanShortlist(props: PlanShortlistProps) {
  const { countries, chosen, plan, now, isShared, entered, status, onChange, onRemove, onUndo } = props;
  const money = useHomeMoney(true);
  const canChange = now !== undefined && !isShared;
  const hasOurs = chosen.some(({ year }) => year.some(({ stages }) => stages.some(({ fact }) => !fact)));
  const compared = `/compare?${comparisonQuery({ ...plan, priority: "", countries: chosen.map(({ slug }) => slug) })}`;
  const isFull = chosen.length >= MAX_COUNTRIES;
  return (
    <>
      <section aria-labelledby="shortlist">
        <div css={line}>
          <h2 id="shortlist" className={chosen.length > 0 ? "visually-hidden" : undefined}>
            {words.list}
          </h2>
          {chosen.length > 1 && (
            <Link
              to={compared}
              css={[buttonStyle({ look: "tertiary" }), { marginRight: "auto" }]}
              data-print="no"
            >
              {words.compare}
            </Link>
          )}
          <CurrencySwitch />
        </div>
        <noscript>
          <div css={[grid(5, fitting("26rem")), above(5), ways]}>
            <p>{words.still.text}</p>
            <ul>
              {words.still.links.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </noscript>
        {chosen.length === 0 && (
          <div css={[above(4), ways]} data-needs-script>
            <p>{words.empty}</p>
            {props.children}
          </div>
        )}
        {now !== undefined && chosen.length > 0 && (
          <ul
            css={places}
            style={{ "--columns": chosen.length === 4 ? 2 : chosen.length, "--most": chosen.length }}
          >
            {chosen.map((country) => (
              <PlanCountry
                key={country.slug}
                country={country}
                plan={plan}
                now={now}
                canChange={canChange}
                entered={entered}
                money={money}
                onChange={onChange}
                onRemove={onRemove}
              />
            ))}
          </ul>
        )}
        {now !== undefined && hasOurs && <MonthsLegend css={above(4)} />}
        {!isShared && (
          <div css={adding} data-print="no" data-needs-script>
            <ChoiceField
              label={words.addCountry}
              none={words.choose}
              choices={countries
                .filter((country) => !chosen.includes(country))
                .map(({ slug, name }) => ({ value: slug, name }))}
              value=""
              isDisabled={!canChange || isFull}
              onChoose={(slug) => onChange({ countries: [...plan.countries, slug] })}
              selectRef={props.addRef}
            />
            {isFull && <p>{fill(words.most, { most: MAX_COUNTRIES })}</p>}
            <p role="status">{status}</p>
            {onUndo && (
              <Button ref={props.undoRef} look="tertiary" onClick={onUndo}>
                {words.undo}
              </Button>
            )}
          </div>
        )}
      </section>
      {chosen.length > 0 && (
        <RatesLine
          css={[above(4), lettering.small]}
          currencies={chosen.flatMap(({ numbers }) => numbers.flatMap(({ currency }) => currency ?? []))}
        />
      )}
    </>
  );
}
