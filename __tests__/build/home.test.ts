import { exportedPage, textOf, textsOf } from "../helpers/exported-page";
import { ARTICLES, MAP_ENTRIES, SERVICE_SLUGS, STATE_SITES } from "../helpers/specification";

const page = exportedPage("/");
const sections = [...page.querySelectorAll("main > section, main > div > section")];
const [hero, services, states, map, about, stats, steps, testimonials, institutions, awards, blogs, closing] =
  sections;

const hrefs = (section: Element | undefined, selector = "a[href]") =>
  [...(section?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute("href"));

test("has its eleven sections in order and the closing section, each with a name", () => {
  expect(sections).toHaveLength(12);
  const names = sections.map((section) => {
    const id = section.getAttribute("aria-labelledby");
    return id ? textOf(page.getElementById(id)) : section.getAttribute("aria-label");
  });
  expect(names.every((name) => (name ?? "").length > 3)).toBe(true);
  expect(new Set(names).size).toBe(12);
  expect(textOf(blogs?.querySelector("h2"))).toBe("Our Recent Blogs");
});

test("the hero says its whole heading in plain text", () => {
  expect(textOf(hero?.querySelector("h1"))).toContain("Education.");
});

test("services are four cards that lead to their pages", () => {
  const paths = SERVICE_SLUGS.map((slug) => `/services/${slug}`);
  expect([...new Set(hrefs(services))]).toEqual(paths);
  expect(services?.querySelectorAll("img")).toHaveLength(4);
});

test("the eight states lead to their official study sites", () => {
  const links = [...(states?.querySelectorAll("li a") ?? [])];
  expect(links).toHaveLength(8);
  STATE_SITES.forEach((name, index) => {
    expect(textOf(links[index])).toContain(name);
    expect(links[index]?.getAttribute("href")).toMatch(/^https:\/\//);
  });
});

test("the map lists the ten countries with their counts and real addresses", () => {
  const links = [...(map?.querySelectorAll("li a") ?? [])];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(MAP_ENTRIES.map(({ path }) => path));
  MAP_ENTRIES.forEach(({ name, count }, index) => {
    expect(textOf(links[index])).toContain(name);
    expect(textOf(links[index])).toContain(String(count));
  });
});

test("the about teaser speaks of the company since 2013 and leads to its page", () => {
  expect(textOf(about)).toContain("2013");
  expect(hrefs(about)).toContain("/about");
});

test("the stats are in the HTML with their final values and their source", () => {
  for (const figure of ["2523+", "10+", "1523+"]) expect(textOf(stats)).toContain(figure);
  expect(textOf(stats)).toMatch(/checked on \d{1,2} [A-Z][a-z]{2} 20\d\d/);
});

test("the seven steps lead to the seven articles in order", () => {
  const paths = ARTICLES.map(({ slug }) => `/blogs/${slug}`);
  expect(hrefs(steps, "li a")).toEqual(paths);
});

test("testimonials, institutions and awards are all there", () => {
  expect(testimonials?.querySelectorAll("img")).toHaveLength(3);
  expect(institutions?.querySelectorAll("img")).toHaveLength(8);
  expect(awards?.querySelectorAll("img").length).toBeGreaterThanOrEqual(4);
  expect(
    awards?.querySelector("[aria-roledescription=carousel]") ??
      awards?.closest("[aria-roledescription=carousel]"),
  ).not.toBeNull();
});

test("the blog grid shows articles with author, date and Read More", () => {
  const cards = textsOf(blogs ?? page, "article");
  expect(cards.length).toBeGreaterThanOrEqual(3);
  const more = [...(blogs?.querySelectorAll("a") ?? [])].filter((link) =>
    textOf(link).startsWith("Read More"),
  );
  expect(more.length).toBeGreaterThanOrEqual(3);
  expect(cards.every((card) => card.includes("BEC") && card.includes("2025"))).toBe(true);
});

test("the closing section leads to the consultation form and to an office", () => {
  expect(hrefs(closing)).toEqual(expect.arrayContaining(["/online-consultation-form", "/contact"]));
});
