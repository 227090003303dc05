import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/cards/closing-section";
import { ReadingLayout } from "../components/layout/reading-layout";
import { AdviceNote } from "../components/reading/advice-note";
import { ContentsList } from "../components/reading/contents-list";
import { Prose } from "../components/reading/prose";
import { ReadingMeta } from "../components/reading/reading-meta";
import { useNavigation } from "../frame/use-navigation";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { required } from "../words/required";
import { useWords } from "../words/use-words";
import { CountryHero } from "./country/country-hero";
import { CountrySidebar } from "./country/country-sidebar";
import { HelpCard } from "./country/help-card";
import { LazyCards, LazyInstitutions, LazyNumbers, LazySources } from "./country/lazy-parts";
import { UsefulResources } from "./country/useful-resources";

const PLACE = "content/countries/*.mdx";

const underHero = css({ paddingTop: space[14] });

/** A country guide: figures at a glance, the text, official sites and the institutions that we list. */
export default function CountryTemplate({ data }: PageProps<Queries.CountryTemplateQuery>) {
  const country = required(data.country, PLACE);
  const company = required(data.company, "content/company.json");
  const home = required(data.home, "content/home.json");
  const words = required(data.words, "content/words.json");
  const rates = required(data.rates, "content/rates.json");
  const { consultation } = useNavigation();
  return (
    <>
      <CountryHero country={country} company={company.name} />
      <div css={underHero}>
        <ReadingLayout
          sidebar={
            <>
              <CountrySidebar countries={country.near} currentPath={country.path} words={words.country} />
              <HelpCard {...country.help} label={consultation.title} />
            </>
          }
        >
          <ReadingMeta
            minutes={country.readingMinutes}
            published={country.publishedText}
            reviewed={country.reviewedText}
          />
          <LazyNumbers
            id="numbers"
            name={country.name}
            numbers={country.numbers}
            rates={rates}
            words={words.panel}
            sources="sources"
          />
          <ContentsList id="contents" headings={country.headings} />
          <Prose html={country.html} />
          <AdviceNote id="advice" words={words.advice} country={country.slug} />
          <UsefulResources id="useful-resources" resources={country.resources} />
          <LazySources
            id="sources"
            figures={country.figures}
            sources={country.sources}
            reviewed={country.reviewedText}
          />
        </ReadingLayout>
      </div>
      <LazyCards id="cards" cards={country.cards} words={words.country} />
      {country.institutions && (
        <LazyInstitutions id="universities" list={country.institutions} words={words.institutions} />
      )}
      <ClosingSection
        closing={home.closing}
        phone={company.phone}
        hours={company.hours}
        since={company.since}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.CountryTemplateQuery>) {
  const { trail } = useWords();
  const { title, description, path } = required(data.country, PLACE);
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      card="country"
      parent={{ title: trail.countries, path: "/#countries" }}
    />
  );
}

export const query = graphql`
  query CountryTemplate($id: String!, $near: [String!]!) {
    country(id: { eq: $id }) {
      title
      description
      slug
      path
      html
      readingMinutes
      publishedText: published(formatString: "D MMM YYYY")
      headings { id text }
      numbers { ...CountryNumber }
      figures { ...FactRow }
      resources { name link }
      sources { name link }
      help { title text }
      cards { ...CountryCard }
      institutions { ...InstitutionGrid }
      near(ids: $near) { ...CountrySidebar }
      ...CountryHero
    }
    words {
      country { ...CountryWords }
      panel { ...NumbersWords }
      advice { ...Advice }
      institutions { ...InstitutionWords }
    }
    rates { ...NumbersRates }
    company { name phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
