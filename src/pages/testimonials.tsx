import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/cards/closing-section";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { PageNextLinks } from "../components/reading/page-next-links";
import { TestimonialCard } from "../people/testimonial-card";
import { Seo } from "../seo/seo";
import { from, space } from "../theme/tokens";
import { required } from "../words/required";

const PLACE = "content/pages.json#testimonials";

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBottom: space.section,
  // One large, the others in pairs; whoever would be alone has the row.
  [from.desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type, & > li:last-of-type:nth-of-type(even)": { gridColumn: "1 / -1" },
  },
});

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const company = required(data.company, "content/company.json");
  const home = required(data.home, "content/home.json");
  const { allTestimonial } = data;
  const hasSamples = allTestimonial.nodes.some(({ sample }) => sample);
  const intro = hasSamples ? `${pageText.intro} ${pageText.sampleNote ?? ""}` : pageText.intro;
  return (
    <>
      <PageHead page={{ ...pageText, intro }} />
      <Container>
        <ul css={list}>
          {allTestimonial.nodes.map((testimonial, place) => (
            <TestimonialCard
              key={testimonial.jsonId}
              testimonial={testimonial}
              company={company.name}
              isLead={place === 0}
            />
          ))}
        </ul>
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
      <ClosingSection
        closing={home.closing}
        phone={company.phone}
        hours={company.hours}
        since={company.since}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.TestimonialsPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <Seo title={pageText.title} description={pageText.description} path="/testimonials" card="company" />
  );
}

export const query = graphql`
  query TestimonialsPage {
    pageText(jsonId: { eq: "testimonials" }) { ...PageHead links { label path } sampleNote }
    allTestimonial {
      nodes { ...TestimonialCard }
    }
    company { name phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
