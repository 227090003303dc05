import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import words from "../../content/words/plan.json";
import { type EnteredAmounts, firstYear, leastInRupees } from "../compare/first-year";
import { SumText } from "../compare/sum-text";
import { InstitutionImage } from "../institutions/institution-image";
import { fill } from "../lib/fill";
import { type MoneyWriter, useRates } from "../money/use-home-money";
import { budgetOf } from "../star/criteria";
import { MAX_INSTITUTIONS, type Plan } from "../star/plan";
import { lettering, sized } from "../theme/lettering";
import { colour, font, rule, size, space, type, withHover } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { above, card, grid, lineOf } from "../ui/layout/primitives";
import { buttonStyle } from "../ui/links/button-style";
import { RemoveButton } from "../ui/links/remove-button";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { PlanDates } from "./plan-dates";

const place = css({ padding: space[5], ...card, breakInside: "avoid" });
const head = css({
  ...grid(3, "64px 1 auto"),
  alignItems: "center",
  h3: { font: `800 ${type.fact}/1.05 ${font.heading}`, overflowWrap: "normal" },
  a: { color: colour.heading, textDecoration: "none" },
  [withHover]: { "a:hover": { textDecoration: "underline" } },
});
const parts = css({
  ...grid(5),
  marginTop: space[4],
  paddingTop: space[4],
  borderTop: rule.thin,
  h4: { marginBottom: space[1], color: colour.muted, fontSize: type.small, fontWeight: 700 },
});
const entry = css({
  ...lineOf(size.target),
  gap: space[3],
  paddingBlock: space[1],
  borderBottom: rule.dashed,
  ...lettering.firm,
  lineHeight: 1.3,
  small: lettering.under,
  button: { marginLeft: "auto" },
});
/** The institutions of a country that a plan can contain: those in the country itself. */
export function institutionsIn({ institutions: named }: Queries.PlanCountryFragment) {
  return named?.institutions.filter(({ country }) => country === named.country) ?? [];
}

interface PlanCountryProps {
  readonly country: Queries.PlanCountryFragment;
  readonly plan: Plan;
  /** This month as a number of months. */
  readonly now: number;
  readonly canChange: boolean;
  readonly entered: EnteredAmounts;
  readonly money: MoneyWriter;
  readonly onChange: (part: Partial<Plan>) => void;
  readonly onRemove: (name: string, part: Partial<Plan>) => void;
}

export function PlanCountry(props: PlanCountryProps) {
  const { country, plan, now, canChange, entered, money, onChange, onRemove } = props;
  const { slug, name, path, stamp } = country;
  const rates = useRates();
  const all = institutionsIn(country);
  const chosen = all.filter(({ id }) => plan.institutions.includes(id));
  const isFull = plan.institutions.length >= MAX_INSTITUTIONS;
  const year = firstYear(country, plan.finished, entered);
  const spent = budgetOf(plan);
  const inMoney = year && leastInRupees(year, rates);
  const without = {
    countries: plan.countries.filter((one) => one !== slug),
    institutions: plan.institutions.filter((id) => !chosen.some((one) => one.id === id)),
  };
  return (
    <li css={place} data-place={slug}>
      <div css={head}>
        <Perforated css={fineHoles}>
          <Picture file={stamp} alt="" sizes="54px" />
        </Perforated>
        <h3>
          <Link to={path} title={fill(words.guide, { name })}>
            {name}
          </Link>
        </h3>
        {canChange && (
          <RemoveButton label={fill(words.remove, { name })} onClick={() => onRemove(name, without)} />
        )}
      </div>
      <div css={parts}>
        <div>
          <h4>{words.costs}</h4>
          <SumText year={year} money={money} />
          {spent !== undefined && inMoney !== undefined && (
            <p css={{ ...above(2), ...sized("small"), fontWeight: 600, lineHeight: 1.4 }}>
              {fill(inMoney > spent ? words.budget.above : words.budget.within, {
                budget: money.rupees(spent),
              })}
            </p>
          )}
          {country.bills && (
            <p>
              <Link to={`${path}#what-it-costs`} css={buttonStyle({ look: "tertiary" })}>
                {words.bill}
              </Link>
            </p>
          )}
        </div>
        <div>
          <h4>{words.when}</h4>
          <PlanDates country={country} wanted={plan.start} finished={plan.finished} now={now} />
        </div>
        {(chosen.length > 0 || (canChange && all.length > 0)) && (
          <div data-print={chosen.length === 0 ? "no" : undefined}>
            <h4>{words.institutions}</h4>
            <ul>
              {chosen.map(({ id, name: institution, city, image }) => (
                <li key={id} css={entry} data-institution={id}>
                  <InstitutionImage file={image} size={44} />
                  <span>
                    {institution}
                    {city && <small>{city}</small>}
                  </span>
                  {canChange && (
                    <RemoveButton
                      label={fill(words.remove, { name: institution })}
                      onClick={() =>
                        onRemove(institution, { institutions: plan.institutions.filter((one) => one !== id) })
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
            {canChange && chosen.length < all.length && (
              <div css={[above(3), sized("small")]} data-print="no">
                <ChoiceField
                  label={fill(words.addInstitution, { name })}
                  none={words.choose}
                  choices={all
                    .filter((one) => !chosen.includes(one))
                    .map(({ id, name: institution }) => ({ value: id, name: institution }))}
                  value=""
                  isDisabled={isFull}
                  onChoose={(id) => onChange({ institutions: [...plan.institutions, id] })}
                />
                {isFull && <p>{fill(words.mostInstitutions, { most: MAX_INSTITUTIONS })}</p>}
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

export const query = graphql`
  fragment PlanCountry on Country {
    ...CompareCountry
    institutions {
      country
      institutions: list { id: jsonId name country city image { publicURL } }
    }
  }
`;
