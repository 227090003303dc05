import { dateText } from "../../src/build/facts/fact-text";
import { around } from "../../src/build/graphql/create-pages";
import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, sectionNamed, textOf, textsOf } from "../helpers/exported-page";
import { articles, company, LISTS, steps, words } from "../helpers/site-content";

/** As in bylines: July 18, 2025. */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

test("the pages of articles list all in order, each with its title, byline and Read More", () => {
  const cards = LISTS.flatMap((list) => [...exportedPage(list).querySelectorAll("main article")]);
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

test("each page of articles holds twelve, has a title of its own, and leads to the one before and after", () => {
  const pages = LISTS.map((list) => exportedPage(list));
  expect(pages.map((page) => page.querySelectorAll("main article").length)).toEqual(
    LISTS.map((_, at) => Math.min(12, articles.length - at * 12)),
  );
  expect(new Set(pages.map(({ title }) => title)).size).toBe(LISTS.length);
  expect(new Set(pages.map((page) => textOf(page.querySelector("h1")))).size).toBe(LISTS.length);
  expect(pages.map((page) => page.querySelector("[rel=canonical]")?.getAttribute("href"))).toEqual(
    LISTS.map((list) => company.siteUrl + list),
  );
  for (const [at, page] of pages.entries()) {
    const around = [page.querySelector("main [rel=prev]"), page.querySelector("main [rel=next]")];
    expect(around.map((link) => link?.getAttribute("href"))).toEqual([LISTS[at - 1], LISTS[at + 1]]);
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

  test("says which step it is and how long that takes, and leads to the step after it", () => {
    const index = steps.findIndex(({ path }) => path === article.path);
    const step = steps[index];
    const line = page.querySelector("[data-step]");
    if (!step) {
      expect(line).toBeNull();
      return;
    }
    expect(textOf(line)).toBe(
      `${fill(words.postmarks.step, { step: index + 1, steps: steps.length })} ${fill(words.article.time, { time: step.time })}`,
    );
    const after = steps.slice(index + 1, index + 2).map((one) => one.path);
    expect(hrefsOf(page, "[data-turn] a")).toEqual(after);
  });

  test("draws the flows of its text as lists, stop by stop", () => {
    const flows = [...article.body.matchAll(/<Flow title="([^"]+)">([\s\S]*?)<\/Flow>/g)].map(
      ([, title, inside = ""]) => [
        title,
        [...inside.matchAll(/<(?:Stop|IfYes|IfNo) title="([^"]+)">/g)].map(([, name]) => name),
      ],
    );
    const shown = [...page.querySelectorAll("figure.flow")].map((flow) => [
      textOf(flow.querySelector("figcaption")),
      textsOf(flow, "ol > li > strong"),
    ]);
    expect(shown).toEqual(flows);
  });
});
