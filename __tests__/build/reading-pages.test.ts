import { dateText } from "../../src/build/facts/fact-text";
import { fill } from "../../src/words/fill";
import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { articles, countries, guides, services, trustPages, words } from "../helpers/site-content";
import { factsOn } from "../helpers/stated-facts";

/** Pages with fewer headings have no list of contents. */
const FEWEST = 4;

/** Second-level headings of a Markdown body, outside code. */
const headingsIn = (body: string) => body.replace(/^```[\s\S]*?^```/gm, "").match(/^## /gm) ?? [];

const withSources = [...countries, ...services, ...articles, ...guides];

test.each(withSources)("$path names its sources, where it has some, and the day it was read", (page) => {
  const section = exportedPage(page.path).querySelector("section[aria-labelledby=sources]");
  if (page.sources.length === 0 && factsOn(page).length === 0) {
    expect(section).toBeNull();
    return;
  }
  // Those of a country guide are folded.
  const rows = ":is(section, details) > ul";
  expect(hrefsOf(section, `${rows} a[target=_blank]`)).toEqual(page.sources.map(({ link }) => link));
  page.sources.forEach(({ name }, index) => {
    expect(textOf(section?.querySelectorAll(`${rows} > li`)[index])).toContain(name);
  });
  expect(textOf(section)).toContain(dateText(page.reviewed));
});

/** Countries' pages whose text has no chapters (countries.test.ts): pages of cards. */
const cardPages = countries.filter(({ cards }) => cards.length > 0);

test.each([...cardPages, ...articles, ...guides])(
  "$path has a list of contents whose links lead to its headings, when these are four or more",
  ({ path, body }) => {
    const page = exportedPage(path);
    const headings = [...page.querySelectorAll("main h2[id]:not(section h2):not(nav h2)")];
    expect(headings).toHaveLength(headingsIn(body).length);
    const contents = page.querySelector("nav[aria-labelledby=contents]");
    // The worksheet of costs and the questions are chapters, too; the worksheet's link leads to its section.
    const anchorOf = (heading: Element) => heading.closest("section[id]")?.id ?? heading.id;
    const listed = [
      ...page.querySelectorAll(
        "main :is(h2[id]:not(section h2, nav h2), [data-tool] h2, h2:has(+ div > [data-question]))",
      ),
    ];
    if (listed.length < FEWEST) {
      expect(contents).toBeNull();
      return;
    }
    expect(hrefsOf(contents)).toEqual(listed.map((heading) => `#${anchorOf(heading)}`));
    expect(textsOf(contents ?? page, "a")).toEqual(listed.map(textOf));
    // Beside the text in wide windows; a page of cards has the countries there. Guides have it in a bar above their text.
    const isGuide = guides.some((one) => one.path === path);
    const other = page.querySelector(isGuide ? "[data-bar]" : "nav[aria-labelledby=contents-beside]");
    expect(hrefsOf(other)).toEqual(cardPages.some((one) => one.path === path) ? [] : hrefsOf(contents));
  },
);

test.each(guides)(
  "$path says how long it takes to read, and when it was published and reviewed",
  ({ path, published, reviewed }) => {
    const days = { published: dateText(published), reviewed: dateText(reviewed) };
    const line = textsOf(exportedPage(path), "main p").find((text) =>
      text.match(/[1-9]\d*/g)?.some((minutes) => text === fill(words.reading.meta, { ...days, minutes })),
    );
    expect(line).toBeDefined();
  },
);

test.each(cardPages)(
  "$path says in its postmark when it was revised, and once in words",
  ({ path, reviewed }) => {
    const page = exportedPage(path);
    const [day, month, year] = dateText(reviewed).split(" ");
    const mark = textsOf(page, "main header svg text");
    expect(mark).toEqual(expect.arrayContaining([`${day} ${month}`.toUpperCase(), year]));
    expect(textsOf(page, "main p").filter((text) => text.includes(dateText(reviewed)))).toHaveLength(1);
  },
);

test("a page on trust has its heading, intro and days", () => {
  for (const { path, heading, intro, published, reviewed } of trustPages) {
    const main = exportedPage(path).querySelector("main");
    expect(textOf(main?.querySelector("h1"))).toBe(heading);
    for (const part of [intro, dateText(published), dateText(reviewed)]) {
      expect(textOf(main)).toContain(part);
    }
  }
});
