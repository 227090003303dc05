/** A name before the address, as mail programs copy it: `Asha Rao <asha@example.com>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;
/** Signs that end up around a pasted address. */
const AROUND = /^[\s"'“”‘’([{]+|[\s"'“”‘’)\]},;:.!?]+$/g;
/** One `@`, no whitespace, no sign that separates addresses, and a domain of two parts at least. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/u;

/**
 * What was typed or pasted, reduced to the address: without invisible marks, `mailto:`, a name before it, and signs
 * around it. The result may still not be an address.
 */
export function bareEmail(typed: string): string {
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

/** The rule of both forms and of the host. */
export const isEmail = (address: string): boolean => ADDRESS.test(address);
