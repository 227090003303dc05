import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Hero } from "../home/hero";
import {
  LazyAbout,
  LazyArticles,
  LazyAwards,
  LazyClosing,
  LazyCountryMap,
  LazyInstitutions,
  LazyServices,
  LazyStates,
  LazyStats,
  LazySteps,
  LazyTestimonials,
} from "../home/lazy-parts";
import { required } from "../lib/required";
import { OrganizationData } from "../seo/organization-data";
import { Seo } from "../seo/seo";

/** The home page: eleven sections and the closing one (docs/decisions.md, "Pages"). */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { allService, allGuide, allBranch, allStep, allTestimonial, allArticle } = data;
  const home = required(data.home, "content/home.json");
  const company = required(data.company, "content/company.json");
  return (
    <>
      <Hero home={home} />
      <LazyServices id="services" home={home} services={allService.nodes} guides={allGuide.nodes} />
      <LazyStates id="states" home={home} />
      <LazyCountryMap
        id="countries"
        home={home}
        countries={data.allCountry.nodes}
        rates={required(data.rates, "content/rates.json")}
      />
      <LazyAbout id="about" home={home} since={company.since} branches={allBranch.nodes} />
      <LazyStats id="stats" home={home} company={company.name} />
      <LazySteps id="steps" home={home} steps={allStep.nodes} />
      <LazyTestimonials id="testimonials" home={home} testimonials={allTestimonial.nodes} />
      <LazyInstitutions id="institutions" home={home} />
      <LazyAwards id="awards" home={home} />
      <LazyArticles id="articles" home={home} articles={allArticle.nodes} total={allArticle.totalCount} />
      <LazyClosing id="closing" closing={home.closing} company={company} />
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
    rates { ...NumbersRates }
    allCountry(filter: { numbers: { elemMatch: { row: { ne: null } } } }, sort: { name: ASC }) {
      nodes { ...Departure }
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...ServicePoster } }
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
