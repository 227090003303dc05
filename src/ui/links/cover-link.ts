import { css } from "@emotion/react";
import { colour } from "../../theme/tokens";

/** Stretches a link over its nearest positioned ancestor: a whole card is clickable and has only one link. */
export const coverLink = css({
  "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: `3px solid var(--focus, ${colour.focus})`,
    outlineOffset: "var(--cover-offset, 3px)",
  },
});
