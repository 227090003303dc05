import { css } from "@emotion/react";
import { lettering, titled } from "../../theme/lettering";
import { colour, from, rule, size, slim, space, type, withHover } from "../../theme/tokens";
import { notchedAbove } from "../../ui/layout/primitives";

export const chapterText = css({
  marginTop: space[4],
  fontSize: type.text,
  lineHeight: 1.55,
  "& > *": { maxWidth: size.prose },
  "& > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > p:first-child": lettering.lead,
  // The text continues below a drawing inside the chapter.
  "section:not([data-rows]) + & > p:first-child": {
    marginTop: 0,
    fontSize: "inherit",
    lineHeight: "inherit",
  },
  "& > .standfirst": {
    maxWidth: "33em",
    marginTop: "10px",
    color: colour.heading,
    fontSize: type.intro,
    lineHeight: 1.45,
    textWrap: "balance",
  },
  "& > .standfirst + *": { marginTop: space[5] },
  [from.desktop]: { marginTop: 0, fontSize: type.article, lineHeight: 1.65 },
  ".steps p + *": { marginTop: "0.6em" },
  ".more + .more": { marginTop: "-1px" },
  ".more > summary": {
    minHeight: size.target,
    paddingBlock: space[2],
    color: colour.heading,
    fontSize: type.article,
    textWrap: "balance",
  },
});

/** A row of numbers: a fold, whose line has the name and the value. */
export const rowFold = {
  /** More specific than the chapter's style of folds. */
  line: css({
    "details[data-row] > &": {
      display: "grid",
      gridTemplateColumns: "minmax(7rem, 1fr) minmax(0, max-content) 14px",
      alignItems: "baseline",
      alignContent: "center",
      gap: "2px 9px",
      "& > :last-child": { gridArea: "1 / -2", alignSelf: "center" },
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
      [from.tablet]: {
        alignItems: "center",
        gap: "14px",
        minHeight: "64px",
        padding: `${space[2]} ${space[5]}`,
      },
    },
  }),
  /** On phones its note is a line of its own below name and amount. */
  name: css({
    display: "contents",
    ...lettering.firm,
    lineHeight: 1.25,
    [from.tablet]: { display: "block", fontSize: type.text },
  }),
  note: css({
    display: "none",
    gridColumn: "1 / -1",
    order: 1,
    ...lettering.hint,
    fontWeight: 400,
    textWrap: "pretty",
    [from.tablet]: { display: "block", textWrap: "balance" },
  }),
  amount: css({
    gridColumn: -3,
    textAlign: "right",
    textWrap: "balance",
    lineHeight: 1.2,
    [slim]: { gridColumn: 1, gridRow: 2, textAlign: "left" },
    [from.tablet]: { maxWidth: "15rem" },
    [from.wide]: { maxWidth: "none" },
  }),
  value: css({
    display: "block",
    ...titled("article", 800, 1.15),
    fontVariantNumeric: "tabular-nums",
    [from.tablet]: { fontSize: type.fact },
  }),
  statement: css({ ...lettering.under, fontWeight: 600, lineHeight: 1.3 }),
  official: css({ ...lettering.under, lineHeight: 1.3, fontVariantNumeric: "tabular-nums" }),
  example: css({ display: "block", color: colour.heading, fontSize: type.small, lineHeight: 1.3 }),
  inside: css({
    position: "relative",
    padding: `${space[1]} ${space[4]} ${space[2]}`,
    background: colour.awards,
    ...notchedAbove,
    fontSize: type.small,
    [from.tablet]: { paddingInline: `${space[5]} ${space[8]}` },
  }),
  entry: css({ paddingBlock: space[2], "& + &": { borderTop: rule.dashed } }),
};
