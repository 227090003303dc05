import { cleanNumber } from "../lib/clean-number";

/** What may stand between digits. */
const IGNORED = /[\s()[\]{}.\u00b7\u2022/\\,'’-]/g;
const WORD =
  "(?:tel|telephone|phone|ph|mobile|mob|cell|contact|whatsapp|home|office|work)\\b\\.?(?:\\s*(?:no|num|number)\\b\\.?)?";
/** A label before a pasted number. */
const LABEL = new RegExp(`^(?:${WORD}[\\s.:/&-]*)+`, "i");
/** A remark after it: `(WhatsApp)`, `- mobile`. */
const REMARK = new RegExp(`(?:\\s*\\([^()\\d]*\\)|[\\s/,-]+${WORD})+$`, "i");
/** An extension after it. */
const EXTENSION = /[\s,;]*(?:;ext=|extension|extn?\b\.?|x|#)[\s.:]*(\d{1,6})\s*$/i;
/** A whole number with more digits behind a sign that separates: two numbers, or a count. */
const SEVERAL = /^\+?(?:[^\d/\\,(]*\d){7,}[^\d/\\,(]*[/\\,(]+.*\d/;
/** What libphonenumber's dial codes look like: at most three digits. */
const DIAL_CODE = /^\+\d{0,3}$/;
const SPECIFIED = /^\+?\d{7,15}$/;

/** With plain digits, without a label before it or a remark after it. */
const plain = (typed: string) => cleanNumber(typed).replace(LABEL, "").replace(REMARK, "");

const withoutExtension = (typed: string) => plain(typed).replace(EXTENSION, "");

/** What was typed, reduced to what counts: a plus (for which 00 may stand) and digits. */
export function bareNumber(typed: string): string {
  return (
    withoutExtension(typed)
      .replace(IGNORED, "")
      // Australia's exit code before the world's: no number abroad begins with 11.
      .replace(/^(?:0011|00)/, "+")
  );
}

/** The extension after a number; empty without one. */
export const extensionOf = (typed: string): string => EXTENSION.exec(plain(typed))?.[1] ?? "";

/** The specified rule: an optional plus, 7 to 15 digits. */
export const isPhoneNumber = (text: string): boolean => SPECIFIED.test(text);

export const phoneNumber = {
  /** A dial code alone is no number. */
  isEmpty(typed: string): boolean {
    const text = bareNumber(typed);
    return text === "" || DIAL_CODE.test(text);
  },
  isValid: (typed: string): boolean =>
    isPhoneNumber(bareNumber(typed)) && !SEVERAL.test(withoutExtension(typed)),
} as const;
