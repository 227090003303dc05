/** Windows ignores a longer address. */
const LONGEST = 2000;
const LONGEST_SUBJECT = 700;

/** Letters as people count them. Older browsers keep a letter and its marks together, at least. */
function letters(text: string): readonly string[] {
  if ("Segmenter" in Intl) return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

/** As many whole letters of a text as have room in an address. */
function cut(text: string, room: number): string {
  let [kept, used] = ["", 0];
  for (const letter of letters(text)) {
    used += encodeURIComponent(letter).length;
    if (used > room) break;
    kept += letter;
  }
  return kept;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Stands at the end of a text that was cut. */
  readonly cutNote: string;
}

interface MailAddress {
  readonly href: string;
  /** Whether the address holds only the beginning of the text. */
  readonly isCut: boolean;
}

/** Opens the visitor's own mail program with a message written, as far as an address can hold it. */
export function mailAddress({ to, subject, text, cutNote }: Mail): MailAddress {
  const head = `mailto:${to}?subject=${encodeURIComponent(cut(subject, LONGEST_SUBJECT))}&body=`;
  const body = text.replace(/\r?\n/g, "\r\n");
  const whole = head + encodeURIComponent(body);
  if (whole.length <= LONGEST) return { href: whole, isCut: false };
  const end = `…\r\n\r\n${cutNote}`;
  const beginning = cut(body, LONGEST - head.length - encodeURIComponent(end).length);
  return { href: head + encodeURIComponent(beginning + end), isCut: true };
}
