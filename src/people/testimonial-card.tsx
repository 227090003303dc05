import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Perforated } from "../components/motifs/perforated";
import { RoundMark } from "../components/motifs/round-mark";
import { ShortSampleMark } from "../components/motifs/short-sample-mark";
import { Picture } from "../components/pictures/picture";
import { colour, font, from, shadow, space, type } from "../theme/tokens";
import { useWords } from "../words/use-words";

const card = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  padding: "clamp(24px, 4vw, 48px)",
  background: colour.surface,
  boxShadow: shadow.card,
  [from.desktop]: { gridTemplateColumns: "168px minmax(0, 1fr) 128px", columnGap: space[11] },
});
const quote = css({
  color: colour.heading,
  font: `500 clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)/1.6 ${font.text}`,
  [from.desktop]: { gridColumn: 2 },
});
/** On a wide screen stamp, address and postmark are parts of the card itself. */
const side = css({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr)",
  alignItems: "end",
  gap: space[4],
  [from.desktop]: { display: "contents" },
});
const stamp = css({
  width: "132px",
  img: { aspectRatio: "1" },
  [from.desktop]: { gridColumn: 1, gridRow: "1 / span 2", alignSelf: "start", width: "168px" },
});
const mark = css({
  display: "none",
  color: colour.heading,
  opacity: 0.85,
  [from.desktop]: {
    display: "block",
    gridColumn: 3,
    gridRow: "1 / span 2",
    alignSelf: "start",
    width: "128px",
  },
});
const address = css({
  fontSize: type.small,
  "& > *": { display: "block", padding: "6px 0", borderBottom: `1px solid ${colour.line}`, lineHeight: 1.35 },
  [from.desktop]: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[1]} ${space[5]}`,
    gridColumn: 2,
    gridRow: 2,
    paddingTop: space[3],
    borderTop: `2px dashed ${colour.line}`,
    "& > *": { borderBottom: 0 },
  },
});
const name = css({ color: colour.heading, font: `700 1.25rem/1.2 ${font.heading}` });

interface TestimonialCardProps {
  readonly testimonial: Queries.TestimonialCardFragment;
  /** Company name, for the postmark. */
  readonly company: string;
}

/** A testimonial as a postcard: stamp, words with the sender below, postmark. */
export function TestimonialCard({ testimonial, company }: TestimonialCardProps) {
  const { position, place, feedback, image, alt, dateText, sample } = testimonial;
  const { postmarks } = useWords();
  const [day, month, year] = dateText.split(" ");
  return (
    <li>
      <figure css={card} data-testimonial="">
        <blockquote css={quote}>{feedback}</blockquote>
        <figcaption css={side}>
          <div css={stamp}>
            <Perforated isSmall>
              <Picture file={image} alt={alt} sizes="170px" />
            </Perforated>
          </div>
          <RoundMark
            css={mark}
            top={postmarks.posted}
            bottom={company}
            lines={[`${day} ${month}`.toUpperCase(), year ?? ""]}
          />
          <div css={address}>
            <strong css={name}>{testimonial.name}</strong>
            <span>{position}</span>
            <span>{place}</span>
            {sample && <ShortSampleMark of="person" />}
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    jsonId
    sample
    name
    position
    place
    feedback
    alt
    dateText: date(formatString: "D MMM YYYY")
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 340, breakpoints: [170, 340])
      }
    }
  }
`;
