import type { Page } from "playwright-core";
import { article, PAGE_KINDS } from "../helpers/examples";
import { exportedPage } from "../helpers/exported-page";
import { sharedSite } from "../helpers/shared-site";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

const NAMED = "title, link[rel=canonical], meta[name=description], meta[property='og:image']";

/** A document's head elements, in the order of the selector's parts. */
function headOf(root: Document): string[] {
  return [...root.head.querySelectorAll(NAMED)]
    .map((element) => element.getAttribute("href") ?? element.getAttribute("content") ?? element.textContent)
    .map((text) => text ?? "")
    .sort();
}

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.head.querySelectorAll(selector)]
        .map(
          (element) =>
            element.getAttribute("href") ?? element.getAttribute("content") ?? element.textContent ?? "",
        )
        .sort(),
    NAMED,
  );

test.each(PAGE_KINDS.filter((route) => route !== "/no-such-page"))(
  "%s keeps its head when it hydrates",
  async (route) => {
    const page = await tour.visit(route);
    expect(await page.title()).toBe(exportedPage(route).title);
    expect(await shown(page)).toEqual(headOf(exportedPage(route)));
  },
);

test("a navigation replaces the whole head", async () => {
  const page = await tour.visit(article.path);
  for (const route of ["/contact", "/about", "/blogs"]) {
    await page.locator(`a[href="${route}"]`).locator("visible=true").first().click();
    await page.waitForFunction((title) => document.title === title, exportedPage(route).title);
    expect(await shown(page)).toEqual(headOf(exportedPage(route)));
  }
});
