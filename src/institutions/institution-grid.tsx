import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { SyntheticEvent } from "react";
import { Section } from "../components/layout/section";
import { SectionHeading } from "../components/layout/section-heading";
import { buttonStyle } from "../components/links/button-style";
import { from, space } from "../theme/tokens";
import { fill } from "../words/fill";
import { specified } from "../words/specified-pages";
import { AskTile } from "./ask-tile";
import fallback from "./default-institution.svg";
import { countryKey, filterQuery, noFilter } from "./finder-address";
import { InstitutionCard } from "./institution-card";

const COLUMNS = 4;
/** How many cards a narrow window shows before it is asked for all. */
const FIRST = 4;

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[3]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[5] },
  [from.desktop]: { gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, rowGap: space[7] },
  // A browser that knows no `scripting` shows all cards, and no button.
  "@media screen and (width < 40em) and (scripting: enabled)": {
    "&:has(details:not([open])) > [data-more]": { display: "none" },
  },
});
const all = css({
  display: "none",
  "@media screen and (width < 40em) and (scripting: enabled)": {
    display: "block",
    "&:has([open])": { display: "none" },
  },
});
const showAll = css(buttonStyle({ look: "secondary" }), {
  width: "100%",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
});
/** Gives the focus to the first of the cards that have come: the button that brought them is gone. */
function goToMore({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  currentTarget.closest("ul")?.querySelector<HTMLElement>("[data-more] a[href]")?.focus();
}

/** What chooses, on the page of all institutions, the country in which these are. */
function finderSearch(institutions: Queries.InstitutionGridFragment["institutions"]): string {
  const country = [...new Set(institutions.map((one) => countryKey(one.country)))];
  return `?${filterQuery({ ...noFilter, country })}`;
}

export interface InstitutionGridProps {
  readonly id: string;
  readonly list: Queries.InstitutionGridFragment;
  readonly words: Queries.InstitutionWordsFragment;
}

/**
 * A country's institutions, and one tile that fills the last row, however many there are. Narrow windows show the first
 * four, and all on request.
 */
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
            <strong>{count === 1 ? words.countOne : fill(words.countMany, { count })}</strong> {reason}{" "}
            <Link to={`/institutions${finderSearch(institutions)}`}>{words.find}</Link>
          </>
        }
      />
      <ul css={grid}>
        {institutions.map((institution, position) => (
          <InstitutionCard
            key={institution.id}
            institution={institution}
            pageCountry={country}
            fallback={fallback}
            words={words}
            isMore={position >= FIRST}
          />
        ))}
        <AskTile
          count={count}
          columns={COLUMNS}
          widest="desktop"
          heading={words.askHeading}
          text={words.askText}
          button={words.askButton}
        />
        {count > FIRST && (
          <li css={all}>
            <details onToggle={goToMore}>
              <summary css={showAll}>{fill(words.showAll, { count })}</summary>
            </details>
          </li>
        )}
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
    ...InstitutionActionWords
    coursePage
    coming
    ask
    showAll
    askHeading
    askText
    askButton
    find
  }
`;
