import { rowAmount } from "../../src/build/facts/row-amount";
import { passRows } from "../../src/compare/country-values";
import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, fileOf, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import {
  articles,
  branches,
  company,
  countries,
  factOf,
  guides,
  home,
  institutionOf,
  services,
  steps,
  testimonials,
  words,
} from "../helpers/site-content";

/** Number of testimonials, and of articles, on the home page. */
const FIRST = 3;

const page = exportedPage("/");
const sections = [...page.querySelectorAll("main > section, main > div > section")];
const [hero, offers, states, map, about, stats, process, voices, institutions, awards, latest, closing] =
  sections;

function nameOf(section: Element): string {
  const id = section.getAttribute("aria-labelledby");
  return id ? textOf(page.getElementById(id)) : (section.getAttribute("aria-label") ?? "");
}

test("has its eleven sections in order and the closing section, each with its heading", () => {
  const expected = [
    home.hero.line,
    home.services.heading,
    home.states.heading,
    home.map.heading,
    home.about.heading,
    company.name,
    home.steps.heading,
    home.testimonials.heading,
    home.institutions.heading,
    home.awards.heading,
    home.articles.heading,
    home.closing.heading,
  ];
  expect(sections.map(nameOf)).toEqual(expected.map((heading) => expect.stringContaining(heading)));
});

test("the hero has its whole heading as plain text, and its two buttons lead to the right pages", () => {
  const { line, words: typed, lead, intro, talk, alt, primary, secondary } = home.hero;
  expect(textOf(hero?.querySelector("h1"))).toContain(`${line} ${typed[0]}`);
  expect(textOf(hero)).toContain(lead);
  expect(textOf(hero)).toContain(intro);
  expect(textOf(hero)).toContain(talk);
  expect(hero?.querySelector("img")?.getAttribute("alt")).toBe(alt);
  expect(hrefsOf(hero)).toEqual([primary.path, secondary.path]);
});

test("the boarding pass asks three questions, and is a plain form that leads to the comparison", () => {
  const pass = hero?.querySelector("form");
  expect(pass?.getAttribute("action")).toBe("/compare");
  expect(pass?.getAttribute("method") ?? "get").toBe("get");
  const { finished, money, important, submit } = words.finder;
  expect(textsOf(pass ?? page, "label")).toEqual([finished.label, money.label, important.label]);
  const fields = [...(pass?.querySelectorAll("select") ?? [])];
  expect(fields.map((field) => field.getAttribute("name"))).toEqual(["f", "m", "p"]);
  expect(fields.map((field) => textOf(field.querySelector("option[value='']")))).toEqual([
    finished.none,
    money.none,
    important.none,
  ]);
  expect(textOf(pass?.querySelector("button"))).toContain(submit);
});

test("services are cards that link to their pages", () => {
  const cards = [...(offers?.querySelectorAll("article") ?? [])];
  expectInOrder(
    cards.map((card) => hrefsOf(card)[0] ?? null),
    services,
  );
  for (const { path, title, summary, alt } of services) {
    const card = cards.find((one) => hrefsOf(one)[0] === path);
    expect(textOf(card?.querySelector("h3"))).toBe(title);
    expect(textOf(card)).toContain(summary);
    expect(card?.querySelector("img")?.getAttribute("alt")).toBe(alt);
  }
});

test("below the services stand the guides", () => {
  const shelf = offers?.querySelector("section");
  expect(textOf(shelf?.querySelector("h3"))).toBe(home.services.guides.heading);
  const links = [...(shelf?.querySelectorAll("a") ?? [])];
  expectInOrder(
    links.map((link) => link.getAttribute("href")),
    guides,
  );
  for (const { path, navTitle } of guides) {
    expect(textOf(links.find((link) => link.getAttribute("href") === path))).toBe(navTitle);
  }
});

test("the states link to their official study sites", () => {
  expect(hrefsOf(states, "li a[target=_blank]")).toEqual(home.states.cards.map(({ link }) => link));
  home.states.cards.forEach(({ name, detail, code }, index) => {
    const stamp = states?.querySelectorAll("li")[index];
    expect(textOf(stamp)).toContain(name);
    expect(textOf(stamp)).toContain(detail);
    expect(textOf(stamp)).toContain(code);
  });
});

test("the map lists its countries with their counts and addresses", () => {
  expect(hrefsOf(map, "li a")).toEqual(home.map.countries.map(({ link }) => link));
  home.map.countries.forEach(({ name, label }, index) => {
    expect(textOf(map?.querySelectorAll("li a")[index])).toContain(`${name} ${factOf(label.count).value}`);
  });
});

