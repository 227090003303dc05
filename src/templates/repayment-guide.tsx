import { graphql, type HeadProps, type PageProps } from "gatsby";
import { GuidePage } from "../guides/guide-page";
import { repaymentTool } from "../guides/tools/repayment/repayment";
import { required } from "../lib/required";
import { GuideSeo } from "../seo/guide-seo";

const PLACE = "content/guides/*.mdx";

/** The guide with `tool: repayment`, a separate template so that other guides do not load the tool's code. */
export default function RepaymentGuideTemplate({ data }: PageProps<Queries.RepaymentGuideTemplateQuery>) {
  const { repayment } = required(data.tools, "content/tools.json");
  return (
    <GuidePage
      guide={required(data.guide, PLACE)}
      advisers={data.allAdviser.nodes}
      tool={repaymentTool(repayment)}
    />
  );
}

export function Head({ data }: HeadProps<Queries.RepaymentGuideTemplateQuery>) {
  return <GuideSeo guide={required(data.guide, PLACE)} />;
}

export const query = graphql`
  query RepaymentGuideTemplate($id: String!, $near: [String!]!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    tools { repayment { ...Repayment } }
  }
`;
