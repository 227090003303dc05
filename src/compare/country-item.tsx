import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { memo } from "react";
import compareWords from "../../content/words/compare.json";
import numbersWords from "../../content/words/numbers.json";
import { mainRows, rowNames } from "../figures/rows";
import type { MoneyWriter } from "../money/use-home-money";
import type { Criteria } from "../star/criteria";
import { PlanStar } from "../star/plan-star";
import {
  colour,
  font,
  from,
  largeText,
  phone,
  rule,
  shadow,
  space,
  tablets,
  type,
  withHover,
} from "../theme/tokens";
import { grid, thickLine, tracks, unseen } from "../ui/layout/primitives";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import type { Fit } from "./budget-fit";
import { type CompareCountry, type EnteredAmounts, firstYear } from "./first-year";
import { importantRows, rowValue } from "./row-value";
import { SumText } from "./sum-text";
import { ValueText } from "./value-text";

/** A sum and rows. */
const LINES = rowNames.length + 1;
/** Of each: its name, its value, and a slip, empty until it opens, so that it pushes the neighbours' lines down too. */
const TRACKS = 3;

const item = css({
  background: colour.surface,
  breakInside: "avoid",
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600, lineHeight: 1.3, textWrap: "balance" },
  dd: { lineHeight: 1.35 },
  // Keeps focused controls below the sticky names.
  "a, button": { scrollMarginTop: "150px" },
});
const head = css({
  ...grid(3, "1 auto"),
  alignItems: "center",
  padding: space[3],
  "& :is(h3, h4)": { font: `800 ${type.h3}/1.1 ${font.heading}`, overflowWrap: "normal", hyphens: "none" },
  "& :is(h3, h4) a": {
    ...grid(3, "52px 1"),
    alignItems: "center",
    color: colour.heading,
    textDecorationColor: colour.line,
    ...thickLine,
  },
  [withHover]: { "& :is(h3, h4) a:hover": { textDecorationColor: "currentcolor" } },
});
const cells = css({
  "& > div": { padding: `${space[2]} ${space[3]} ${space[3]}`, borderTop: rule.thin },
  "& > [data-row=sum], & > [data-important]": { background: colour.awards },
});
const inLineStyle = css({
  boxShadow: shadow.card,
  dl: {
    ...grid(undefined, 2),
    // A slip takes a line below its value's; the values after it fill theirs.
    gridAutoFlow: "row dense",
    "& > [data-row=sum]": { gridColumn: "1 / -1" },
    "& > div:not([data-row])": { gridColumn: "1 / -1", padding: `0 ${space[3]}`, border: 0 },
    [from.tablet]: { gridTemplateColumns: tracks(4), "& > * + * + *": { borderLeft: rule.thin } },
  },
  [from.wide]: {
    ...grid(undefined, "7 23"),
    alignItems: "start",
    boxShadow: "none",
    // The first one's name stands beside its values, below the names of the columns.
    "&:first-of-type > div": { paddingTop: `calc(2.6 * ${type.small} + ${space[5]})` },
    "& + li": { borderTop: rule.thin },
    dl: {
      gridTemplateColumns: tracks("7.5 5 6.5 4.5 4.5"),
      gridTemplateRows: "1fr",
      height: "100%",
      "& > div": { padding: space[3], borderTop: 0, borderLeft: rule.thin },
      "& > [data-row=sum]": { gridColumn: "auto" },
    },
    "& dt": { boxSizing: "content-box", minHeight: "2.6em", paddingBottom: space[2] },
    "& + li dt": { ...unseen },
  },
});
/** A column whose lines stand at the height of its neighbours'. */
const inColumn = css({
  display: "grid",
  gridRow: `span ${LINES * TRACKS + 1}`,
  gridTemplateRows: "subgrid",
  marginBottom: space[5],
  boxShadow: shadow.card,
  // Over the sticky names, which lie behind it.
  "& > div": { position: "relative", zIndex: 3, minHeight: "68px", background: colour.surface },
  dl: { display: "grid", gridRow: `span ${LINES * TRACKS}`, gridTemplateRows: "subgrid" },
  "dl > div": {
    ...grid(undefined, "1"),
    gridRow: `span ${TRACKS}`,
    gridTemplateRows: "subgrid",
    alignContent: "start",
    "@supports (grid-template-rows: subgrid)": {
      // A slip reaches over the neighbour's empty track.
      "& > dd + dd": {
        zIndex: 1,
        justifySelf: "start",
        width: `max(100%, min(26rem, 200% + 3 * ${space[3]}))`,
        [largeText]: { width: "100%" },
      },
    },
  },
  "&:last-child dl > div > dd + dd": { justifySelf: "end" },
  // Beside stamp and star a name has no room there: it takes a line of its own.
  [tablets]: {
    "& > div > :is(h3, h4)": { gridArea: "1 / 1 / 2 / -1" },
    "& > div > :is(h3, h4) a": { gridTemplateColumns: "52px", gap: space[2] },
    "& > div > [data-star]": { gridArea: "1 / 2", alignSelf: "start" },
  },
  [phone]: {
    order: "var(--place)",
    "&[data-shown='0'] dl > div > dd + dd": { justifySelf: "start" },
    "&[data-shown='1'] dl > div > dd + dd": { justifySelf: "end" },
    "& > div": { zIndex: "auto" },
    // Its name stands in the bar above.
    "& :is(h3, h4) a": { gridTemplateColumns: "84px" },
    "& :is(h3, h4) a > span": unseen,
    // A range of money fits on one line.
    "& > dl > [data-row=sum] > dd > span:first-of-type": { fontSize: type.h3 },
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

const { rows: rowWords } = numbersWords;

export interface ItemProps {
  readonly country: CompareCountry;
  /** Of its heading. */
  readonly level: "h3" | "h4";
  readonly finished: Criteria["finished"];
  readonly important: Criteria["priority"];
  readonly entered: EnteredAmounts;
  readonly money: MoneyWriter;
  readonly isSide?: boolean;
  readonly fit?: Fit["kind"] | undefined;
  readonly fitText: string;
  /** Side by side on phones: its column; undefined if it is not shown there. */
  readonly place?: number | undefined;
}

function Item({ country, level, finished, important, entered, money, isSide = false, ...rest }: ItemProps) {
  const { fit, fitText, place } = rest;
  const { slug, name, path, stamp } = country;
  const Heading = level;
  return (
    <li
      css={[item, isSide ? inColumn : inLineStyle]}
      style={place === undefined ? undefined : { "--place": place }}
      data-country={slug}
      data-shown={place}
    >
      <div css={head}>
        <Heading>
          <Link to={path}>
            <Perforated css={fineHoles}>
              <Picture file={stamp} alt="" sizes={isSide ? "74px" : "42px"} />
            </Perforated>
            <span>{name}</span>
          </Link>
        </Heading>
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
            data-slip-below={isSide ? undefined : ""}
          >
            <dt>{rowWords[row]}</dt>
            <dd data-slip-below={isSide ? "" : undefined}>
              <ValueText
                value={rowValue(country, row, finished)}
                money={money}
                row={rowWords[row]}
                country={name}
                isShort={!isSide}
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
  fragment ComparedNumber on CountryNumber {
    row statement note short quantity span amounts basis currency compared
    link { name link }
    levels { level fact quantity span amounts basis compared note }
    facts { jsonId note }
  }
  fragment CompareCountry on Country {
    ...RulerCountry
    ...StartsCountry
    numbers { ...ComparedNumber }
    bills { ...CountryBills }
    ...CountryStamp
  }
`;
