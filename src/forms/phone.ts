import { cleanNumber } from "../lib/clean-number";

const IGNORED = /[\s()[\]{}.\u00b7\u2022/\\,'’-]/g;
const WORD =
  "(?:tel|telephone|phone|ph|mobile|mob|cell|contact|whatsapp|home|office|work)\\b\\.?(?:\\s*(?:no|num|number)\\b\\.?)?";
const LABEL = new RegExp(`^(?:${WORD}[\\s.:/&-]*)+`, "i");
/** A remark after the number: `(WhatsApp)`, `- mobile`. */
const REMARK = new RegExp(`(?:\\s*\\([^()\\d]*\\)|[\\s/,-]+${WORD})+$`, "i");
const EXTENSION = /[\s,;]*(?:;ext=|extension|extn?\b\.?|x|#)[\s.:]*(\d{1,6})\s*$/i;
/** A complete number followed by a separator and more digits: two numbers, or a count. */
const SEVERAL = /^\+?(?:[^\d/\\,(]*\d){7,}[^\d/\\,(]*[/\\,(]+.*\d/;
/** A dial code as libphonenumber knows them: at most three digits. */
const DIAL_CODE = /^\+\d{0,3}$/;
const SPECIFIED = /^\+?\d{7,15}$/;

const plain = (typed: string) => cleanNumber(typed).replace(LABEL, "").replace(REMARK, "");

const withoutExtension = (typed: string) => plain(typed).replace(EXTENSION, "");

/** The typed number as a plus and digits; a leading 00 becomes the plus. */
export function normalizedNumber(typed: string): string {
  return (
    withoutExtension(typed)
      .replace(IGNORED, "")
      // Australia's exit code 0011 before the world's 00: no foreign number begins with 11.
      .replace(/^(?:0011|00)/, "+")
  );
}

export const extensionOf = (typed: string): string => EXTENSION.exec(plain(typed))?.[1] ?? "";

/** The specified rule: an optional plus, 7 to 15 digits. */
export const isPhoneNumber = (text: string): boolean => SPECIFIED.test(text);

export const phoneNumber = {
  isEmpty(typed: string): boolean {
    const text = normalizedNumber(typed);
    return text === "" || DIAL_CODE.test(text);
  },
  isValid: (typed: string): boolean =>
    isPhoneNumber(normalizedNumber(typed)) && !SEVERAL.test(withoutExtension(typed)),
} as const;
