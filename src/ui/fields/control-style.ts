import { css } from "@emotion/react";
import { drawn, inDark } from "../../theme/schemes";
import { colour, radius, space, type, withHover } from "../../theme/tokens";

export const controlStyle = css({
  width: "100%",
  minHeight: "52px",
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid ${colour.muted}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  fontSize: type.text,
  lineHeight: 1.4,
  [withHover]: { "&:hover": { borderColor: colour.heading } },
  "&:focus-visible": { outlineOffset: "1px" },
  "&:disabled": { borderColor: colour.line, color: colour.muted },
  "&[aria-invalid='true']": { borderColor: colour.error },
});

/** A range input over a scale. */
export const slider = {
  display: "block",
  // The thumb's middle, not its edge, stands at the ends of the scale.
  width: "calc(100% + 16px)",
  height: "40px",
  margin: "0 -8px",
  accentColor: colour.accent,
} as const;

/** @param stroke a colour that needs no style around it */
export const arrow = (stroke: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 9"><path d="m1 1 6 6 6-6" fill="none" stroke="${stroke}" stroke-width="2"/></svg>`)}")`;

/** Our own arrow in place of the browser's, which is another in each. Forced colours would not recolour it. */
export const ownArrow = css({
  appearance: "none",
  paddingRight: space[11],
  backgroundImage: arrow(drawn("heading").day),
  ...inDark({ backgroundImage: arrow(drawn("heading").night) }),
  backgroundRepeat: "no-repeat",
  backgroundPosition: `right ${space[4]} center`,
  backgroundSize: "14px 9px",
  textOverflow: "ellipsis",
  cursor: "pointer",
  "&:disabled": { cursor: "default" },
  "@media (forced-colors: active)": { appearance: "auto", backgroundImage: "none" },
});

export const selectStyle = css(controlStyle, ownArrow);
