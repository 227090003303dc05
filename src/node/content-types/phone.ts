import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const FORM = /^\+[1-9][\d ]{6,20}$/;
const REFUSAL = "is not a phone number, expected e.g. +91 422 000 0000";

/** Why links could not dial a number; undefined if they can. Some countries, such as Italy, dial their 0 from abroad. */
function faultOf(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed);
  if (!number?.isValid()) return REFUSAL;
  return number.number === typed.replaceAll(" ", "")
    ? undefined
    : `has a 0 that is dialled only within the country, expected ${number.formatInternational()}`;
}

export const phone = (description: string) =>
  z
    .string()
    .regex(FORM, { error: REFUSAL, abort: true })
    .check(({ value, issues }) => {
      const message = faultOf(value);
      if (message) issues.push({ code: "custom", input: value, message });
    })
    .describe(`${description}, with the country's code, e.g. +91 422 000 0000`);
