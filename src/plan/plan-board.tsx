import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type ReactNode, useMemo, useRef, useState } from "react";
import finderWords from "../../content/words/finder.json";
import numbersWords from "../../content/words/numbers.json";
import planWords from "../../content/words/plan.json";
import { firstYear } from "../compare/first-year";
import { moneyWriter } from "../compare/money-writer";
import { monthOf, monthText } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { LAKH } from "../lib/lakh";
import { CurrencySwitch } from "../money/currency-switch";
import { homeText, moneyWords, ratesFrom } from "../money/home-money";
import { RatesLine } from "../money/rates-line";
import { useHomeCurrency } from "../money/use-home-currency";
import { MOST_COUNTRIES, type Plan, planQuery, sizeOf } from "../star/plan";
import { colour, from, radius, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { useFieldsOfAll } from "../ui/kept-form/kept-fields";
import { Container } from "../ui/layout/container";
import { buttonStyle } from "../ui/links/button-style";
import { PlanActions } from "./plan-actions";
import { institutionsIn, PlanCountry } from "./plan-country";
import { planText } from "./plan-text";
import { PlanWishes } from "./plan-wishes";
import { usePlan } from "./use-plan";

const { finder } = finderWords;
const words = planWords.plan;

/** On paper all of it stands on one sheet, as a rule. */
const body = css({
  paddingBottom: space.section,
  "@media print": { maxWidth: "none", padding: 0, zoom: 0.7 },
});
const over = css({
  marginTop: "-24px",
  [from.desktop]: { marginTop: "-44px" },
  "@media print": { marginTop: 0 },
});
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[8],
  h2: { fontSize: type.proseH2 },
  "@media print": { marginTop: space[3], "[data-currencies]": { display: "none" } },
});
const notice = css({
  marginTop: space[5],
  padding: space[5],
  borderRadius: radius.card,
  background: colour.states,
  p: { flex: "1 1 18rem" },
  "@media print": { display: "none" },
});
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  gap: space[5],
  marginTop: space[5],
  "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", marginTop: space[2] },
});
/** Takes the place of the next country. */
const tile = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  padding: space[5],
  border: `2px dashed ${colour.line}`,
  borderRadius: radius.card,
  lineHeight: 1.45,
  [from.tablet]: { padding: space[6] },
  "@media print": { display: "none" },
});
const ways = css({
  "& > p": { fontSize: type.intro },
  li: { paddingBlock: space[3], borderTop: `1px dashed ${colour.line}` },
  "li a": { display: "block", fontWeight: 700 },
});
const scripted = css({ "@media (scripting: none)": { display: "none" } });
const small = css({ marginTop: space[4], fontSize: type.small, lineHeight: 1.45 });
const paperOnly = css({ display: "none", "@media print": { display: "block" } });

interface PlanBoardProps {
  readonly company: string;
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly rates: Queries.NumbersRatesFragment;
  readonly children: ReactNode;
}

