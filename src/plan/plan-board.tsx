import { css } from "@emotion/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import compareWords from "../../content/words/compare.json";
import planWords from "../../content/words/plan.json";
import { moneyWriter } from "../compare/reasons";
import { monthFrom, monthOf, monthText, nextIntake } from "../countries/year/start-dates";
import { placeIntakes } from "../countries/year/year-layout";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { LAKH } from "../lib/lakh";
import { homeText, moneyWords, ratesFrom } from "../money/home-money";
import { RatesLine } from "../money/rates-line";
import { useHomeCurrency } from "../money/use-home-currency";
import { planQuery, sizeOf } from "../star/plan";
import { from, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PlanActions } from "./plan-actions";
import { PlanCosts } from "./plan-costs";
import type { PlanWays } from "./plan-invitation";
import { PlanList } from "./plan-list";
import { institutionsIn } from "./plan-places";
import { planText } from "./plan-text";
import { PlanWhen } from "./plan-when";
import { PlanWhere } from "./plan-where";
import { PlanWishes } from "./plan-wishes";
import { SharedActions, SharedList, SharedNotice } from "./shared-plan";
import { usePlan } from "./use-plan";

const { finder } = compareWords;

const words = planWords.plan;

/** On paper all of it stands on one sheet, as a rule. */
const body = css({
  paddingBlock: `${space[8]} ${space.section}`,
  "@media print": { maxWidth: "none", padding: 0, zoom: 0.6 },
});
const part = css({
  marginTop: "clamp(40px, 2rem + 2vw, 72px)",
  h2: { marginBottom: space[5], fontSize: type.proseH2 },
  "@media print": {
    marginTop: space[3],
    h2: { marginBottom: space[1], fontSize: "1.75rem" },
    h3: { fontSize: "1.25rem" },
  },
});

const over = css({
  marginTop: `calc(-24px - ${space[8]})`,
  [from.desktop]: { marginTop: `calc(-44px - ${space[8]})` },
  "@media print": { marginTop: 0 },
});
const belowNotice = css({ "@media (max-width: 63.99em)": { marginTop: 0 } });
const screenOnly = css({ "@media print": { display: "none" } });
const paperOnly = css({ display: "none", "@media print": { display: "block" } });
const dayText = (day: Date) => `${day.getDate()} ${monthText(monthOf(day))}`;

interface PlanBoardProps {
  readonly company: string;
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly rates: Queries.NumbersRatesFragment;
  readonly ways: PlanWays;
}

/** The plan of a family: places, dates, costs and papers. Empty until scripts run; its lists are paper then. */
export function PlanBoard(props: PlanBoardProps) {
  const { company, countries, rates, ways } = props;
  const known = useMemo(
    () => ({
      countries: countries.map(({ slug }) => slug),
      institutions: countries.flatMap(institutionsIn).map(({ id }) => id),
    }),
    [countries],
  );
  const { plan, isLive, isShared, hasOwn, isKept, change, take, forget } = usePlan(known);
  const [said, setSaid] = useState("");
  const [forgotten, setForgotten] = useState(0);
  const wishes = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  const { currency: home } = useHomeCurrency();
  const money = moneyWriter(home, ratesFrom(rates));
  const writeLakh = (lakh: string) => homeText([Number(lakh) * LAKH], "INR", moneyWords);
  const now = isLive ? monthOf(new Date()) : undefined;
  const canChange = isLive && !isShared;
  const chosen = countries.filter(
    (country) =>
      plan.c.includes(country.slug) || institutionsIn(country).some(({ id }) => plan.i.includes(id)),
  );
  const takeIt = () => {
    take();
    setSaid(words.taken);
    focusAfter(() => wishes.current);
  };
  const text = () =>
    planText({
      plan,
      countries: chosen,
      institutions: chosen
        .flatMap(institutionsIn)
        .flatMap(({ id, name }) => (plan.i.includes(id) ? name : [])),
      finished: plan.f && finder.finished.answers[plan.f],
      money: plan.m && fill(finder.money.upTo, { amount: writeLakh(plan.m) }),
    });
  return (
    <Container css={body}>
      <noscript>
        <p>{words.still}</p>
      </noscript>
      {now !== undefined && chosen.length > 0 && (
        <div css={paperOnly} data-print-head="">
          <p>
            {fill(words.printed, {
              company,
              date: dayText(new Date()),
              address: `${window.location.host}/plan`,
            })}
          </p>
          <RatesLine
            currencies={chosen.flatMap(({ numbers }) => numbers.flatMap(({ currency }) => currency ?? []))}
            home={home}
            rates={rates}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isShared && <SharedNotice hasOwn={hasOwn} text={text} onTake={takeIt} />}
      <section ref={wishes} css={[over, isShared && belowNotice]} tabIndex={-1} aria-labelledby="wishes">
        <h2 id="wishes" className="visually-hidden">
          {words.wishes}
        </h2>
        <PlanWishes
          plan={plan}
          now={now}
          canChange={canChange}
          isShared={isShared}
          going={chosen.map(({ name }) => name)}
          writeLakh={writeLakh}
          onChange={change}
        />
      </section>
      <Part id="where" heading={words.where}>
        <PlanWhere
          key={forgotten}
          countries={countries}
          chosen={chosen}
          plan={plan}
          canChange={canChange}
          ways={ways}
          money={money}
          onChange={change}
        />
      </Part>
      {chosen.length > 0 && now !== undefined && (
        <Part id="when" heading={words.when}>
          <PlanWhen
            dates={chosen.map((country) => ({
              country,
              intake: nextIntake(placeIntakes(country.year), monthFrom(plan.s), now),
            }))}
            wanted={monthFrom(plan.s)}
            now={now}
            money={money}
          />
        </Part>
      )}
      {now !== undefined && chosen.some((country) => country.bill) && (
        <Part id="costs" heading={words.costs}>
          <PlanCosts
            key={isShared ? "shared" : forgotten}
            countries={chosen}
            plan={plan}
            money={money}
            openText={isShared ? words.open : undefined}
            rates={rates}
          />
        </Part>
      )}
      <Part id="list" heading={words.list}>
        {isShared ? <SharedList /> : <PlanList key={forgotten} />}
      </Part>
      {isShared && (
        <section css={[part, screenOnly]} aria-label={words.actions}>
          <SharedActions text={text} onTake={takeIt} />
        </section>
      )}
      {canChange && (
        <section css={[part, screenOnly]} aria-label={words.actions}>
          <PlanActions
            text={text}
            address={sizeOf(plan) > 0 ? `${window.location.origin}/plan?${planQuery(plan)}` : ""}
            isKept={isKept}
            onForget={() => {
              forget();
              setForgotten((count) => count + 1);
            }}
          />
        </section>
      )}
    </Container>
  );
}

interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section css={part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
