import { dateText, factAnchor } from "../../src/build/facts/fact-text";
import { rowAmount } from "../../src/build/facts/row-amount";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { rates, rupeesOf } from "../helpers/home-amounts";
import { articles, countries, facts, guides, services, trustPages, words } from "../helpers/site-content";
import { FIGURES_IN_TEXT, standingOn } from "../helpers/stated-facts";

const pages = [...countries, ...services, ...articles, ...guides, ...trustPages];
const stating = pages.filter(({ body }) => /<Fact\b/.test(body));

/** Ids of the facts that a text's chapters state, in order; chapters that state none are left out. */
const statedIn = (body: string) =>
  body
    .split(/^## /m)
    .map((chapter) => [...chapter.matchAll(/<Fact\s+id\s*=\s*["']([^"']+)["']/g)].map(([, id = ""]) => id))
    .filter((ids) => ids.length > 0);

/** Figures and notes of a page's chapters, in order; chapters without figures are left out. */
function chaptersOf(page: Document) {
  const chapters: { figures: Element[]; notes: Element[] }[] = [{ figures: [], notes: [] }];
  for (const element of page.querySelectorAll(`main h2, ${FIGURES_IN_TEXT}, main .fact-note`)) {
    if (element.tagName === "H2") chapters.push({ figures: [], notes: [] });
    else chapters.at(-1)?.[element.matches("a.fact") ? "figures" : "notes"].push(element);
  }
  return chapters.filter(({ figures, notes }) => figures.length + notes.length > 0);
}

/** Address of the row in the list of sources to which a note leads. */
const rowOf = (note: Element | null | undefined) => hrefsOf(note, ".fact-more")[0];

const addressOf = (id: string) => `#${factAnchor(id)}`;

test("some page states figures", () => {
  expect(stating).not.toEqual([]);
});

test.each(stating)("in $path each figure has one note in its chapter, and leads to it", ({ path, body }) => {
  const page = exportedPage(path);
  const chapters = chaptersOf(page);
  const stated = statedIn(body);
  expect(chapters).toHaveLength(stated.length);
  chapters.forEach(({ figures, notes }, index) => {
    const ids = stated[index] ?? [];
    expect(notes.map(rowOf).sort()).toEqual([...new Set(ids)].map(addressOf).sort());
    const led = figures.map((figure) => notes.find(({ id }) => `#${id}` === figure.getAttribute("href")));
    expect(led.map(rowOf)).toEqual(ids.map(addressOf));
    for (const note of notes) {
      const back = hrefsOf(note, ".fact-close")[0]?.slice(1) ?? "";
      expect(figures.map(({ id }) => id)).toContain(back);
    }
  });
});

test.each(stating)("in $path each note has the state, the day and the sources of its figure", ({ path }) => {
  const page = exportedPage(path);
  for (const note of page.querySelectorAll("main .fact-note")) {
    const fact = facts.find(({ id }) => addressOf(id) === rowOf(note));
    if (!fact) throw new Error(`${note.outerHTML} is of no fact`);
    const { state, line, day } = standingOn(fact, path);
    const mark = note.querySelector("[data-state]");
    expect(mark?.getAttribute("data-state")).toBe(state);
    expect(textOf(mark)).toBe(words.facts.marks[line]);
    expect(hrefsOf(note, ".fact-brief a")).toEqual([fact.official.url]);
    expect(note.querySelector(".fact-brief time")?.getAttribute("datetime") ?? undefined).toBe(day);
    expect(hrefsOf(note, ".fact-full a")[0]).toBe(fact.official.url);
    expect(textOf(note)).toContain(
      fill(words.facts.standings[line], {
        date: day ? dateText(day) : "",
        source: `${fact.readIn?.name} ${words.frame.newTab}`,
        by: fact.confirmedBy ?? "",
      }),
    );
    for (const { value, until } of fact.history) {
      expect(textOf(note)).toContain(fill(words.facts.before, { value, date: dateText(until) }));
    }
    expect(page.getElementById(factAnchor(fact.id))).not.toBeNull();
  }
});

test.each(stating)(
  "in $path a note shows rupees, with the day of the rate, exactly where a guide in chapters states an amount",
  (page) => {
    const isGuide = countries.some(({ path, cards }) => path === page.path && cards.length === 0);
    for (const note of exportedPage(page.path).querySelectorAll("main .fact-note")) {
      const fact = facts.find(({ id }) => addressOf(id) === rowOf(note));
      if (!fact) throw new Error(`${note.outerHTML} is of no fact`);
      const rupees = isGuide ? rupeesOf(rowAmount([fact], {})) : undefined;
      const day = fill(words.facts.rate, { date: dateText(rates.day) });
      expect(textOf(note.querySelector("b.fact-full"))).toBe(rupees ? `${rupees} ${day}` : "");
      const heading = textOf(note.querySelector(".fact-value"));
      if (rupees && heading) expect(heading).toContain(rupees);
      if (heading.includes("₹")) expect(heading).toContain(day);
    }
  },
);

test.each(stating)(
  "in $path a note is left out of wide windows only where the one before it speaks for its figure, too",
  (page) => {
    const notes = [...exportedPage(page.path).querySelectorAll("main .fact-note")];
    notes.forEach((note, index) => {
      if (!note.classList.contains("fact-again")) return;
      const before = notes.slice(0, index).findLast((one) => !one.classList.contains("fact-again"));
      expect(before?.id).toBeTruthy();
      // What stands apart or is folded keeps its own notes.
      expect(note.closest(".more, .note, .holds-now")).toBe(
        before?.closest(".more, .note, .holds-now") ?? null,
      );
      for (const part of [".fact-mark", ".fact-brief time"]) {
        expect(textOf(note.querySelector(part))).toBe(textOf(before?.querySelector(part)));
      }
      expect(hrefsOf(note, ".fact-brief a")).toEqual(hrefsOf(before, ".fact-brief a"));
    });
  },
);
