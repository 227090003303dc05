import { css } from "@emotion/react";
import { colour, ground } from "../../theme/tokens";

const STRIPES = [
  `${colour.accent} 0 20px`,
  `${colour.surface} 20px 36px`,
  `${ground.sea} 36px 56px`,
  `${colour.surface} 56px 72px`,
].join(", ");

export const airmail = css({
  border: "14px solid transparent",
  background: [
    `linear-gradient(${colour.surface}, ${colour.surface}) padding-box`,
    `repeating-linear-gradient(-45deg, ${STRIPES}) border-box`,
  ].join(", "),
});
