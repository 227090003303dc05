import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import words from "../../content/words/figures.json";
import { FigureRegister } from "../figures/figure-register";
import { figureSections } from "../figures/figure-sections";
import { NewestFigures } from "../figures/newest-figures";
import { StateKey } from "../figures/state-key";
import { required } from "../lib/required";
import { HeadTag } from "../seo/head-tag";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";

const PLACE = "content/pages.json#figures";
const USE = "use";

const others = [
  { slug: "home", name: words.places.home, code: "IN NP" },
  { slug: "company", name: words.places.company },
];

export default function FiguresPage({ data }: PageProps<Queries.FiguresPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const figures = data.allFact.nodes;
  const countries = data.allCountry.nodes;
  const sections = useMemo(() => figureSections([...countries, ...others], figures), [countries, figures]);
  return (
    <>
      <PageHead page={pageText} css={{ paddingBottom: space[5] }}>
        <NewestFigures figures={figures} places={countries} />
        <StateKey figures={figures} useId={USE} />
      </PageHead>
      <FigureRegister sections={sections} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.FiguresPageQuery>) {
  return (
    <Seo page={required(data.pageText, PLACE)} card="guide">
      <HeadTag tag="link" rel="alternate" type="application/json" title={words.data} href="/figures.json" />
    </Seo>
  );
}

export const query = graphql`
  query FiguresPage {
    pageText(jsonId: { eq: "figures" }) { ...PageHead }
    allCountry(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug name code path } }
    allFact(sort: { jsonId: ASC }) { nodes { ...Figure } }
  }
`;
