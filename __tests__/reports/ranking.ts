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
  const notFirst = (entries: readonly SearchEntry[], queryOf: (title: string) => string) =>
    entries.flatMap(({ title, path }) => {
      const [first] = search(queryOf(title)).found;
      return first?.path === path
        ? []
        : [`"${queryOf(title)}" finds ${first?.path ?? "nothing"}, not ${path}`];
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
  return [
    rowOf(
      "a country's name finds its guide first",
      notFirst(countries, (name) => name),
      `${countries.length}`,
    ),
    rowOf("so it does with two letters swapped", notFirst(long, swapped), `${long.length}`),
    rowOf("so it does with a letter missing", notFirst(long, shortened), `${long.length}`),
    rowOf(
      "a title finds its page first",
      notFirst(reading, (title) => title),
      `${reading.length}`,
    ),
    rowOf(
      "an institution's name finds it before all others",
      lost.map(({ title }) => title),
      `${institutions.length}`,
    ),
    rowOf(
      "words that mean the same find something, or none does",
      uneven.map((group) => group.join(", ")),
      `${file.synonyms.length}`,
    ),
    rowOf(
      "an example finds something",
      file.words.examples.filter((example) => search(example).found.length === 0),
      `${file.words.examples.length}`,
    ),
  ];
}
