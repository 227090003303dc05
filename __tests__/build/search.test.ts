import { readFileSync } from "node:fs";
import path from "node:path";
import { buildDay } from "../../src/build/build-day";
import { factStanding } from "../../src/build/facts/fact-standing";
import { dateText } from "../../src/build/facts/fact-text";
import { type Search, searchEngine } from "../../src/search/search-engine";
import type { SearchFile } from "../../src/search/search-file";
import { exportedPage, fileOf, hrefsOf, PUBLIC, textOf } from "../helpers/exported-page";
import {
  articles,
  branches,
  countries,
  facts,
  guides,
  institutionLists,
  LISTS,
  ROUTES,
  searchText,
  services,
  words,
} from "../helpers/site-content";

const file: SearchFile = JSON.parse(readFileSync(path.join(PUBLIC, "search.json"), "utf8"));
const entryAt = new Map(file.entries.map((entry) => [entry.path, entry]));
const listed = institutionLists.flatMap(({ list, records }) => {
  const ids = new Set([...list, ...institutionLists.flatMap((other) => other.list)]);
  return records.filter(({ id }) => ids.has(id));
});

let search: Search;
beforeAll(async () => {
  search = await searchEngine(file);
});

const firstOf = (query: string) => search(query).found[0]?.path;

test("every page can be found, under its address once", () => {
  expect(ROUTES.filter((route) => !entryAt.get(route)?.isPage)).toEqual([]);
  expect(entryAt.size).toBe(file.entries.length);
});

test("every address leads to a page, and to a place on it", () => {
  const lost = file.entries.filter(({ path: at }) => {
    const [page = "", id] = at.split("#");
    return (
      !fileOf(page) || (id && !exportedPage(page.split("?")[0] ?? "").getElementById(decodeURIComponent(id)))
    );
  });
  expect(lost).toEqual([]);
});

test("every listed institution, branch and figure is an entry", () => {
  const titles = (kind: string) =>
    file.entries.filter((entry) => entry.kind === kind).map(({ title }) => title);
  expect(titles("institution").sort()).toEqual(listed.map(({ name }) => name).sort());
  expect(titles("office")).toEqual(branches.map(({ branch }) => branch));
  expect(facts.filter(({ id }) => !entryAt.has(`/figures#${id}`))).toEqual([]);
});

test.each(countries.map(({ name, path: at }) => [name, at]))("%s finds its guide first", (name, at) => {
  expect(firstOf(name)).toBe(at);
});

test.each(
  countries.filter(({ name }) => /^\p{L}{6,}$/u.test(name)).map(({ name, path: at }) => [name, at] as const),
)("%s with two letters swapped, or one missing, finds its guide first", (name, at) => {
  const swapped = name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
  expect([swapped, name.slice(0, 3) + name.slice(4)].map(firstOf)).toEqual([at, at]);
});

test("the titles of guides, services and articles find their pages first", () => {
  const pages = [
    ...guides.map((guide) => ({ title: guide.navTitle, path: guide.path })),
    ...services,
    ...articles.map((article) => ({
      title: textOf(exportedPage(article.path).querySelector("h1")),
      path: article.path,
    })),
  ];
  const wrong = pages.filter((page) => firstOf(page.title) !== page.path);
  expect(wrong.map(({ title }) => [title, firstOf(title)])).toEqual([]);
});

test("an institution's name finds it before all others", () => {
  const wrong = listed.filter(
    ({ name }) => search(name).found.find(({ kind }) => kind === "institution")?.title !== name,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("words that mean the same find the same", () => {
  const wrong = searchText.synonyms.flatMap((group) => {
    const found = group.map((phrase) => new Set(search(phrase).found.map(({ path: at }) => at)));
    const all = found.filter((paths) => paths.size > 0);
    return all.length > 0 && all.length < group.length ? [group] : [];
  });
  expect(wrong).toEqual([]);
});

test("what a drawing or a panel says of other countries is in no guide's entry", () => {
  const chapters = file.entries.filter(({ path: at }) => at.startsWith("/countries/") && at.includes("#"));
  const strange = chapters.filter(({ path: at, text, also = "" }) =>
    [...exportedPage(at.split("#")[0] ?? "").querySelectorAll("figure details li")].some((line) =>
      `${text} ${also}`.includes(textOf(line)),
    ),
  );
  expect(chapters).not.toEqual([]);
  expect(strange.map(({ path: at }) => at)).toEqual([]);
});

test("a figure is found by the name of its row, whatever its authority calls it", () => {
  const rows = new Map(Object.entries(words.panel.rows));
  const unnamed = facts.filter(({ id, topic }) => entryAt.get(`/figures#${id}`)?.also !== rows.get(topic));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test("what a search shows of a page are its sentences, and no line of a table or a list", () => {
  const chapters = file.entries.filter(({ path: at }) => at.startsWith("/countries/") && at.includes("#"));
  const strange = chapters.filter(({ path: at, text }) =>
    [...exportedPage(at.split("#")[0] ?? "").querySelectorAll("main table tr, main ul > li")]
      .map(textOf)
      .some((line) => line.length > 30 && text.includes(line)),
  );
  expect(chapters.filter(({ text }) => text !== "")).not.toEqual([]);
  expect(strange.map(({ path: at }) => at)).toEqual([]);
});

test("a figure is shown with its state and its day", () => {
  const day = buildDay();
  const wrong = facts.filter((fact) => {
    const standing = factStanding(fact, day);
    const entry = entryAt.get(`/figures#${fact.id}`);
    return entry?.state !== standing.state || entry.date !== (standing.day && dateText(standing.day));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("an example finds something", () => {
  const empty = searchText.words.examples.filter((example) => search(example).found.length === 0);
  // The rehearsal spells them backwards: then none finds anything.
  expect(empty.length === 0 || empty.length === searchText.words.examples.length).toBe(true);
});

test("without scripts /search lists every page but itself", () => {
  const links = hrefsOf(exportedPage("/search").querySelector("[data-all-pages]"));
  // The list of articles once: its further pages list no others.
  const left = [...LISTS.slice(1), "/search"];
  expect([...links].sort()).toEqual(ROUTES.filter((route) => !left.includes(route)).sort());
});
