import { css } from "@emotion/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import finder from "../../content/words/finder.json";
import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { LAKH } from "../lib/lakh";
import { homeText } from "../money/home-money";
import { MAX_COUNTRIES, MAX_INSTITUTIONS, type Plan, planQuery, sizeOf } from "../star/plan";
import { monthOf, monthText } from "../starts/start-dates";
import { lettering } from "../theme/lettering";
import { space } from "../theme/tokens";
import { useFieldsOfAll } from "../ui/kept-form/fields-of-all";
import { Container } from "../ui/layout/container";
import { above, note, overHead, pageEnd, row } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { PlanActions } from "./plan-actions";
import { institutionsIn } from "./plan-country";
import { PlanShortlist } from "./plan-shortlist";
import { planText } from "./plan-text";
import { PlanWishes } from "./plan-wishes";
import { usePlan } from "./use-plan";

const notice = css({
  ...row([3, 5], "space-between"),
  ...note("states"),
  marginTop: space[5],
  p: { flex: "1 1 18rem" },
});
interface PlanBoardProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly children: ReactNode;
}

/** A family's shortlist with dates and sums; empty until scripts run. @param children shown while it is empty */
export function PlanBoard({ countries, children }: PlanBoardProps) {
  const { fullName: company } = useCompany();
  const known = useMemo(
    () => ({
      countries: countries.map(({ slug }) => slug),
      institutions: countries.flatMap(institutionsIn).map(({ id }) => id),
    }),
    [countries],
  );
  const bills = useMemo(() => known.countries.map((slug) => `bill-${slug}`), [known]);
  const entered = useFieldsOfAll(bills);
  const { plan, isLive, isShared, left, hasPlan, isKept, change, take, forget } = usePlan(known);
  const [status, setStatus] = useState("");
  const [removed, setRemoved] = useState<Plan>();
  const add = useRef<HTMLSelectElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const upTo = (lakh: string) => fill(finder.money.upTo, { amount: homeText([Number(lakh) * LAKH], "INR") });
  const today = new Date();
  const now = isLive ? monthOf(today) : undefined;
  const chosen = countries.filter(
    (country) =>
      plan.countries.includes(country.slug) ||
      institutionsIn(country).some(({ id }) => plan.institutions.includes(id)),
  );
  const named = [
    ...countries.map(({ slug, name }) => ({ id: slug, name })),
    ...countries.flatMap(institutionsIn),
  ];
  const leftNames = left.flatMap((id) => named.find((one) => one.id === id)?.name ?? []);
  const changed = (part: Partial<Plan>) => {
    setRemoved(undefined);
    setStatus("");
    change(part);
  };
  return (
    <Container css={pageEnd}>
      <div css={overHead}>
        <PlanWishes plan={plan} now={now} canChange={isLive && !isShared} upTo={upTo} onChange={changed} />
      </div>
      {isShared && (
        <div css={notice} data-shared="" data-print="no">
          <p>
            <b>{words.shared}</b> {words.sharedNote} {hasPlan && words.takeNote}
          </p>
          <Button
            look="ink"
            onClick={() => {
              take();
              setStatus(words.taken);
              focusAfter(() => add.current);
            }}
          >
            {words.take}
          </Button>
        </div>
      )}
      <div role="status">
        {leftNames.length > 0 && (
          <p css={notice} data-print="no">
            {fill(words.left, {
              names: leftNames.join(", "),
              countries: MAX_COUNTRIES,
              institutions: MAX_INSTITUTIONS,
            })}
          </p>
        )}
      </div>
      <PlanShortlist
        countries={countries}
        chosen={chosen}
        plan={plan}
        now={now}
        isShared={isShared}
        entered={entered}
        status={status}
        onChange={changed}
        onRemove={(name, part) => {
          setRemoved(plan);
          setStatus(fill(words.removed, { name }));
          change(part);
          focusAfter(() => undo.current);
        }}
        onUndo={
          removed &&
          (() => {
            changed(removed);
            focusAfter(() => add.current);
          })
        }
        addRef={add}
        undoRef={undo}
      >
        {children}
      </PlanShortlist>
      {isLive && (
        <>
          <p css={{ ...above(4), ...lettering.small, display: "none" }} data-print="only">
            {fill(words.printed, {
              company,
              date: `${today.getDate()} ${monthText(monthOf(today))}`,
              address: `${window.location.host}/plan`,
            })}
          </p>
          <PlanActions
            text={() => planText(plan, chosen, entered, upTo)}
            address={sizeOf(plan) > 0 ? `${window.location.origin}/plan?${planQuery(plan)}` : ""}
            isKept={isKept}
            onForget={isShared ? undefined : forget}
          />
        </>
      )}
    </Container>
  );
}
