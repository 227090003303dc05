import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { CountryComparison } from "../compare/comparison";
import { required } from "../lib/required";
import { Seo } from "../seo/seo";
import { colour, from, size, space } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";
import { RoundMark } from "../ui/motifs/round-mark";

const PLACE = "content/pages.json#compare";

const head = css({
  position: "relative",
  paddingBottom: space[24],
  background: colour.states,
  [from.desktop]: { paddingBottom: `calc(${space[24]} + ${space[3]})` },
});
const mark = css({
  display: "none",
  [from.desktop]: {
    display: "block",
    position: "absolute",
    top: space[16],
    right: `max(${space.gutter}, (100% - ${size.container}) / 2 + ${space[11]})`,
    width: "clamp(200px, 20vw, 264px)",
    color: colour.current,
  },
  "@media print": { display: "none" },
});

export default function ComparePage({ data }: PageProps<Queries.ComparePageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const rates = required(data.rates, "content/rates.json");
  const read = data.newest.nodes[0]?.readOn ?? "";
  const [day = "", month = "", year = ""] = read.split(" ");
  return (
    <>
      <PageHead css={head} page={pageText}>
        {year && (
          <RoundMark
            css={mark}
            top={compareWords.compare.register.top}
            bottom={compareWords.compare.register.bottom}
            lines={[`${day} ${month}`, year]}
            hasWaves
          />
        )}
      </PageHead>
      <CountryComparison countries={data.allCountry.nodes} rates={rates} read={read} />
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
    rates { ...NumbersRates }
    newest: allFact(filter: { readOn: { ne: null } }, sort: { readOn: DESC }, limit: 1) { nodes { readOn(formatString: "D MMM YYYY") } }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...CompareCountry }
    }
  }
`;
