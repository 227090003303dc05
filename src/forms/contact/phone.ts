import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** Whitespace, invisible marks that come with pasted numbers, dashes and brackets. */
const IGNORED = /[\s\p{Cf}\p{Pd}\u2212()[\]{}]/gu;
/** Of the countries that share a dial code, those that a visitor most likely means. */
const LIKELY: readonly CountryCode[] = ["AU", "CA", "GB", "US"];
const SPECIFIED = /^\+?\d{7,15}$/;

/** A country that the phone field offers. */
export interface PhoneCountry {
  readonly code: CountryCode;
  readonly name: string;
  /** Dial code, without its plus. */
  readonly dial: string;
}

/** A country as content names it. */
interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const withDial = (code: CountryCode, name: string) => ({ code, name, dial: getCountryCallingCode(code) });

const isKnown = (code: string): code is CountryCode => isSupportedCountry(code);

export const phoneCountries = {
  isKnown,
  /** The dial code of a country, without its plus; empty for an unknown one. */
  dialCode: (code: string): string => (isKnown(code) ? getCountryCallingCode(code) : ""),
  /** The countries in the page's HTML. Content names them, so that server and browser write the same. */
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
} as const;

/** A digit of any script as 0 to 9: each script's ten stand in a row, beginning at its zero. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value);
  }
  return digit;
}

/** What was typed, reduced to what counts: a plus (for which 00 may stand) and digits. */
function bare(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(IGNORED, "")
    .replace(/^00/, "+");
}

function isDialCode(digits: string): boolean {
  return getCountries().some((country) => getCountryCallingCode(country) === digits);
}

/** Phone numbers as visitors type them. */
export const phoneNumber = {
  /** A dial code alone is no number. */
  isEmpty(typed: string): boolean {
    const text = bare(typed);
    return text === "" || text === "+" || (text.startsWith("+") && isDialCode(text.slice(1)));
  },
  /** The specified test, on what the visitor typed. */
  isValid: (typed: string): boolean => SPECIFIED.test(bare(typed)),
  /** What is sent: a plus and digits only. */
  toSend(typed: string, country: string): string {
    const text = bare(typed);
    const home = isKnown(country) ? country : "IN";
    const number = parsePhoneNumberFromString(text, home)?.number;
    if (number) return number;
    return text.startsWith("+") ? text : `+${getCountryCallingCode(home)}${text}`;
  },
  /** The country that the typed number names by its own dial code; while several share it, the one chosen. */
  countryOf(typed: string, chosen: string): string {
    const text = bare(typed);
    if (!text.startsWith("+")) return chosen;
    const sharing = getCountries().filter((country) => text.startsWith(`+${getCountryCallingCode(country)}`));
    const likely = LIKELY.filter((country) => sharing.includes(country));
    const [only] = sharing.length === 1 ? sharing : likely.length === 1 ? likely : [];
    return parsePhoneNumberFromString(text)?.country ?? only ?? chosen;
  },
  /** A typed number without the dial code it names, for when another country is chosen. */
  withoutDialCode(typed: string): string {
    const text = bare(typed);
    if (!text.startsWith("+")) return typed;
    return parsePhoneNumberFromString(text)?.nationalNumber ?? (isDialCode(text.slice(1)) ? "" : typed);
  },
};
