import { css } from "@emotion/react";
import { font, type } from "../../theme/tokens";
import { disc } from "../layout/primitives";

/** A number of a list in a ring of 36 px, in the colour of its text. */
export const numberRing = css({
  ...disc("36px"),
  border: "2px solid",
  font: `800 ${type.article}/1 ${font.heading}`,
});
