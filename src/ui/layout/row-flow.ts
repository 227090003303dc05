import { css } from "@emotion/react";
import { font, from, rule, space, type } from "../../theme/tokens";
import { fitting, grid, stack } from "./primitives";

export const headingBeside = {
  [from.desktop]: { display: "grid", gridTemplateColumns: "224px minmax(0, 1fr)", columnGap: "40px" },
  [from.wide]: { gridTemplateColumns: "264px minmax(0, 1fr)", columnGap: space[16] },
} as const;

export const rowPart = css({
  ...stack([4, 0]),
  alignItems: "start",
  paddingTop: space[8],
  borderTop: rule.tear,
  ...headingBeside,
});

export const rowFlow = css({
  ...stack(),
  gap: `clamp(${space[11]}, 2rem + 1.4vw, ${space[16]})`,
  paddingBottom: space.section,
});

export const siblingsAcross = css({
  ul: grid([0, 5], fitting("9rem")),
  [from.desktop]: { a: { height: "100%", minHeight: "64px", font: `700 ${type.h3}/1.15 ${font.heading}` } },
});
