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

const withDial = (code: CountryCode, name: string) => ({ code, name, dial: getCountryCallingCode(code) });

const isKnown = (code: string): code is CountryCode => isSupportedCountry(code);

/** A country as content names it. */
interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

export const phoneCountries = {
  /** The countries that stand in the page's HTML. Content names them, so that server and browser write the same. */
  near(named: readonly NamedCountry[]): PhoneCountry[] {
    return named.flatMap(({ code, name }) => (isKnown(code) ? [withDial(code, name)] : []));
  },
  /** All others, by name. Their names come from the browser, so they are added only there. */
  others(named: readonly NamedCountry[]): PhoneCountry[] {
    const names = new Intl.DisplayNames(["en-GB"], { type: "region" });
    return getCountries()
      .filter((code) => !named.some((near) => near.code === code))
      .map((code) => withDial(code, names.of(code) ?? code))
      .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));
  },
  isKnown,
} as const;
