import { dateText, factText } from "../../src/build/facts/fact-text";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { countries, facts, ROUTES, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const page = exportedPage("/figures");
const rows = [...page.querySelectorAll("[data-figure]")];
const placeOf = (country: string) =>
  countries.find(({ slug }) => slug === country)?.name ??
  (country === "home" ? words.figures.places.home : words.figures.places.company);

test("the page shows every figure of the register, once, and hides none", () => {
  expect(rows.map(({ id }) => id).sort()).toEqual(facts.map(({ id }) => id).sort());
  expect(page.querySelectorAll("main [hidden]")).toHaveLength(0);
});

test.each(facts)("$id has value, state, official page, source, days and its own address", (fact) => {
  const row = page.getElementById(fact.id);
  const { state, line, day } = standingOn(fact, "/figures");
  expect(textOf(row?.querySelector("dt"))).toContain(fact.label);
  expect(textOf(row?.querySelector("dd p"))).toBe(factText(fact));
  expect(row?.querySelector("s") !== null).toBe(state === "ended");
  expect(textOf(row)).toContain(fact.note ?? "");
  expect(row?.getAttribute("data-figure")).toBe(state);
  expect(row?.querySelector("[data-state]")?.getAttribute("data-state")).toBe(state);
  expect(textOf(row)).toContain(words.facts.states[state]);
  const read = words.facts.standings[line].includes("{source}") ? [fact.readIn?.url] : [];
  expect(hrefsOf(row)).toEqual([fact.official.url, ...read, `#${fact.id}`]);
  const said = fill(words.facts.standings[line], {
    date: day ? dateText(day) : "",
    source: `${fact.readIn?.name} ${words.frame.newTab}`,
    by: fact.confirmedBy ?? "",
  });
  expect(textOf(row)).toContain(said);
  for (const { value, until } of fact.history) {
    expect(textOf(row)).toContain(fill(words.facts.before, { value, date: dateText(until) }));
  }
  for (const date of [fact.effectiveFrom, fact.validUntil])
    if (date) expect(textOf(row)).toContain(dateText(date));
});

test("each country has a heading, a count and a link to its page, and no figure of another", () => {
  const sections = [...page.querySelectorAll("[data-place]")];
  expect(new Set(sections.map((one) => one.getAttribute("data-place")))).toEqual(
    new Set(facts.map(({ country }) => country)),
  );
  for (const section of sections) {
    const place = section.getAttribute("data-place") ?? "";
    const own = facts.filter(({ country }) => country === place);
    expect(textOf(section.querySelector("h2"))).toBe(placeOf(place));
    expect(textOf(section)).toContain(fill(words.figures.total, { count: own.length }));
    expect([...section.querySelectorAll("[data-figure]")].map(({ id }) => id).sort()).toEqual(
      own.map(({ id }) => id).sort(),
    );
    expect(hrefsOf(section, "a[href^='/']")).toEqual(
      countries.filter(({ slug }) => slug === place).map(({ path }) => path),
    );
    expect(section.querySelectorAll("h3").length).toBeGreaterThan(0);
  }
});

test("the company's own figures name the company as their source and no day of a check", () => {
  const own = facts.filter(
    ({ country, readIn, confirmedOn }) => country === "company" && !readIn && !confirmedOn,
  );
  for (const { id, official } of own) {
    const row = page.getElementById(id);
    expect(textOf(row)).toContain(official.name);
    expect(textOf(row)).toContain(words.facts.standings.own);
    expect(row?.querySelector("time")).toBeNull();
  }
});

test("the key says how many figures carry each mark, and when one was last looked up", () => {
  const counts = new Map<string, number>();
  const days: string[] = [];
  for (const fact of facts) {
    const { state, day } = standingOn(fact, "/figures");
    counts.set(state, (counts.get(state) ?? 0) + 1);
    if (day && state !== "ended") days.push(day);
  }
  const said = [...page.querySelectorAll("[data-key]")].map((one) => [
    one.getAttribute("data-key"),
    Number(/\d+/.exec(textOf(one))?.[0]),
  ]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(counts));
  expect(page.querySelector("main header time")?.getAttribute("datetime")).toBe(days.sort().at(-1));
  expect(textOf(page.querySelector("main header"))).toContain(
    fill(words.figures.total, { count: facts.length }),
  );
});

test("the head and the page name the file and the feed", () => {
  for (const [type, file] of [
    ["application/json", "/figures.json"],
    ["application/atom+xml", "/figures.xml"],
  ] as const) {
    expect(page.querySelector(`link[rel=alternate][type='${type}']`)?.getAttribute("href")).toBe(file);
    expect(page.querySelector(`main a[href='${file}']`)).not.toBeNull();
  }
});

test.each(ROUTES)("%s leads to the figures from its footer", (route) => {
  expect(exportedPage(route).querySelector("footer a[href='/figures']")).not.toBeNull();
});
