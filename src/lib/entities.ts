const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const ENTITIES = new Map([
  ...Object.entries(SIGNS).map(([sign, entity]) => [entity, sign] as const),
  ["&#x27;", "'"],
]);

/** Escapes a text for HTML or XML, in an element or an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Decodes the entities that React and `escapeMarkup` write. */
export const decodeEntities = (markup: string): string =>
  markup.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity);
