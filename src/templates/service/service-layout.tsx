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
    gridTemplateRows: "minmax(0, 1fr) auto",
    gap: `${space[7]} 40px`,
  },
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebarWide}`, columnGap: space[16] },
});
// They stay in the window as far as the other services, which end the column.
const inSidebar = css({ [from.desktop]: { gridColumn: 2, gridRow: 1 } });
const inWindow = css({ [from.desktop]: { position: "sticky", top: "104px" } });
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[11],
  [from.desktop]: { gridColumn: 1, gridRow: "1 / span 2" },
});
const below = css({
  [from.desktop]: { gridColumn: 2, gridRow: 2, alignSelf: "end" },
  "@media print": { display: "none" },
});

interface ServiceLayoutProps {
  /** What the visitor gets: before the text on a phone, beside it on a wide screen. */
  readonly points: ReactNode;
  readonly children: ReactNode;
  /** At the end: in the points' column on a wide screen. */
  readonly sidebar: ReactNode;
}

export function ServiceLayout({ points, children, sidebar }: ServiceLayoutProps) {
  return (
    <Container>
      <div css={grid}>
        <div css={inSidebar}>
          <div css={inWindow}>{points}</div>
        </div>
        <div css={column}>{children}</div>
        <div css={below}>{sidebar}</div>
      </div>
    </Container>
  );
}
