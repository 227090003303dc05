import { css } from "@emotion/react";
import { from, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { NextLinks, type NextLinksProps } from "./next-links";

/** As wide as the page, in two columns. */
const atEnd = css({
  paddingBottom: space.section,
  ul: { [from.desktop]: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space[14] } },
});

/** Where a page leads that is no text. */
export function PageNextLinks({ links }: NextLinksProps) {
  return (
    <Container css={atEnd}>
      <NextLinks links={links} />
    </Container>
  );
}
