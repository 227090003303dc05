import { graphql, type PageProps } from "gatsby";
import { GuidePage } from "../guides/guide-page";
import { textTool } from "../guides/tools/question-sheet";
import { guideHead } from "../seo/guide-seo";

export default function GuideTemplate({ data }: PageProps<Queries.GuideTemplateQuery>) {
  return (
    <GuidePage
      guide={data.guide}
      advisers={data.allAdviser.nodes}
      tool={data.tools ? textTool(data.tools) : undefined}
    />
  );
}

export const Head = guideHead;

export const query = graphql`
  query GuideTemplate($id: String!, $near: [String!]!, $hasStatement: Boolean!, $hasAnswers: Boolean!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    tools { ...TextTools }
  }
`;
