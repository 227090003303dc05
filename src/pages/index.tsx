import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/cards/closing-section";
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
import { OrganizationData } from "../seo/organization-data";
import { Seo } from "../seo/seo";
import { required } from "../words/required";

/** The home page: eleven sections and the closing one (docs/decisions.md, "Pages"). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { allService, allBranch, allStep, allTestimonial, allArticle } = data;
  const home = required(data.home, "content/home.json");
  const { name, since, phone, hours } = required(data.company, "content/company.json");
  return (
    <>
      <Hero home={home} since={since} />
      <Services home={home} services={allService.nodes} />
      <States home={home} />
      <CountryMap home={home} />
      <About home={home} since={since} branches={allBranch.nodes} />
      <Stats home={home} company={name} />
      <Steps home={home} steps={allStep.nodes} />
      <Testimonials home={home} testimonials={allTestimonial.nodes} />
      <Institutions home={home} />
      <Awards home={home} />
      <Articles home={home} articles={allArticle.nodes} />
      <ClosingSection closing={home.closing} phone={phone} hours={hours} since={since} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { title, description } = required(data.home, "content/home.json");
  return (
    <Seo title={title} description={description} path="/" card="home">
      <OrganizationData branches={data.allBranch.nodes} />
    </Seo>
  );
}

export const query = graphql`
  query HomePage {
    home {
      title
      description
      ...HomeHero
      ...HomeServices
      ...HomeStates
      ...HomeCountryMap
      ...HomeAbout
      ...HomeStats
      ...HomeSteps
      ...HomeTestimonials
      ...HomeInstitutions
      ...HomeAwards
      ...HomeArticles
      closing { ...ClosingSection }
    }
    company { name since phone hours }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...ServicePoster } }
    allBranch { nodes { ...AboutBranch ...OrganizationBranch } }
    allStep { nodes { ...StepPass } }
    allTestimonial(limit: 3) { nodes { ...Postcard } }
    allArticle(sort: [{ date: DESC }, { order: ASC }, { slug: ASC }], limit: 3) { nodes { ...ArticleCard } }
  }
`;
