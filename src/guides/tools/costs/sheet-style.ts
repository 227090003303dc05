import { css } from "@emotion/react";
import { from, space } from "../../../theme/tokens";

export const columnsOf = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 8.5rem)",
  columnGap: space[3],
  [from.tablet]: { gridTemplateColumns: "minmax(6rem, 1fr) 11rem minmax(0, 6.5rem) minmax(0, 8rem)" },
});
