/** Whose citizens a programme may take, as far as we tell them apart, and for which studies it pays. */
export const awardCitizens = ["india", "nepal", "other"] as const;
export const awardLevels = ["bachelor", "master", "doctorate"] as const;

/** Components that texts may use, and the attributes each must have; the renderer draws exactly these. */
export const vocabularyAttributes = {
  Fact: [{ name: "id", reference: "fact" }],
  Standfirst: [],
  HoldsNow: [{ name: "facts", reference: "fact" }],
  Steps: [],
  Step: [{ name: "title", reference: undefined }],
  Checklist: [],
  Cards: [],
  Doors: [],
  Pair: [],
  Rows: [],
  Scale: [],
  Awards: [],
  Award: [
    { name: "citizens", reference: undefined, several: awardCitizens },
    { name: "levels", reference: undefined, several: awardLevels },
  ],
  Letter: [],
  Signs: [],
  Ticks: [],
  Limits: [],
  Note: [{ name: "title", reference: undefined }],
  More: [{ name: "summary", reference: undefined }],
  Question: [
    { name: "id", reference: undefined },
    { name: "asks", reference: undefined },
  ],
  KeptFor: [{ name: "message", reference: undefined, choices: ["delivered", "failed"] }],
  Flow: [{ name: "title", reference: undefined }],
  Stop: [{ name: "title", reference: undefined }],
  Fork: [],
  IfYes: [{ name: "title", reference: undefined }],
  IfNo: [{ name: "title", reference: undefined }],
} as const satisfies Record<
  string,
  readonly {
    name: string;
    reference: "fact" | undefined;
    choices?: readonly string[];
    several?: readonly string[];
  }[]
>;

export type VocabularyName = keyof typeof vocabularyAttributes;

export function isVocabularyName(name: string): name is VocabularyName {
  return Object.hasOwn(vocabularyAttributes, name);
}

/** An attribute as it is written; a value that is not a plain text, or an attribute that is spread, is null. */
export interface WrittenAttribute {
  readonly name: string;
  readonly value: string | null;
}

interface MdxElement {
  readonly name: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

/** The attributes of a component in a text, as the check and the renderer read them. */
export function writtenAttributes({ attributes }: MdxElement): WrittenAttribute[] {
  return attributes.map(({ type, name, value }) =>
    type === "mdxJsxAttribute" && name !== undefined && typeof value === "string"
      ? { name, value }
      : { name: "", value: null },
  );
}

/** The facts that a component names: the attribute in which it does, and their ids, in order. */
export function namedFacts(
  component: string,
  attributes: readonly WrittenAttribute[],
): { readonly attribute: string; readonly ids: readonly string[] }[] {
  if (!isVocabularyName(component)) return [];
  return vocabularyAttributes[component].flatMap(({ name, reference }) => {
    const value = attributes.findLast((attribute) => attribute.name === name)?.value?.trim();
    return reference === "fact" && value ? [{ attribute: name, ids: value.split(/\s+/) }] : [];
  });
}
