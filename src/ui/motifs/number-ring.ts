import { css } from "@emotion/react";
import { font, type } from "../../theme/tokens";

/** A number of a list in a ring of 36 px, in the colour of its text. */
export const numberRing = css({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  border: "2px solid",
  borderRadius: "50%",
  font: `800 ${type.article}/1 ${font.heading}`,
});
