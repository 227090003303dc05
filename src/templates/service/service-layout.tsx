import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Container } from "../../components/layout/container";
import { from, size, space } from "../../theme/tokens";

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[11],
  paddingBlock: `calc(${space[14]} + clamp(40px, 2rem + 2vw, 72px)) clamp(64px, 3rem + 4.2vw, 112px)`,
  [from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${size.sidebar}`,
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    columnGap: "40px",
    "& > *": { gridColumn: 1 },
  },
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebarWide}`, columnGap: space[16] },
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[11],
});
const tall = css({ [from.desktop]: { gridRow: "1 / span 2" } });
const beside = css({ [from.desktop]: { "&&": { gridColumn: 2 } } });
const inWindow = css({ [from.desktop]: { position: "sticky", top: "104px" } });
const paperless = css({ "@media print": { display: "none" } });

interface ServiceLayoutProps {
  /** What the visitor gets: before the text on a phone, beside it on a wide screen. */
  readonly points: ReactNode;
  readonly text: ReactNode;
  /** The route, which stays in a wide window beside the text. */
  readonly route: ReactNode;
  /** Below the text. */
  readonly children: ReactNode;
  /** Beside the end on a wide screen. */
  readonly sidebar: ReactNode;
}

export function ServiceLayout({ points, text, route, children, sidebar }: ServiceLayoutProps) {
  return (
    <Container>
      <div css={grid}>
        <div css={beside}>{points}</div>
        <div css={[column, tall]}>{text}</div>
        <div css={beside}>
          <div css={inWindow}>{route}</div>
        </div>
        <div css={column}>{children}</div>
        <div css={[beside, paperless]}>{sidebar}</div>
      </div>
    </Container>
  );
}
