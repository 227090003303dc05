import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, institutionLists, words } from "../helpers/site-content";

const site = sharedSite();
const PHONE = { viewport: { width: 390, height: 844 } };
/** Cards in a narrow window before it is asked for all. */
const FIRST = 4;

const lists = countries.flatMap(({ path, institutions }) => {
  const list = institutionLists.find(({ slug }) => slug === institutions);
  return list ? [{ path, count: list.list.length }] : [];
});
const longest = lists.sort((a, b) => b.count - a.count)[0];
if (!longest) throw new Error("no country shows institutions");
const { path, count } = longest;

const cards = (page: Page) => page.locator("[data-institution]:visible");
const button = (page: Page) => page.getByText(fill(words.institutions.showAll, { count }));

test("a phone shows a few institutions, and all when asked; the focus goes to the first that came", async () => {
  const { page, complaints, close } = await openPage(site.browser, site.url + path, PHONE);
  await hydrated(page);
  expect(await cards(page).count()).toBe(Math.min(count, FIRST));
  if (count > FIRST) {
    await button(page).scrollIntoViewIfNeeded();
    const tile = page.getByText(words.institutions.askHeading);
    const [above, below] = [await button(page).boundingBox(), await tile.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
    expect(above?.height).toBeGreaterThanOrEqual(52);
    // The code of the grid has come when React knows the button.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("#universities")?.closest("section") ?? {}).some((key) =>
        key.startsWith("__reactProps"),
      ),
    );
    await button(page).focus();
    await page.keyboard.press("Enter");
    await cards(page).nth(FIRST).waitFor();
    const next = cards(page).nth(FIRST).locator("a[href]").first();
    await page.waitForFunction((link) => document.activeElement === link, await next.elementHandle());
    expect(await button(page).isVisible()).toBe(false);
  }
  expect(await cards(page).count()).toBe(count);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["without JavaScript", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", PHONE, "print"],
  ["in a wide window", {}, "screen"],
] as const)("%s all institutions show, and no button", async (_name, options, media) => {
  const { page, close } = await openPage(site.browser, site.url + path, options);
  await page.emulateMedia({ media });
  expect(await cards(page).count()).toBe(count);
  expect(await button(page).filter({ visible: true }).count()).toBe(0);
  await close();
});
