/**
 * Address that opens the visitor's own mail program with a message written.
 * @param to recipient
 */
export function mailAddress(to: string, subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
