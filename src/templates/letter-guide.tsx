import { graphql, type PageProps } from "gatsby";
import { GuidePage } from "../guides/guide-page";
import { letterTool } from "../guides/tools/letter/letters";
import { required } from "../lib/required";
import { guideHead } from "../seo/guide-seo";

/** The guide with `tool: letter`, a separate template so that other guides do not load the tool's code. */
export default function LetterGuideTemplate({ data }: PageProps<Queries.LetterGuideTemplateQuery>) {
  const { letter } = required(data.tools, "content/tools.json");
  const guide = required(data.guide, "content/guides/*.mdx");
  return <GuidePage guide={guide} advisers={data.allAdviser.nodes} tool={letterTool(letter, guide.path)} />;
}

export const Head = guideHead;

export const query = graphql`
  query LetterGuideTemplate($id: String!, $near: [String!]!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    tools { letter { ...Letters } }
  }
`;
