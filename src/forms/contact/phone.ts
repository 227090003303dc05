/** Whitespace, invisible marks that come with pasted numbers, dashes and brackets. */
const IGNORED = /[\s\p{Cf}\p{Pd}\u2212()[\]{}]/gu;
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

/** What was typed, reduced to what counts: a plus (for which 00 may stand) and digits. */
export function bareNumber(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(IGNORED, "")
    .replace(/^00/, "+");
}

/** The rules of the phone field, on what the visitor typed. */
export const phoneNumber = {
  /** A dial code alone is no number. */
  isEmpty(typed: string): boolean {
    const text = bareNumber(typed);
    return text === "" || DIAL_CODE.test(text);
  },
  /** The specified test. */
  isValid: (typed: string): boolean => SPECIFIED.test(bareNumber(typed)),
} as const;
