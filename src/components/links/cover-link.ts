import { css } from "@emotion/react";
import { colour } from "../../theme/tokens";

/** Makes a link cover the nearest positioned box, so that a whole card can be pressed and has one link only. */
export const coverLink = css({
  "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: `3px solid var(--focus, ${colour.focus})`,
    outlineOffset: "var(--cover-offset, 3px)",
  },
});
