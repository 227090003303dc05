/** Whose citizens a programme may take, as far as we tell them apart, and for which studies it pays. */
export const awardCitizens = ["india", "nepal", "other"] as const;
export const awardLevels = ["bachelor", "master", "doctorate"] as const;

/** Components that texts may use, and the attributes each must have; the renderer draws exactly these. */
export const vocabularyAttributes = {
  Fact: [{ name: "id", reference: "fact" }],
  Earnings: [
    { name: "hours", reference: "hours" },
    { name: "wage", reference: "wage" },
  ],
  Standfirst: [],
  HoldsNow: [],
  Steps: [],
  Step: [{ name: "title" }],
  Checklist: [],
  Cards: [],
  Doors: [],
  Pair: [],
  Rows: [],
  Scale: [],
  Awards: [],
  Award: [
    { name: "citizens", several: awardCitizens },
    { name: "levels", several: awardLevels },
  ],
  Letter: [],
  Signs: [],
  Ticks: [],
  Limits: [],
  Note: [{ name: "title" }],
  More: [{ name: "summary" }],
  Question: [{ name: "id" }, { name: "asks" }],
  KeptFor: [{ name: "message", choices: ["delivered", "failed"] }],
  Flow: [{ name: "title" }],
  Stop: [{ name: "title" }],
  Fork: [],
  IfYes: [{ name: "title" }],
  IfNo: [{ name: "title" }],
} as const satisfies Record<
  string,
  readonly {
    name: string;
    reference?: "fact" | "hours" | "wage";
    choices?: readonly string[];
    several?: readonly string[];
  }[]
>;

/** Those that hold no text. */
export const standsAlone: ReadonlySet<string> = new Set(["Earnings", "Fact", "KeptFor"]);

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

/** The facts that a component names: the attribute in which it does, what kind it wants, and their ids, in order. */
export function namedFacts(
  component: string,
  attributes: readonly WrittenAttribute[],
): {
  readonly attribute: string;
  readonly kind: "fact" | "hours" | "wage";
  readonly ids: readonly string[];
}[] {
  if (!isVocabularyName(component)) return [];
  return vocabularyAttributes[component].flatMap(({ name, ...known }) => {
    const value = attributes.findLast((attribute) => attribute.name === name)?.value?.trim();
    return "reference" in known && value
      ? [{ attribute: name, kind: known.reference, ids: value.split(/\s+/) }]
      : [];
  });
}
