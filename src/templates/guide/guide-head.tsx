import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/layout/breadcrumbs";
import { Container } from "../../components/layout/container";
import { Picture } from "../../components/pictures/picture";
import { ReadingMeta } from "../../components/reading/reading-meta";
import { from, space, type } from "../../theme/tokens";
import { useWords } from "../../words/use-words";

const head = css({ paddingTop: space[6] });
const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  marginTop: space[5],
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 13fr) minmax(0, 11fr)",
    alignItems: "center",
    gap: space[14],
  },
});
const title = css({ fontSize: type.guideTitle, lineHeight: 0.96 });
const intro = css({ marginBlock: `${space[5]} ${space[4]}`, fontSize: type.intro, lineHeight: 1.5 });
const frame = css({ img: { aspectRatio: "4 / 3" } });

interface GuideHeadProps {
  readonly guide: Queries.GuideHeadFragment;
}

export function GuideHead({ guide }: GuideHeadProps) {
  const {
    title: name,
    heading,
    intro: introText,
    readingMinutes,
    publishedText,
    reviewedText,
    image,
    alt,
  } = guide;
  const { trail } = useWords();
  return (
    <header css={head}>
      <Container>
        <Breadcrumbs crumbs={[{ title: trail.guides }, { title: guide.navTitle }]} />
        <div css={grid}>
          <div>
            <h1 css={title} tabIndex={-1}>
              {heading ?? name}
            </h1>
            <p css={intro}>{introText}</p>
            <ReadingMeta minutes={readingMinutes} published={publishedText} reviewed={reviewedText} />
          </div>
          <div css={frame}>
            <Picture
              file={image}
              alt={alt}
              sizes="(min-width: 1280px) 36rem, (min-width: 1024px) 46vw, 92vw"
              eager
            />
          </div>
        </div>
      </Container>
    </header>
  );
}

export const query = graphql`
  fragment GuideHead on Guide {
    title
    navTitle
    heading
    intro
    readingMinutes
    publishedText: published(formatString: "D MMM YYYY")
    reviewedText: reviewed(formatString: "D MMM YYYY")
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [480, 680, 1200])
      }
    }
  }
`;
