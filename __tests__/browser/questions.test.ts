import type { Locator, Page } from "playwright-core";
import { axeViolations } from "../helpers/axe";
import { hydrated } from "../helpers/hydrated";
import { layoutFaults } from "../helpers/layout-faults";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { articles, askedPages, countries, guides, services } from "../helpers/site-content";
import { writtenQuestions } from "../helpers/written-questions";

const site = sharedSite();

/** A page of each kind that has questions: its first, its last, and one whose answer links to another page. */
const PAGES = [countries, services, guides].flatMap((kind) => {
  const page = kind.find((one) => askedPages.includes(one));
  const questions = page ? writtenQuestions(page.asked) : [];
  const [first, last] = [questions[0], questions.at(-1)];
  if (!page || !first || !last) return [];
  // Links to other sites open in a tab of their own.
  const links = questions.flatMap(({ anchor, links }) =>
    links.filter((to) => /^\/[^/]/.test(to)).map((to) => ({ anchor, to })),
  );
  return [{ path: page.path, first: first.anchor, last: last.anchor, link: links.at(-1) }];
});

/** Articles with a link to another page of this site in their texts. */
const LINKING = articles.flatMap(({ path, body }) => {
  const link = /\]\((\/[^)#?]+)\)/.exec(body)?.[1];
  return link ? [{ path, link }] : [];
});

/** Follows a link of a text, which gets another address for that: no text needs to link to a question. */
async function follow(link: Locator, address: string) {
  const element = await link.first().elementHandle();
  await element?.evaluate((one, to) => {
    if (one instanceof Element) one.setAttribute("href", to);
  }, address);
  await element?.click();
}

const openOnes = (page: Page) =>
  page.locator("[data-question][open]").evaluateAll((all) => all.map(({ id }) => id));

/** Whether a question's words stand in the window, below the header. */
const isInWindow = (page: Page, anchor: string) =>
  page.locator(`#${anchor} summary`).evaluate((summary) => {
    const { top, bottom } = summary.getBoundingClientRect();
    const header = document.querySelector("[data-site-header]")?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= window.innerHeight;
  });

test("there are pages with questions", () => {
  expect(PAGES).not.toEqual([]);
});

test.each(PAGES)(
  "$path opens the question of its address, and that of the next",
  async ({ path, first, last }) => {
    const { page, complaints, close } = await openPage(site.browser, `${site.url}${path}#${last}`);
    expect(await openOnes(page)).toEqual([last]);
    expect(await isInWindow(page, last)).toBe(true);
    await hydrated(page);
    await page.locator(`#${last} summary`).click();
    expect(await openOnes(page)).toEqual([]);
    // A page may have one question: its address is left before it is taken again.
    await page.evaluate((anchor) => {
      window.location.hash = "";
      window.location.hash = anchor;
    }, first);
    await page.locator(`#${first}[open]`).waitFor();
    expect(await openOnes(page)).toEqual([first]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(PAGES)("links open questions on $path, from another page and from its own", async (asked) => {
  const { path, first, last, link } = asked;
  const linked = link?.anchor ?? last;
  const other = linked === first ? last : first;
  for (const from of LINKING.slice(0, 1)) {
    const { page, complaints, close } = await openPage(site.browser, site.url + from.path);
    await hydrated(page);
    await follow(page.locator(`main a[href="${from.link}"]`), `${path}#${linked}`);
    await page.locator(`#${linked}[open]`).waitFor();
    expect(await openOnes(page)).toEqual([linked]);
    expect(await isInWindow(page, linked)).toBe(true);
    if (link && other !== linked) {
      await follow(page.locator(`#${linked} a[href="${link.to}"]`), `${path}#${other}`);
      await page.locator(`#${other}[open]`).waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  }
});

test.each(PAGES)(
  "without scripts the questions on $path open and close by keyboard",
  async ({ path, first }) => {
    const { page, close } = await openPage(site.browser, site.url + path, { javaScriptEnabled: false });
    const summary = page.locator(`#${first} summary`);
    const answer = page.locator(`#${first} summary + div`);
    expect(await answer.isVisible()).toBe(false);
    await summary.focus();
    await page.keyboard.press("Enter");
    expect(await answer.isVisible()).toBe(true);
    await page.keyboard.press("Space");
    expect(await answer.isVisible()).toBe(false);
    await close();
  },
);

test.each(PAGES)("all answers of $path are open in print", async ({ path }) => {
  const { page, close } = await openPage(site.browser, site.url + path);
  const answers = page.locator("[data-question] > summary + div");
  const shown = () => answers.evaluateAll((all) => all.map((answer) => answer.checkVisibility()));
  expect(await shown()).not.toContain(true);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).not.toContain(false);
  await close();
});

test.each(PAGES)(
  "open questions on $path are accessible, and nothing juts out on a phone",
  async ({ path }) => {
    const { page, close } = await openPage(site.browser, site.url + path, {
      viewport: { width: 320, height: 700 },
    });
    await page.locator("[data-question]").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await close();
  },
);
