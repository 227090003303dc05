import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { specified } from "../lib/specified-pages";
import { colour, font, from, size, space } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
import { ExternalLink } from "../ui/links/external-link";
import { AskTile } from "./ask-tile";
import fallback from "./default-institution.svg";
import { countryKey, filterQuery, noFilter } from "./finder-address";
import { FIRST, firstFew, ShowAll } from "./first-few";
import { InstitutionCard } from "./institution-card";

const words = institutionsWords.institutions;

const COLUMNS = 4;
const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[5] },
  [from.desktop]: { gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, rowGap: space[7] },
});

const official = css({ font: `700 1.3125rem/1.2 ${font.heading}` });
const links = css({
  marginBottom: space[5],
  "& a": { display: "inline-flex", alignItems: "center", minHeight: size.target, fontWeight: 600 },
});
const fold = css(foldStyle, {
  borderBlock: `1px solid ${colour.line}`,
  h3: { fontSize: "1.125rem", fontWeight: 700 },
  "&[open] > summary": { marginBottom: space[3] },
});

const listed = new Intl.ListFormat("en-GB");

function finderSearch(institutions: Queries.InstitutionGridFragment["institutions"]): string {
  const country = [...new Set(institutions.map((one) => countryKey(one.country)))];
  return `?${filterQuery({ ...noFilter, country })}`;
}

interface InstitutionGridProps {
  readonly id: string;
  readonly list: Queries.InstitutionGridFragment;
}

/** One tile fills the last row. Institutions that are all in other countries open on request. */
export function InstitutionGrid({ id, list }: InstitutionGridProps) {
  const { institutions, country, reason, searches } = list;
  const count = institutions.length;
  const places = [...new Set(institutions.map((one) => one.country))];
  const isElsewhere = !places.includes(country);
  const cards = (
    <ul css={[grid, firstFew]}>
      {institutions.map((institution, position) => (
        <InstitutionCard
          key={institution.id}
          institution={institution}
          pageCountry={country}
          fallback={fallback}
          isMore={!isElsewhere && position >= FIRST}
        />
      ))}
      {!isElsewhere && count > FIRST && <ShowAll text={fill(words.showAll, { count })} />}
      <AskTile
        count={count}
        columns={COLUMNS}
        widest="desktop"
        heading={words.askHeading}
        text={words.askText}
        button={words.askButton}
      />
    </ul>
  );
  const counted = count === 1 ? words.countOne : fill(words.countMany, { count });
  return (
    <Section ground="surface" labelledBy={id}>
      <SectionHeading
        id={id}
        heading={specified.universities}
        intro={
          <>
            {!isElsewhere && <strong>{counted}</strong>} {reason}{" "}
            <Link to={`/institutions${finderSearch(institutions)}`}>{words.find}</Link>
          </>
        }
      />
      {isElsewhere && searches && (
        <>
          <h3 css={official}>{fill(words.search, { country })}</h3>
          <ul css={links}>
            {searches.map(({ name, link }) => (
              <li key={link}>
                <ExternalLink href={link}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isElsewhere ? (
        <details css={fold} data-alternatives="">
          <summary>
            <h3>{fill(words.alternatives, { country: listed.format(places) })}</h3>
          </summary>
          {cards}
        </details>
      ) : (
        cards
      )}
    </Section>
  );
}

export const query = graphql`
  fragment InstitutionGrid on InstitutionList {
    country
    reason
    searches { name link }
    institutions: list {
      ...InstitutionCard
    }
  }
`;
