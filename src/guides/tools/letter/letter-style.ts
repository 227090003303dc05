import { css } from "@emotion/react";
import { paperScope } from "../../../theme/schemes";
import { colour, font, radius, rule, space, type, withHover } from "../../../theme/tokens";
import { disc, ends, grid, paper, stack } from "../../../ui/layout/primitives";

export const letters = css({ ...grid([8, 5], { upright: 2, desktop: 2 }), alignItems: "start" });

export const sheet = css({
  ...paper,
  ...paperScope,
  position: "relative",
  padding: `${space[5]} ${space[5]}`,
  // The turned word is wider than the paper.
  overflow: ["hidden", "clip"],
  // The word across the paper, behind its lines.
  "&::before": {
    content: "attr(data-example)",
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    color: colour.line,
    font: `800 ${type.title}/1 ${font.heading}`,
    letterSpacing: "0.08em",
    opacity: 0.35,
    transform: "rotate(-24deg)",
    pointerEvents: "none",
  },
  h4: { position: "relative", paddingBottom: space[3], borderBottom: rule.ink },
  ol: { ...stack(), position: "relative" },
  "li, summary": { lineHeight: 1.45 },
  "li:not(:has(details)), summary": { paddingBlock: space[3] },
  "li + li": { borderTop: rule.dashed },
});

export const line = css({
  summary: {
    ...ends(3),
    minHeight: "48px",
    borderRadius: radius.button,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: '""', flex: "none", ...disc("20px"), border: `2px solid ${colour.edge}` },
    [withHover]: { "&:hover": { background: colour.awards } },
  },
  "&[open] > summary::after": { background: colour.edge },
  "&[open][data-forged] > summary": {
    color: colour.muted,
    textDecoration: `line-through 2px ${colour.accent}`,
  },
});

export const remark = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: space[4],
  paddingBottom: space[4],
  fontSize: type.text,
  lineHeight: 1.45,
});

/** A mark as on a cancelled stamp. */
export const mark = css({
  display: "grid",
  placeItems: "center",
  width: "76px",
  height: "76px",
  border: "3px double",
  borderRadius: "50%",
  color: colour.tag,
  font: `800 ${type.small}/1 ${font.heading}`,
  textAlign: "center",
  transform: "rotate(-14deg)",
  "[data-forged] &": { color: colour.current },
});
