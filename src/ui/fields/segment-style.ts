import { css } from "@emotion/react";
import { colour, phase, radius, rule, size, type } from "../../theme/tokens";
import { centred } from "../layout/primitives";

export const group = css({
  display: "flex",
  // In a block it would fill the line, and its last cell would end before its frame.
  width: "fit-content",
  border: rule.onDark,
  borderRadius: radius.button,
  overflow: ["hidden", "clip"],
});
export const cell = css({
  position: "relative",
  ...centred,
  minWidth: "52px",
  minHeight: size.target,
  color: colour.onDark,
  fontSize: type.small,
  fontWeight: 600,
  cursor: "pointer",
  "& + &": { borderInlineStart: rule.onDark },
  "&:has(:checked)": { background: colour.onDarkWarm, color: colour.onBright, fontWeight: 700 },
  "&:has(:focus-visible)": { outline: `3px solid ${colour.focusOnDark}`, outlineOffset: "-3px" },
  "&:has(:checked):has(:focus-visible)": { outlineColor: colour.darkHover },
  "@media (forced-colors: active)": {
    "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" },
  },
  input: { position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" },
});
export const groupOnLight = css({ borderColor: colour.edge });
export const cellOnLight = css({
  color: colour.heading,
  "& + &": { borderColor: colour.edge },
  "&:has(:checked)": { background: phase.plan, color: colour.heading },
  "&:has(:focus-visible)": { outlineColor: colour.focus },
});
