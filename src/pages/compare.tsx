import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CountryComparison } from "../compare/comparison";
import { required } from "../lib/required";
import { fixedHead } from "../seo/fixed-head";
import { colour, from, space } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";

const head = css({
  paddingBottom: space[24],
  background: colour.states,
  [from.desktop]: { paddingBottom: `calc(${space[24]} + ${space[3]})` },
});

export default function ComparePage({ data }: PageProps<Queries.ComparePageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#compare");
  return (
    <div data-print="compare">
      <PageHead css={head} page={pageText} />
      <CountryComparison countries={data.allCountry.nodes} ways={data.allBudgetWay.nodes} />
    </div>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query ComparePage {
    pageText(jsonId: { eq: "compare" }) { ...PageHead }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...CompareCountry }
    }
    allBudgetWay { nodes { ...BudgetWay } }
  }
`;
