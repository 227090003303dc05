import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CountryComparison } from "../compare/comparison";
import { PageHead } from "../components/layout/page-head";
import { Seo } from "../seo/seo";
import { colour, space } from "../theme/tokens";
import { required } from "../words/required";

const PLACE = "content/pages.json#compare";

/** The pass lies over its lower edge. */
const head = css({ paddingBottom: space[20], background: colour.states });

/** All countries on the same rows, for the visitor to sort and to put side by side. */
export default function ComparePage({ data }: PageProps<Queries.ComparePageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const { compare, finder, panel } = required(data.words, "content/words.json");
  const rates = required(data.rates, "content/rates.json");
  return (
    <>
      <PageHead css={head} page={pageText} />
      <CountryComparison
        countries={data.allCountry.nodes}
        rates={rates}
        words={compare}
        finder={finder}
        panel={panel}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.ComparePageQuery>) {
  const { title, description } = required(data.pageText, PLACE);
  return <Seo title={title} description={description} path="/compare" card="guide" />;
}

export const query = graphql`
  query ComparePage {
    pageText(jsonId: { eq: "compare" }) { ...PageHead }
    words {
      compare { ...CompareWords }
      finder { ...FinderWords }
      panel { ...CompareRows }
    }
    rates { ...NumbersRates }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...CompareCountry }
    }
  }
`;
