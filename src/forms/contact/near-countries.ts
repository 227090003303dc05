import type { CountryCode } from "libphonenumber-js/min";
import formsWords from "../../../content/words/forms.json";
import type { PhoneCountry } from "./phones";

/** Their dial codes, in order: the page shows them before the library of numbers is there. */
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

export const nearCountries: readonly PhoneCountry[] = DIAL.map(([code, dial]) => ({
  code,
  dial,
  name: names[code],
}));
