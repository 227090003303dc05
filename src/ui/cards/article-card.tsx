import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import readingWords from "../../../content/words/reading.json";
import { fill } from "../../lib/fill";
import { specified } from "../../lib/specified-pages";
import { colour, font, from, largeText, phone, space, type, withMotion } from "../../theme/tokens";
import { coverLink } from "../links/cover-link";
import { RoundMark } from "../motifs/round-mark";
import { Picture } from "../pictures/picture";

const card = css({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[5],
  [withMotion]: {
    img: { transition: "transform 240ms ease-out" },
    "&:hover img": { transform: "scale(1.03)" },
  },
});
const picture = css({ position: "relative", minWidth: 0 });
const crop = css({
  aspectRatio: "4 / 3",
  overflow: "clip",
  img: { height: "100%" },
  picture: { height: "100%" },
});
const disc = css({
  position: "absolute",
  right: space[3],
  bottom: `-${space[8]}`,
  width: "98px",
  padding: "6px",
  borderRadius: "50%",
  background: colour.surface,
  color: colour.current,
});
const byline = css({ fontSize: type.small, color: colour.muted, paddingRight: "112px" });
const title = css({ marginTop: space[1] });
const text = css({ marginTop: space[2], lineHeight: 1.5, fontSize: type.text });
const more = css(coverLink, {
  display: "inline-block",
  marginTop: space[3],
  font: `700 1rem/1.5 ${font.text}`,
  textDecorationThickness: "2px",
  textUnderlineOffset: "5px",
});

const rowOnPhone = css({
  gridTemplateColumns: "min(112px, 30%) minmax(0, 1fr)",
  gap: space[4],
  [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [phone]: { "& > :first-of-type": { display: "grid", gridTemplateRows: "auto 1fr", gap: space[2] } },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
});
const rail = css({
  width: 0,
  margin: `0 auto -${space[6]}`,
  borderLeft: `2px dashed ${colour.current}`,
  "li:last-of-type &": { display: "none" },
  [largeText]: { display: "none" },
  [from.tablet]: { display: "none" },
});
const fromTablet = css({ display: "none", [from.tablet]: { display: "block" } });
const wideByline = css({ paddingRight: 0, [from.tablet]: { paddingRight: "112px" } });
const strip = css({ [phone]: { aspectRatio: "2" } });
const tallCrop = css({ aspectRatio: "1", [from.tablet]: { aspectRatio: "4 / 3" } });

const stepOnPhone = css({
  color: colour.current,
  fontSize: type.small,
  fontWeight: 700,
  [from.tablet]: { display: "none" },
});

/** From 640 to 1023 px: two columns wide, picture at left. */
const wideOnTablet = css({
  [from.tablet]: {
    gridColumn: "span 2",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: space[7],
  },
  [from.desktop]: { gridColumn: "auto", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
});

const wideText = css({ [from.desktop]: { fontSize: type.intro } });

/** Full row at every width, picture at left from 640 px. */
const wide = css(wideOnTablet, {
  [from.desktop]: {
    gridColumn: "1 / -1",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "center",
    gap: space[11],
    h2: { fontSize: type.h2 },
  },
});

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly total: number;
  readonly level?: 2 | 3;
  /** `row` is small on a phone, `first` spans two columns on a tablet, `wide` the whole row. */
  readonly shape?: "card" | "row" | "first" | "wide";
  readonly isBrief?: boolean;
}

export function ArticleCard({
  article,
  total,
  level = 2,
  shape = "card",
  isBrief = false,
}: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const isRow = shape === "row";
  const { postmarks, reading } = readingWords;
  const step = [
    fill(postmarks.stepNumber, { step: article.order }),
    fill(postmarks.stepTotal, { steps: total }),
  ];
  return (
    <article css={[card, isRow && rowOnPhone, shape === "first" && wideOnTablet, shape === "wide" && wide]}>
      <div css={picture}>
        <div css={[crop, isRow && tallCrop, isBrief && !isRow && strip]}>
          <Picture
            file={article.image}
            alt={article.alt}
            sizes={`(min-width: 1024px) ${shape === "wide" ? 650 : 370}px, (min-width: 640px) 45vw, ${isRow ? "150px" : "92vw"}`}
            eager={shape === "wide"}
          />
        </div>
        <div css={[disc, isRow && fromTablet]}>
          <RoundMark lines={step} />
        </div>
        {isRow && <div css={rail} />}
      </div>
      <div>
        {isRow && <p css={stepOnPhone}>{step.join(" ")}</p>}
        <p css={[byline, isRow && wideByline]}>
          {fill(reading.by, { author: article.author })},{" "}
          <time dateTime={article.date}>{article.dateText}</time>
        </p>
        <Heading css={[title, { fontSize: shape === "wide" ? type.proseH2 : type.h3 }]}>
          {article.title}
        </Heading>
        <p css={[text, shape === "wide" && wideText, isBrief && fromTablet]}>{article.description}</p>
        <Link to={article.path} css={more}>
          {specified.readMore}
          <span className="visually-hidden">: {article.title}</span>
        </Link>
      </div>
    </article>
  );
}

export const query = graphql`
  fragment ArticleCard on Article {
    title
    description
    author
    path
    date
    dateText: date(formatString: "MMMM D, YYYY")
    tag
    order
    alt
    image { childImageSharp { gatsbyImageData(width: 1300, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [300, 460, 740, 1300]) } }
  }
`;
