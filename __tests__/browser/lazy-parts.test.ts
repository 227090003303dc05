import type { Page } from "playwright-core";
import { country, guide } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();

/** Pages with parts whose code comes after the page's. */
const PAGES = ["/", country.path, guide.path];

const sections = (page: Page) => page.locator("main section").count();

async function openBlank() {
  const opened = await openPage(site.browser, `${site.url}/favicon.svg`);
  return { ...opened, before: await sectionsWithoutScripts() };
}

/** How many sections the HTML of each page has. */
async function sectionsWithoutScripts(): Promise<ReadonlyMap<string, number>> {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`, {
    javaScriptEnabled: false,
  });
  const counts = new Map<string, number>();
  for (const route of PAGES) {
    await page.goto(site.url + route);
    counts.set(route, await sections(page));
  }
  await close();
  return counts;
}

test.each(PAGES)("%s keeps its HTML in every other year than that of the build", async (route) => {
  const { page, complaints, close, before } = await openBlank();
  await page.clock.setFixedTime(new Date("2041-05-06"));
  await page.goto(site.url + route);
  await hydrated(page);
  expect(await sections(page)).toBe(before.get(route));
  expect(complaints).toEqual([]);
  await close();
});

test.each(PAGES)(
  "%s is whole again, without any act of the visitor's, where an extension had changed its HTML",
  async (route) => {
    const { page, close, before } = await openBlank();
    let release = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.js", async (call) => {
      await isAllowed;
      await call.continue();
    });
    await page.goto(site.url + route, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.locator("h1").evaluate((heading) => heading.replaceChildren("Another heading"));
    release();
    await hydrated(page);
    await page.waitForFunction(
      (count) => document.querySelectorAll("main section").length === count,
      before.get(route),
    );
    expect(await page.locator("h1").textContent()).not.toBe("Another heading");
    await close();
  },
);
