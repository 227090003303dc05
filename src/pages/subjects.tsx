import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageNextLinks } from "../reading/page-next-links";
import { fixedHead } from "../seo/fixed-head";
import { SubjectList } from "../subjects/subject-list";
import { space } from "../theme/tokens";
import { Container } from "../ui/layout/container";
import { PageHead } from "../ui/layout/page-head";
import { overHead, tinted } from "../ui/layout/primitives";

export default function SubjectsPage({ data }: PageProps<Queries.SubjectsPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#subjects");
  return (
    <>
      <PageHead css={{ ...tinted("plan"), paddingBottom: space[24] }} page={pageText} />
      <Container>
        <div css={{ ...overHead, paddingBottom: space[16] }}>
          <SubjectList subjects={data.allSubject.nodes} />
        </div>
      </Container>
      <PageNextLinks links={pageText.links ?? []} />
    </>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query SubjectsPage {
    pageText(jsonId: { eq: "subjects" }) { ...PageHead links { label path } }
    allSubject(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...SubjectCard } }
  }
`;
