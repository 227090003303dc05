import { graphql, type HeadProps, type PageProps } from "gatsby";
import { GuidePage } from "../guides/guide-page";
import { textTool } from "../guides/tools/question-sheet";
import { required } from "../lib/required";
import { GuideSeo } from "../seo/guide-seo";

const PLACE = "content/guides/*.mdx";

export default function GuideTemplate({ data }: PageProps<Queries.GuideTemplateQuery>) {
  return (
    <GuidePage
      guide={required(data.guide, PLACE)}
      advisers={data.allAdviser.nodes}
      tool={data.tools ? textTool(data.tools) : undefined}
    />
  );
}

export function Head({ data }: HeadProps<Queries.GuideTemplateQuery>) {
  return <GuideSeo guide={required(data.guide, PLACE)} />;
}

export const query = graphql`
  query GuideTemplate($id: String!, $near: [String!]!, $hasStatement: Boolean!, $hasAnswers: Boolean!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    tools { ...TextTools }
  }
`;