/** A family's shortlist, with dates and sums. Empty until scripts run. @param children where to look while it is empty */
export function PlanBoard({ company, countries, rates, children }: PlanBoardProps) {
  const known = useMemo(
    () => ({
      countries: countries.map(({ slug }) => slug),
      institutions: countries.flatMap(institutionsIn).map(({ id }) => id),
    }),
    [countries],
  );
  const bills = useMemo(() => known.countries.map((slug) => `bill-${slug}`), [known]);
  const own = useFieldsOfAll(bills);
  const { plan, isLive, isShared, hasOwn, isKept, change, take, forget } = usePlan(known);
  const [said, setSaid] = useState("");
  const [removed, setRemoved] = useState<Plan>();
  const add = useRef<HTMLSelectElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const { currency: home, canChoose, choose } = useHomeCurrency();
  const table = ratesFrom(rates);
  const money = moneyWriter(home, table);
  const upTo = (lakh: string) =>
    fill(finder.money.upTo, { amount: homeText([Number(lakh) * LAKH], "INR", moneyWords) });
  const canChange = isLive && !isShared;
  const today = new Date();
  const chosen = countries.filter(
    (country) =>
      plan.c.includes(country.slug) || institutionsIn(country).some(({ id }) => plan.i.includes(id)),
  );
  const isFull = chosen.length >= MOST_COUNTRIES;
  const changed = (part: Partial<Plan>) => {
    setRemoved(undefined);
    setSaid("");
    change(part);
  };
  const text = () =>
    planText({
      plan,
      countries: chosen.map((country) => ({
        name: country.name,
        year: firstYear(country, plan.f, own),
      })),
      institutions: chosen
        .flatMap(institutionsIn)
        .flatMap(({ id, name }) => (plan.i.includes(id) ? name : [])),
      finished: plan.f && finder.finished.answers[plan.f],
      money: plan.m && upTo(plan.m),
    });
  return (
    <Container css={body}>
      <div css={over}>
        <PlanWishes
          plan={plan}
          now={isLive ? monthOf(today) : undefined}
          canChange={canChange}
          upTo={upTo}
          onChange={changed}
        />
      </div>
      {isShared && (
        <div css={[line, notice]} data-shared="">
          <p>
            <b>{words.shared}</b> {words.sharedNote} {hasOwn && words.takeNote}
          </p>
          <button
            type="button"
            css={buttonStyle({ look: "ink" })}
            onClick={() => {
              take();
              setSaid(words.taken);
              focusAfter(() => add.current);
            }}
          >
            {words.take}
          </button>
        </div>
      )}
      <section aria-labelledby="shortlist">
        <div css={line}>
          <h2 id="shortlist">{words.list}</h2>
          <CurrencySwitch
            name={numbersWords.panel.currency}
            currency={home}
            canChoose={canChoose}
            isOnLight
            onChoose={choose}
          />
        </div>
        <noscript>
          <p>
            {words.still} <Link to="/contact">{words.stillLink}</Link>
          </p>
        </noscript>
        <ul css={list}>
          {chosen.length === 0 && (
            <li css={ways}>
              <p>{words.empty}</p>
              {children}
            </li>
          )}
          {isLive &&
            chosen.map((country) => (
              <PlanCountry
                key={country.slug}
                country={country}
                plan={plan}
                now={monthOf(today)}
                canChange={canChange}
                own={own}
                money={money}
                rates={table}
                onChange={changed}
                onRemove={(name, part) => {
                  setRemoved(plan);
                  setSaid(fill(words.removed, { name }));
                  change(part);
                  focusAfter(() => undo.current);
                }}
              />
            ))}
          {!isShared && (
            <li css={[tile, scripted]}>
              <ChoiceField
                label={words.addCountry}
                none={words.choose}
                choices={countries
                  .filter((country) => !chosen.includes(country))
                  .map(({ slug, name }) => ({ value: slug, name }))}
                value=""
                isDisabled={!canChange || isFull}
                onChoose={(slug) => changed({ c: [...plan.c, slug] })}
                selectRef={add}
              />
              {isFull && <p>{fill(words.most, { most: MOST_COUNTRIES })}</p>}
              <p role="status">{said}</p>
              {removed && (
                <div>
                  <button
                    ref={undo}
                    type="button"
                    css={buttonStyle({ look: "tertiary" })}
                    onClick={() => {
                      changed(removed);
                      focusAfter(() => add.current);
                    }}
                  >
                    {words.undo}
                  </button>
                </div>
              )}
            </li>
          )}
        </ul>
      </section>
      {chosen.length > 0 && (
        <RatesLine
          css={small}
          currencies={chosen.flatMap(({ numbers }) => numbers.flatMap(({ currency }) => currency ?? []))}
          home={home}
          rates={rates}
        />
      )}
      {isLive && (
        <>
          <p css={[small, paperOnly]}>
            {fill(words.printed, {
              company,
              date: `${today.getDate()} ${monthText(monthOf(today))}`,
              address: `${window.location.host}/plan`,
            })}
          </p>
          <PlanActions
            text={text}
            address={sizeOf(plan) > 0 ? `${window.location.origin}/plan?${planQuery(plan)}` : ""}
            isKept={isKept}
            onForget={isShared ? undefined : forget}
          />
        </>
      )}
    </Container>
  );
}
