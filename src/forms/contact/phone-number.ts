import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { phoneCountries } from "./phone-countries";

/** Blanks, invisible marks that come with pasted numbers, dashes and brackets. */
const IGNORED = /[\s\p{Cf}\p{Pd}\u2212()[\]{}]/gu;
/** Of the countries that share a dial code, those that a visitor most likely means. */
const LIKELY: readonly CountryCode[] = ["AU", "CA", "GB", "US"];
const SPECIFIED = /^\+?\d{7,15}$/;

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

/** Phone numbers as visitors type them (specification, section 5; issue 3, "Phone"). */
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
    const home = phoneCountries.isKnown(country) ? country : "IN";
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
