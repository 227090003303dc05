import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Perforated } from "../components/motifs/perforated";
import { RoundMark } from "../components/motifs/round-mark";
import { SampleMark } from "../components/motifs/sample-mark";
import { Picture } from "../components/pictures/picture";
import { colour, font, from, shadow, space, type } from "../theme/tokens";

const card = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  padding: "clamp(24px, 4vw, 48px)",
  background: colour.surface,
  boxShadow: shadow.card,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)", gap: space[11] },
});
const quote = css({
  color: colour.heading,
  font: `600 clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)/1.32 ${font.heading}`,
});
const side = css({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr)",
  alignItems: "end",
  gap: space[4],
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "space-between",
    paddingLeft: space[8],
    borderLeft: `2px solid ${colour.line}`,
  },
});
const stamp = css({
  position: "relative",
  width: "132px",
  img: { aspectRatio: "1" },
  [from.desktop]: { width: "168px", justifySelf: "end" },
});
const mark = css({
  position: "absolute",
  left: "-52px",
  bottom: "-22px",
  width: "104px",
  color: colour.heading,
  opacity: 0.85,
  display: "none",
  [from.desktop]: { display: "block" },
});
const address = css({
  "& > *": { display: "block", padding: "6px 0", borderBottom: `1px solid ${colour.line}`, lineHeight: 1.35 },
  fontSize: type.small,
});
const name = css({ color: colour.heading, font: `700 1.25rem/1.2 ${font.heading}` });

interface TestimonialCardProps {
  readonly testimonial: Queries.TestimonialCardFragment;
  /** Company name, for the postmark. */
  readonly company: string;
}

/** A testimonial as a postcard: words at left, stamp and ruled address lines at right. */
export function TestimonialCard({ testimonial, company }: TestimonialCardProps) {
  const { position, place, feedback, image, alt, dateText, sample } = testimonial;
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
            <RoundMark
              css={mark}
              top={place}
              bottom={company}
              lines={[`${day} ${month}`.toUpperCase(), year ?? ""]}
            />
          </div>
          <div css={address}>
            <strong css={name}>{testimonial.name}</strong>
            <span>{position}</span>
            <span>{place}</span>
            {sample && <SampleMark of="person" />}
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
