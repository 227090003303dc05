import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import fixedWords from "../../../content/words/fixed-pages.json";
import readingWords from "../../../content/words/reading.json";
import { fill } from "../../lib/fill";
import { longDayText } from "../../lib/months";
import { sized } from "../../theme/lettering";
import {
  colour,
  font,
  from,
  largeText,
  phone,
  space,
  tablets,
  type,
  withHover,
  withMotion,
} from "../../theme/tokens";
import { above, coverLink, grid, onlyFrom, thickLine } from "../layout/primitives";
import { RoundMark } from "../motifs/round-mark";
import { Picture } from "../pictures/picture";

const cardStyle = css({
  position: "relative",
  ...grid(4, { base: "min(112px, 30%) 1", tablet: ["1", 5] }),
  alignContent: "start",
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [phone]: { "& > :first-of-type": { display: "grid", gridTemplateRows: "auto 1fr", gap: space[2] } },
  [withMotion]: {
    img: { transition: "transform 240ms ease-out" },
    [withHover]: { "&:hover img": { transform: "scale(1.03)" } },
  },
});
const across = {
  gridColumn: "1 / -1",
  "&:is(article), & > article": {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    // As wide as in the other cards, whose picture file it shares.
    [from.desktop]: { gridTemplateColumns: "370px minmax(0, 1fr)" },
    columnGap: space[8],
    alignItems: "center",
  },
  "& :is(h2, h3)": { fontSize: type.proseH2, lineHeight: 1.08 },
} as const;
/** For a list of cards: the first one takes a row of its own where the last row would have a single card. */
export const firstAcross = {
  [tablets]: { "& > :first-child:nth-last-child(odd)": across },
  [from.desktop]: { "& > :first-child:nth-last-child(3n + 1)": across },
} as const;
const crop = css({
  aspectRatio: "1",
  [from.tablet]: { aspectRatio: "4 / 3" },
  overflow: ["hidden", "clip"],
  "img, picture": { height: "100%" },
});
const discStyle = css({
  ...onlyFrom("tablet"),
  position: "absolute",
  right: space[3],
  bottom: `-${space[8]}`,
  width: "98px",
  padding: "6px",
  borderRadius: "50%",
  background: colour.surface,
  color: colour.current,
});
const byline = css({ fontSize: type.small, color: colour.muted, [from.tablet]: { paddingRight: "112px" } });
const more = css(coverLink, {
  display: "inline-block",
  marginTop: space[3],
  font: `700 ${type.text}/1.5 ${font.text}`,
  ...thickLine,
});

const rail = css({
  width: 0,
  margin: `0 auto -${space[5]}`,
  borderLeft: `2px dashed ${colour.current}`,
  "li:last-of-type &": { display: "none" },
  [largeText]: { display: "none" },
  [from.tablet]: { display: "none" },
});

const stepOnPhone = css({
  color: colour.current,
  fontSize: type.small,
  fontWeight: 700,
  [from.tablet]: { display: "none" },
});

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly total: number;
  readonly level?: 2 | 3;
  readonly isFirst?: boolean;
}

export function ArticleCard({ article, total, level = 2, isFirst = false }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const { postmarks } = readingWords;
  const step = [
    fill(postmarks.stepNumber, { step: article.order }),
    fill(postmarks.stepTotal, { steps: total }),
  ];
  return (
    <article css={cardStyle}>
      <div css={{ position: "relative", minWidth: 0 }}>
        <div css={crop}>
          <Picture
            file={article.image}
            alt={article.alt}
            sizes="(min-width: 1024px) 370px, (min-width: 640px) 54vw, 150px"
            eager={isFirst}
          />
        </div>
        <div css={discStyle}>
          <RoundMark lines={step} />
        </div>
        <div css={rail} />
      </div>
      <div>
        <p css={stepOnPhone}>{step.join(" ")}</p>
        <p css={byline}>
          {fill(readingWords.by, { author: article.author })},{" "}
          <time dateTime={article.date}>{longDayText(article.date)}</time>
        </p>
        <Heading css={[above(1), sized("h3")]}>{article.title}</Heading>
        <p css={{ ...above(2), ...sized("text"), lineHeight: 1.5 }}>{article.description}</p>
        <Link to={article.path} css={more}>
          {fixedWords.readMore}
          <span className="visually-hidden">: {article.title}</span>
        </Link>
      </div>
    </article>
  );
}

export const query = graphql`
  fragment ArticleCard on Article {
    title description author path date
    tag order alt
    image { childImageSharp { gatsbyImageData(width: 740, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [300, 460, 740]) } }
  }
`;
