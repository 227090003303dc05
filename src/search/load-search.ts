import type { Search } from "./search-engine";
import { SEARCH_FILE, type SearchFile, type SearchWords } from "./search-file";

export interface LoadedSearch {
  readonly words: SearchWords;
  readonly search: Search;
}

let loading: Promise<LoadedSearch> | undefined;

async function fetchFile(): Promise<SearchFile> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answered ${answer.status}`);
  return answer.json();
}

async function load(): Promise<LoadedSearch> {
  const [file, { searchEngine }] = await Promise.all([fetchFile(), import("./search-engine")]);
  return { words: file.words, search: await searchEngine(file) };
}

/** Fetches and reads what the search needs, once; after a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
