import { css } from "@emotion/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import finder from "../../content/words/finder.json";
import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { useToday } from "../lib/hooks/use-today";
import { LAKH } from "../lib/lakh";
import { monthOf } from "../lib/months";
import { homeText } from "../money/home-money";
import { MAX_COUNTRIES, MAX_INSTITUTIONS, type Plan, planQuery, sizeOf } from "../star/plan";
import { sized } from "../theme/lettering";
import { size, space } from "../theme/tokens";
import { useFieldsOfAll } from "../ui/kept-form/fields-of-all";
import { AskedPart } from "../ui/layout/asked-part";
import { Container } from "../ui/layout/container";
import { PageHead, type PageHeadProps } from "../ui/layout/page-head";
import { note, overHead, pageEnd, row, tinted } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { PlanActions, PlanKeeping, PlanPaper, planText } from "./plan-actions";
import { institutionsIn } from "./plan-country";
import { PlanShortlist } from "./plan-shortlist";
import { PlanWishes } from "./plan-wishes";
import { usePlan } from "./use-plan";

const notice = css({
  ...row([3, 5], "space-between"),
  ...note("states"),
  marginTop: space[5],
  p: { flex: "1 1 18rem" },
});
const opening = css({
  maxWidth: `calc(${size.container} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});
const filledHead = css({ paddingBottom: space[5], h1: { maxWidth: "18em", ...sized("h2") } });
/** Until scripts have read the plan, its page does not describe an empty one. */
const unread = css({ "html[data-asked]:not([data-hydrated]) & h1 + p": { visibility: "hidden" } });

interface PlanBoardProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly page: PageHeadProps["page"];
  readonly children: ReactNode;
}

/** A family's shortlist with dates and sums; empty until scripts run. @param children shown while it is empty */
export function PlanBoard({ countries, page, children }: PlanBoardProps) {
  const known = useMemo(
    () => ({
      countries: countries.map(({ slug }) => slug),
      institutions: countries.flatMap(institutionsIn).map(({ id }) => id),
    }),
    [countries],
  );
  const bills = useMemo(() => known.countries.map((slug) => `bill-${slug}`), [known]);
  const entered = useFieldsOfAll(bills);
  const { plan, isStored, isShared, left, hasPlan, isKept, change, take, forget } = usePlan(known);
  const [status, setStatus] = useState("");
  const [removed, setRemoved] = useState<Plan>();
  const add = useRef<HTMLSelectElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const upTo = (lakh: string) => fill(finder.money.upTo, { amount: homeText([Number(lakh) * LAKH], "INR") });
  const today = useToday();
  const isLive = isStored && today !== undefined;
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
  const isEmpty = chosen.length === 0;
  const isLoaded = isLive && !isEmpty;
  const address = sizeOf(plan) > 0 ? `${window.location.origin}/plan?${planQuery(plan)}` : "";
  const wishes = (
    <PlanWishes
      plan={plan}
      now={now}
      canChange={isLive && !isShared}
      isFolded={!isEmpty}
      upTo={upTo}
      onChange={changed}
    />
  );
  const head = isLoaded
    ? { title: page.title, heading: chosen.map(({ name }) => name).join(", "), intro: "" }
    : page;
  return (
    <>
      <PageHead css={[tinted("awards"), unread, isLoaded && filledHead]} page={head}>
        {isLoaded && (
          <>
            {wishes}
            <PlanActions text={() => planText(plan, chosen, entered, upTo)} address={address} />
          </>
        )}
      </PageHead>
      {/* Around the container: an element that is visible while the head grows would move. */}
      <AskedPart css={opening} isRead={isLive} asks="c i" keeps="plan" text={words.opening}>
        <Container css={pageEnd}>
          {isEmpty && <div css={overHead}>{wishes}</div>}
          {isShared && (
            <div css={notice} data-shared="" data-print="no">
              <p>
                <b>{words.shared}</b> {words.sharedNote} {hasPlan && words.takeNote}
              </p>
              <Button
                look="secondary"
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
              <PlanPaper today={today} address={address || `${window.location.origin}/plan`} />
              <PlanKeeping address={address} isKept={isKept} onForget={isShared ? undefined : forget} />
            </>
          )}
        </Container>
      </AskedPart>
    </>
  );
}
