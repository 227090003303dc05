import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { lettering } from "../../theme/lettering";
import { colour, from, type GroundName, ground as grounds, phone, space } from "../../theme/tokens";
import { fineHoles, Perforated } from "../motifs/perforated";
import { Picture } from "../pictures/picture";
import type { PictureFile } from "../pictures/picture-data";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import { Container } from "./container";
import { grid, onDark } from "./primitives";

/** Width of the stamp; from 1024 px on it is 300 px. */
const STAMP = { phone: "92px", tablet: "184px" } as const;

const title = css({ maxWidth: "12em", marginTop: space[5], ...lettering.title, letterSpacing: "-0.01em" });
const besideStamp = css({
  "& > div": {
    ...grid([0, 4], { base: `1 ${STAMP.phone}`, tablet: `1 ${STAMP.tablet}`, desktop: ["1 300px", [0, 16]] }),
    // On phones only the breadcrumbs share the line with the stamp.
    "& > :not(nav)": { gridColumn: "1 / -1", [from.tablet]: { gridColumn: 1 } },
    "& > [data-head-stamp]": { gridArea: "1 / 2", [from.tablet]: { gridArea: "1 / 2 / span 4" } },
  },
});
const stamp = css({
  [phone]: { ...fineHoles, marginBlock: "-8px -16px" },
  alignSelf: "center",
  img: { aspectRatio: "4 / 3" },
  [from.desktop]: { transform: "rotate(2deg)" },
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
          <div css={stamp} data-head-stamp="" data-print="no">
            <Perforated>
              <Picture
                file={page.stamp}
                alt={page.alt ?? ""}
                sizes="(min-width: 64em) 276px, (min-width: 40em) 160px, 82px"
              />
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
    stamp: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [560, 1260]) } }
  }
`;
