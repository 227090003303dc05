import { css } from "@emotion/react";
import { from, space } from "../../theme/tokens";

const amountWidth = "clamp(160px, 25vw, 192px)";

/** The bill's columns: what it is, the amount, the same at home. On a phone two, with the last one below the second; `--home` is the width of the last one elsewhere. Each amount has room for a sum in lakh. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, 1fr) ${amountWidth} var(--home, ${amountWidth})`,
    columnGap: 0,
  },
});
