import { css } from "@emotion/react";
import { from, space } from "../../theme/tokens";

const GAP = space[8];

/** The slides' width queries ask this container, so that the plain track and Slick have one layout. */
export const carouselColumn = css({ containerType: "inline-size" });

/** The width of the container; Safari before 16 has no such unit and uses the window's. */
const slideWidth = css({
  "--column": `calc(100vw - 2 * ${space.gutter})`,
  "@supports (width: 1cqi)": { "--column": "100cqi" },
  "--slide": "calc(var(--column) - 40px)",
  "--view": "1",
  [from.desktop]: { "--slide": `calc((var(--column) - ${GAP}) / 2)`, "--view": "2" },
});

export const carouselTrack = css(slideWidth, {
  "--beside": "calc((100vw - var(--column)) / 2)",
  display: "flex",
  gap: GAP,
  marginRight: "calc(-1 * var(--beside))",
  paddingRight: "var(--beside)",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > *": { flex: "none", width: "var(--slide)", scrollSnapAlign: "start" },
});

/** The same under Slick, whose list is as wide as the visible slides and their gaps and clips only past slides. */
export const carouselSlick = css(slideWidth, {
  width: `calc(var(--view) * (var(--slide) + ${GAP}))`,
  clipPath: "inset(0 -100vw 0 0)",
  touchAction: "pan-y",
  userSelect: "none",
  ".slick-track": { position: "relative", display: "flex" },
  ".slick-slide": { height: "auto", minWidth: 0, paddingRight: GAP },
  ".slick-slide > div": { display: "flex", height: "100%" },
});
