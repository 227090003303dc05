import { css } from "@emotion/react";
import { graphql } from "gatsby";
import numbersWords from "../../../content/words/numbers.json";
import { rowOf } from "../../figures/rows";
import { fill } from "../../lib/fill";
import { lettering, sized, titled } from "../../theme/lettering";
import { colour, from, rule, slim, space, type, withHover } from "../../theme/tokens";
import { chevron, chevronOpen } from "../../ui/folds/fold-style";
import { notchedAbove } from "../../ui/layout/primitives";
import { ExternalLink } from "../../ui/links/external-link";

/** More specific than the chapter's style of folds. */
const line = css({
  "details[data-row] > &": {
    display: "grid",
    gridTemplateColumns: "minmax(7rem, 1fr) minmax(0, max-content) 14px",
    alignItems: "center",
    gap: "9px",
    minHeight: "48px",
    padding: `6px ${space[4]}`,
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: "none" },
    [withHover]: {
      "&:hover [data-name]": {
        textDecoration: "underline",
        textDecorationColor: colour.link,
        textDecorationThickness: "2px",
      },
    },
    "&:focus-visible": { outlineOffset: "-3px" },
    [slim]: { gridTemplateColumns: "minmax(0, 1fr) 14px", rowGap: 0 },
    [from.tablet]: { gap: "14px", minHeight: "64px", padding: `${space[2]} ${space[5]}` },
  },
});
const label = css({
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.25,
  [from.tablet]: { fontSize: type.text },
});
const noteStyle = css({
  display: "none",
  ...lettering.hint,
  fontWeight: 400,
  textWrap: "balance",
  [from.tablet]: { display: "block" },
});
const amount = css({
  textAlign: "right",
  textWrap: "balance",
  lineHeight: 1.2,
  [slim]: { gridColumn: 1, gridRow: 2, textAlign: "left" },
  [from.tablet]: { maxWidth: "15rem" },
  [from.wide]: { maxWidth: "none" },
});
const value = css({
  display: "block",
  ...titled("article", 800, 1.15),
  fontVariantNumeric: "tabular-nums",
  [from.tablet]: { fontSize: type.fact },
});
const statementStyle = css({ ...lettering.under, fontWeight: 600, lineHeight: 1.3 });
const home = css({
  display: "block",
  color: colour.heading,
  fontSize: type.text,
  fontWeight: 600,
  lineHeight: 1.3,
});
const exampleText = css({ display: "block", color: colour.heading, fontSize: type.small, lineHeight: 1.3 });
const inside = css({
  position: "relative",
  padding: `${space[1]} ${space[4]} ${space[2]}`,
  background: colour.awards,
  ...notchedAbove,
  fontSize: type.small,
  [from.tablet]: { paddingInline: `${space[5]} ${space[8]}` },
});
const entry = css({ paddingBlock: space[2], "& + &": { borderTop: rule.dashed } });
interface NumberRowProps {
  readonly number: Queries.CountryNumberFragment;
  readonly name: string;
  readonly atHome: string | undefined;
}

export function NumberRow({ number, name, atHome }: NumberRowProps) {
  const { row, statement, statementIsValue, facts, text, link: page } = number;
  const [first] = facts;
  const isFigure = first !== undefined && !statement;
  return (
    <details css={{ "& + &": { borderTop: rule.thin } }} data-row={row}>
      <summary css={line}>
        <span css={label}>
          <span data-name="">{name}</span>
          <span css={[noteStyle, rowOf(row)?.keepsNote && { display: "block" }]}>
            {number.note ?? (isFigure ? first.note : null)}
          </span>
        </span>
        <span css={amount}>
          {statement ? (
            <span
              css={
                statementIsValue
                  ? [value, { ...sized("article"), [from.tablet]: { fontSize: type.h3 } }]
                  : statementStyle
              }
            >
              {statement}
            </span>
          ) : (
            <span css={value}>{text}</span>
          )}
          {isFigure && atHome && <span css={home}>{atHome}</span>}
          {/* If each institution sets its own amount, the figure is only an example. */}
          {statement && number.amounts.length > 0 && (
            <span css={exampleText}>
              {fill(numbersWords.example, { amount: [text, atHome].filter(Boolean).join(", ") })}
            </span>
          )}
        </span>
        <span css={[chevron, { "details[open] > summary > &": chevronOpen }]} aria-hidden="true" />
      </summary>
      <div css={inside}>
        {number.note && (
          <p css={{ paddingTop: space[3], [from.tablet]: { display: "none" } }}>{number.note}</p>
        )}
        {facts.map(({ anchor, label: of, text: amountOf }) => (
          <p key={anchor} css={entry}>
            {of}: <a href={`#${anchor}`}>{amountOf}</a>
          </p>
        ))}
        {page && (
          <p css={entry}>
            <ExternalLink href={page.link}>{page.name}</ExternalLink>
          </p>
        )}
      </div>
    </details>
  );
}

export const query = graphql`
  fragment CountryNumber on CountryNumber {
    row statement statementIsValue note short text amounts currency basis
    levels { level fact text amounts basis note }
    link { name link }
    facts { jsonId anchor label text note }
  }
`;
