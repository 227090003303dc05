import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { memo } from "react";
import compareWords from "../../content/words/compare.json";
import numbersWords from "../../content/words/numbers.json";
import { mainRows, rowNames } from "../figures/rows";
import type { Criteria } from "../star/criteria";
import { PlanStar } from "../star/plan-star";
import { colour, font, from, phone, rule, shadow, space, type } from "../theme/tokens";
import { fitting, grid, stack, unseen } from "../ui/layout/primitives";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { type CompareCountry, type EnteredAmounts, firstYear } from "./first-year";
import type { MoneyWriter } from "./money-writer";
import { importantRows, rowValue } from "./row-value";
import { SumText } from "./sum-text";
import { ValueText } from "./value-text";

/** Above its rows a country has a head and a sum. */
const LINES = rowNames.length + 1;

/** Cards on phones. In wide windows rows of a table, whose first one has the column names. */
const list = css({ ...stack(4), [from.desktop]: { gap: 0, boxShadow: shadow.card } });
/** One column per country, as many as fit; subgrid aligns their lines. */
const columns = css({ ...grid([0, 3], fitting("9.5rem")) });
const item = css({
  background: colour.surface,
  breakInside: "avoid",
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600, lineHeight: 1.3, textWrap: "balance" },
  dd: { lineHeight: 1.35 },
  "a, button": { scrollMarginTop: space[16] },
});
const head = css({
  ...grid(3, "52px 1 auto"),
  alignItems: "center",
  padding: space[3],
  h3: { font: `800 ${type.h3}/1.1 ${font.heading}` },
  "h3 a": { color: colour.heading, textDecoration: "none" },
  "h3 a:hover": { textDecoration: "underline" },
});
const cells = css({
  "& > div": { padding: `${space[2]} ${space[3]} ${space[3]}`, borderTop: rule.thin },
  "& > [data-row=sum], & > [data-important]": { background: colour.awards },
});
const inLineStyle = css({
  boxShadow: shadow.card,
  dl: { ...grid(undefined, fitting("8.5rem")), "& > [data-row=sum]": { gridColumn: "1 / -1" } },
  [from.desktop]: {
    ...grid(undefined, "3 11"),
    alignItems: "end",
    boxShadow: "none",
    "& + li": { borderTop: rule.thin, alignItems: "center" },
    dl: {
      gridTemplateColumns: "minmax(0, 7fr) repeat(4, minmax(0, 5fr))",
      height: "100%",
      "& > div": { padding: space[3], borderTop: 0, borderLeft: rule.thin },
      "& > [data-row=sum]": { gridColumn: "auto" },
    },
    "& dt": { boxSizing: "content-box", minHeight: "2.6em", paddingBottom: space[2] },
    "& + li dt": { ...unseen },
  },
});
const inColumn = css({
  display: "grid",
  gridRow: `span ${LINES + 1}`,
  gridTemplateRows: "subgrid",
  marginBottom: space[5],
  boxShadow: shadow.card,
  dl: { display: "grid", gridRow: `span ${LINES}`, gridTemplateRows: "subgrid" },
  [phone]: {
    "& > div": { gridTemplateColumns: "minmax(0, 1fr) auto", "& > :first-child": { display: "none" } },
  },
});
const fits = css({
  display: "block",
  marginTop: space[1],
  fontSize: type.small,
  fontWeight: 600,
  lineHeight: 1.35,
  "&[data-fit=within]": { color: colour.tag },
});

export const listStyle = (isSide: boolean) => (isSide ? columns : list);

const { rows: rowWords } = numbersWords;

interface CountryItemProps {
  readonly country: CompareCountry;
  readonly finished: Criteria["finished"];
  readonly important: Criteria["priority"];
  readonly entered: EnteredAmounts;
  readonly money: MoneyWriter;
  readonly isSide: boolean;
  readonly fit: string | undefined;
  readonly fitText: string;
}

function Item({ country, finished, important, entered, money, isSide, fit, fitText }: CountryItemProps) {
  const { slug, name, path, stamp } = country;
  return (
    <li css={[item, isSide ? inColumn : inLineStyle]} data-country={slug}>
      <div css={head}>
        <Perforated css={fineHoles}>
          <Picture file={stamp} alt="" sizes="42px" />
        </Perforated>
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <PlanStar kind="country" id={slug} name={name} isAlone />
      </div>
      <dl css={cells}>
        <div data-row="sum">
          <dt>{compareWords.sumRow}</dt>
          <dd>
            <SumText year={firstYear(country, finished, entered)} money={money} />
            {fit && (
              <span css={fits} data-fit={fit}>
                {fitText}
              </span>
            )}
          </dd>
        </div>
        {(isSide ? rowNames : mainRows).map((row) => (
          <div
            key={row}
            data-row={row}
            data-important={importantRows[important].includes(row) ? "" : undefined}
          >
            <dt>{rowWords[row]}</dt>
            <dd>
              <ValueText
                value={rowValue(country, row, finished)}
                money={money}
                row={rowWords[row]}
                country={name}
                hasLink={isSide}
                noted={isSide ? "whole" : "short"}
              />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A country with its sum and rows. Memoised, as only some countries change with an answer. */
export const CountryItem = memo(Item);

export const query = graphql`
  fragment RowNumber on CountryNumber {
    row statement note short text amounts basis currency compared
    link { name link }
    levels { level fact text amounts basis compared note }
    facts { jsonId note }
  }
  fragment CompareCountry on Country {
    ...StartsCountry
    numbers { ...RowNumber }
    bill { ...CountryBill }
    ...CountryStamp
  }
`;
