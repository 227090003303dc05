import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from, lowWindow, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { stack } from "../ui/layout/primitives";
import { CountrySidebar } from "./country-sidebar";

const gridStyle = css({
  ...stack(16),
  paddingBlock: `${space[8]} ${space.section}`,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 216px", columnGap: "40px", paddingTop: space[16] },
  [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 264px", columnGap: space[16] },
});
const column = css({
  // Keeps focused controls below the sticky bar of chapters.
  "& :is(a, button, summary)": { scrollMarginTop: "32px" },
  ...stack(16),
  alignContent: "start",
  [from.desktop]: { gap: space[24] },
});
const side = css({
  ...stack(5),
  alignContent: "start",
  // In a low window both lists scroll by themselves, so that the countries stay within reach.
  [from.desktop]: {
    position: "sticky",
    top: "104px",
    alignSelf: "start",
    maxHeight: "calc(100vh - 120px)",
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
  [lowWindow]: { position: "static", maxHeight: "none" },
});

interface CountryLayoutProps {
  readonly country: { readonly path: string; readonly near: readonly Queries.CountrySidebarFragment[] };
  /** What stands over the list of countries in wide windows. */
  readonly ticket?: ReactNode;
  readonly children: ReactNode;
}

export function CountryLayout({ country, ticket, children }: CountryLayoutProps) {
  return (
    <Container>
      <div css={gridStyle}>
        <div css={column}>{children}</div>
        <div css={side} data-print="no">
          {ticket}
          <CountrySidebar countries={country.near} currentPath={country.path} />
        </div>
      </div>
    </Container>
  );
}
