import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone, space } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";
import { Postcard } from "./postcard";

const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[7],
  marginBottom: space[8],
});
const desk = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  // A phone has them in a row, the next one in sight.
  [phone]: {
    gridAutoFlow: "column",
    gridTemplateColumns: "none",
    gridAutoColumns: "86%",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    paddingBottom: space[4],
    "& > li": { scrollSnapAlign: "start" },
  },
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type": { gridColumn: "1 / -1" },
  },
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gridAutoRows: "1fr",
    gap: space[7],
    "& > li:first-of-type": { gridColumn: 1, gridRow: "span 2" },
  },
});

interface TestimonialsProps {
  readonly id: string;
  readonly home: Queries.HomeTestimonialsFragment;
  readonly testimonials: readonly Queries.PostcardFragment[];
}

export function Testimonials({ id, home: { testimonials: text }, testimonials }: TestimonialsProps) {
  return (
    <Section ground="surface" id={id} labelledBy={`${id}-name`}>
      <div css={head}>
        <h2 id={`${id}-name`}>{text.heading}</h2>
        <ButtonLink to={text.link.path} look="tertiary">
          {text.link.label}
        </ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row is scrolled, by keys, too */}
      <ul css={desk} tabIndex={0} aria-labelledby={`${id}-name`}>
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
`;
