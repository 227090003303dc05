import { isMisspelt } from "../lib/misspelt";
import { folded, keyOf } from "../lib/query";
import type { FilterChoices, InstitutionFilter } from "./finder-address";

export type Institution = Queries.FinderInstitutionFragment;

export interface InstitutionGroup {
  readonly key: string;
  readonly name: string;
  readonly guide?: Queries.FinderCountryFragment;
  readonly institutions: readonly Institution[];
}

const byName = (a: string, b: string) => a.localeCompare(b, "en");

/** The name for sorting: University of Otago is sorted under O. */
export function sortName(name: string): string {
  return folded(name).replace(/^(?:the )?university of (?:the )?/, "");
}

export function institutionGroups(
  institutions: readonly Institution[],
  countries: readonly Queries.FinderCountryFragment[],
): InstitutionGroup[] {
  const names = [...new Set(institutions.map(({ country }) => country))].sort(byName);
  return names.map((name) => ({
    key: keyOf(name),
    name,
    guide: countries.find((country) => country.name === name),
    institutions: institutions
      .filter(({ country }) => country === name)
      .sort((a, b) => byName(sortName(a.name), sortName(b.name))),
  }));
}

export function filterChoices(groups: readonly InstitutionGroup[], kinds: readonly string[]): FilterChoices {
  const all = groups.flatMap(({ institutions }) => institutions);
  return {
    country: groups.map(({ key }) => key),
    kind: kinds.filter((kind) => all.some((one) => one.kind === kind)),
  };
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  univ: "university",
  uni: "university",
  st: "saint",
  inst: "institute",
  tech: "technology",
};

/** Words for comparison: without accents, apostrophes and dots within a word; other characters separate words. */
const comparedWords = (text: string): string[] =>
  folded(text)
    .replace(/['’‘ʼ`´.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Initials of a name, with and without its small words: UNSW, NUS, UCL. */
function initialsOf(name: string): string[] {
  const all = comparedWords(name);
  const large = all.filter((word) => !/^(?:of|the|and|at|for|in|de)$/.test(word));
  return [all, large].map((words) => words.map((word) => word.charAt(0)).join(""));
}

function toldBy({ name, city, country, id }: Institution): string {
  const words = comparedWords([name, city, country, id].join(" "));
  const inFull = words.map((word) => SHORT_FORMS[word] ?? word);
  return ` ${[...words, ...inFull, ...initialsOf(name)].join(" ")}`;
}

/**
 * Every word must occur in name, city, country or id; one of one or two letters only begins a word there. If no
 * institution has all the words, they may be misspelt.
 */
export function chosenInstitutions(
  groups: readonly InstitutionGroup[],
  { q, country, kind }: InstitutionFilter,
): ReadonlySet<string> {
  const sought = comparedWords(q);
  const isTold = (told: string) => (word: string) =>
    [word, SHORT_FORMS[word] ?? word].some((form) => told.includes(form.length < 3 ? ` ${form}` : form));
  const isTyped = (told: string) => (word: string) =>
    isTold(told)(word) || told.split(" ").some((other) => isMisspelt(word, other));
  const all = groups.flatMap(({ institutions }) => institutions).map((one) => ({ one, told: toldBy(one) }));
  const fitting = (fits: typeof isTold) => all.filter(({ told }) => sought.every(fits(told)));
  const exact = fitting(isTold);
  const met = new Set((exact.length > 0 ? exact : fitting(isTyped)).map(({ one }) => one.id));
  const left = groups
    .filter(({ key }) => country.length === 0 || country.includes(key))
    .flatMap(({ institutions }) => institutions)
    .filter((one) => kind.length === 0 || (one.kind !== null && kind.includes(one.kind)))
    .filter(({ id }) => met.has(id));
  return new Set(left.map(({ id }) => id));
}
