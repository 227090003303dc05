/** An address with a name, as copied from mail programs: `Asha Rao <asha@example.com>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;
const AROUND = /^[\s"'“”‘’([{]+|[\s"'“”‘’)\]},;:.!?]+$/g;
/** One `@`, no whitespace and no separators; browsers take a domain of one part, such as `a@b`. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/u;

/** The address in a typed or pasted text, which may hold a name or `mailto:`; it may still be invalid. */
export function extractEmail(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s,;.]+$/, "")
    .trim();
  const inside = NAMED.exec(plain)?.[1] ?? plain;
  return inside
    .replace(AROUND, "")
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace(AROUND, "");
}

/** What browsers accept in a field for an address: the consultation form's rule, also on the host. */
export const isBrowserEmail = (address: string): boolean => ADDRESS.test(address);

/** The contact form's rule: the domain has two parts at least. */
export const isEmail = (address: string): boolean => isBrowserEmail(address) && /@.+\./.test(address);

/** Whether the address is accepted and yet seems to lack its end, such as `.com`. */
export const seemsCut = (address: string): boolean => isBrowserEmail(address) && !isEmail(address);
