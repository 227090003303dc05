import { graphql, type HeadProps, type PageProps } from "gatsby";
import fixedWords from "../../content/words/fixed-pages.json";
import frameWords from "../../content/words/frame.json";
import { CountryCards } from "../countries/country-cards";
import { CountryHero } from "../countries/country-hero";
import { CountryLayout } from "../countries/country-layout";
import { UsefulResources } from "../countries/useful-resources";
import { useNavigation } from "../frame/use-navigation";
import { required } from "../lib/required";
import { AdviceNote } from "../reading/advice-note";
import { ContentsList } from "../reading/contents-list";
import { FoldedSources } from "../reading/folded-sources";
import { Prose } from "../reading/prose";
import { Questions } from "../reading/questions";
import { Seo } from "../seo/seo";
import { ClosingSection } from "../ui/cards/closing-section";

const PLACE = "content/countries/*.mdx";

/** A page of the countries' menu with cards that link to country guides, and a text below them. */
export default function CountryCardsTemplate({ data }: PageProps<Queries.CountryCardsTemplateQuery>) {
  const country = required(data.country, PLACE);
  const { consultation } = useNavigation();
  return (
    <>
      <CountryHero heading={fixedWords.otherCountries} country={country} />
      <CountryCards cards={country.cards} />
      <CountryLayout country={country}>
        <div>
          <ContentsList headings={country.headings} />
          {country.parts.map(({ html }) => (
            <Prose key="text" html={html} />
          ))}
        </div>
        {country.questions && <Questions questions={country.questions} />}
        <FoldedSources page={country} />
        <AdviceNote advisers={data.allAdviser.nodes} country={country.slug} />
        <UsefulResources resources={country.resources} />
      </CountryLayout>
      <ClosingSection
        heading={country.help.title}
        text={country.help.text}
        primary={{ label: consultation.title, path: consultation.path }}
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.CountryCardsTemplateQuery>) {
  const parent = { title: frameWords.trail.countries, path: "/#countries" };
  return <Seo page={required(data.country, PLACE)} card="country" parent={parent} />;
}

export const query = graphql`
  query CountryCardsTemplate($id: String!, $near: [String!]!, $phoneCrop: ImageCropFocus!) {
    country(id: { eq: $id }) {
      title description slug path
      headings { id text }
      parts { html }
      figures { ...FactRow }
      resources { name link }
      questions { ...Questions }
      sources { name link }
      help { title text }
      cards { ...CountryCard }
      near(ids: $near) { ...CountrySidebar }
      ...CountryHero
    }
    allAdviser { nodes { ...Adviser } }
  }
`;
