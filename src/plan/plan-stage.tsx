import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colour, font, space } from "../theme/tokens";

const stage = css({
  position: "relative",
  paddingLeft: "30px",
  paddingBottom: space[4],
  lineHeight: 1.4,
  b: { display: "block", color: colour.heading, font: `800 1.1875rem/1.25 ${font.heading}` },
  "&::before": {
    content: '""',
    position: "absolute",
    left: 0,
    top: "4px",
    boxSizing: "border-box",
    width: "14px",
    height: "14px",
    border: `2px solid ${colour.heading}`,
    borderRadius: "50%",
    background: colour.surface,
  },
  "&[data-known]::before": { borderColor: colour.current, background: colour.current },
  "&:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: "22px",
    bottom: 0,
    left: "5.5px",
    width: "3px",
    background: `radial-gradient(circle 1.5px, ${colour.current} 90%, transparent) 0 0 / 3px 9px repeat-y`,
  },
  "@media print": {
    display: "grid",
    gridTemplateColumns: "12em minmax(0, 1fr)",
    paddingBottom: "2px",
    b: { fontSize: "1rem" },
    "&:not(:last-of-type)::after": { content: "none" },
  },
});

interface PlanStageProps {
  readonly due: string;
  readonly isKnown?: boolean;
  readonly children: ReactNode;
}

export function PlanStage({ due, isKnown = false, children }: PlanStageProps) {
  return (
    <li css={stage} data-known={isKnown ? "" : undefined}>
      <b>{due}</b>
      {children}
    </li>
  );
}
