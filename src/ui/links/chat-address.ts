/**
 * Address of a chat that opens with a first message.
 * @param number account as people read it, e.g. +91 422 000 0000
 * @param text the message
 */
export function chatAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
