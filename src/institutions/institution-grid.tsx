import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { MouseEvent } from "react";
import fixedWords from "../../content/words/fixed-pages.json";
import words from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { keyOf } from "../lib/query";
import { listed } from "../lib/written";
import { lettering } from "../theme/lettering";
import { rule, space } from "../theme/tokens";
import { below, grid, target } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { buttonStyle } from "../ui/links/button-style";
import { ExternalLink } from "../ui/links/external-link";
import { AskTile, COLUMNS } from "./ask-tile";
import { filterQuery, noFilter } from "./finder-address";
import { InstitutionCard } from "./institution-card";

const FIRST = 6;

/** Narrow windows show the first cards. Browsers without `scripting` or `:has` show all, and no button. */
const firstFew = css({
  "@media screen and (width < 40em) and (scripting: enabled)": {
    "&:has(details:not([open])) > [data-more]": { display: "none" },
  },
});

const all = css({
  display: "none",
  "@supports selector(:has(*))": {
    "@media screen and (width < 40em) and (scripting: enabled)": {
      display: "block",
      "&:has([open])": { display: "none" },
    },
  },
});
const showAll = css(buttonStyle({ look: "secondary" }), {
  width: "100%",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
});

/** Opens, and moves the focus to the first new card, as the button that showed them is gone. */
function showMore(event: MouseEvent<HTMLElement>): void {
  const fold = event.currentTarget.closest("details");
  if (!fold) return;
  event.preventDefault();
  fold.open = true;
  fold.closest("ul")?.querySelector<HTMLElement>("[data-more] a[href]")?.focus();
}

function ShowAll({ text }: { readonly text: string }) {
  return (
    <li css={all}>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary css={showAll} onClick={showMore}>
          {text}
        </summary>
      </details>
    </li>
  );
}

function finderSearch(institutions: Queries.InstitutionGridFragment["institutions"]): string {
  const country = [...new Set(institutions.map((one) => keyOf(one.country)))];
  return `?${filterQuery({ ...noFilter, country })}`;
}

/** If all institutions are in other countries, the country's own registers come first. */
export function InstitutionGrid({ list }: { readonly list: Queries.InstitutionGridFragment }) {
  const { institutions, country, reason, searches } = list;
  const count = institutions.length;
  const places = [...new Set(institutions.map((one) => one.country))];
  const isElsewhere = !places.includes(country);
  const counted = fill(count === 1 ? words.countOne : words.countMany, { count, places: listed(places) });
  return (
    <Section
      ground="surface"
      labelledBy="universities"
      heading={fixedWords.universities}
      intro={
        <>
          <strong>{counted}</strong> {reason}{" "}
          <Link to={`/institutions${finderSearch(institutions)}`}>{words.find}</Link>
        </>
      }
    >
      {isElsewhere && searches && (
        <div css={{ ...below(5), padding: space[5], border: rule.tear }}>
          <h3 css={lettering.head}>{fill(words.search, { country })}</h3>
          <ul css={{ "& a": { ...target, fontWeight: 600 } }}>
            {searches.map(({ name, link }) => (
              <li key={link}>
                <ExternalLink href={link}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul css={[grid([0, 8], { tablet: [2, [5, 8]], desktop: [COLUMNS, 8] }), firstFew]}>
        {institutions.map((institution, position) => (
          <InstitutionCard
            key={institution.id}
            institution={institution}
            look="tile"
            pageCountry={country}
            isMore={position >= FIRST}
          />
        ))}
        {count > FIRST && <ShowAll text={fill(words.showAll, { count })} />}
        <AskTile count={count} />
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment InstitutionGrid on InstitutionList {
    country reason
    searches { name link }
    institutions: list { ...InstitutionCard }
  }
`;
