import { css } from "@emotion/react";
import { colour } from "../../theme/tokens";

/** The tear-off strip at the foot of a card: two actions side by side. */
export const stripStyle = {
  strip: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    borderTop: `2px dashed ${colour.line}`,
    "&& > * + *": { borderLeft: `2px dashed ${colour.line}` },
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
