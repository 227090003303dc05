import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { StateLegend } from "../components/facts/state-legend";
import { colour, space, type } from "../theme/tokens";

const notes = css({
  display: "grid",
  gap: space[1],
  marginBlock: `${space[4]} ${space[8]}`,
  fontSize: type.small,
  lineHeight: 1.45,
  "li, p": { maxWidth: "60em" },
});
const result = css({ color: colour.heading, fontSize: type.text, fontWeight: 700 });

interface ComparisonNotesProps {
  /** How many countries fit what was said; announced. */
  readonly found: string;
  readonly order: string;
  readonly isOrdered: boolean;
  /** What is known of the figures that are shown. */
  readonly states: ReadonlySet<string>;
  readonly panel: Queries.CompareRowsFragment;
}

/** What stands above the countries: how many fit, in which order they stand, and what the marks mean. */
export function ComparisonNotes({ found, order, isOrdered, states, panel }: ComparisonNotesProps) {
  return (
    <div css={notes}>
      <p css={result} role="status">
        {found}
      </p>
      {isOrdered && <p>{order}</p>}
      <StateLegend states={states} words={panel} />
    </div>
  );
}

export const query = graphql`
  fragment CompareRows on WordsPanel {
    currency
    lakh
    to
    known
    unknown
    example
    rows { intakes decision tuition funds fee health work stay english living apply }
    groups { when money work afterwards entry }
  }
  fragment CompareWords on WordsCompare {
    views
    rows
    side
    still
    within
    above
    unknown
    all
    groupNotes { within above unknown }
    found
    order
    alphabet
    fundsOnly
    noFunds
    sum
    choose
    chooseName
    hidden
    most
    chosen
    open
    openShort
    openOne
    plan
    remove
    add
    clear
    sumRow
    or
    important
    ask { heading text button message }
    tableHint
    table
    guide
    figure
    none
    rates
    rate
  }
`;
