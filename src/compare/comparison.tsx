import { css } from "@emotion/react";
import { Activity, memo, useDeferredValue, useMemo, useRef } from "react";
import compareWords from "../../content/words/compare.json";
import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { CurrencySwitch } from "../money/currency-switch";
import { type HomeCurrency, ratesFrom } from "../money/home-money";
import { RatesLine } from "../money/rates-line";
import { useHomeCurrency } from "../money/use-home-currency";
import { budgetOf } from "../star/answers";
import { colour, from, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { useFieldsOfAll } from "../ui/sheet/kept-fields";
import { MOST, type View } from "./compare-address";
import { ComparisonEnd, OpenEnd } from "./comparison-end";
import { ComparisonNotes } from "./comparison-notes";
import { ComparisonTable } from "./comparison-table";
import { CountryChooser } from "./country-chooser";
import { PAIR } from "./country-pair";
import { CountryRows } from "./country-rows";
import type { CompareCountry, OwnAmounts } from "./country-values";
import { FinderPass } from "./finder-pass";
import { moneyWriter } from "./reasons";
import { groupsOf, inOrder } from "./sort-countries";
import { useComparison } from "./use-comparison";
import { ViewTabs } from "./view-tabs";

const { compare: words, finder } = compareWords;

/** Where the two views begin. */
const VIEWS = "views";

const body = css({ paddingBottom: space.section });
const over = css({ marginTop: "-44px", [from.desktop]: { marginTop: "-62px" } });
const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[8],
  borderBottom: `2px solid ${colour.heading}`,
  paddingBottom: space[3],
});
const foot = css({ maxWidth: "60em", marginTop: space[6], fontSize: type.small, lineHeight: 1.45 });
const still = css({ marginTop: space[6], color: colour.heading, fontWeight: 700 });
const beside = css({ position: "relative" });
// Without scripts it stands below the rows. With scripts only one of the two is shown: not both until they run, as
// everything below would move; the link above leads to it meanwhile.
const second = css({
  marginTop: space[14],
  "@media (scripting: enabled)": { "&:not(:target)": { display: "none" } },
});

interface ComparisonProps {
  readonly countries: readonly CompareCountry[];
  readonly rates: Queries.NumbersRatesFragment;
  readonly read: string;
}

interface ViewsProps extends ComparisonProps {
  readonly choice: ReturnType<typeof useComparison>;
  readonly own: OwnAmounts;
  readonly home: HomeCurrency;
  readonly canChange: boolean;
  readonly onChange: (code: HomeCurrency) => void;
}

