import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import frameWords from "../../content/words/frame.json";
import subjectsWords from "../../content/words/subjects.json";
import { CountryChapters, localCurrency } from "../countries/chapters/country-chapters";
import { CountryHero } from "../countries/country-hero";
import { CountryLayout } from "../countries/country-layout";
import { CountryStrip } from "../countries/country-strip";
import { CountrySums, type SummedCountry } from "../countries/country-sums";
import { inSentence } from "../countries/in-sentence";
import { NextSteps } from "../countries/next-steps";
import { SuitsBox } from "../countries/suits-box";
import { UsefulResources } from "../countries/useful-resources";
import { useNavigation } from "../frame/use-navigation";
import { InstitutionGrid } from "../institutions/institution-grid";
import { fill } from "../lib/fill";
import { required } from "../lib/required";
import { HomeRate } from "../money/home-rate";
import { AdviceNote } from "../reading/advice-note";
import { FoldedSources } from "../reading/folded-sources";
import { Questions } from "../reading/questions";
import { Seo } from "../seo/seo";
import { PlanStar } from "../star/plan-star";
import { SubjectLinks } from "../subjects/subject-links";
import { lettering } from "../theme/lettering";
import { paperScope } from "../theme/schemes";
import { colour, font, from, rule, shadow, space, type } from "../theme/tokens";
import { ClosingSection } from "../ui/cards/closing-section";
import { above, onlyFrom, stack, ticket } from "../ui/layout/primitives";
import { ButtonLink } from "../ui/links/button-link";

const place = css({ ...onlyFrom("desktop"), filter: shadow.dropSmall });
const paper = css({
  ...stack(2),
  padding: space[4],
  ...paperScope,
  background: colour.surface,
  ...ticket("0 0", "100% 0", "0 100%", "100% 100%"),
  h2: { font: `700 ${type.h3}/1.2 ${font.heading}` },
  "& > :last-child": { paddingInline: "18px", textWrap: "balance", [from.wide]: { paddingInline: space[8] } },
});
const ticketSums = css({
  display: "grid",
  color: colour.heading,
  paddingBottom: space[2],
  borderBottom: rule.tear,
});

interface CountryTicketProps {
  readonly country: SummedCountry & { readonly name: string };
  readonly to: string;
  readonly label: string;
}

/** Beside the chapters of wide windows: the sum, the star and the way to ask. */
function CountryTicket({ country, to, label }: CountryTicketProps) {
  return (
    <section css={place} aria-label={country.name}>
      <div css={paper}>
        <CountrySums country={country} css={ticketSums} />
        <div>
          <PlanStar kind="country" id={country.slug} name={country.name} />
        </div>
        <ButtonLink to={to} look="primary">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}

const sourced = css({ ...stack(3), "& > p": lettering.hint });
const sums = css({ marginTop: space[5], color: colour.onDark });

interface FirstStepProps {
  readonly country: SummedCountry;
  readonly look: "ink" | "primary";
  readonly to: string;
  readonly label: string;
}

function FirstStep({ country, look, to, label }: FirstStepProps) {
  return (
    <>
      <CountrySums country={country} css={sums} />
      {/* Phones have the way to the form in the bar at the foot. */}
      <div css={[above(5), onlyFrom("tablet")]}>
        <ButtonLink to={to} look={look}>
          {label}
        </ButtonLink>
      </div>
    </>
  );
}

const PLACE = "content/countries/*.mdx";

export default function CountryTemplate({ data }: PageProps<Queries.CountryTemplateQuery>) {
  const country = required(data.country, PLACE);
  const { consultation } = useNavigation();
  const { name, help } = country;
  const ask = fill(countriesWords.ask, { name: inSentence(name) });
  return (
    <>
      <CountryHero country={country}>
        <FirstStep
          country={country}
          look={country.colour === "red" || country.colour === "leaf" ? "ink" : "primary"}
          to={consultation.path}
          label={ask}
        />
      </CountryHero>
      {country.suits.length > 0 ? (
        <SuitsBox name={name} suits={country.suits} thinkAgain={country.thinkAgain} />
      ) : (
        <div css={{ paddingTop: space[16] }} />
      )}
      <CountryLayout
        country={country}
        compared={country}
        ticket={<CountryTicket country={country} to={consultation.path} label={ask} />}
      >
        <CountryChapters guide={country} />
        <NextSteps country={country}>
          {data.allSubject.nodes.length > 0 && (
            <SubjectLinks
              heading={fill(subjectsWords.suit, { name })}
              subjects={data.allSubject.nodes}
              as="h3"
            />
          )}
        </NextSteps>
        {country.questions && <Questions questions={country.questions} />}
        <div css={sourced}>
          <FoldedSources page={country} />
          <HomeRate local={localCurrency(country)} />
          <AdviceNote advisers={data.allAdviser.nodes} country={country.slug} />
        </div>
        <UsefulResources resources={country.resources} />
      </CountryLayout>
      {country.institutions && <InstitutionGrid list={country.institutions} />}
      <CountryStrip country={country} countries={country.near} />
      <ClosingSection
        heading={help.title}
        text={help.text}
        primary={{ label: ask, path: consultation.path }}
        image={country.stamp}
        alt=""
      />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.CountryTemplateQuery>) {
  const parent = { title: frameWords.trail.countries, path: "/#countries" };
  return <Seo page={required(data.country, PLACE)} card="country" parent={parent} />;
}

export const query = graphql`
  query CountryTemplate($id: String!, $near: [String!]!, $phoneCrop: ImageCropFocus!) {
    country(id: { eq: $id }) {
      title description slug path suits thinkAgain
      figures { ...FactRow }
      questions { ...Questions }
      sources { name link }
      help { title text }
      institutions { ...InstitutionGrid }
      near(ids: $near) { ...CountrySidebar ...CountryStamp }
      ...CountryChapters ...CountryHero ...CountryStamp
    }
    allAdviser { nodes { ...Adviser } }
    allSubject(filter: { countries: { elemMatch: { id: { eq: $id } } } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { ...SubjectLink }
    }
  }
`;
