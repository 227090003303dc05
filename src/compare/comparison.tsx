import { css } from "@emotion/react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import words from "../../content/words/compare.json";
import { useSearch } from "../lib/hooks/use-search";
import { useHomeMoney } from "../money/use-home-money";
import { budgetOf } from "../star/criteria";
import { lettering } from "../theme/lettering";
import { space } from "../theme/tokens";
import { AskedPart } from "../ui/layout/asked-part";
import { Container } from "../ui/layout/container";
import { pageEnd, stack } from "../ui/layout/primitives";
import { ChosenFold } from "./chosen-fold";
import { parseComparison } from "./compare-address";
import { comparisonActions } from "./comparison-actions";
import { ComparisonResult } from "./comparison-result";
import { CountryChoice } from "./country-choice";
import { FinderPass } from "./finder-pass";
import type { CompareCountry } from "./first-year";

const still = css({ ...stack(2), maxWidth: "60em", marginTop: space[5], ...lettering.small });

interface CountryComparisonProps {
  readonly countries: readonly CompareCountry[];
  readonly ways: readonly Queries.BudgetWayFragment[];
}

/** The comparison that the address holds: the form answers at once, the result follows in slices. */
export function CountryComparison({ countries, ways }: CountryComparisonProps) {
  const slugs = useMemo(() => countries.map(({ slug }) => slug), [countries]);
  const search = useSearch();
  const drawn = useDeferredValue(search);
  const { setCriterion, choose, clear } = comparisonActions(slugs);
  const money = useHomeMoney(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const comparison = parseComparison(search ?? "", slugs);
  const budget = budgetOf(comparison);
  const chosen = comparison.countries.flatMap((slug) => countries.find((one) => one.slug === slug) ?? []);
  const isSide = chosen.length > 1;
  /** Who ticks the countries keeps form and list until the result is asked for; an arriving visitor sees the result. */
  const [isTicking, setTicking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    flushSync(() => {
      setTicking(false);
      setOpen(false);
    });
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Container css={pageEnd}>
      <AskedPart isRead={search !== undefined} asks="c f m p" text={words.opening}>
        <ChosenFold
          names={chosen.map(({ name }) => name)}
          criteria={comparison}
          amount={budget === undefined ? "" : money.rupees(budget)}
          hasLine={isSide && !isTicking}
          isOpen={isOpen}
          onToggle={setOpen}
        >
          <FinderPass
            writeRupees={money.rupees}
            criteria={comparison}
            onCriterion={setCriterion}
            onShow={show}
          />
          <noscript>
            <p css={still}>{words.still}</p>
          </noscript>
          <CountryChoice
            countries={countries}
            chosen={comparison.countries}
            canChoose={search !== undefined}
            onChoose={(slug, isWanted) => {
              if (!isSide) setTicking(true);
              choose(slug, isWanted);
            }}
            onClear={clear}
            onShow={show}
          />
        </ChosenFold>
        {/* The first state that scripts read is shown at once: the HTML has another. */}
        <ComparisonResult
          search={drawn === undefined ? search : drawn}
          slugs={slugs}
          countries={countries}
          ways={ways}
          heading={heading}
        />
      </AskedPart>
    </Container>
  );
}
