import { css } from "@emotion/react";
import { colour, from, size, space } from "../theme/tokens";

/** 44 px high, the current entry underlined in red. */
export const entryStyle = css({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: size.target,
  padding: `${space[2]} ${space[1]}`,
  color: colour.heading,
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&:hover": { color: colour.link },
  "&[aria-current='page'], &[data-current]": { borderBottomColor: colour.accent },
  [from.desktop]: { width: "auto", padding: `${space[2]} 0 5px`, fontSize: "1rem", whiteSpace: "nowrap" },
});

export const itemStyle = css({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  padding: `${space[1]} ${space[3]}`,
  color: colour.heading,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: colour.page, color: colour.link },
  "&[aria-current='page']": { color: colour.current },
});
