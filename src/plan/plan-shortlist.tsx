import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode, Ref } from "react";
import words from "../../content/words/plan.json";
import type { EnteredAmounts } from "../compare/first-year";
import { moneyWriter } from "../compare/money-writer";
import { fill } from "../lib/fill";
import { CurrencySwitch } from "../money/currency-switch";
import { RatesLine } from "../money/rates-line";
import { useHomeCurrency } from "../money/use-home-currency";
import { useRates } from "../money/use-home-money";
import { MAX_COUNTRIES, type Plan } from "../star/plan";
import { lettering } from "../theme/lettering";
import { radius, rule, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { above, fitting, grid, row, stack } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { PlanCountry } from "./plan-country";

const line = css({ ...row([3, 5], "space-between"), marginTop: space[8], h2: { fontSize: type.proseH2 } });
const tile = css({
  ...stack(4),
  alignContent: "start",
  padding: space[5],
  border: rule.tear,
  borderRadius: radius.card,
  lineHeight: 1.45,
  // A tile alone in its row spans it.
  "&:nth-of-type(odd)": { gridColumn: "1 / -1" },
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
  const money = moneyWriter(useHomeCurrency(), useRates());
  const canChange = now !== undefined && !isShared;
  const isFull = chosen.length >= MAX_COUNTRIES;
  return (
    <>
      <section aria-labelledby="shortlist">
        <div css={line}>
          <h2 id="shortlist">{words.list}</h2>
          <CurrencySwitch isOnLight />
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
        <ul css={[grid(5, fitting("26rem")), above(5)]}>
          {chosen.length === 0 && (
            <li css={ways} data-needs-script>
              <p>{words.empty}</p>
              {props.children}
            </li>
          )}
          {now !== undefined &&
            chosen.map((country) => (
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
          {!isShared && (
            <li css={tile} data-print="no" data-needs-script>
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
                <div>
                  <Button ref={props.undoRef} look="tertiary" onClick={onUndo}>
                    {words.undo}
                  </Button>
                </div>
              )}
            </li>
          )}
        </ul>
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
