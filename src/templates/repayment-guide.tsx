import { graphql, type PageProps } from "gatsby";
import { GuidePage } from "../guides/guide-page";
import { repaymentTool } from "../guides/tools/repayment/repayment";
import { required } from "../lib/required";
import { guideHead } from "../seo/guide-seo";

/** The guide with `tool: repayment`, a separate template so that other guides do not load the tool's code. */
export default function RepaymentGuideTemplate({ data }: PageProps<Queries.RepaymentGuideTemplateQuery>) {
  const { repayment } = required(data.tools, "content/tools.json");
  return <GuidePage guide={data.guide} advisers={data.allAdviser.nodes} tool={repaymentTool(repayment)} />;
}

export const Head = guideHead;

export const query = graphql`
  query RepaymentGuideTemplate($id: String!, $near: [String!]!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    tools { repayment { ...Repayment } }
  }
`;
