import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/min";

/** A country that the phone field offers. */
export interface PhoneCountry {
  readonly code: CountryCode;
  readonly name: string;
  /** Calling code, without its plus. */
  readonly dial: string;
}

/** Where most visitors and the offices are. Their names stand here, so that server and browser write the same. */
const NEAR: readonly (readonly [CountryCode, string])[] = [
  ["IN", "India"],
  ["AU", "Australia"],
  ["BH", "Bahrain"],
  ["CA", "Canada"],
  ["IE", "Ireland"],
  ["KW", "Kuwait"],
  ["MY", "Malaysia"],
  ["MU", "Mauritius"],
  ["NP", "Nepal"],
  ["NZ", "New Zealand"],
  ["OM", "Oman"],
  ["QA", "Qatar"],
  ["SA", "Saudi Arabia"],
  ["SG", "Singapore"],
  ["LK", "Sri Lanka"],
  ["AE", "United Arab Emirates"],
  ["GB", "United Kingdom"],
  ["US", "United States"],
];

const withDial = (code: CountryCode, name: string) => ({ code, name, dial: getCountryCallingCode(code) });

export const phoneCountries = {
  /** The countries that stand in the page's HTML. */
  near: NEAR.map(([code, name]) => withDial(code, name)) satisfies readonly PhoneCountry[],
  /** All others, by name. Their names come from the browser, so they are added only there. */
  others(): PhoneCountry[] {
    const names = new Intl.DisplayNames(["en-GB"], { type: "region" });
    return getCountries()
      .filter((code) => !NEAR.some(([near]) => near === code))
      .map((code) => withDial(code, names.of(code) ?? code))
      .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));
  },
  isKnown: (code: string): code is CountryCode => isSupportedCountry(code),
} as const;
