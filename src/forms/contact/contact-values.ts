import { type RawValues, readRaw } from "../lead/values";
import { phoneCountries } from "./phone-countries";
import { phoneNumber } from "./phone-number";

/** What the contact form holds. */
export interface ContactValues {
  readonly fullName: string;
  readonly email: string;
  /** As typed. */
  readonly phone: string;
  /** Country chosen beside the phone field. */
  readonly phoneCountry: string;
  readonly message: string;
}

export const contactValues = {
  empty: { fullName: "", email: "", phone: "", phoneCountry: "IN", message: "" } satisfies ContactValues,
  /** Reads values from a draft, or from the page's own controls. */
  parse(raw: RawValues): ContactValues {
    const country = readRaw.text(raw.phoneCountry);
    const phone = readRaw.text(raw.phone);
    const chosen = phoneCountries.isKnown(country) ? country : contactValues.empty.phoneCountry;
    return {
      fullName: readRaw.text(raw.fullName),
      email: readRaw.text(raw.email),
      phone,
      phoneCountry: phoneNumber.countryOf(phone, chosen),
      message: readRaw.text(raw.message),
    };
  },
};
