import { css } from "@emotion/react";
import { drawn, inDark } from "../../theme/schemes";
import { colour, radius, size, space, type, withHover } from "../../theme/tokens";

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
const knob = {
  appearance: "none",
  boxSizing: "border-box",
  width: "26px",
  height: "26px",
  border: `5px solid ${colour.accent}`,
  borderRadius: "50%",
  background: "var(--knob, currentcolor)",
} as const;
/** The ring is drawn around the knob alone: one around the whole input would cut what stands beside it. */
const focusedKnob = { outline: `3px solid var(--focus, ${colour.focus})`, outlineOffset: "2px" } as const;
/** A line without a filled part, which would look like a value; `--knob` fills the knob. */
export const slider = {
  display: "block",
  // The knob's middle, not its edge, stands at the ends of the scale.
  width: "calc(100% + 26px)",
  height: size.target,
  margin: "0 -13px",
  appearance: "none",
  background: `linear-gradient(${colour.edge} 0 0) center / calc(100% - 26px) 2px no-repeat`,
  color: colour.accent,
  cursor: "grab",
  "&::-webkit-slider-thumb": knob,
  "&::-moz-range-thumb": knob,
  // Forced colours show it.
  "&:focus-visible": { outlineColor: "transparent" },
  "&:focus-visible::-webkit-slider-thumb": focusedKnob,
  "&:focus-visible::-moz-range-thumb": focusedKnob,
  "@media (forced-colors: active)": { appearance: "auto" },
} as const;

const check = (stroke: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 12"><path d="m1.5 6.5 4 4 7-9" fill="none" stroke="${stroke}" stroke-width="2.5"/></svg>`)}")`;

/** An empty box until it is ticked; the browser's own is filled grey at night and looks disabled. */
export const tickBox = {
  appearance: "none",
  flex: "none",
  margin: 0,
  border: `2px solid ${colour.muted}`,
  borderRadius: "3px",
  background: "none center / 66% no-repeat",
  printColorAdjust: "exact",
  "&:checked": {
    borderColor: colour.link,
    backgroundColor: colour.link,
    backgroundImage: check(drawn("surface").day),
    ...inDark({ backgroundImage: check(drawn("surface").night) }),
  },
  "&:disabled": { borderColor: colour.line },
  "@media (forced-colors: active)": { appearance: "auto" },
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
