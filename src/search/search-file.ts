/** Kinds of what can be found, in the order in which a list of all pages names them. */
export const searchKinds = [
  "country",
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
  /** Page or country that it belongs to; of a whole page, its heading where that is not its title. */
  readonly page: string;
  readonly path: string;
  readonly text: string;
  /** Other words for it, searched but not shown. */
  readonly also?: string;
  /** Only for figures that have ended. */
  readonly isEnded?: true;
  /** Whether it is a page and not a part of one. */
  readonly isPage?: true;
}

/** `/search.json`: all that the search needs, fetched when it is first used. */
export interface SearchFile {
  /** Groups of words that mean the same to a visitor. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stop words, such as "the". */
  readonly ignored: readonly string[];
  readonly entries: readonly SearchEntry[];
}

export const SEARCH_FILE = "/search.json";
