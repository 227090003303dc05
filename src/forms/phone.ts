/** Whitespace, invisible marks that come with pasted numbers, dashes, dots, slashes and brackets. */
const IGNORED = /[\s\p{Cf}\p{Pd}\u2212()[\]{}.\u00b7\u2022/\\,'’]/gu;
/** A label before a pasted number. */
const LABEL = /^\s*(?:tel|telephone|phone|ph|mobile|mob|cell|whatsapp)\b[\s.:]*/i;
/** An extension after it. */
const EXTENSION = /[\s,;]*(?:;ext=|extension|extn?\b\.?|x|#)[\s.:]*(\d{1,6})\s*$/i;
/** What libphonenumber's dial codes look like: at most three digits. */
const DIAL_CODE = /^\+\d{0,3}$/;
const SPECIFIED = /^\+?\d{7,15}$/;

/** A digit of any script as 0 to 9: each script's ten stand in a row, beginning at its zero. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value);
  }
  return digit;
}

/** With plain digits, without a label before it. */
const plain = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(LABEL, "");

/** What was typed, reduced to what counts: a plus (for which 00 may stand) and digits. */
export function bareNumber(typed: string): string {
  return (
    plain(typed)
      .replace(EXTENSION, "")
      .replace(IGNORED, "")
      // Australia's exit code before the world's: no number abroad begins with 11.
      .replace(/^(?:0011|00)/, "+")
  );
}

/** The extension after a number; empty without one. */
export const extensionOf = (typed: string): string => EXTENSION.exec(plain(typed))?.[1] ?? "";

export const phoneNumber = {
  /** A dial code alone is no number. */
  isEmpty(typed: string): boolean {
    const text = bareNumber(typed);
    return text === "" || DIAL_CODE.test(text);
  },
  isValid: (typed: string): boolean => SPECIFIED.test(bareNumber(typed)),
} as const;
