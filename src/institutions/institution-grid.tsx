import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { specified } from "../lib/specified-pages";
import { from, space } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
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
  gap: `${space[3]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[5] },
  [from.desktop]: { gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, rowGap: space[7] },
});

/** What chooses, on the page of all institutions, the country in which these are. */
function finderSearch(institutions: Queries.InstitutionGridFragment["institutions"]): string {
  const country = [...new Set(institutions.map((one) => countryKey(one.country)))];
  return `?${filterQuery({ ...noFilter, country })}`;
}

export interface InstitutionGridProps {
  readonly id: string;
  readonly list: Queries.InstitutionGridFragment;
}

/**
 * A country's institutions, and one tile that fills the last row, however many there are. Narrow windows show the first
 * few, and all on request.
 */
export function InstitutionGrid({ id, list }: InstitutionGridProps) {
  const { institutions, country, reason } = list;
  const count = institutions.length;
  return (
    <Section ground="surface" labelledBy={id}>
      <SectionHeading
        id={id}
        heading={specified.universities}
        intro={
          <>
            <strong>{count === 1 ? words.countOne : fill(words.countMany, { count })}</strong> {reason}{" "}
            <Link to={`/institutions${finderSearch(institutions)}`}>{words.find}</Link>
          </>
        }
      />
      <ul css={[grid, firstFew]}>
        {institutions.map((institution, position) => (
          <InstitutionCard
            key={institution.id}
            institution={institution}
            pageCountry={country}
            fallback={fallback}
            isMore={position >= FIRST}
          />
        ))}
        {count > FIRST && <ShowAll text={fill(words.showAll, { count })} />}
        <AskTile
          count={count}
          columns={COLUMNS}
          widest="desktop"
          heading={words.askHeading}
          text={words.askText}
          button={words.askButton}
        />
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment InstitutionGrid on InstitutionList {
    country
    reason
    institutions: list {
      ...InstitutionCard
    }
  }
`;
