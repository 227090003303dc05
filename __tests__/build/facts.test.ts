import type { Fact } from "../../src/build/content-types/fact";
import { dateText, factAnchor, factText } from "../../src/build/facts/fact-text";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import {
  articles,
  countries,
  factOf,
  guides,
  home,
  services,
  trustPages,
  words,
} from "../helpers/site-content";
import { FIGURES_IN_TEXT, factsInText, factsOn, standingOn } from "../helpers/stated-facts";

const pages = [...countries, ...services, ...articles, ...guides, ...trustPages];
const stating = pages.filter((page) => factsOn(page).length > 0);

/** Fails unless a row shows a fact's value, its authority, and how and when it was read, in the words of its state. */
function expectRow(row: Element | null | undefined, fact: Fact, route: string): void {
  const { line, day } = standingOn(fact, route);
  expect(textOf(row?.querySelector("dt"))).toBe(fact.label);
  expect(textOf(row)).toContain(factText(fact));
  expect(textOf(row)).toContain(fact.note ?? "");
  expect(hrefsOf(row)[0]).toBe(fact.official.url);
  expect(textOf(row?.querySelector("a"))).toContain(fact.official.name);
  const said = fill(words.facts.standings[line], {
    date: day ? dateText(day) : "",
    source: `${fact.readIn?.name} ${words.frame.newTab}`,
    by: fact.confirmedBy ?? "",
  });
  expect(textOf(row)).toContain(said);
  expect(row?.querySelector("time")?.getAttribute("datetime") ?? undefined).toBe(day);
}

test("some page states facts", () => {
  expect(stating).not.toEqual([]);
});

test.each(stating)("$path shows of every fact its value, its authority, and how it is known", (page) => {
  for (const fact of factsOn(page)) {
    expectRow(exportedPage(page.path).getElementById(factAnchor(fact.id)), fact, page.path);
  }
});

test.each(pages)(
  "in the text of $path every figure is written out, and its note leads to its row",
  (page) => {
    const document = exportedPage(page.path);
    const inText = new Map(factsInText(page).map((fact) => [`#${factAnchor(fact.id)}`, fact]));
    const figures = [...document.querySelectorAll(FIGURES_IN_TEXT)];
    expect(figures.length).toBe(page.body.match(/<Fact\b/g)?.length ?? 0);
    for (const figure of figures) {
      const note = document.querySelector(figure.getAttribute("href") ?? "");
      const fact = inText.get(hrefsOf(note, ".fact-more")[0] ?? "");
      if (!fact) throw new Error(`${figure.outerHTML} is no fact that ${page.file} names`);
      expect(textOf(figure)).toContain(factText(fact));
      const { state } = standingOn(fact, page.path);
      expect(figure.classList.contains(`fact-${state}`)).toBe(true);
      expect(figure.querySelector("s") !== null).toBe(state === "ended");
    }
  },
);

test.each(pages)("in $path a note on what holds now names each of its sources once", (page) => {
  const notes = [...exportedPage(page.path).querySelectorAll("main .holds-now")];
  expect(notes).toHaveLength(page.body.match(/<HoldsNow\b/g)?.length ?? 0);
  const known = new Set(factsInText(page).map(({ official }) => official.url));
  for (const note of notes) {
    const sources = [...note.querySelectorAll(".source")].map((line) => textOf(line));
    expect(sources).not.toEqual([]);
    expect(sources).toEqual([...new Set(sources)]);
    for (const link of hrefsOf(note, ".source a:first-child")) expect(known).toContain(link);
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
      const standings = shown.map((fact) => standingOn(fact, "/"));
      const isUnconfirmed = standings.some(({ day }) => day === undefined);
      const note = section?.querySelector("[data-figures-note]");
      expect(note?.getAttribute("data-figures-note")).toBe(isUnconfirmed ? "unconfirmed" : "confirmed");
      for (const { official } of shown) expect(textOf(note)).toContain(official.name);
      if (isUnconfirmed) {
        expect(note?.querySelector("time")).toBeNull();
        return;
      }
      const oldest = standings.map(({ day }) => day).sort()[0] ?? "";
      expect(note?.querySelector("time")?.getAttribute("datetime")).toBe(oldest);
      expect(textOf(note)).toContain(dateText(oldest));
      expect(textOf(note).includes(due)).toBe(standings.some(({ state }) => state !== "confirmed"));
    },
  );
});
