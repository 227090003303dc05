import { css } from "@emotion/react";

/** In print: no background colour, black text. */
export const plainInPrint = css({
  "@media print": { background: "none !important", color: "#000", "h1, h2, p, span, a": { color: "#000" } },
});
