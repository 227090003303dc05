import MiniSearch, { type SearchOptions } from "minisearch";
import { mistakesIn } from "../lib/misspelt";
import type { SearchEntry, SearchFile, SearchRow } from "./search-file";
import { term, words } from "./search-words";

export interface Found extends SearchEntry {
  /** Matched words of the entry, normalised by `term`. */
  readonly terms: readonly string[];
  /** Whether it is a figure of what the query asks for, and not only of a place that the query names. */
  readonly isAnswer: boolean;
}

export interface SearchOutcome {
  /** The row whose name is the query. */
  readonly row?: SearchRow | undefined;
  /** Best first. */
  readonly found: readonly Found[];
  /** Whether no entry has all the words and these have only some. */
  readonly isNear: boolean;
}

export type Search = (query: string) => SearchOutcome;

/** Maximum characters of a query; the rest is ignored. */
const MAX_QUERY_LETTERS = 100;
const MAX_FOUND = 60;
/** Number of entries indexed in one go, so that a slow phone responds to touches in between. */
const ENTRIES_AT_ONCE = 30;

/** Maximum characters of a word that is matched only as a whole. */
const SHORT = 3;

/** Search options in order: all words; if nothing matches, misspelt words; then any of the words. */
function waysToMeet(
  known: ReadonlySet<string>,
): Readonly<Record<"strict" | "misspelt" | "anyWord", SearchOptions>> {
  const strict: SearchOptions = {
    boost: { title: 4, page: 2.5 },
    // The last word may be incomplete; but a short one that occurs, after others, is complete: "fee" is not "feel".
    prefix: (word, index, all) =>
      index === all.length - 1 && !(index > 0 && word.length <= SHORT && known.has(word)),
    weights: { fuzzy: 0.3, prefix: 0.5 },
    combineWith: "AND",
    processTerm: (word) => word,
  };
  const misspelt: SearchOptions = { ...strict, fuzzy: mistakesIn };
  return { strict, misspelt, anyWord: { ...misspelt, combineWith: "OR" } };
}

/** Weight of a synonym's match against one of the visitor's own words. */
const OTHER_WORDS = 0.4;
/** Weight of a figure that has ended. */
const ENDED = 0.2;
/** Weight of a figure that is none of what the query asks for. */
const BESIDE = 0.3;
/** Weight of an entry whose title is the query. */
const EXACT = 12;
/** Weight of an entry whose title is a synonym of the query: "PSW" finds "After you graduate". */
const SAME = 6;

/** Variants of a query with synonyms, without the query itself. */
function otherWays(
  query: readonly string[],
  synonyms: readonly (readonly (readonly string[])[])[],
): string[] {
  const padded = ` ${query.join(" ")} `;
  return synonyms.flatMap((group) => {
    const met = group.filter((phrase) => padded.includes(` ${phrase.join(" ")} `));
    // The longest match is the most specific: "work after study" before "work".
    const [longest] = met.sort((a, b) => b.length - a.length);
    if (!longest) return [];
    return group
      .filter((phrase) => phrase !== longest)
      .map((phrase) => padded.replace(` ${longest.join(" ")} `, ` ${phrase.join(" ")} `).trim());
  });
}

/** Weight of an entry by its kind, more if the query has its whole title or page; of a figure, also by its unit. */
function weightOf(
  { isPage, kind, text, isEnded }: SearchEntry,
  title: readonly string[],
  page: readonly string[],
  query: string,
): number {
  const asked = query.split(" ");
  const isNamed = (name: readonly string[]) => name.length > 0 && name.every((part) => asked.includes(part));
  const named = (isNamed(title) ? 2 : 1) * (isNamed(page) ? 2 : 1);
  if (kind !== "figure") return named * (isPage ? 1.6 : 1);
  if (isEnded) return named * ENDED;
  // A query with "hours" asks for figures in hours.
  return named * (words(text).some((word) => asked.includes(word)) ? 1.2 : 0.4);
}

export async function searchEngine({ entries, synonyms, ignored, rows }: SearchFile): Promise<Search> {
  const known = new Set<string>();
  const { strict, misspelt, anyWord } = waysToMeet(known);
  const index = new MiniSearch<{ id: number } & SearchEntry>({
    fields: ["title", "page", "text", "also"],
    tokenize: words,
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: ENTRIES_AT_ONCE },
  );
  const empty = new Set(ignored.map(term));
  const telling = (all: readonly string[]) => {
    const some = all.filter((word) => !empty.has(word));
    // "IT" alone has no other word.
    return some.length > 0 ? some : all;
  };
  const tellingWords = (text: string) => telling(words(text));
  const groups = synonyms.map((group) => group.map(tellingWords));
  const names = entries.map(({ title, page }) => [tellingWords(title), tellingWords(page)] as const);
  const rowNames = rows.map(({ name }) => tellingWords(name).join(" "));
  const titles = entries.map(({ title }) => words(title).join(" "));

  const foundBy = (asked: string, ways: readonly string[], how: SearchOptions): Found[] => {
    const best = new Map<number, { readonly found: Found; readonly score: number }>();
    ways.forEach((way, place) => {
      for (const result of index.search(way, how)) {
        const id = Number(result.id);
        const entry = entries[id];
        const [title, page] = names[id] ?? [];
        if (!entry || !title || !page) continue;
        const said = way.split(" ");
        const isAnswer =
          entry.kind === "figure" &&
          (Object.values(result.match).some((fields) => fields.includes("also")) ||
            title.every((part) => said.includes(part)));
        const isBeside = entry.kind === "figure" && !isAnswer;
        const isSame = place > 0 && title.join(" ") === way;
        const exactness = isSame ? SAME : place > 0 ? OTHER_WORDS : titles[id] === asked ? EXACT : 1;
        const score = result.score * weightOf(entry, title, page, way) * exactness * (isBeside ? BESIDE : 1);
        if (score > (best.get(id)?.score ?? 0))
          best.set(id, { found: { ...entry, terms: result.terms, isAnswer }, score });
      }
    });
    return [...best.values()]
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_FOUND)
      .map(({ found }) => found);
  };

  return (query) => {
    const asked = words(query.slice(0, MAX_QUERY_LETTERS));
    const told = telling(asked);
    if (told.length === 0) return { found: [], isNear: false };
    const ways = [told.join(" "), ...otherWays(told, groups)];
    const row = rows.find((_row, at) => ways.includes(rowNames[at] ?? ""));
    for (const how of [strict, misspelt]) {
      const found = foundBy(asked.join(" "), ways, how);
      if (found.length > 0 || row) return { row, found, isNear: false };
    }
    return { found: foundBy(asked.join(" "), ways, anyWord), isNear: true };
  };
}
