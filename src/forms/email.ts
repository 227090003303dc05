/** An address with a name, as copied from mail programs: `Asha Rao <asha@example.com>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;
const AROUND = /^[\s"'“”‘’([{]+|[\s"'“”‘’)\]},;:.!?]+$/g;
/** One `@`, no whitespace, no separators, and a domain of at least two parts. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

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

/** The rule for addresses in both forms and the host. */
export const isEmail = (address: string): boolean => ADDRESS.test(address);
