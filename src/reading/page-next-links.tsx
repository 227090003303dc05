import { css } from "@emotion/react";
import { from, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { grid } from "../ui/layout/primitives";
import { NextLinks, type NextLinksProps } from "./next-links";

const atEnd = css({ paddingBottom: space.section, ul: { [from.desktop]: { ...grid([0, 16], "1fr 1fr") } } });

export function PageNextLinks({ links }: NextLinksProps) {
  return (
    <Container css={atEnd}>
      <NextLinks links={links} />
    </Container>
  );
}
