import { css } from "@emotion/react";
import { colour, from } from "../theme/tokens";

/** The tear-off strip at the foot of a card: two actions, side by side where there is room. */
export const stripStyle = {
  strip: css({
    display: "grid",
    borderTop: `2px dashed ${colour.line}`,
    "&& > * + *": { borderTop: `2px dashed ${colour.line}` },
    [from.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "&& > * + *": { borderTop: 0, borderLeft: `2px dashed ${colour.line}` },
    },
  }),
  action: css({
    display: "grid",
    placeItems: "center",
    minHeight: "50px",
    border: 0,
    background: "none",
    color: colour.link,
    fontSize: "1rem",
    fontWeight: 700,
    textDecoration: "none",
    outlineOffset: "-4px !important",
    "@media print": { display: "none" },
    "&:hover": { background: colour.page, textDecoration: "underline" },
  }),
} as const;
