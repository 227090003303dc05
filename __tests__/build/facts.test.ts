import type { Fact } from "../../src/build/content-types/fact";
import { dateText, factAnchor, factText } from "../../src/build/facts/fact-text";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import {
  articles,
  countries,
  factOf,
  guides,
  home,
  legalPages,
  services,
  words,
} from "../helpers/site-content";
import { factsInText, factsOn, wasDue } from "../helpers/stated-facts";

const pages = [...countries, ...services, ...articles, ...guides, ...legalPages];
const stating = pages.filter((page) => factsOn(page).length > 0);

/** Fails unless a row shows a fact's value, source and day, and its mark when it is due. */
function expectRow(row: Element | null | undefined, fact: Fact, route: string): void {
  expect(textOf(row?.querySelector("dt"))).toBe(fact.label);
  expect(textOf(row)).toContain(factText(fact));
  expect(textOf(row)).toContain(fact.note ?? "");
  expect(hrefsOf(row)).toEqual([fact.source.url]);
  expect(textOf(row?.querySelector("a"))).toContain(fact.source.name);
  expect(textOf(row?.querySelector("time"))).toBe(dateText(fact.checkedOn));
  expect({ fact: fact.id, marked: textOf(row).includes(words.facts.recheck) }).toEqual({
    fact: fact.id,
    marked: wasDue(fact, route),
  });
}

test("some page states facts", () => {
  expect(stating).not.toEqual([]);
});

test.each(stating)("$path shows of every fact its value, source, day and whether to check it", (page) => {
  for (const fact of factsOn(page)) {
    expectRow(exportedPage(page.path).getElementById(factAnchor(fact.id)), fact, page.path);
  }
});

test.each(countries)("$path shows its figures at a glance, in order, and no others there", (country) => {
  const section = exportedPage(country.path).querySelector("section[aria-labelledby=at-a-glance]");
  const rows = [...(section?.querySelectorAll("dl > div") ?? [])];
  expect(rows.map(({ id }) => id)).toEqual(country.atAGlance.map(factAnchor));
});

test.each(pages)("in the text of $path every figure is written out and leads to its row", (page) => {
  const document = exportedPage(page.path);
  const inText = new Map(factsInText(page).map((fact) => [`#${factAnchor(fact.id)}`, fact]));
  const figures = [...document.querySelectorAll("main a.fact")];
  expect(figures.length).toBe(page.body.match(/<Fact\b/g)?.length ?? 0);
  for (const figure of figures) {
    const fact = inText.get(figure.getAttribute("href") ?? "");
    if (!fact) throw new Error(`${figure.outerHTML} is no fact that ${page.file} names`);
    expect(textOf(figure)).toContain(factText(fact));
    expect(figure.classList.contains("fact-due")).toBe(wasDue(fact, page.path));
  }
});

test.each(pages)("in $path a note on what holds now names each of its sources once", (page) => {
  const notes = [...exportedPage(page.path).querySelectorAll("main .holds-now")];
  expect(notes).toHaveLength(page.body.match(/<HoldsNow\b/g)?.length ?? 0);
  const known = new Set(factsInText(page).map(({ source }) => source.url));
  for (const note of notes) {
    const sources = [...note.querySelectorAll(".source")].map((line) => textOf(line));
    expect(sources).not.toEqual([]);
    expect(sources).toEqual([...new Set(sources)]);
    for (const link of hrefsOf(note, ".source a")) expect(known).toContain(link);
  }
});

describe("the company's own figures on the home page", () => {
  const page = exportedPage("/");
  const sections = [...page.querySelectorAll("main section")];

  test.each([
    [
      "the map",
      sections.find(({ id }) => id === "countries"),
      home.map.countries.map(({ label }) => label.count),
      home.map.note.due,
    ],
    [
      "the statistics",
      page.querySelector("main section > * > dl dt + dd")?.closest("section"),
      home.stats.map(({ count }) => count),
      home.statsNote.due,
    ],
  ])(
    "%s names whose figures they are, and the oldest day or that nobody confirmed them",
    (_what, section, ids, due) => {
      const shown = ids.map(factOf);
      const isUnconfirmed = shown.some(({ confirm }) => confirm !== undefined);
      const note = section?.querySelector("[data-figures-note]");
      expect(note?.getAttribute("data-figures-note")).toBe(isUnconfirmed ? "unconfirmed" : "checked");
      for (const { source } of shown) expect(textOf(note)).toContain(source.name);
      if (isUnconfirmed) {
        expect(note?.querySelector("time")).toBeNull();
        return;
      }
      const oldest = shown.map(({ checkedOn }) => checkedOn).sort()[0] ?? "";
      expect(note?.querySelector("time")?.getAttribute("datetime")).toBe(oldest);
      expect(textOf(note)).toContain(dateText(oldest));
      expect(textOf(note).includes(due)).toBe(shown.some((fact) => wasDue(fact, "/")));
    },
  );
});
