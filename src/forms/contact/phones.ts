import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { isPhoneNumber, normalizedNumber } from "../phone";

/** Countries that a visitor most likely means among those that share a dial code. */
const LIKELY: readonly CountryCode[] = ["AU", "CA", "GB", "US"];

export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  /** Dial code, without its plus. */
  readonly dial: string;
}

const isKnown = (code: string): code is CountryCode => isSupportedCountry(code);

function isDialCode(digits: string): boolean {
  return getCountries().some((country) => getCountryCallingCode(country) === digits);
}

export const phones = {
  isKnown,
  dialCode: (code: string): string => (isKnown(code) ? getCountryCallingCode(code) : ""),
  /** The countries that are not among the named ones, by name. */
  others(named: readonly PhoneCountry[]): PhoneCountry[] {
    const names = new Intl.DisplayNames(["en-GB"], { type: "region" });
    return getCountries()
      .filter((code) => !named.some((near) => near.code === code))
      .map((code) => ({ code, name: names.of(code) ?? code, dial: getCountryCallingCode(code) }))
      .sort((a, b) => a.name.localeCompare(b.name, "en-GB"));
  },
  /** The number to send: a plus and digits; the number without a dial code if one would make it too long. */
  toSend(typed: string, country: string): string {
    const text = normalizedNumber(typed);
    const home = isKnown(country) ? country : "IN";
    const dial = getCountryCallingCode(home);
    // In India a zero is also written before the dial code.
    const abroad = text.startsWith(`0${dial}`) ? parsePhoneNumberFromString(`+${text.slice(1)}`) : undefined;
    const inside = parsePhoneNumberFromString(text, home);
    const number = (abroad?.isValid() && !inside?.isValid() ? abroad : inside)?.number;
    const sent = number ?? (text.startsWith("+") ? text : `+${dial}${text}`);
    return isPhoneNumber(sent) ? sent : text;
  },
  /** The country of the typed dial code; the chosen one without a code, or while several are equally likely. */
  countryOf(typed: string, chosen: string): string {
    const text = normalizedNumber(typed);
    if (!text.startsWith("+")) return isKnown(chosen) ? chosen : "IN";
    const sharing = getCountries().filter((country) => text.startsWith(`+${getCountryCallingCode(country)}`));
    const likely = LIKELY.filter((country) => sharing.includes(country));
    const [only] = sharing.length === 1 ? sharing : likely.length === 1 ? likely : [];
    return parsePhoneNumberFromString(text)?.country ?? only ?? chosen;
  },
  withoutDialCode(typed: string): string {
    const text = normalizedNumber(typed);
    if (!text.startsWith("+")) return typed;
    return parsePhoneNumberFromString(text)?.nationalNumber ?? (isDialCode(text.slice(1)) ? "" : typed);
  },
} as const;

export type Phones = typeof phones;
