/** Components that texts may use, and the attributes each must have; the renderer draws exactly these. */
export const vocabularyAttributes = {
  Fact: [{ name: "id", reference: "fact" }],
  HoldsNow: [{ name: "facts", reference: "fact" }],
  Steps: [],
  Step: [{ name: "title", reference: undefined }],
  Checklist: [],
  Note: [{ name: "title", reference: undefined }],
  More: [{ name: "summary", reference: undefined }],
} as const satisfies Record<string, readonly { name: string; reference: "fact" | undefined }[]>;

export type VocabularyName = keyof typeof vocabularyAttributes;

export function isVocabularyName(name: string): name is VocabularyName {
  return Object.hasOwn(vocabularyAttributes, name);
}
