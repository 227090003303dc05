import numbersWords from "../../content/words/numbers.json";

/** How exact a value is. */
export const bases = ["from", "up to", "exact", "about"] as const;

export type Basis = (typeof bases)[number];

const { from, about, up_to } = numbersWords.basis;
const words: Readonly<Partial<Record<string, string>>> = { from, about, "up to": up_to } satisfies Record<
  Exclude<Basis, "exact">,
  string
>;

/** The word before a value that is not exact, such as "from"; undefined before others. */
export const basisWord = (basis: string | null | undefined): string | undefined => words[basis ?? "exact"];

/** A value as text, with the word of its basis. @param parts the value, and what it is for, such as "per fortnight" */
export const withBasis = (
  basis: string | null | undefined,
  ...parts: readonly (string | null | undefined)[]
): string => [basisWord(basis), ...parts].filter(Boolean).join(" ");
