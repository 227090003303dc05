import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lettering } from "../theme/lettering";
import { paperScope } from "../theme/schemes";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { grid, paper, row, stack } from "../ui/layout/primitives";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const cardStyle = css({
  ...stack(5),
  "--inset": "clamp(24px, 4vw, 48px)",
  padding: "var(--inset)",
  ...paper,
  ...paperScope,
  [from.desktop]: { gridTemplateColumns: "168px minmax(0, 1fr)", columnGap: space[11] },
});
const quote = css({
  color: colour.heading,
  font: `400 ${type.article}/1.6 ${font.text}`,
  b: {
    display: "block",
    marginBottom: space[3],
    font: `600 ${type.proseH2}/1.15 ${font.heading}`,
    textWrap: "balance",
  },
  [from.desktop]: { gridColumn: 2 },
});
const side = css({
  ...grid(4, "132px 1"),
  alignItems: "center",
  margin: "0 calc(-1 * var(--inset)) calc(-1 * var(--inset))",
  padding: `${space[5]} var(--inset)`,
  background: "var(--tint)",
  [from.desktop]: { display: "contents" },
});
const stamp = css({
  width: "132px",
  img: { aspectRatio: "1" },
  [from.desktop]: { gridColumn: 1, gridRow: "1 / span 2", alignSelf: "start", width: "168px" },
});
const address = css({
  fontSize: type.small,
  "& > *": { display: "block", padding: "6px 0", borderBottom: rule.thin, lineHeight: 1.35 },
  [from.desktop]: {
    alignSelf: "end",
    gridColumn: 2,
    gridRow: 2,
    paddingTop: space[3],
    borderTop: rule.tear,
    "& > *": { borderBottom: 0 },
  },
});

const leadCard = css({
  [from.desktop]: {
    gridTemplateColumns: "312px minmax(0, 1fr)",
    blockquote: { maxWidth: "38em" },
    "& blockquote > b": { fontSize: type.h2, lineHeight: 1.06 },
  },
});
const leadStamp = css({
  [from.desktop]: {
    ...stack(),
    alignItems: "center",
    alignSelf: "stretch",
    width: "auto",
    margin: "calc(-1 * var(--inset)) 0 calc(-1 * var(--inset)) calc(-1 * var(--inset))",
    padding: space[11],
    background: "var(--tint)",
  },
});
const smallCard = css({
  height: "100%",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr auto" },
});
const smallAddress = css({
  [from.desktop]: { gridArea: "auto", alignSelf: "center", paddingTop: 0, borderTop: 0 },
});

const split = (words: string) => /^(.*?[.!?]) (.*)$/s.exec(words)?.slice(1) ?? [words];

interface TestimonialCardProps {
  readonly testimonial: Queries.TestimonialCardFragment;
  readonly isLead: boolean;
}

export function TestimonialCard({ testimonial, isLead }: TestimonialCardProps) {
  const { position, feedback, image, alt } = testimonial;
  const [first, rest] = split(feedback);
  return (
    <li>
      <figure css={[cardStyle, isLead ? leadCard : smallCard]} data-testimonial="">
        <blockquote css={[quote, isLead || { [from.desktop]: { gridColumn: 1 } }]}>
          <b>{first}</b>
          {rest && ` ${rest}`}
        </blockquote>
        <figcaption css={[side, isLead || { [from.desktop]: { display: "grid" } }]}>
          <div css={[stamp, isLead ? leadStamp : { [from.desktop]: { gridArea: "auto", width: "132px" } }]}>
            <Perforated isSmall>
              <Picture file={image} alt={alt} sizes={isLead ? "(min-width: 1024px) 282px, 110px" : "110px"} />
            </Perforated>
          </div>
          <div
            css={[
              address,
              isLead ? { [from.desktop]: { ...row([0, 5]), alignItems: "baseline" } } : smallAddress,
            ]}
          >
            <strong css={lettering.name}>{testimonial.name}</strong>
            <span>{position}</span>
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    jsonId name position feedback alt
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 560, breakpoints: [240, 340, 560]) } }
  }
`;
