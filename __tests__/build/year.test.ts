import { fill } from "../../src/words/fill";
import { monthName, monthSpan } from "../../src/words/months";
import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { countries, factOf, words } from "../helpers/site-content";
import { standingOn } from "../helpers/stated-facts";

const stripOn = (path: string) => exportedPage(path).querySelector("section[aria-labelledby=year]");

test("exactly the guides that name intakes have a year strip, at the end of its chapter", () => {
  for (const { path, year } of countries) {
    const section = stripOn(path);
    expect([path, section !== null]).toEqual([path, year.length > 0]);
    if (!section) continue;
    const heads = [...exportedPage(path).querySelectorAll(".chapter-head h2, section[aria-labelledby=year]")];
    expect(textOf(heads[heads.indexOf(section) - 1])).toBe(words.texts.pieces.year);
  }
});

const withStrip = countries.filter(({ year }) => year.length > 0);

test.each(withStrip)("the strip of $path names no start in its HTML, which knows no day", ({ path }) => {
  expect(textOf(stripOn(path)?.querySelector("[data-next-start]"))).toBe(words.year.undated);
});

test.each(withStrip)(
  "the strip of $path lists every stage in order, with its months and whose they are",
  (country) => {
    const lists = [...(stripOn(country.path)?.querySelectorAll("ol") ?? [])];
    expect(lists).toHaveLength(country.year.length);
    country.year.forEach(({ month, stages }, lane) => {
      const heading = lists[lane]?.parentElement?.querySelector("h4");
      expect(textOf(heading)).toBe(fill(words.year.intake, { month }));
      const items = [...(lists[lane]?.children ?? [])];
      expect(items).toHaveLength(stages.length);
      stages.forEach(({ name, text, months, fact }, position) => {
        const said = textOf(items[position]);
        for (const part of [name, text, months ?? factOf(fact ?? "").value]) expect(said).toContain(part);
        expect(said.includes(words.year.ours)).toBe(fact === undefined);
        expect(items[position]?.hasAttribute("data-known")).toBe(fact !== undefined);
      });
    });
  },
);

test.each(withStrip)("the strip of $path says which year its months are of", ({ path, year }) => {
  const { own, before, twoBefore } = words.year.years;
  const lists = [...(stripOn(path)?.querySelectorAll("ol") ?? [])];
  year.forEach(({ month, stages }, lane) => {
    // Backwards from the start: a month that is not earlier in its year than the one after it is of the year before.
    let after = monthSpan(month)?.first ?? 0;
    let passed = 0;
    const ago = stages
      .map(({ months, fact }) => monthSpan(months ?? factOf(fact ?? "").value)?.first ?? 0)
      .reverse()
      .map((first) => {
        if (first > after) passed += 1;
        after = first;
        return passed;
      })
      .reverse();
    const said = [...(lists[lane]?.children ?? [])].map((item) => textOf(item.querySelector("b small")));
    const names = [own, before, twoBefore];
    const expected = ago.map((years, position) => (years === ago[position - 1] ? "" : names[years]));
    expect(said).toEqual(expected);
  });
});

test.each(withStrip)(
  "the strip of $path names the figure behind each month that is not our plan",
  ({ path, year }) => {
    const named = [...(stripOn(path)?.querySelectorAll("p[data-known]") ?? [])];
    const ids = new Set(year.flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? [])));
    expect(named).toHaveLength(ids.size);
    [...ids].map(factOf).forEach((fact, position) => {
      const line = named[position];
      expect(textOf(line)).toContain(fill(words.year.known, { label: fact.label, months: fact.value }));
      expect(line?.querySelector("[data-state]")?.getAttribute("data-state")).toBe(
        standingOn(fact, path).state,
      );
      const [source] = hrefsOf(line);
      expect(source && exportedPage(path).querySelector(source)).not.toBeNull();
    });
  },
);

test.each(withStrip)(
  "the drawing of $path has a stop for each stage, none before the one before it",
  ({ path, year }) => {
    const drawing = stripOn(path)?.querySelector("svg");
    expect(drawing?.getAttribute("aria-hidden")).toBe("true");
    const stops = [...(drawing?.querySelectorAll("[data-name]") ?? [])].map((stop) =>
      Number(stop.getAttribute("x")),
    );
    const stages = year.flatMap((intake) => intake.stages);
    expect(stops).toHaveLength(stages.length);
    let drawn = 0;
    for (const intake of year) {
      const lane = stops.slice(drawn, drawn + intake.stages.length);
      drawn += intake.stages.length;
      expect(lane).toEqual([...lane].sort((a, b) => a - b));
    }
    const names = [...(drawing?.querySelectorAll("[data-name]") ?? [])];
    names.forEach((name, position) => {
      const { months, fact } = stages[position] ?? {};
      const span = monthSpan(months ?? factOf(fact ?? "").value);
      expect(textOf(name.nextElementSibling)).toContain(monthName(span?.first ?? 0).slice(0, 3));
    });
  },
);
