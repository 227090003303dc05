import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { colour, type GroundName, ground as grounds, space, type } from "../../theme/tokens";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { Container } from "./container";

const band = css({ paddingBlock: `${space[5]} clamp(40px, 2rem + 3vw, 80px)` });
const onGround = css({ color: colour.onDark, h1: { color: colour.onDark }, "--focus": colour.focusOnDark });
const title = css({
  maxWidth: "12em",
  marginTop: space[5],
  fontSize: type.title,
  lineHeight: 0.96,
  letterSpacing: "-0.01em",
});
const introText = css({ maxWidth: "36em", marginTop: space[5], fontSize: type.intro, lineHeight: 1.5 });

interface PageHeadProps {
  readonly page: {
    readonly title: string;
    /** Its name in the breadcrumbs, where that is not its title. */
    readonly crumb?: string | null;
    readonly heading: string;
    readonly intro: string;
  };
  readonly above?: readonly Crumb[];
  /** Background colour; default: the page's sand. */
  readonly ground?: GroundName;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Head of a plain page: breadcrumbs, the only h1 and an intro. */
export function PageHead({ page, above = [], ground, children, className }: PageHeadProps) {
  return (
    <header
      css={[band, ground && onGround]}
      style={ground && { background: grounds[ground] }}
      className={className}
    >
      <Container>
        <Breadcrumbs crumbs={[...above, { title: page.crumb ?? page.title }]} />
        <h1 css={title} tabIndex={-1}>
          {page.heading}
        </h1>
        <p css={introText}>{page.intro}</p>
        {children}
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment PageHead on PageText {
    title crumb description path heading intro
  }
`;
