import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../components/layout/section";
import { SectionHeading } from "../components/layout/section-heading";
import { ButtonLink } from "../components/links/button-link";
import { colour, from, ground, radius, space } from "../theme/tokens";
import { fill } from "../words/fill";
import { specified } from "../words/specified-pages";
import fallback from "./default-institution.svg";
import { InstitutionCard } from "./institution-card";

const COLUMNS = 4;

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[3]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[5] },
  [from.desktop]: { gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, rowGap: space[7] },
});
const ask = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[3],
  gridColumnEnd: "-1",
  padding: space[6],
  borderRadius: radius.card,
  background: ground.sea,
  color: colour.onDark,
  p: { maxWidth: "26em", lineHeight: 1.45 },
  h3: { color: colour.onDark, fontSize: "1.625rem", fontWeight: 800 },
  "--focus": colour.focusOnDark,
});

/** Columns that the closing tile spans to fill the last row. */
function columnsLeft(count: number, columns: number): number {
  return columns - (count % columns);
}

export interface InstitutionGridProps {
  readonly id: string;
  readonly list: Queries.InstitutionGridFragment;
  readonly words: Queries.InstitutionWordsFragment;
}

/** A country's institutions, and one tile that fills the last row, however many there are. */
export function InstitutionGrid({ id, list, words }: InstitutionGridProps) {
  const { institutions, country, reason } = list;
  const count = institutions.length;
  return (
    <Section ground="surface" labelledBy={id}>
      <SectionHeading
        id={id}
        heading={specified.universities}
        intro={
          <>
            <strong>{count === 1 ? words.countOne : fill(words.countMany, { count })}</strong> {reason}
          </>
        }
      />
      <ul css={grid}>
        {institutions.map((institution) => (
          <InstitutionCard
            key={institution.id}
            institution={institution}
            pageCountry={country}
            fallback={fallback}
            words={words}
          />
        ))}
        <li
          css={[
            ask,
            {
              [from.tablet]: { gridColumnStart: `span ${columnsLeft(count, 2)}` },
              [from.desktop]: { gridColumnStart: `span ${columnsLeft(count, COLUMNS)}` },
            },
          ]}
        >
          <h3>{words.askHeading}</h3>
          <p>{words.askText}</p>
          <ButtonLink to="/contact" look="ink" isSmall>
            {words.askButton}
          </ButtonLink>
        </li>
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
  fragment InstitutionWords on WordsInstitutions {
    countOne
    countMany
    elsewhere
    courses
    coursePage
    coming
    contact
    askHeading
    askText
    askButton
  }
`;
