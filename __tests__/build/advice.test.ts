import { exportedPage, hrefsOf, textOf } from "../helpers/exported-page";
import { articles, countries, guides, words } from "../helpers/site-content";

const { advice } = words;
const sectionOf = (path: string) => exportedPage(path).querySelector("section[aria-labelledby=advice]");
const aboutVisas = guides.filter(({ aboutVisa }) => aboutVisa);

test.each([...countries, ...articles, ...aboutVisas])("$path says that it is no advice", ({ path }) => {
  expect(textOf(sectionOf(path))).toContain(advice.heading);
  expect(textOf(sectionOf(path))).toContain(advice.text);
});

test.each(countries)("$path names who may advise there, or where to ask", ({ path, slug }) => {
  const links = advice.advisers.filter(({ country }) => country === slug).map(({ link }) => link);
  expect(hrefsOf(sectionOf(path), "a")).toEqual(links);
  expect(textOf(sectionOf(path)).includes(advice.elsewhere)).toBe(links.length === 0);
});

test.each([...articles, ...aboutVisas])(
  "$path names the registers of its country, or all of them, and says the line beside its button",
  (page) => {
    const named = advice.advisers.filter(({ country }) => !page.visaOf || country === page.visaOf);
    expect(hrefsOf(sectionOf(page.path), "a")).toEqual(named.map(({ link }) => link));
    const card = [...exportedPage(page.path).querySelectorAll("main section")].find(
      (section) => section.getAttribute("aria-label") === page.cta.title,
    );
    expect(textOf(card)).toContain(advice.heading);
  },
);
