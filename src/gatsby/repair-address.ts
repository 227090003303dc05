import { replaceAddress } from "../lib/replace-address";

const unescaped = /%(?![0-9a-f]{2})/gi;

/** Makes a part of an address decodable: invalid or incomplete escapes are kept as literal text. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    const whole = part.replace(unescaped, "%25");
    try {
      decodeURIComponent(whole);
      return whole;
    } catch {
      // The escaped bytes are no complete character.
      return part.replaceAll("%", "%25");
    }
  }
}

/**
 * Gatsby's router decodes path and fragment without catching errors, and an error there empties the page. So an address
 * that cannot be decoded, such as a link that was cut off when shared, is repaired before the router reads it.
 */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const repaired = decodable(pathname) + search + decodable(hash);
  if (repaired !== pathname + search + hash) replaceAddress(repaired);
}
