import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { articles, countries, guides, services, words } from "../helpers/site-content";

const site = sharedSite();

/** Opens a page in print media. */
async function openForPrint(route: string) {
  const opened = await openPage(site.browser, site.url + route);
  await opened.page.emulateMedia({ media: "print" });
  return opened;
}

const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** One page of each reading template, with sources where one has them. */
const PAGES = [countries, articles, guides, services].flatMap((pages) => {
  const example = pages.find(({ sources }) => sources !== undefined && sources.length > 0) ?? pages[0];
  return example ? [example.path] : [];
});

test.each(PAGES)(
  "%s prints without the frame, in black on white, with the addresses of its sources",
  async (route) => {
    const { page, close } = await openForPrint(route);
    for (const frame of await page.locator("nav[data-navigation], footer, main aside nav").all()) {
      expect(await frame.isVisible()).toBe(false);
    }
    expect(await styleOf(page, "h1", "color")).toBe("rgb(0, 0, 0)");
    expect(await styleOf(page, "main header", "background-color")).toBe("rgba(0, 0, 0, 0)");
    const links = await page
      .locator("main [aria-labelledby=sources] a[href^='https://']")
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content]),
      );
    expect(links).not.toEqual([]);
    for (const [address, after] of links) expect(after).toContain(address);
    await close();
  },
);

test("details that are closed on screen are open in print", async () => {
  // No page needs to have details: these are the test's own.
  const { page, close } = await openForPrint(guides[0]?.path ?? "/about");
  await hydrated(page);
  await page.evaluate(() =>
    document
      .querySelector("main")
      ?.insertAdjacentHTML(
        "beforeend",
        "<details><summary>More</summary><div>What is folded</div></details>",
      ),
  );
  const folded = page.locator("details > div");
  for (const text of await folded.all()) expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  await close();
});

test.each([...PAGES, "/contact", "/compare"])("%s prints all its words in black", async (route) => {
  const { page, close } = await openForPrint(route);
  const colours = await page
    .locator("main")
    .evaluate((main) => [...main.querySelectorAll("*")].map((one) => getComputedStyle(one).color));
  expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0)"]);
  await close();
});

test("the plan of a country with dates fits on one sheet of paper, or two where its bill is long", async () => {
  const dated = countries.find(({ year, bill }) => year.length > 0 && bill);
  if (!dated) throw new Error("no country has a year and a bill");
  const { page, close } = await openPage(site.browser, `${site.url}/plan?c=${dated.slug}`);
  await hydrated(page);
  await page.locator(`[data-when=${dated.slug}] ol`).waitFor();
  await page.getByRole("button", { name: words.plan.take, exact: true }).first().click();
  await page.locator(`[data-bill=${dated.slug}]`).waitFor();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await close();
});
