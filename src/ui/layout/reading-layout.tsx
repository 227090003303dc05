import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from, size, space, upright } from "../../theme/tokens";
import { stack } from "../layout/primitives";
import { Container } from "./container";

const gridStyle = css({
  ...stack(8),
  paddingBlock: `clamp(24px, 0.8rem + 4vw, 72px) ${space.section}`,
  [from.tablet]: { gap: space[16] },
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebar}`, columnGap: "40px" },
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebarWide}`, columnGap: space[16] },
});
const narrowBeside = css({ [upright]: { gridTemplateColumns: "minmax(0, 1fr) 200px", columnGap: space[8] } });
const column = css({ ...stack(5), alignContent: "start", [from.tablet]: { gap: space[11] } });
const sticky = {
  position: "sticky",
  top: "104px",
  alignSelf: "start",
  // In a low window the sidebar scrolls by itself; padding leaves room for the rings around stops and focus.
  maxHeight: "calc(100vh - 112px)",
  margin: "-8px",
  padding: "8px",
  overflowY: "auto",
  scrollbarWidth: "thin",
} as const;
interface ReadingLayoutProps {
  readonly children: ReactNode;
  readonly sidebar: ReactNode;
  /** Whether the sidebar is also beside the text on tablets in portrait. */
  readonly isBesideOnTablets?: boolean;
}

export function ReadingLayout({ children, sidebar, isBesideOnTablets = false }: ReadingLayoutProps) {
  return (
    <Container>
      <div css={[gridStyle, isBesideOnTablets && narrowBeside]}>
        <div css={column}>{children}</div>
        <div
          css={[
            { ...stack(8), alignContent: "start", [from.desktop]: sticky },
            isBesideOnTablets && { [upright]: sticky },
          ]}
          data-print="no"
        >
          {sidebar}
        </div>
      </div>
    </Container>
  );
}
