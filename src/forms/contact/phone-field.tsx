import { css } from "@emotion/react";
import type { CountryCode } from "libphonenumber-js/min";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-final-form";
import formsWords from "../../../content/words/forms.json";
import { onFirstAct } from "../../lib/first-act";
import { colour, font, rule, space, type } from "../../theme/tokens";
import { grid, wholeRow } from "../../ui/layout/primitives";
import { Icon } from "../../ui/motifs/icon";
import { FieldError, fieldStyle, useTextField } from "../fields/field";
import type { ContactValues } from "./contact-fields";
import { phoneLibrary } from "./phone-library";
import type { PhoneCountry, Phones } from "./phones";

/** Their dial codes, in the same order, for the time before the phone library has loaded. */
const DIAL = [
  ["IN", "91"],
  ["AU", "61"],
  ["BH", "973"],
  ["CA", "1"],
  ["IE", "353"],
  ["KW", "965"],
  ["MY", "60"],
  ["MU", "230"],
  ["NP", "977"],
  ["NZ", "64"],
  ["OM", "968"],
  ["QA", "974"],
  ["SA", "966"],
  ["SG", "65"],
  ["LK", "94"],
  ["AE", "971"],
  ["GB", "44"],
  ["US", "1"],
] as const satisfies readonly (readonly [CountryCode, string])[];

const names = formsWords.contact.countries;

export const neighbourCountries: readonly PhoneCountry[] = DIAL.map(([code, dial]) => ({
  code,
  dial,
  name: names[code],
}));

const select = css(fieldStyle.control, {
  gridArea: "1 / 1",
  paddingInline: space[3],
  color: "transparent",
  appearance: "none",
  cursor: "pointer",
  option: { color: colour.heading },
  /* Forced colours would show the select's own text under the label. */
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    borderColor: "FieldText",
    background: "Field",
    option: { color: "FieldText", background: "Field" },
    "&:focus-visible": { outlineColor: "Highlight" },
  },
});
// The closed choice, "IN +91", over the select, whose own text is the country's whole name; clicks pass through.
const face = css({
  gridArea: "1 / 1",
  ...grid(1, "auto 1 auto"),
  alignItems: "center",
  paddingInline: space[2],
  color: colour.heading,
  fontSize: type.text,
  fontWeight: 600,
  pointerEvents: "none",
});
const plate = css({
  padding: "2px 5px",
  border: rule.ink,
  borderRadius: "3px",
  font: `700 ${type.small}/1.1 ${font.heading}`,
});

const { contact: words } = formsWords;

function Options({ countries }: { readonly countries: readonly PhoneCountry[] }) {
  return countries.map(({ code, name, dial }) => (
    <option key={code} value={code}>
      {name} (+{dial})
    </option>
  ));
}

/** The phone library, loaded at the visitor's first input; a number typed before is checked afterwards. */
function usePhones(): Phones | undefined {
  const form = useForm<ContactValues>();
  const [known, setKnown] = useState(phoneLibrary.current);
  useEffect(() => {
    const settle = (phones: Phones) => {
      setKnown(phones);
      const { phone = "", phoneCountry = "" } = form.getState().values;
      form.change("phoneCountry", phones.countryOf(phone, phoneCountry));
    };
    // Without a connection the field stays as it is, and the number is sent as typed.
    const load = () => void phoneLibrary.load().then(settle, () => undefined);
    // A form can be filled in without pointer or key, for example by voice.
    const endWait = onFirstAct(load, ["scroll", "focusin"]);
    // The draft's number may contain a dial code whose country was not detected before the tab was left.
    if (form.getState().values.phone) load();
    return endWait;
  }, [form]);
  return known;
}

/** The page never writes the dial code into the number's own field, so the rules check the typed text. */
export function PhoneField() {
  const id = useId();
  const phones = usePhones();
  const phone = useTextField("phone");
  const country = useTextField("phoneCountry");
  const near = neighbourCountries.find(({ code }) => code === country.value);
  return (
    <div css={grid([1, 2], "112px 1")}>
      <label htmlFor={`${id}country`} css={fieldStyle.label}>
        {words.fields.country}
      </label>
      <label htmlFor={id} css={fieldStyle.label}>
        {words.fields.phone}
      </label>
      <div css={{ position: "relative", display: "grid" }}>
        <select
          id={`${id}country`}
          name="phoneCountry"
          css={select}
          value={country.value}
          disabled={country.isBusy}
          autoComplete="off"
          onChange={(event) => {
            country.change(event.target.value);
            if (phones) phone.change(phones.withoutDialCode(phone.value));
          }}
        >
          <optgroup label={words.near}>
            <Options countries={neighbourCountries} />
          </optgroup>
          {phones && (
            <optgroup label={words.others}>
              <Options countries={phones.others(neighbourCountries)} />
            </optgroup>
          )}
        </select>
        <span css={face} aria-hidden="true">
          <span css={plate}>{country.value}</span>
          <span>+{near?.dial ?? phones?.dialCode(country.value)}</span>
          <Icon name="chevron" size={16} />
        </span>
      </div>
      <input
        {...phone.focusing}
        id={id}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        css={fieldStyle.control}
        value={phone.value}
        readOnly={phone.isBusy}
        aria-invalid={phone.error === undefined ? undefined : true}
        aria-describedby={phone.error === undefined ? undefined : `${id}error`}
        onChange={(event) => {
          phone.change(event.target.value);
          if (phones) country.change(phones.countryOf(event.target.value, country.value));
        }}
      />
      <div css={wholeRow}>
        <FieldError id={`${id}error`} error={phone.error} isActive={phone.isActive} />
      </div>
    </div>
  );
}
