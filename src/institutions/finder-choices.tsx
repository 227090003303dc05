import { css } from "@emotion/react";
import { useId } from "react";
import institutionsWords from "../../content/words/institutions.json";
import { fill } from "../lib/fill";
import { colour, size, space, type } from "../theme/tokens";
import { selectStyle } from "../ui/fields/control-style";
import type { InstitutionFilter } from "./finder-address";

const words = institutionsWords.institutionsPage;

const set = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& + &": { marginTop: space[4] },
});
const title = css({
  width: "100%",
  padding: `0 0 ${space[2]}`,
  borderBottom: `2px solid ${colour.heading}`,
  color: colour.heading,
  fontSize: "1.3125rem",
  fontWeight: 700,
  lineHeight: 1.2,
});
const row = css({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  minHeight: size.target,
  borderBottom: `1px solid ${colour.line}`,
  lineHeight: 1.25,
  cursor: "pointer",
  "&:has(:checked)": { color: colour.heading, fontWeight: 700 },
  "&:hover": { color: colour.link },
  input: { width: "24px", height: "24px", margin: 0, accentColor: colour.heading },
});
const number = css({ color: colour.muted, fontSize: type.small, fontWeight: 700 });
const none = css({ paddingTop: space[2], color: colour.muted, fontSize: type.small, lineHeight: 1.3 });
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

export interface FinderChoicesProps {
  readonly filter: InstitutionFilter;
  readonly countries: readonly Choice[];
  readonly kinds: readonly Choice[];
  readonly cities: readonly (readonly [country: string, cities: readonly string[]])[];
  readonly without: readonly string[];
  readonly canChoose: boolean;
  readonly onChoose: (change: Partial<InstitutionFilter>) => void;
}

export function FinderChoices({
  filter,
  countries,
  kinds,
  cities,
  without,
  canChoose,
  onChoose,
}: FinderChoicesProps) {
  const id = useId();
  const boxes = [
    ["country", words.country, countries],
    ["kind", words.kind, kinds],
  ] as const;
  return (
    <>
      {boxes.map(
        ([field, legend, choices]) =>
          choices.length > 0 && (
            <fieldset key={field} css={set} disabled={!canChoose}>
              <legend css={title}>{legend}</legend>
              {choices.map(({ value, name, count }) => (
                <label key={value} css={row}>
                  <input
                    type="checkbox"
                    name={field}
                    value={value}
                    checked={filter[field].includes(value)}
                    onChange={({ target }) =>
                      onChoose({
                        [field]: target.checked
                          ? [...filter[field], value]
                          : filter[field].filter((one) => one !== value),
                      })
                    }
                  />
                  {name}
                  <span css={number}>{count}</span>
                </label>
              ))}
              {field === "country" && without.length > 0 && (
                <p css={none}>{fill(words.noneListed, { countries: without.join(", ") })}</p>
              )}
            </fieldset>
          ),
      )}
      {cities.length > 0 && (
        <div css={set}>
          <label htmlFor={id} css={[title, { display: "block" }]}>
            {words.city}
          </label>
          <select
            id={id}
            name="city"
            css={[selectStyle, { marginTop: space[2] }]}
            disabled={!canChoose}
            value={filter.city}
            onChange={({ target }) => onChoose({ city: target.value })}
          >
            <option value="">{words.anyCity}</option>
            {cities.map(([country, named]) => (
              <optgroup key={country} label={country}>
                {named.map((city) => (
                  <option key={city} value={city}>
                    {city}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
