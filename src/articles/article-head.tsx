import { css } from "@emotion/react";
import { graphql } from "gatsby";
import frameWords from "../../content/words/frame.json";
import readingWords from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { longDayText, unbrokenDay } from "../lib/months";
import { lettering } from "../theme/lettering";
import { colour, from, space, type } from "../theme/tokens";
import { Breadcrumbs } from "../ui/layout/breadcrumbs";
import { Container } from "../ui/layout/container";
import { above, stack } from "../ui/layout/primitives";
import { dayLines, RoundMark } from "../ui/motifs/round-mark";
import { Picture } from "../ui/pictures/picture";
import { StepLine, type StepsProps } from "./article-steps";

const rowStyle = css({
  ...stack(),
  marginTop: space[5],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 280px", alignItems: "end", gap: space[8] },
});
const tagStyle = css({
  display: "inline-block",
  padding: "4px 14px",
  border: `2px solid ${colour.tag}`,
  borderRadius: "20px",
  color: colour.tag,
  fontSize: type.small,
  fontWeight: 700,
});
const byline = css({ marginTop: space[5], color: colour.muted, "& strong": { color: colour.heading } });
const mark = css({
  display: "none",
  [from.desktop]: { display: "block", width: "280px", color: colour.accent, opacity: 0.85 },
});
/** Aligned with the text, so that the list of articles begins beside it; on phones from edge to edge. */
const frame = css({
  marginInline: `calc(-1 * ${space.gutter})`,
  img: { aspectRatio: "4 / 3", [from.tablet]: { aspectRatio: "21 / 9" } },
  [from.tablet]: { marginInline: 0 },
});

interface ArticleHeadProps {
  readonly article: Queries.ArticleHeadFragment;
  readonly total: number;
  readonly steps: StepsProps;
}

export function ArticleHead({ article, total, steps }: ArticleHeadProps) {
  const { title: name, heading, author, date, readingMinutes, reviewed, order } = article;
  const { trail } = frameWords;
  const { postmarks } = readingWords;
  return (
    <header css={{ paddingTop: space[5] }}>
      <Container>
        <Breadcrumbs crumbs={[{ title: trail.articles, path: "/blogs" }, { title: name }]} />
        <div css={rowStyle}>
          <div>
            <p css={tagStyle}>{article.tag}</p>
            <h1 css={{ ...above(4), ...lettering.title, maxWidth: "12em" }} tabIndex={-1}>
              {heading ?? name}
            </h1>
            <p css={byline}>
              <Filled text={readingWords.by} values={{ author: <strong>{author}</strong> }} /> ·{" "}
              <time dateTime={date}>{longDayText(date)}</time> ·{" "}
              {fill(readingWords.articleMeta, { minutes: readingMinutes, reviewed: unbrokenDay(reviewed) })}
            </p>
          </div>
          <RoundMark
            css={mark}
            top={postmarks.published}
            bottom={fill(postmarks.step, { step: order, steps: total })}
            lines={dayLines(date)}
            hasWaves
          />
        </div>
        <StepLine {...steps} />
      </Container>
    </header>
  );
}

export function ArticlePicture({ article: { image, phoneImage, alt } }: Pick<ArticleHeadProps, "article">) {
  return (
    <div css={frame}>
      <Picture file={image} alt={alt} phoneFile={phoneImage} sizes="(min-width: 1280px) 52rem, 100vw" eager />
    </div>
  );
}

export const query = graphql`
  fragment ArticleHead on Article {
    title heading author tag order date reviewed
    readingMinutes alt
    image { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, avifOptions: { quality: 36 }, breakpoints: [1600]) } }
    phoneImage: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