function ComparisonViews({ countries, rates, read, choice, own, home, canChange, onChange }: ViewsProps) {
  const { comparison, canChoose, answer, show, add, put, remove, clear } = choice;
  const said = { answers: comparison, own };
  const table = useMemo(() => ratesFrom(rates), [rates]);
  const money = useMemo(() => moneyWriter(home, table), [home, table]);
  const short = useMemo(() => moneyWriter(home, table, { isShort: true }), [home, table]);
  const budget = budgetOf(comparison);
  const within = groupsOf(countries, said, table).find(({ kind }) => kind === "within")?.countries ?? [];
  const chosen = comparison.c.flatMap((slug) => countries.find((one) => one.slug === slug) ?? []);
  const side = chosen.length > 0 ? chosen : inOrder(countries, said, table);
  const modeOf = (view: View) => (!canChoose || comparison.v === view ? "visible" : "hidden");
  const focusAfter = useFocusAfter();
  const sideTable = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLSelectElement>(null);
  const scrollToViews = () => window.scrollTo({ top: document.getElementById(VIEWS)?.offsetTop });
  const openTable = () => {
    show("side");
    scrollToViews();
    focusAfter(() => sideTable.current);
  };
  const figures = countries.flatMap(({ numbers }) => numbers.filter(({ says }) => !says));
  const states = new Set(figures.flatMap(({ facts }) => facts[0]?.state ?? []));
  const shown = canChoose && comparison.v === "side" ? side : countries;
  const currencies = shown.flatMap(({ numbers }) =>
    numbers.flatMap(({ says, currency }) => (says ? [] : (currency ?? []))),
  );
  return (
    <Container css={body}>
      <div css={over}>
        <FinderPass
          writeRupees={(rupees) => money.write([rupees], "INR")}
          answers={comparison}
          onAnswer={answer}
          onShow={() => {
            scrollToViews();
            document.getElementById(VIEWS)?.focus({ preventScroll: true });
          }}
        />
      </div>
      <noscript>
        <p css={still}>{words.still}</p>
      </noscript>
      <div css={bar} id={VIEWS} tabIndex={-1}>
        <ViewTabs shown={canChoose ? comparison.v : undefined} onShow={show} />
        <CurrencySwitch
          name={countriesWords.panel.currency}
          currency={home}
          canChoose={canChange}
          isOnLight
          onChoose={onChange}
        />
      </div>
      <ComparisonNotes
        found={
          budget === undefined
            ? ""
            : fill(words.found, {
                within: within.length,
                total: countries.length,
                amount: money.write([budget], "INR"),
              })
        }
        order={
          comparison.p ? fill(words.order, { row: finder.important.answers[comparison.p] }) : words.alphabet
        }
        isOrdered={chosen.length === 0 || comparison.v === "rows"}
        states={states}
        read={read}
      />
      {/* React renders what is not shown later, when nothing waits for it. */}
      <Activity mode={modeOf("rows")}>
        <div id="rows">
          <CountryRows
            countries={countries}
            comparison={comparison}
            own={own}
            canChoose={canChoose}
            rates={table}
            money={short}
            onAdd={add}
            onRemove={remove}
            onTakeBack={(slug) => {
              remove(slug);
              focusAfter(() => document.querySelector<HTMLElement>(`[data-country="${slug}"] input`));
            }}
            onOpen={openTable}
          />
        </div>
      </Activity>
      <Activity mode={modeOf("side")}>
        <div id="side" css={[beside, !canChoose && second]}>
          <CountryChooser
            others={countries.filter(({ slug }) => !comparison.c.includes(slug))}
            hint={chosen.length === 0 ? words.tableHint : words.chosenHint}
            canAdd={canChoose && chosen.length < MOST}
            canClear={chosen.length > 0}
            isPaired={chosen.length >= PAIR}
            onAdd={add}
            onClear={() => {
              clear();
              focusAfter(() => chooser.current);
            }}
            selectRef={chooser}
          />
          <ComparisonTable
            countries={side}
            said={said}
            money={chosen.length > 0 ? short : money}
            isChosen={chosen.length > 0}
            all={countries}
            onPut={put}
            onRemove={(slug) => {
              remove(slug);
              focusAfter(() => chooser.current);
            }}
            frameRef={sideTable}
          />
          {chosen.length > 0 && <ComparisonEnd countries={chosen} answers={comparison} />}
        </div>
      </Activity>
      {chosen.length === 0 && <OpenEnd />}
      <RatesLine css={foot} currencies={currencies} home={home} rates={rates} />
    </Container>
  );
}

/** Renders again only for another choice, not each time that React learns what the HTML did not know. */
const Views = memo(ComparisonViews);

/** The pass that asks, and the countries: one below the other, or in a table. Without scripts both stand there. */
export function CountryComparison(props: ComparisonProps) {
  const slugs = useMemo(() => props.countries.map(({ slug }) => slug), [props.countries]);
  const bills = useMemo(() => slugs.map((slug) => `bill-${slug}`), [slugs]);
  const own = useFieldsOfAll(bills);
  const { currency, canChoose, choose } = useHomeCurrency();
  return (
    <Views
      {...props}
      own={own}
      choice={useComparison(slugs)}
      home={currency}
      canChange={useDeferredValue(canChoose)}
      onChange={choose}
    />
  );
}
