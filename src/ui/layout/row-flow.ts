import { css } from "@emotion/react";
import { colour, font, from, space, type } from "../../theme/tokens";

const headingBeside = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  [from.desktop]: { gridTemplateColumns: "224px minmax(0, 1fr)", columnGap: "40px" },
  [from.wide]: { gridTemplateColumns: "264px minmax(0, 1fr)", columnGap: space[16] },
});

export const rowPart = css(headingBeside, {
  rowGap: space[4],
  paddingTop: space[7],
  borderTop: `2px dashed ${colour.line}`,
});

export const rowFlow = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `clamp(${space[11]}, 2rem + 1.4vw, ${space[14]})`,
  paddingBottom: space.section,
});

export const siblingsAcross = css({
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
    columnGap: space[5],
  },
  [from.desktop]: { a: { height: "100%", minHeight: "64px", font: `700 ${type.h3}/1.15 ${font.heading}` } },
});
