/** Kinds of search entries, in the order of the list of all pages. */
export const searchKinds = [
  "country",
  "subject",
  "guide",
  "service",
  "article",
  "page",
  "question",
  "institution",
  "office",
  "figure",
] as const;

export type SearchKind = (typeof searchKinds)[number];

export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Title of the page or country of the entry; for a whole page, its heading if that differs from the title. */
  readonly page: string;
  readonly path: string;
  readonly text: string;
  /** Synonyms, searched but not shown. */
  readonly also?: string;
  readonly isEnded?: true;
  /** Set for whole pages, as opposed to parts of one. */
  readonly isPage?: true;
}

/** The ends of a value that is money, by which it is converted. */
export type SearchMoney = readonly [currency: string, ...amounts: number[]];

/** A row that all countries have, such as the visa fee, with its values. */
export interface SearchRow {
  readonly name: string;
  readonly lines: readonly (readonly [country: string, value: string, path: string, money?: SearchMoney])[];
}

/** `/search.json`: the search's data, fetched at its first use. */
export interface SearchFile {
  readonly synonyms: readonly (readonly string[])[];
  /** Stop words, such as "the". */
  readonly ignored: readonly string[];
  readonly entries: readonly SearchEntry[];
  readonly rows: readonly SearchRow[];
}

export const SEARCH_FILE = "/search.json";
