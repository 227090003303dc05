import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import planWords from "../../content/words/plan.json";
import { required } from "../lib/required";
import { PlanBoard } from "../plan/plan-board";
import { Seo } from "../seo/seo";
import { colour, from, space, type } from "../theme/tokens";
import { besideStamp, HeadStamp } from "../ui/layout/head-stamp";
import { PageHead } from "../ui/layout/page-head";

const PLACE = "content/pages.json#plan";

/** With narrow margins: src/theme/global-styles.tsx. */
const sheet = css({ position: "relative", "@media print": { page: "plan" } });
const sharedIntro = css({
  display: "none",
  maxWidth: "36em",
  marginTop: space[5],
  fontSize: type.intro,
  lineHeight: 1.5,
  /* Beside what can be done with it. */
  [from.desktop]: { maxWidth: "min(30em, 100% - 450px)" },
});
const head = css({
  "&:has(~ * [data-shared])": {
    p: { display: "none" },
    "p[data-shared-intro]": { display: "block" },
    /* What can be done with it stands there. */
    "[data-head-stamp]": { display: "none" },
    [from.desktop]: { minHeight: "430px", "& > div": { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
  background: colour.awards,
  "@media print": {
    "&, & > div": { padding: 0 },
    "nav, p": { display: "none" },
    h1: { margin: 0, fontSize: "1.75rem" },
  },
});

/** A family's plan, kept in its own browser. */
export default function PlanPage({ data }: PageProps<Queries.PlanPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  return (
    <div css={sheet}>
      <PageHead css={[head, besideStamp]} page={pageText}>
        {pageText.image && <HeadStamp file={pageText.image} alt={pageText.alt ?? ""} />}
        <p css={sharedIntro} data-shared-intro="">
          {planWords.plan.sharedIntro}
        </p>
      </PageHead>
      <PlanBoard
        countries={data.allCountry.nodes}
        company={required(data.company?.fullName, "content/company.json")}
        rates={required(data.rates, "content/rates.json")}
        ways={pageText.links}
      />
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.PlanPageQuery>) {
  const { title, description } = required(data.pageText, PLACE);
  return <Seo title={title} description={description} path="/plan" card="guide" />;
}

export const query = graphql`
  query PlanPage {
    pageText(jsonId: { eq: "plan" }) {
      ...PageHead
      alt
      links { label path note }
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 560, aspectRatio: 1.3333, transformOptions: { cropFocus: SOUTH }, breakpoints: [560])
        }
      }
    }
    company { fullName }
    rates { ...NumbersRates }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...PlanCountry }
    }
  }
`;
