import { graphql, Link, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PlanBoard } from "../plan/plan-board";
import { fixedHead } from "../seo/fixed-head";

export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const pageText = required(data.pageText, "content/pages.json#plan");
  return (
    <div css={{ position: "relative" }} data-print="plan">
      <PlanBoard countries={data.allCountry.nodes} page={pageText}>
        <ul>
          {pageText.links?.map(({ label, path, note }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
              {note}
            </li>
          ))}
        </ul>
      </PlanBoard>
    </div>
  );
}

export const Head = fixedHead("guide");

export const query = graphql`
  query PlanPage {
    pageText(jsonId: { eq: "plan" }) {
      ...PageHead alt
      links { label path note }
      stamp: image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: SOUTH }, breakpoints: [560, 1260]) } }
    }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...PlanCountry }
    }
  }
`;
