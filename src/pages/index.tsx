import { graphql, type HeadProps, type PageProps } from "gatsby";
import rulerWords from "../../content/words/ruler.json";
import { LanguageLinks } from "../frame/language-links";
import { About } from "../home/about";
import { Articles } from "../home/articles";
import { Awards } from "../home/awards";
import { CountryMap } from "../home/country-map";
import { Hero } from "../home/hero";
import { Institutions } from "../home/institutions";
import { Services } from "../home/services";
import { States } from "../home/states";
import { Stats } from "../home/stats";
import { Steps } from "../home/steps";
import { Testimonials } from "../home/testimonials";
import { required } from "../lib/required";
import { AskingRuler } from "../ruler/ruler";
import { OrganizationData } from "../seo/organization-data";
import { Seo } from "../seo/seo";
import { ClosingSection } from "../ui/cards/closing-section";
import { Section } from "../ui/layout/section";

/** The home page: twelve sections and the closing one (docs/decisions.md, "Pages"). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { allService, allSubject, allGuide, allBranch, allStep, allTestimonial, allArticle } = data;
  const home = required(data.home, "content/home.json");
  return (
    <>
      <Hero home={home}>
        <LanguageLinks currentPath="/" />
      </Hero>
      <Section ground="closing" id="ruler" heading={rulerWords.heading} intro={rulerWords.lead}>
        <AskingRuler countries={data.allCountry.nodes} />
      </Section>
      <Services home={home} services={allService.nodes} subjects={allSubject.nodes} guides={allGuide.nodes} />
      <States home={home} />
      <CountryMap home={home} countries={data.allCountry.nodes} />
      <About home={home} branches={allBranch.nodes} />
      <Stats home={home} />
      <Steps home={home} steps={allStep.nodes} />
      <Testimonials home={home} testimonials={allTestimonial.nodes} />
      <Institutions home={home} />
      <Awards home={home} />
      <Articles home={home} articles={allArticle.nodes} total={allArticle.totalCount} />
      <ClosingSection />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  return (
    <Seo page={{ ...required(data.home, "content/home.json"), path: "/" }} card="home">
      <OrganizationData branches={data.allBranch.nodes} />
    </Seo>
  );
}

export const query = graphql`
  query HomePage {
    home {
      title description ...HomeHero ...HomeServices
      ...HomeStates ...HomeCountryMap ...HomeAbout ...HomeStats
      ...HomeSteps ...HomeTestimonials ...HomeInstitutions ...HomeAwards ...HomeArticles
    }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...Departure ...RulerCountry }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...ServicePoster } }
    allSubject(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...SubjectLink } }
    allGuide(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...GuideLink } }
    allBranch { nodes { ...AboutBranch ...OrganizationBranch } }
    allStep { nodes { ...StepPass } }
    allTestimonial(limit: 3) { nodes { ...Postcard } }
    allArticle(sort: [{ date: DESC }, { order: ASC }, { slug: ASC }], limit: 3) {
      totalCount
      nodes { ...ArticleCard }
    }
  }
`;
