import { graphql, type PageProps } from "gatsby";
import startsWords from "../../content/words/starts.json";
import { required } from "../lib/required";
import { fixedHead } from "../seo/fixed-head";
import { StartsBoard } from "../starts/starts-board";
import { ClosingSection } from "../ui/cards/closing-section";
import { PageHead } from "../ui/layout/page-head";
import { tinted } from "../ui/layout/primitives";

const { part } = startsWords;

export default function DatesPage({ data }: PageProps<Queries.DatesPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#dates");
  return (
    <>
      <PageHead css={tinted("sky")} page={pageText} />
      <StartsBoard countries={data.allCountry.nodes} />
      <ClosingSection heading={part.ask} text={part.askText} />
    </>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query DatesPage {
    pageText(jsonId: { eq: "dates" }) { ...PageHead }
    allCountry(filter: { year: { elemMatch: { month: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...StartsCountry }
    }
  }
`;
