import { css } from "@emotion/react";

/** On paper: no coloured ground, black words. */
export const plainInPrint = css({
  "@media print": { background: "none !important", color: "#000", "h1, h2, p, span, a": { color: "#000" } },
});
