import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import frameWords from "../../content/words/frame.json";
import { ReadingMeta } from "../reading/reading-meta";
import { lettering } from "../theme/lettering";
import { colour, from, space, type, upright } from "../theme/tokens";
import { Breadcrumbs } from "../ui/layout/breadcrumbs";
import { Container } from "../ui/layout/container";
import { above, grid, tracks } from "../ui/layout/primitives";
import { buttonStyle } from "../ui/links/button-style";
import { Picture } from "../ui/pictures/picture";

const head = css({
  paddingBlock: space[5],
  [from.tablet]: { paddingBlock: `${space[5]} ${space[11]}` },
  background: colour.states,
});
const columns = css({ ...grid(8, { desktop: ["13 11", 16] }), alignItems: "center", marginTop: space[5] });
const besideOnTablets = css({ [upright]: { gridTemplateColumns: tracks("13 9") } });
const frame = css({ img: { aspectRatio: "5 / 2", [from.tablet]: { aspectRatio: "4 / 3" } } });
const boardGrid = css({
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
    alignItems: "stretch",
    gap: space[16],
    "& > div": { display: "flex", flexDirection: "column" },
  },
});
const boardFrame = css({
  display: "none",
  marginTop: space[8],
  [from.desktop]: {
    position: "relative",
    display: "block",
    flex: "1 1 260px",
    img: { position: "absolute", inset: 0, width: "100%", height: "100%", aspectRatio: "auto" },
  },
});

interface GuideHeadProps {
  readonly guide: Queries.GuideHeadFragment;
  /** Stands beside the title, where else the picture is. */
  readonly board?: ReactNode;
  readonly link?: { readonly to: string; readonly text: string };
}

export function GuideHead({ guide, board, link }: GuideHeadProps) {
  const picture = (
    <Picture
      file={guide.image}
      alt={guide.alt}
      sizes={
        board === undefined
          ? "(min-width: 1280px) 36rem, (min-width: 1024px) 46vw, (min-width: 768px) 38vw, 92vw"
          : "(min-width: 1024px) 45vw, 92vw"
      }
      eager={board === undefined}
    />
  );
  return (
    <header css={head}>
      <Container>
        <Breadcrumbs crumbs={[{ title: frameWords.trail.guides }, { title: guide.navTitle }]} />
        <div css={[columns, board === undefined ? besideOnTablets : boardGrid]}>
          <div>
            <h1
              css={[lettering.title, board !== undefined && { [from.desktop]: { fontSize: type.h2 } }]}
              tabIndex={-1}
            >
              {guide.heading ?? guide.title}
            </h1>
            <p css={{ ...lettering.lead, marginBlock: `${space[5]} ${space[4]}` }}>{guide.intro}</p>
            <ReadingMeta
              minutes={guide.readingMinutes}
              published={guide.published}
              reviewed={guide.reviewed}
            />
            {link && (
              <p css={above(5)} data-print="no">
                <a css={buttonStyle({ look: "primary" })} href={`#${link.to}`}>
                  {link.text}
                </a>
              </p>
            )}
            {board !== undefined && (
              <div css={[frame, boardFrame]} data-print="no">
                {picture}
              </div>
            )}
          </div>
          {board ?? <div css={frame}>{picture}</div>}
        </div>
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment GuideHead on Guide {
    title navTitle heading intro readingMinutes published reviewed
    alt
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
