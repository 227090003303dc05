import { css } from "@emotion/react";
import { graphql } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import type { Rates } from "../money/home-money";
import { budgetOf } from "../star/answers";
import { from, shadow, space, type } from "../theme/tokens";
import { type Comparison, MOST } from "./compare-address";
import { ComparisonTray } from "./comparison-tray";
import { CountryRow } from "./country-row";
import type { CompareCountry, OwnAmounts } from "./country-values";
import { costReason, type MoneyWriter } from "./reasons";
import { type Group, groupsOf } from "./sort-countries";

const words = compareWords.compare;

const group = css({ "& + &": { marginTop: space[11] } });
const head = css({
  marginBottom: space[4],
  h2: { fontSize: type.proseH2 },
  p: { maxWidth: "40em", marginTop: space[1], lineHeight: 1.45 },
  /* What a group does not know stands at its right, on the line of its name. */
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    alignItems: "end",
    columnGap: space[11],
    p: { fontSize: type.small },
  },
});
/** The pass itself is masked, and so would be its shadow. */
const item = css({ filter: shadow.dropSmall, "@media print": { filter: "none" } });
const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
/** Room for a reason of three lines, so that all passes are of one height. */
const reasoned = css({ "--row": "160px" });

interface CountryRowsProps {
  readonly countries: readonly CompareCountry[];
  readonly comparison: Comparison;
  readonly own: OwnAmounts;
  readonly canChoose: boolean;
  readonly rates: Rates;
  readonly money: MoneyWriter;
  readonly onAdd: (slug: string) => void;
  readonly onRemove: (slug: string) => void;
  readonly onTakeBack: (slug: string) => void;
  readonly onOpen: () => void;
}

export function CountryRows({
  countries,
  comparison,
  own,
  canChoose,
  rates,
  money,
  onAdd,
  onRemove,
  onTakeBack,
  onOpen,
}: CountryRowsProps) {
  const { c: chosen } = comparison;
  const said = { answers: comparison, own };
  const budget = budgetOf(comparison);
  const amount = budget === undefined ? "" : money.write([budget], "INR");
  const headings: Readonly<Record<Group["kind"], string>> = {
    within: fill(words.within, { amount }),
    above: fill(words.above, { amount }),
    unknown: words.unknown,
    all: fill(words.all, { count: countries.length }),
  };
  // Without an answer nothing is to be said of the place where a country stands.
  const isAsked = Boolean(comparison.f || comparison.m || comparison.p);
  const isFull = chosen.length >= MOST;
  const groups = groupsOf(countries, said, rates);
  const most = Math.max(...groups.map((one) => one.countries.length));
  // The first of the largest: of all countries most then stay in their place on the page, and are not made anew.
  const largest = groups.find((one) => one.countries.length === most);
  return (
    <>
      {groups.map(({ kind, countries: members }) => (
        <section
          key={kind === largest?.kind ? "largest" : kind}
          css={group}
          aria-labelledby={`group-${kind}`}
          data-group={kind}
        >
          <div css={head}>
            <h2 id={`group-${kind}`}>{headings[kind]}</h2>
            {kind !== "all" && <p>{words.groupNotes[kind]}</p>}
          </div>
          <ul css={[list, isAsked && reasoned]}>
            {members.map((country) => {
              const isChosen = chosen.includes(country.slug);
              return (
                <li key={country.slug} css={item}>
                  <CountryRow
                    country={country}
                    answers={comparison}
                    reason={costReason(country, said, money, isAsked)}
                    money={money}
                    isChosen={isChosen}
                    canChoose={canChoose && (isChosen || !isFull)}
                    onChoose={(isWanted) => (isWanted ? onAdd : onRemove)(country.slug)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {chosen.length > 0 && comparison.v === "rows" && (
        <ComparisonTray
          countries={chosen.flatMap((slug) => countries.find((one) => one.slug === slug) ?? [])}
          answers={comparison}
          isFull={isFull}
          most={MOST}
          onRemove={onTakeBack}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

export const query = graphql`
  fragment RowNumber on CountryNumber {
    row
    says
    note
    short
    text
    amounts
    basis
    currency
    compared
    link { name link }
    levels { level fact text amounts basis compared note }
    facts { jsonId state note }
  }
  fragment CompareCountry on Country {
    slug
    name
    path
    numbers { ...RowNumber }
    bill { ...CountryBill }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, aspectRatio: 1.6, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [480, 720])
      }
    }
    ...CountryStamp
  }
`;
