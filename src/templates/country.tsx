import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import fixedWords from "../../content/words/fixed-pages.json";
import frameWords from "../../content/words/frame.json";
import { Book } from "../countries/book/book";
import { CountryCards } from "../countries/country-cards";
import { CountryHero } from "../countries/country-hero";
import { CountryLayout } from "../countries/country-layout";
import { CountrySidebar } from "../countries/country-sidebar";
import { CountryStrip } from "../countries/country-strip";
import { SuitsBox } from "../countries/suits-box";
import { UsefulResources } from "../countries/useful-resources";
import { useNavigation } from "../frame/use-navigation";
import { InstitutionGrid } from "../institutions/institution-grid";
import { fill } from "../lib/fill";
import { required } from "../lib/required";
import { AdviceNote } from "../reading/advice-note";
import { ContentsList } from "../reading/contents-list";
import { FoldedSources } from "../reading/folded-sources";
import { Prose } from "../reading/prose";
import { Questions } from "../reading/questions";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";
import { ClosingSection } from "../ui/cards/closing-section";

const PLACE = "content/countries/*.mdx";
const RESOURCES = "useful-resources";
const TITLE = "title";
const UNIVERSITIES = "universities";

const underHero = css({ paddingTop: space[14] });

/** A country guide; a page of cards has a plain text. */
export default function CountryTemplate({ data }: PageProps<Queries.CountryTemplateQuery>) {
  const country = required(data.country, PLACE);
  const company = required(data.company, "content/company.json");
  const { closing } = required(data.home, "content/home.json");
  const rates = required(data.rates, "content/rates.json");
  const { consultation } = useNavigation();
  const { name, help, resources } = country;
  const isInChapters = country.cards.length === 0;
  const ask = isInChapters ? fill(countriesWords.country.ask, { name }) : consultation.title;
  return (
    <>
      <CountryHero
        titleId={TITLE}
        heading={isInChapters ? undefined : fixedWords.otherCountries}
        country={country}
        company={company.name}
      />
      {country.suits.length > 0 ? (
        <SuitsBox id="suits" name={name} suits={country.suits} thinkAgain={country.thinkAgain} />
      ) : (
        isInChapters && <div css={underHero} />
      )}
      {!isInChapters && <CountryCards id="cards" titleId={TITLE} cards={country.cards} rates={rates} />}
      <CountryLayout
        isSideWideOnly={isInChapters}
        sidebar={<CountrySidebar id="countries" countries={country.near} currentPath={country.path} />}
      >
        {isInChapters ? (
          <Book
            guide={country}
            rates={rates}
            resources={RESOURCES}
            sources="sources"
            universities={UNIVERSITIES}
          />
        ) : (
          <div>
            <ContentsList headings={country.headings} />
            {country.parts.map(({ html }) => (
              <Prose key="text" html={html} />
            ))}
            {resources.length > 0 && (
              <>
                <h2 id={RESOURCES}>{fixedWords.resources}</h2>
                <UsefulResources resources={resources} />
              </>
            )}
          </div>
        )}
        {country.questions && <Questions questions={country.questions} />}
        <AdviceNote advisers={data.allAdviser.nodes} country={country.slug} />
        <FoldedSources page={country} />
        {isInChapters && (
          <CountrySidebar id="other-countries" countries={country.near} currentPath={country.path} isFold />
        )}
      </CountryLayout>
      {country.institutions && <InstitutionGrid id={UNIVERSITIES} list={country.institutions} />}
      {isInChapters && <CountryStrip id="others" country={country} countries={country.near} />}
      <ClosingSection
        closing={{
          ...closing,
          heading: help.title,
          text: help.text,
          primary: { label: ask, path: consultation.path },
          ...(isInChapters ? { image: country.stamp, alt: "" } : {}),
        }}
        company={company}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.CountryTemplateQuery>) {
  const { trail } = frameWords;
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
  query CountryTemplate($id: String!, $near: [String!]!, $phoneCrop: ImageCropFocus!) {
    country(id: { eq: $id }) {
      title description slug path
      headings { id text }
      parts { html }
      suits thinkAgain
      figures { ...FactRow }
      resources { name link }
      questions { ...Questions }
      sources { name link }
      help { title text }
      cards { ...CountryCard }
      institutions { ...InstitutionGrid }
      near(ids: $near) { ...CountrySidebar ...CountryStamp }
      ...CountryBook ...CountryHero ...CountryStamp
    }
    allAdviser { nodes { ...Adviser } }
    rates { ...NumbersRates }
    company { name phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
