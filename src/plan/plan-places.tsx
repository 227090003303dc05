import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import planWords from "../../content/words/plan.json";
import { rowValue } from "../compare/country-values";
import type { MoneyWriter } from "../compare/reasons";
import { ValueText } from "../compare/value-text";
import fallback from "../institutions/default-institution.svg";
import { InstitutionImage } from "../institutions/institution-image";
import { fill } from "../lib/fill";
import { MOST_INSTITUTIONS, type Plan } from "../star/plan";
import { colour, font, from, radius, shadow, size, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { buttonStyle } from "../ui/links/button-style";
import { RemoveButton } from "../ui/links/remove-button";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";

const words = planWords.plan;

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[5] },
  "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `0 ${space[5]}` },
});
const sheet = css({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr",
  alignItems: "center",
  columnGap: space[4],
  padding: space[4],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  breakInside: "avoid",
  [from.tablet]: { gridTemplateColumns: "164px minmax(0, 1fr)", padding: space[5], columnGap: space[6] },
  "@media print": { display: "block", padding: 0, boxShadow: "none" },
});
const stamp = css({
  ...fineHoles,
  alignSelf: "start",
  [from.tablet]: { gridRow: "1 / span 4" },
  "@media print": { display: "none" },
});
const heading = css({
  font: `800 2.125rem/1.05 ${font.heading}`,
  a: { color: colour.heading, textDecoration: "none" },
  "a:hover": { textDecoration: "underline" },
});
const wide = css({ gridColumn: "1 / -1", marginTop: space[3], [from.tablet]: { gridColumn: 2 } });
/** Intakes stand with the dates. */
const placeRows = ["funds", "work", "stay"] as const;
const facts = css({
  lineHeight: 1.35,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    alignItems: "baseline",
    columnGap: space[4],
    paddingBlock: space[2],
    borderTop: `1px dashed ${colour.line}`,
  },
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600 },
  "@media print": { "& > div": { paddingBlock: 0 } },
});
const entry = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
  paddingBlock: space[2],
  borderTop: `1px solid ${colour.line}`,
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  small: { display: "block", color: colour.muted, fontSize: type.small, fontWeight: 400 },
  button: { marginLeft: "auto" },
  "@media print": { minHeight: 0, paddingBlock: 0, img: { display: "none" } },
});
const screenOnly = css({ "@media print": { display: "none" } });
const hint = css({ color: colour.muted, fontSize: type.small });

/** The institutions that a plan can hold in a country: those that stand there. */
export function institutionsIn({ institutions: named }: Queries.PlanCountryFragment) {
  return named?.institutions.filter(({ country }) => country === named.country) ?? [];
}

const { rows } = countriesWords.panel;

interface PlanPlacesProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly plan: Plan;
  readonly canChange: boolean;
  readonly money: MoneyWriter;
  readonly onChange: (part: Partial<Plan>) => void;
  /** Takes something away; the focus goes with its button. */
  readonly onRemove: (name: string, part: Partial<Plan>) => void;
}

export function PlanPlaces(props: PlanPlacesProps) {
  const { countries, plan, canChange, money, onChange, onRemove } = props;
  const isFull = plan.i.length >= MOST_INSTITUTIONS;
  return (
    <ul css={list}>
      {countries.map((country) => {
        const { slug, name, path } = country;
        const all = institutionsIn(country);
        const chosen = all.filter(({ id }) => plan.i.includes(id));
        const others = all.filter(({ id }) => !plan.i.includes(id));
        return (
          <li key={slug} css={sheet} data-place={slug}>
            <Perforated css={stamp}>
              <Picture file={country.stamp} alt="" sizes="(min-width: 40em) 154px, 74px" />
            </Perforated>
            <div>
              <h3 css={heading}>
                <Link to={path} title={fill(words.guide, { name })}>
                  {name}
                </Link>
              </h3>
              {canChange && (
                <button
                  type="button"
                  css={[buttonStyle({ look: "tertiary" }), screenOnly]}
                  onClick={() =>
                    onRemove(name, {
                      c: plan.c.filter((one) => one !== slug),
                      i: plan.i.filter((id) => !chosen.some((one) => one.id === id)),
                    })
                  }
                >
                  {fill(words.remove, { name })}
                </button>
              )}
            </div>
            <dl css={[wide, facts]}>
              {placeRows.map((row) => (
                <div key={row}>
                  <dt>{rows[row]}</dt>
                  <dd>
                    <ValueText
                      value={rowValue(country, row, plan.f)}
                      money={money}
                      row={rows[row]}
                      country={name}
                      noted="elsewhere"
                    />
                  </dd>
                </div>
              ))}
            </dl>
            {chosen.length > 0 && (
              <ul css={wide}>
                {chosen.map(({ id, name: institution, city, image }) => (
                  <li key={id} css={entry} data-institution={id}>
                    <InstitutionImage src={image.publicURL ?? fallback} fallback={fallback} size={56} />
                    <span>
                      {institution}
                      {city && <small>{city}</small>}
                    </span>
                    {canChange && (
                      <RemoveButton
                        label={fill(words.remove, { name: institution })}
                        onClick={() => onRemove(institution, { i: plan.i.filter((one) => one !== id) })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {canChange && others.length > 0 && (
              <div css={[wide, screenOnly]}>
                <ChoiceField
                  label={fill(words.addInstitution, { name })}
                  none={words.choose}
                  choices={others.map(({ id, name: institution }) => ({ value: id, name: institution }))}
                  value=""
                  isDisabled={isFull}
                  onChoose={(id) => onChange({ i: [...plan.i, id] })}
                />
                {isFull && <p css={hint}>{fill(words.mostInstitutions, { most: MOST_INSTITUTIONS })}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const query = graphql`
  fragment PlanCountry on Country {
    ...CompareCountry
    year { ...CountryYearIntake }
    institutions {
      country
      institutions: list { id: jsonId name country city image { publicURL } }
    }
  }
`;
