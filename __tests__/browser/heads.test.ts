import type { Page } from "playwright-core";
import { exportedPage } from "../helpers/exported-page";
import { PAGE_KINDS } from "../helpers/page-kinds";
import { startTour, type Tour } from "../helpers/tour";

let tour: Tour;

beforeAll(async () => {
  tour = await startTour();
});

afterAll(() => tour.end());

const NAMED = "title, link[rel=canonical], meta[name=description], meta[property='og:image']";

/** What a document's head says, in the order of the selector's parts. */
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
  "%s keeps its head when React takes the page over",
  async (route) => {
    const page = await tour.visit(route);
    expect(await page.title()).toBe(exportedPage(route).title);
    expect(await shown(page)).toEqual(headOf(exportedPage(route)));
  },
);

test("a navigation brings the next page's head, and nothing of the last one stays", async () => {
  const page = await tour.visit("/blogs/visa-application");
  for (const route of ["/contact", "/about", "/blogs"]) {
    await page.locator(`header a[href="${route}"], footer a[href="${route}"]`).first().click();
    await page.waitForFunction((title) => document.title === title, exportedPage(route).title);
    expect(await shown(page)).toEqual(headOf(exportedPage(route)));
  }
});
