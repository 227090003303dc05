const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => NAMES[character] ?? character);
}
