import { css } from "@emotion/react";
import { from, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { NextLinks, type NextLinksProps } from "./next-links";

const atEnd = css({
  paddingBottom: space.section,
  ul: { [from.desktop]: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space[16] } },
});

export function PageNextLinks({ links }: NextLinksProps) {
  return (
    <Container css={atEnd}>
      <NextLinks links={links} />
    </Container>
  );
}
