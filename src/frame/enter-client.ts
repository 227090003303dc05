import { watchContentProblems } from "./content-problems";
import { fetchTouched } from "./fetch-touched";

/** As the bundles start in a browser: pointed-at links fetch their pages; in development, problems of content show. */
export function enterClient(): void {
  fetchTouched();
  watchContentProblems();
}
