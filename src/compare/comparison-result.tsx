import { css } from "@emotion/react";
import { Link } from "gatsby";
import { memo, type RefObject, useMemo } from "react";
import words from "../../content/words/compare.json";
import finder from "../../content/words/finder.json";
import frameWords from "../../content/words/frame.json";
import numbersWords from "../../content/words/numbers.json";
import rulerWords from "../../content/words/ruler.json";
import { LateSlips } from "../figures/late-slips";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { useToday } from "../lib/hooks/use-today";
import { fullDay } from "../lib/months";
import { CurrencySwitch } from "../money/currency-switch";
import { RatesLine } from "../money/rates-line";
import { useHomeMoney, useRates } from "../money/use-home-money";
import { Ruler } from "../ruler/ruler";
import { budgetOf } from "../star/criteria";
import { MAX_COUNTRIES } from "../star/plan";
import { levelAfter, levelOf } from "../star/profile";
import { StartsPart } from "../starts/starts-part";
import { lettering, titled } from "../theme/lettering";
import { font, space, type } from "../theme/tokens";
import { useFieldsOfAll } from "../ui/kept-form/fields-of-all";
import { above, row, stack } from "../ui/layout/primitives";
import { CopyButton } from "../ui/links/copy-button";
import { budgetFit, type Fit } from "./budget-fit";
import { BudgetWays } from "./budget-ways";
import { comparisonQuery, leftOut, parseComparison } from "./compare-address";
import { comparisonActions } from "./comparison-actions";
import { ComparisonEnd } from "./comparison-end";
import { CountryGroups } from "./country-groups";
import type { CompareCountry } from "./first-year";
import { SideBySide } from "./side-by-side";
import { foundText, inOrder } from "./sort-countries";

const notes = css({
  ...row([1, 5]),
  marginBlock: `${space[8]} ${space[3]}`,
  h2: { flex: 1, minWidth: "7rem", ...titled("fact", 800, 1.15) },
  "h2:has(small)": { flexBasis: "100%" },
  small: { display: "block", marginTop: space[1], font: `500 ${type.intro}/1.35 ${font.text}` },
  p: { flexBasis: "100%", ...lettering.small },
});
const ruler = css({ marginBottom: space[8], h3: lettering.head, p: lettering.small });
const foot = css({ ...stack(2), maxWidth: "60em", marginTop: space[5], ...lettering.small });

/** With fewer countries within the budget the page names the nearest one and other ways. */
const FEW = 2;

interface ComparisonResultProps {
  /** The query string, as the address had it for this render; undefined until scripts run: all countries are shown. */
  readonly search: string | undefined;
  /** Of all countries. */
  readonly slugs: readonly string[];
  readonly countries: readonly CompareCountry[];
  readonly ways: readonly Queries.BudgetWayFragment[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What the form above finds. Its properties are equal while only the form changes, so that it is not rendered then. */
export const ComparisonResult = memo(function ComparisonResult({
  search,
  slugs,
  countries,
  ways,
  heading,
}: ComparisonResultProps) {
  const bills = useMemo(() => slugs.map((slug) => `bill-${slug}`), [slugs]);
  const entered = useFieldsOfAll(bills);
  const { fullName: company } = useCompany();
  const rates = useRates();
  const today = useToday();
  const money = useHomeMoney(true);
  const comparison = parseComparison(search ?? "", slugs);
  const left = leftOut(search ?? "", slugs);
  const told = { criteria: comparison, entered };
  const budget = budgetOf(comparison);
  const amount = budget === undefined ? "" : money.rupees(budget);
  const sorted = inOrder(countries, told, rates);
  const chosen = comparison.countries.flatMap((slug) => countries.find((one) => one.slug === slug) ?? []);
  const leftNames = countries.flatMap(({ slug, name }) => (left.includes(slug) ? name : [])).join(", ");
  const isSide = chosen.length > 1;
  const shared = { finished: comparison.finished, important: comparison.priority, entered, money };
  const query = comparisonQuery(comparison);
  const address = () => `${window.location.origin}/compare${query && `?${query}`}`;
  const figures = (isSide ? chosen : countries).flatMap(({ numbers }) =>
    numbers.filter(({ statement }) => !statement),
  );
  const within = sorted.filter(({ fit }) => fit?.kind === "within").length;
  const mayFit = sorted.filter(({ fit }) => fit?.kind === "unknown").length;
  const moreOf = (fit: Fit) => money.rupees(fit.more);
  const found = foundText(sorted, amount, moreOf);
  return (
    <>
      <div css={notes}>
        <h2 ref={heading} tabIndex={-1}>
          <span role="status">
            <span>{isSide ? words.side : found.answer}</span>{" "}
            {!isSide && found.names && <small>{found.names}</small>}
          </span>
        </h2>
        {isSide && <CurrencySwitch />}
        {left.length > 0 && <p role="alert">{fill(words.left, { names: leftNames, most: MAX_COUNTRIES })}</p>}
        {!isSide && mayFit > 0 && <p>{fill(words.mayFit, { count: mayFit, amount })}</p>}
        {!isSide && (
          <p>
            {comparison.priority
              ? fill(words.order, { row: finder.important.answers[comparison.priority] })
              : budget === undefined
                ? words.byDegree
                : words.byBudget}
          </p>
        )}
      </div>
      {!isSide && (
        <section css={ruler} aria-labelledby="ruler-name" data-print="no">
          <h3 id="ruler-name">{rulerWords.heading}</h3>
          <p>{budget === undefined ? rulerWords.askedLead : rulerWords.askedLine}</p>
          <Ruler countries={countries} told={comparison} />
        </section>
      )}
      {!isSide && budget !== undefined && within < FEW && (
        <BudgetWays
          ways={ways}
          countries={countries}
          level={levelOf(comparison.finished)}
          entered={entered}
          money={money}
        />
      )}
      {isSide ? (
        <SideBySide
          {...shared}
          chosen={chosen}
          countries={countries}
          fitOf={(country) => {
            const fit = budgetFit(country, told, rates);
            return {
              fit: fit?.kind,
              fitText: fit ? fill(words.fits[fit.kind], { amount, more: moreOf(fit) }) : "",
            };
          }}
          onReplace={comparisonActions(slugs).replace}
        />
      ) : (
        <CountryGroups {...shared} placed={sorted} amount={amount} moreOf={moreOf} />
      )}
      <LateSlips key={query} />
      {search !== undefined && query && (
        <div css={[row([0, 3]), above(4)]} data-print="no">
          <CopyButton
            text={address()}
            share={{ url: address() }}
            words={frameWords.shareChoice}
            look="tertiary"
          />
        </div>
      )}
      <div css={foot}>
        <p>{words.sumNote}</p>
        <p>{numbersWords.check}</p>
        <p data-print="no">
          {numbersWords.weAsk.text} <Link to="/contact">{numbersWords.weAsk.link}</Link>
        </p>
        <RatesLine currencies={figures.flatMap(({ currency }) => currency ?? [])} />
        {today && (
          <p css={{ display: "none" }} data-print="only">
            {fill(words.printed, { company, date: fullDay(today), address: address() })}
          </p>
        )}
      </div>
      <StartsPart
        countries={isSide ? chosen : sorted.map(({ country }) => country)}
        level={levelAfter[comparison.finished]}
      />
      <ComparisonEnd chosen={isSide ? chosen : []} criteria={comparison} />
    </>
  );
});
