import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/cards/closing-section";
import { FactTable } from "../components/facts/fact-table";
import { FigureList } from "../components/facts/figure-list";
import { ReadingLayout } from "../components/layout/reading-layout";
import { ContentsList } from "../components/reading/contents-list";
import { Prose } from "../components/reading/prose";
import { ReadingMeta } from "../components/reading/reading-meta";
import { SourceList } from "../components/reading/source-list";
import { useNavigation } from "../frame/use-navigation";
import { InstitutionGrid } from "../institutions/institution-grid";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { required } from "../words/required";
import { useWords } from "../words/use-words";
import { CountryCards } from "./country/country-cards";
import { CountryHero } from "./country/country-hero";
import { CountrySidebar } from "./country/country-sidebar";
import { HelpCard } from "./country/help-card";
import { UsefulResources } from "./country/useful-resources";

const PLACE = "content/countries/*.mdx";

const underHero = css({ paddingTop: space[14] });

/** A country guide: figures at a glance, the text, official sites and the institutions that we list. */
export default function CountryTemplate({ data }: PageProps<Queries.CountryTemplateQuery>) {
  const country = required(data.country, PLACE);
  const company = required(data.company, "content/company.json");
  const home = required(data.home, "content/home.json");
  const words = required(data.words, "content/words.json");
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
          {country.atAGlance.length > 0 && (
            <FactTable id="at-a-glance" heading={words.country.atAGlance} facts={country.atAGlance} />
          )}
          <ContentsList id="contents" headings={country.headings} />
          <Prose html={country.html} />
          <UsefulResources id="useful-resources" resources={country.resources} />
          <FigureList id="figures" facts={country.figures} />
          <SourceList id="sources" sources={country.sources} reviewed={country.reviewedText} />
        </ReadingLayout>
      </div>
      <CountryCards id="cards" cards={country.cards} words={words.country} />
      {country.institutions && (
        <InstitutionGrid id="universities" list={country.institutions} words={words.institutions} />
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
      path
      html
      readingMinutes
      publishedText: published(formatString: "D MMM YYYY")
      headings { id text }
      atAGlance { ...FactRow }
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
      institutions { ...InstitutionWords }
    }
    company { name phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
