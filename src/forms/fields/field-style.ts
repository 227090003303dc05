import { css } from "@emotion/react";
import { colour, radius, space, type } from "../../theme/tokens";

/** How labels, controls, hints and errors of both forms look. */
export const fieldStyle = {
  field: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[1],
  }),
  label: css({ color: colour.heading, fontSize: type.small, fontWeight: 700 }),
  control: css({
    width: "100%",
    minHeight: "52px",
    padding: `${space[3]} ${space[4]}`,
    border: `2px solid ${colour.muted}`,
    borderRadius: radius.button,
    background: colour.surface,
    color: colour.heading,
    fontSize: "1.0625rem",
    lineHeight: 1.4,
    // Keeps a field that gets the focus clear of the header and of a toast.
    scrollMarginBlock: "184px 96px",
    "&:hover:not(:read-only)": { borderColor: colour.heading },
    "&:focus-visible": { outlineOffset: "1px" },
    "&:read-only:not(select)": { background: colour.page },
    "&[aria-invalid='true']": { borderColor: colour.error, boxShadow: `inset 0 -3px 0 ${colour.error}` },
  }),
  error: css({ color: colour.error, fontSize: type.small, fontWeight: 700, lineHeight: 1.35 }),
} as const;
