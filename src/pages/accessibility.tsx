import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import trustWords from "../../content/words/trust.json";
import { Filled } from "../lib/filled";
import { useCompany } from "../lib/hooks/use-company";
import { dayText } from "../lib/months";
import { required } from "../lib/required";
import { InShort } from "../reading/in-short";
import { PageNextLinks } from "../reading/next-links";
import { TextSections } from "../reading/text-sections";
import { fixedHead } from "../seo/fixed-head";
import { sized } from "../theme/lettering";
import { colour, space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { above, row } from "../ui/layout/primitives";
import { ContentButton } from "../ui/links/button-link";
import { PhoneLink } from "../ui/links/phone-link";

const PLACE = "content/pages.json#accessibility";

const head = css({ background: colour.states, paddingBottom: `calc(${space[16]} + ${space[11]})` });
export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const action = required(pageText.action, `${PLACE}.action`);
  const company = useCompany();
  return (
    <>
      <PageHead css={head} page={pageText}>
        <p css={{ ...row([3, 8]), ...above(5), fontWeight: 700 }}>
          <ContentButton link={action} look="primary" />
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <PhoneLink phone={company.phone} />
          <span>{company.hours}</span>
        </p>
        {pageText.reviewed && pageText.reviewedLine && (
          <p css={[above(4), sized("small")]}>
            <Filled
              text={pageText.reviewedLine}
              values={{ date: <time dateTime={pageText.reviewed}>{dayText(pageText.reviewed)}</time> }}
            />
          </p>
        )}
      </PageHead>
      <InShort heading={trustWords.short} points={required(pageText.short, `${PLACE}.short`)} />
      <Container>
        <TextSections sections={pageText.sections ?? []} />
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export const Head = fixedHead("company");

export const query = graphql`
  query AccessibilityPage {
    pageText(jsonId: { eq: "accessibility" }) {
      ...PageHead ...HeadStamp
      links { label path }
      action { label path }
      short { ...InShort }
      reviewed reviewedLine
      sections { ...TextSections }
    }
  }
`;
