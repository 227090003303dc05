import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { TestimonialCard } from "../people/testimonial-card";
import { PageNextLinks } from "../reading/next-links";
import { fixedHead } from "../seo/fixed-head";
import { from, phase, space } from "../theme/tokens";
import { ClosingSection } from "../ui/cards/closing-section";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { grid, stack } from "../ui/layout/primitives";

const head = css({
  background: phase.arrive,
  [from.desktop]: {
    paddingBottom: space[24],
    "& > div": {
      ...grid([0, 8], "1 1"),
      alignItems: "start",
      "& > nav, & > h1": { gridColumn: "1 / -1", maxWidth: "none" },
    },
  },
});
const list = css({
  marginTop: "-24px",
  ...stack(8),
  paddingBottom: space.section,
  "--tint": phase.apply,
  "& > li:nth-of-type(3n + 2)": { "--tint": phase.visa },
  "& > li:nth-of-type(3n)": { "--tint": phase.plan },
  // One large, the others in pairs; a single last one has its own row.
  [from.desktop]: {
    marginTop: "-56px",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type, & > li:last-of-type:nth-of-type(even)": { gridColumn: "1 / -1" },
  },
});

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#testimonials");
  return (
    <>
      <PageHead css={head} page={pageText} />
      <Container>
        <ul css={list}>
          {data.allTestimonial.nodes.map((testimonial, place) => (
            <TestimonialCard key={testimonial.jsonId} testimonial={testimonial} isLead={place === 0} />
          ))}
        </ul>
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
      <ClosingSection />
    </>
  );
}

export const Head = fixedHead("company");

export const query = graphql`
  query TestimonialsPage {
    pageText(jsonId: { eq: "testimonials" }) { ...PageHead links { label path } }
    allTestimonial { nodes { ...TestimonialCard } }
  }
`;
