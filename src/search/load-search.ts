import type { Search } from "./search-engine";
import { SEARCH_FILE, type SearchFile } from "./search-file";

let loading: Promise<Search> | undefined;

async function fetchFile(): Promise<SearchFile> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answered ${answer.status}`);
  return answer.json();
}

async function load(): Promise<Search> {
  const [file, { searchEngine }] = await Promise.all([fetchFile(), import("./search-engine")]);
  return searchEngine(file);
}

/** Fetches and reads what the search needs, once; after a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
