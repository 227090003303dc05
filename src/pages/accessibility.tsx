import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Container } from "../components/layout/container";
import { PageHead } from "../components/layout/page-head";
import { PhoneLink } from "../components/links/phone-link";
import { PageNextLinks } from "../components/reading/page-next-links";
import { TextSections } from "../components/reading/text-sections";
import { Seo } from "../seo/seo";
import { space, type } from "../theme/tokens";
import { Filled } from "../words/filled";
import { required } from "../words/required";

const PLACE = "content/pages.json#accessibility";

const contact = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[7]}`,
  marginTop: space[6],
  fontWeight: 700,
});
const day = css({ paddingBottom: space.section, fontSize: type.small });

export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const company = required(data.company, "content/company.json");
  return (
    <>
      <PageHead page={pageText}>
        <p css={contact}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <PhoneLink phone={company.phone} />
          <span>{company.hours}</span>
        </p>
      </PageHead>
      <Container>
        <TextSections sections={pageText.sections ?? []} isSmall />
        {pageText.reviewed && pageText.reviewedLine && (
          <p css={day}>
            <Filled
              text={pageText.reviewedLine}
              values={{ date: <time dateTime={pageText.reviewed}>{pageText.reviewedText}</time> }}
            />
          </p>
        )}
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.AccessibilityPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <Seo title={pageText.title} description={pageText.description} path="/accessibility" card="company" />
  );
}

export const query = graphql`
  query AccessibilityPage {
    pageText(jsonId: { eq: "accessibility" }) {
      ...PageHead
      links { label path }
      reviewed
      reviewedLine
      reviewedText: reviewed(formatString: "D MMM YYYY")
      sections { ...TextSections }
    }
    company { email phone hours }
  }
`;
