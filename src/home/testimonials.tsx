import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { titled } from "../theme/lettering";
import { inDark, PAPER, paperScope } from "../theme/schemes";
import { colour, font, from, phone, rule, shadow, space, type } from "../theme/tokens";
import { below, grid, row, stack, wholeRow } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ContentButton } from "../ui/links/button-link";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const cardStyle = css({
  ...stack(5),
  height: "100%",
  padding: space[5],
  ...paperScope,
  background: colour.page,
  ...inDark({ background: PAPER }),
  boxShadow: shadow.card,
  [from.tablet]: { padding: space[8] },
});
const sender = css({
  ...grid(3, { base: "64px 1", tablet: ["84px 1", 5] }),
  alignItems: "center",
  alignSelf: "end",
});
const lines = css({
  li: { fontSize: type.small, lineHeight: 1.4 },
  "li:first-of-type": { ...titled("article", 700, 1.5) },
});

const large = css({
  [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) 208px", gap: space[11], padding: space[11] },
});
const largeQuote = css({
  font: `600 ${type.h3}/1.25 ${font.heading}`,
  [from.tablet]: { fontSize: type.proseH2, lineHeight: 1.16 },
  [from.wide]: { alignSelf: "center", lineHeight: 1.12 },
});
const largeSender = css({
  [from.tablet]: { gridTemplateColumns: "104px minmax(0, 1fr)" },
  paddingTop: space[5],
  borderTop: rule.thick,
  [from.wide]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    gap: space[11],
    alignSelf: "stretch",
    alignItems: "start",
    justifyItems: "end",
    padding: `0 0 0 ${space[8]}`,
    borderTop: 0,
    borderLeft: rule.thick,
  },
});
const ruled = css({
  width: "100%",
  [from.wide]: { alignSelf: "end" },
  "li + li": { paddingBlock: space[1], borderTop: rule.thin },
});

interface PostcardProps {
  readonly testimonial: Queries.PostcardFragment;
  readonly isLarge?: boolean;
}

function Postcard({ testimonial: person, isLarge = false }: PostcardProps) {
  return (
    <figure css={[cardStyle, isLarge && large]} data-testimonial="">
      <blockquote
        css={[{ color: colour.heading, font: `500 ${type.article}/1.5 ${font.text}` }, isLarge && largeQuote]}
      >
        <p>{person.excerpt}</p>
      </blockquote>
      <figcaption css={[sender, isLarge && largeSender]}>
        <div css={isLarge && { [from.wide]: { width: "164px" } }}>
          <Perforated isSmall css={{ img: { aspectRatio: "4 / 5" } }}>
            <Picture
              file={person.image}
              alt={person.alt}
              sizes={isLarge ? "(min-width: 1232px) 146px, 86px" : "64px"}
            />
          </Perforated>
        </div>
        <ul css={[lines, isLarge && ruled]}>
          <li>{person.name}</li>
          <li>{person.position}</li>
        </ul>
      </figcaption>
    </figure>
  );
}

const desk = css(grid(5, { tablet: 2, desktop: ["7 5", 8] }), {
  // On phones a scrollable row with the next one partly visible.
  [phone]: {
    gridAutoFlow: "column",
    gridTemplateColumns: "none",
    gridAutoColumns: "86%",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    // From edge to edge, so that neither a card nor its shadow is cut off.
    marginInline: `calc(-1 * ${space.gutter})`,
    padding: `0 ${space.gutter} ${space[11]}`,
    scrollPaddingInline: space.gutter,
    "& > li": { scrollSnapAlign: "start" },
  },
  [from.tablet]: { "& > li:first-of-type": wholeRow },
  [from.desktop]: { gridAutoRows: "1fr", "& > li:first-of-type": { gridColumn: 1, gridRow: "span 2" } },
});

interface TestimonialsProps {
  readonly home: Queries.HomeTestimonialsFragment;
  readonly testimonials: readonly Queries.PostcardFragment[];
}

export function Testimonials({ home: { testimonials: text }, testimonials }: TestimonialsProps) {
  return (
    <Section ground="surface" id="testimonials">
      <div css={{ ...row([0, 8], "space-between"), ...below(8), alignItems: "baseline" }}>
        <h2 id="testimonials-name">{text.heading}</h2>
        <ContentButton link={text.link} look="tertiary" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row is scrolled, by keys, too */}
      <ul css={desk} tabIndex={0} aria-labelledby="testimonials-name">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name}>
            <Postcard testimonial={testimonial} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment HomeTestimonials on Home {
    testimonials {
      heading
      link { label path }
    }
  }
  fragment Postcard on Testimonial {
    name position excerpt alt
    image { childImageSharp { gatsbyImageData(width: 292, aspectRatio: 0.8, transformOptions: { cropFocus: CENTER }, breakpoints: [172, 292]) } }
  }
`;
