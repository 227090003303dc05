/** Opens a chat with a first message. @param number as people read it, e.g. +91 422 000 0000 */
export function chatAddress(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

/** Opens a chat of the visitor's choice with a text to send. */
export const shareAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
