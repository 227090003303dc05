import { css } from "@emotion/react";
import { from, space } from "../../theme/tokens";

/** The bill's columns: what it is, the amount, the same at home. On a phone two, with the last one below the second; `--home` is the width of the last one elsewhere. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 168px var(--home, 168px)", columnGap: 0 },
});
