import { graphql, type PageProps } from "gatsby";
import guidesWords from "../../content/words/guides.json";
import rulerWords from "../../content/words/ruler.json";
import { GuidePage } from "../guides/guide-page";
import { CostBill } from "../guides/tools/costs/cost-bill";
import { CostBoard } from "../guides/tools/costs/cost-board";
import { guideHead } from "../seo/guide-seo";
import { Week } from "../week/week";

/** The guide with `tool: costs`, a separate template because a bill has as much code as another guide's whole page. */
export default function CostsGuideTemplate({ data }: PageProps<Queries.CostsGuideTemplateQuery>) {
  const costs = { countries: data.allCountry.nodes };
  const { link } = guidesWords.costs.bill;
  return (
    <GuidePage
      guide={data.guide}
      advisers={data.allAdviser.nodes}
      board={<CostBoard {...costs} />}
      week={<Week weeks={data.allCountry.nodes.flatMap(({ weeks }) => weeks)} />}
      opening={{ id: "worksheet", text: rulerWords.heading, link, part: <CostBill {...costs} /> }}
    />
  );
}

export const Head = guideHead;

export const query = graphql`
  query CostsGuideTemplate($id: String!, $near: [String!]!) {
    guide(id: { eq: $id }) { ...GuidePage }
    allAdviser { nodes { ...Adviser } }
    allCountry(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...CostCountry ...RulerCountry ...Week } }
  }
`;
