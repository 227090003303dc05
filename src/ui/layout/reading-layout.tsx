import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from, size, space } from "../../theme/tokens";
import { stack } from "../layout/primitives";
import { Container } from "./container";

const gridStyle = css({
  ...stack(8),
  paddingBlock: `clamp(24px, 0.8rem + 4vw, 72px) ${space.section}`,
  [from.tablet]: { gap: space[16] },
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebar}`, columnGap: "40px" },
  [from.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${size.sidebarWide}`, columnGap: space[16] },
});
const column = css({ ...stack(11), alignContent: "start" });
/** The first part stays beside the text in windows as high as it is; a second one waits at the end of the text. */
const beside = (least: string) =>
  ({
    gridTemplateRows: "minmax(0, 1fr) auto",
    "& > *": { alignSelf: "start" },
    [`@media (min-height: ${least})`]: { "& > :first-child": { position: "sticky", top: "104px" } },
  }) as const;

interface ReadingLayoutProps {
  readonly children: ReactNode;
  readonly sidebar: ReactNode;
  /** Whether the sidebar is higher than a list of chapters. */
  readonly isSidebarHigh?: boolean;
}

export function ReadingLayout({ children, sidebar, isSidebarHigh = false }: ReadingLayoutProps) {
  return (
    <Container>
      <div css={gridStyle}>
        <div css={column}>{children}</div>
        <div css={{ ...stack(8), [from.desktop]: beside(isSidebarHigh ? "46em" : "37em") }} data-print="no">
          {sidebar}
        </div>
      </div>
    </Container>
  );
}
