import { dateText } from "../../src/build/facts/fact-text";
import { around } from "../../src/build/graphql/create-pages";
import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, sectionNamed, textOf, textsOf } from "../helpers/exported-page";
import { articles, steps, words } from "../helpers/site-content";

/** As in bylines: July 18, 2025. */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

test("the article page lists all articles in order, each with its title, byline and Read More", () => {
  const cards = [...exportedPage("/blogs").querySelectorAll("main article")];
  expectInOrder(
    cards.map((card) => hrefsOf(card)[0] ?? null),
    articles,
  );
  for (const card of cards) {
    const article = articles.find(({ path }) => path === hrefsOf(card)[0]);
    expect(textOf(card.querySelector("h2"))).toBe(article?.title);
    expect(textOf(card)).toContain(
      `${fill(words.reading.by, { author: article?.author ?? "" })}, ${longDate(article?.date ?? "")}`,
    );
    expect(textOf(card.querySelector("a"))).toBe(`Read More: ${article?.title}`);
  }
});

describe.each(articles)("$path", (article) => {
  const page = exportedPage(article.path);

  test("has its heading, tag, byline and date", () => {
    expect(textOf(page.querySelector("h1"))).toBe(article.heading ?? article.title);
    expect(textOf(page.querySelector("[data-tag]"))).toBe(article.tag);
    const byline = page.querySelector("h1 + p");
    expect(textOf(byline)).toContain(
      `${fill(words.reading.by, { author: article.author })} · ${longDate(article.date)}`,
    );
    expect(textOf(byline)).toContain(dateText(article.reviewed));
    expect(byline?.querySelector("time")?.getAttribute("datetime")).toBe(article.date);
  });

  test("has a hero picture and a call to action to the contact page", () => {
    const hero = page.querySelector("article header img");
    expect(hero?.getAttribute("loading")).toBe("eager");
    expect(hero?.getAttribute("alt")).toBe(article.alt);
    const action = sectionNamed(page, article.cta.title);
    expect(textOf(action)).toContain(article.cta.text);
    expect(hrefsOf(action)).toEqual(["/contact"]);
    expect(textOf(action?.querySelector("a"))).toBe(article.cta.label);
  });

  test("lists the articles in the sidebar with icons, itself marked", () => {
    const sidebar = page.querySelector("[data-sidebar=articles]");
    expect(textOf(sidebar?.querySelector("h2"))).toBe("Explore More Blogs");
    expectInOrder(hrefsOf(sidebar), around(articles, articles.indexOf(article)));
    for (const link of sidebar?.querySelectorAll("a") ?? []) {
      expect(link.querySelector("svg")).not.toBeNull();
      expect(articles.map(({ title }) => title)).toContain(textOf(link));
    }
    expect(hrefsOf(sidebar, "[aria-current=page]")).toEqual([article.path]);
  });

  test("ends with the whole process as links in order", () => {
    expect(hrefsOf(page, "[data-process] a")).toEqual(steps.map(({ path }) => path));
    expect(textsOf(page, "[data-process] a")).toEqual(
      steps.map(({ title }, index) => `${index + 1}${title}`),
    );
  });
});
