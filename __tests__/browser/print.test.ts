import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { openPage } from "../helpers/open-page";
import { type Site, startSite } from "../helpers/site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Opens a page as the printer gets it. */
async function openForPrint(route: string) {
  const opened = await openPage(browser, site.url + route);
  await opened.page.emulateMedia({ media: "print" });
  return opened;
}

const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const PAGES = ["/countries/uk", "/blogs/visa-application", "/cost-of-living", "/services/coaching"];

test.each(PAGES)(
  "%s prints without the frame, in black on white, with its links' addresses",
  async (route) => {
    const { page, close } = await openForPrint(route);
    for (const frame of await page.locator("nav[data-navigation], footer, main aside nav").all()) {
      expect(await frame.isVisible()).toBe(false);
    }
    expect(await styleOf(page, "h1", "color")).toBe("rgb(0, 0, 0)");
    expect(await styleOf(page, "main header", "background-color")).toBe("rgba(0, 0, 0, 0)");
    const link = page.locator("main a[href^='https://']:visible").first();
    const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(after).toContain(await link.getAttribute("href"));
    await close();
  },
);

test("what is folded away on the screen stands open on paper", async () => {
  const { page, close } = await openForPrint("/gss");
  const folded = page.locator("details > div");
  expect(await folded.count()).toBeGreaterThan(0);
  for (const text of await folded.all()) expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  await close();
});
