import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { colour, from, type GroundName, ground as grounds, space } from "../../theme/tokens";
import { Perforated } from "../motifs/perforated";
import { Picture } from "../pictures/picture";
import type { PictureFile } from "../pictures/picture-data";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { Container } from "./container";
import { grid, onDark } from "./primitives";

const title = css({ maxWidth: "12em", marginTop: space[5], ...lettering.title, letterSpacing: "-0.01em" });
const besideStamp = css({
  [from.desktop]: {
    "& > div": {
      ...grid([0, 16], "1 300px"),
      "& > *": { gridColumn: 1 },
      "& > [data-head-stamp]": { gridColumn: 2, gridRow: "1 / span 4" },
    },
  },
});
const stamp = css({
  display: "none",
  img: { aspectRatio: "4 / 3" },
  [from.desktop]: { display: "block", alignSelf: "center", transform: "rotate(2deg)" },
});

export interface PageHeadProps {
  readonly page: {
    readonly title: string;
    /** Name in the breadcrumbs, if it differs from the title. */
    readonly crumb?: string | null;
    readonly heading: string;
    /** Left out if empty. */
    readonly intro: string;
    readonly stamp?: PictureFile | null;
    readonly alt?: string | null;
  };
  readonly above?: readonly Crumb[];
  readonly ground?: GroundName;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Head of a plain page: breadcrumbs, the only h1 and an intro. */
export function PageHead({ page, above = [], ground, children, className }: PageHeadProps) {
  return (
    <header
      css={[
        { paddingBlock: `${space[5]} clamp(40px, 2rem + 3vw, 80px)` },
        ground && { ...onDark, h1: { color: colour.onDark } },
        page.stamp && besideStamp,
      ]}
      style={ground && { background: grounds[ground] }}
      className={className}
    >
      <Container>
        <Breadcrumbs crumbs={[...above, { title: page.crumb ?? page.title }]} />
        <h1 css={title} tabIndex={-1}>
          {page.heading}
        </h1>
        {page.intro && <p css={{ ...lettering.lead, maxWidth: "36em", marginTop: space[5] }}>{page.intro}</p>}
        {children}
        {page.stamp && (
          <div css={stamp} data-head-stamp="">
            <Perforated>
              <Picture file={page.stamp} alt={page.alt ?? ""} sizes="276px" />
            </Perforated>
          </div>
        )}
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment PageHead on PageText {
    title crumb description path heading intro
  }
  fragment HeadStamp on PageText {
    alt
    stamp: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