test("the about teaser describes the company, names its branches and links to its page", () => {
  expect(textOf(about)).toContain(home.about.intro);
  expect(textOf(about)).toContain(home.about.text);
  expect(textsOf(about ?? page, "li")).toEqual(branches.map(({ branch }) => branch));
  expect(hrefsOf(about)).toEqual([home.about.link.path]);
});

test("the stats are in the HTML with their final values", () => {
  expect(textsOf(stats ?? page, "dt")).toEqual(home.stats.map(({ title }) => title));
  expect(textsOf(stats ?? page, "dd")).toEqual(home.stats.map(({ count }) => factOf(count).value));
});

test("the steps link to their articles in order, and say how long they take", () => {
  expect(hrefsOf(process, "li a")).toEqual(steps.map(({ path }) => path));
  expect(textsOf(process ?? page, "h3")).toEqual(steps.map(({ title }) => title));
  steps.forEach(({ time }, index) => {
    expect(textOf(process?.querySelectorAll("li")[index])).toContain(`${home.steps.time} ${time}`);
  });
});

test("the first testimonials, the institutions and the awards are all there", () => {
  const first = testimonials.slice(0, FIRST);
  expect(textsOf(voices ?? page, "blockquote")).toEqual(first.map(({ excerpt }) => excerpt));
  first.forEach(({ name }, index) => {
    expect(textOf(voices?.querySelectorAll("figcaption")[index])).toContain(name);
  });
  expect(textsOf(institutions ?? page, "li")).toEqual(
    home.institutions.list.map((id) => {
      const { name, city } = institutionOf(id);
      return city ? `${name} ${city}` : name;
    }),
  );
  for (const picture of institutions?.querySelectorAll("img") ?? []) {
    expect(fileOf(picture.getAttribute("src") ?? "nowhere")).toBeDefined();
  }
  expect(textsOf(awards ?? page, "h3")).toEqual(home.awards.items.map(({ title }) => title));
  const carousel = "[aria-roledescription=carousel]";
  expect(awards?.querySelector(carousel) ?? awards?.closest(carousel)).not.toBeNull();
});

test("the article grid shows the newest articles with author, date and Read More", () => {
  const cards = [...(latest?.querySelectorAll("article") ?? [])];
  const shown = cards.flatMap((card) => articles.find(({ path }) => path === hrefsOf(card)[0]) ?? []);
  expect(shown).toHaveLength(cards.length);
  const key = ({ date, order }: { date: string; order: number }) => ({ date, order });
  const newest = [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.order - b.order);
  expect(shown.map(key)).toEqual(newest.slice(0, FIRST).map(key));
  cards.forEach((card, index) => {
    const { title, author = "", date } = shown[index] ?? {};
    expect(textOf(card)).toContain(fill(words.reading.by, { author }));
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe(date);
    expect(textOf(card.querySelector("a"))).toBe(`Read More: ${title}`);
  });
});

test("the closing section has its two links and the phone", () => {
  const { text, primary, secondary, lines } = home.closing;
  expect(textOf(closing)).toContain(text);
  expect(hrefsOf(closing)).toEqual([
    primary.path,
    secondary.path,
    `tel:${company.phone.replace(/[^+\d]/g, "")}`,
  ]);
  expect(textsOf(closing ?? page, "li")).toEqual(lines);
});

describe("the board below the map", () => {
  const shown = countries
    .filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  const board = map?.querySelector("[data-departures]");

  test("has a row for every country with numbers, which leads to its guide, and a way to the comparison", () => {
    const rows = [...(board?.querySelectorAll("tbody tr") ?? [])];
    expect(rows.map((row) => textOf(row.querySelector("th a")))).toEqual(shown.map(({ name }) => name));
    expect(rows.map((row) => hrefsOf(row)[0])).toEqual(shown.map(({ path }) => path));
    expect(textOf(board?.querySelector("h3"))).toBe(home.map.board.heading);
    expect(hrefsOf(board)).toContain(home.map.board.link.path);
  });

  test.each(shown)("says of $name what its guide says", ({ slug, numbers }) => {
    const cells = [...(board?.querySelectorAll(`[data-departure=${slug}] td`) ?? [])];
    expect(cells).toHaveLength(passRows.length);
    for (const [at, name] of passRows.entries()) {
      const number = numbers.find(({ row }) => row === name);
      const cell = textOf(cells[at]);
      if (number?.nought) expect(cell).toContain(number.says ?? number.note ?? "");
      else
        expect(cell).toContain(
          number?.says ?? rowAmount(number?.facts.map(factOf) ?? [], number ?? {})?.text,
        );
    }
  });
});
