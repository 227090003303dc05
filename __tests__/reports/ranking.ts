import { searchEngine } from "../../src/search/search-engine";
import type { SearchEntry, SearchFile } from "../../src/search/search-file";
import { textOf } from "./exported";
import { type Row, rowOf } from "./report";

const swapped = (name: string) => name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
const shortened = (name: string) => name.slice(0, 3) + name.slice(4);

/** What the search finds first, in the real content. */
export async function ranking(): Promise<readonly Row[]> {
  const file: SearchFile = JSON.parse(textOf("/search.json"));
  const search = await searchEngine(file);
  const pages = file.entries.filter(({ isPage }) => isPage);
  const countries = pages.filter(({ kind }) => kind === "country");
  const long = countries.filter(({ title }) => /^\p{L}{6,}$/u.test(title));

  /** Queries that do not find their entry first. */
  const notFirst = (entries: readonly SearchEntry[], queryOf = (title: string) => title) =>
    entries.flatMap(({ title, path }) => {
      const found = search(queryOf(title)).found[0]?.path ?? "nothing";
      return found === path ? [] : [`"${queryOf(title)}" finds ${found}, not ${path}`];
    });
  const institutions = file.entries.filter(({ kind }) => kind === "institution");
  const lost = institutions.filter(
    ({ title }) => search(title).found.find(({ kind }) => kind === "institution")?.title !== title,
  );
  const uneven = file.synonyms.filter((group) => {
    const counts = group.map((phrase) => search(phrase).found.length);
    return Math.max(...counts) > 0 && Math.min(...counts) === 0;
  });
  const reading = pages.filter(({ kind }) => ["guide", "service", "article"].includes(kind));
  const { examples } = file.words;
  const rows: readonly (readonly [what: string, faults: readonly string[], of: readonly unknown[]])[] = [
    ["a country's name finds its guide first", notFirst(countries), countries],
    ["so it does with two letters swapped", notFirst(long, swapped), long],
    ["so it does with a letter missing", notFirst(long, shortened), long],
    ["a title finds its page first", notFirst(reading), reading],
    ["an institution's name finds it before all others", lost.map(({ title }) => title), institutions],
    ["words that mean the same find something, or none does", uneven.map(String), file.synonyms],
    ["an example finds something", examples.filter((one) => search(one).found.length === 0), examples],
  ];
  return rows.map(([what, faults, of]) => rowOf(what, faults, `${of.length}`));
}
