import { css } from "@emotion/react";
import { colour, space, withHover } from "../../theme/tokens";
import { ends } from "../layout/primitives";

export const chevron = {
  flex: "none",
  width: "9px",
  height: "9px",
  borderInlineEnd: `2px solid ${colour.link}`,
  borderBottom: `2px solid ${colour.link}`,
  transform: "translateY(-2px) rotate(45deg)",
} as const;
export const chevronOpen = { transform: "translateY(2px) rotate(225deg)" } as const;

export const foldLine = {
  ...ends(4),
  paddingBlock: space[3],
  minHeight: "56px",
  listStyle: "none",
  cursor: "pointer",
} as const;
export const foldArrow = { content: '""', ...chevron, marginInlineEnd: "4px" } as const;
export const foldHover = {
  textDecoration: "underline",
  textDecorationColor: colour.link,
  textDecorationThickness: "2px",
} as const;

/** A fold: `<details css={foldStyle}><summary><h3>…</h3></summary>…</details>`. */
export const foldStyle = css({
  summary: foldLine,
  "summary::-webkit-details-marker": { display: "none" },
  "summary::after": foldArrow,
  "[open] > summary::after, &[open] > summary::after": chevronOpen,
  [withHover]: { "summary:hover :is(h2, h3)": foldHover },
});
