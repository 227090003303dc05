import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import frameWords from "../../content/words/frame.json";
import { GuideText } from "../countries/chapters/guide-text";
import { CountryHero } from "../countries/country-hero";
import { CountryLayout } from "../countries/country-layout";
import {
  LazyAdvice,
  LazyBar,
  LazyCards,
  LazyClosing,
  LazyContents,
  LazyHelp,
  LazyInstitutions,
  LazyNumbers,
  LazyQuestions,
  LazyResources,
  LazyRoute,
  LazySidebar,
  LazySources,
  LazyStrip,
  LazySuits,
} from "../countries/lazy-parts";
import { useNavigation } from "../frame/use-navigation";
import { fill } from "../lib/fill";
import { required } from "../lib/required";
import { specified } from "../lib/specified-pages";
import { Seo } from "../seo/seo";
import { space } from "../theme/tokens";

const PLACE = "content/countries/*.mdx";
const RESOURCES = "useful-resources";

const underHero = css({ paddingTop: space[14] });

/**
 * A country guide: for whom the country is, its figures, the text in chapters, official sites and the institutions
 * that we list. A page of cards has a plain text.
 */
export default function CountryTemplate({ data }: PageProps<Queries.CountryTemplateQuery>) {
  const country = required(data.country, PLACE);
  const company = required(data.company, "content/company.json");
  const { closing } = required(data.home, "content/home.json");
  const rates = required(data.rates, "content/rates.json");
  const { consultation } = useNavigation();
  const { name, help, resources } = country;
  const isInChapters = country.cards.length === 0;
  const chapters = [
    ...country.headings,
    ...(resources.length > 0 ? [{ id: RESOURCES, text: specified.resources }] : []),
  ];
  const ask = isInChapters ? fill(countriesWords.country.ask, { name }) : consultation.title;
  const sidebar = (
    <LazySidebar
      id="countries"
      countries={country.near}
      currentPath={country.path}
      isBelowContents={isInChapters}
    />
  );
  return (
    <>
      <CountryHero country={country} company={company.name} />
      {country.suits.length > 0 ? (
        <LazySuits id="suits" name={name} suits={country.suits} thinkAgain={country.thinkAgain} />
      ) : (
        isInChapters && <div css={underHero} />
      )}
      {!isInChapters && <LazyCards id="cards" cards={country.cards} rates={rates} />}
      <CountryLayout
        isSideWideOnly={isInChapters}
        sidebar={
          <>
            {isInChapters && <LazyRoute id="contents" chapters={chapters} />}
            {!isInChapters && sidebar}
            <LazyHelp id="help" {...help} label={ask} to={consultation.path} />
            {isInChapters && sidebar}
          </>
        }
      >
        {country.numbers.length > 0 && (
          <LazyNumbers
            id="numbers"
            slug={country.slug}
            name={name}
            numbers={country.numbers}
            rates={rates}
            sources="sources"
            bill={country.bill ? "bill" : undefined}
          />
        )}
        {!isInChapters && <LazyContents id="contents" headings={country.headings} />}
        <div>
          {isInChapters && <LazyBar id="contents-bar" chapters={chapters} />}
          <GuideText guide={country} isInChapters={isInChapters} rates={rates} />
          {resources.length > 0 && (
            <LazyResources
              id={RESOURCES}
              resources={resources}
              chapters={isInChapters ? chapters.length : 0}
            />
          )}
        </div>
        {country.questions && <LazyQuestions id="questions" questions={country.questions} />}
        <LazyAdvice id="advice" advisers={data.allAdviser.nodes} country={country.slug} />
        <LazySources
          id="sources"
          figures={country.figures}
          sources={country.sources}
          reviewed={country.reviewedText}
        />
      </CountryLayout>
      {country.institutions && <LazyInstitutions id="universities" list={country.institutions} />}
      {isInChapters && <LazyStrip id="others" country={country} countries={country.near} />}
      <LazyClosing
        id="closing"
        closing={
          isInChapters
            ? {
                ...closing,
                heading: help.title,
                text: help.text,
                primary: { label: ask, path: consultation.path },
                image: country.stamp,
                alt: "",
              }
            : closing
        }
        phone={company.phone}
        hours={company.hours}
        since={company.since}
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
      title
      description
      slug
      path
      headings { id text }
      suits
      thinkAgain
      numbers { ...CountryNumber }
      figures { ...FactRow }
      resources { name link }
      questions { ...Questions }
      sources { name link }
      help { title text }
      cards { ...CountryCard }
      institutions { ...InstitutionGrid }
      near(ids: $near) { ...CountrySidebar ...CountryStamp }
      ...GuideText
      ...CountryHero
      ...CountryStamp
    }
    allAdviser { nodes { ...Adviser } }
    rates { ...NumbersRates }
    company { name phone hours since }
    home { closing { ...ClosingSection } }
  }
`;
