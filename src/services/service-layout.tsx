import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from, rule, space, type } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { stack } from "../ui/layout/primitives";
import { rowFlow, rowPart, siblingsAcross } from "../ui/layout/row-flow";

const flow = css(rowFlow, {
  paddingTop: `calc(${space[16]} + clamp(40px, 2rem + 2vw, 72px))`,
  "& > section": rowPart,
});
const opening = css({
  ...stack,
  gap: space[8],
  alignItems: "start",
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) 22rem",
    columnGap: space[16],
    "& > div > p:first-of-type": { fontSize: type.fact },
  },
});
const across = css({
  [from.desktop]: {
    "& h2": { fontSize: type.proseH2 },
    "& ol": { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    // The space between two steps is inside the first, so that its line ends there too.
    "& ol li:not(:last-child) a": { paddingRight: space[4] },
    "& ol a": {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      rowGap: space[3],
      paddingBlock: space[4],
    },
    "& ol > li:not(:last-child)::after": {
      inset: `33px ${space[1]} auto 44px`,
      borderTop: rule.route,
      borderLeft: 0,
    },
  },
});
const onward = css({
  ...stack,
  gap: space[11],
  [from.desktop]: {
    gridAutoFlow: "column",
    gridTemplateColumns: "minmax(0, 3fr)",
    gridAutoColumns: "minmax(0, 2fr)",
    gap: space[16],
  },
});
const end = css({ "& details > summary > h2": { fontSize: type.fact } });

interface ServiceLayoutProps {
  readonly lead: ReactNode;
  readonly points: ReactNode;
  readonly chapters: ReactNode;
  /** The way from the first talk to the arrival; not every service has one. */
  readonly route: ReactNode;
  readonly action: ReactNode;
  readonly sources: ReactNode;
  readonly siblings: ReactNode;
}

export function ServiceLayout({
  lead,
  points,
  chapters,
  route,
  action,
  sources,
  siblings,
}: ServiceLayoutProps) {
  return (
    <Container>
      <div css={flow}>
        <div css={opening}>
          {lead}
          {points}
        </div>
        {chapters}
        {route && <div css={across}>{route}</div>}
        <div css={onward}>{action}</div>
        <div css={end}>{sources}</div>
        <div css={siblingsAcross}>{siblings}</div>
      </div>
    </Container>
  );
}
