import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

const open = async (path: string, visit: Visit = {}) =>
  (await site.open(path, { mayComplain: true, reducedMotion: "reduce", ...visit })).page;
const notice = (page: Page) => page.getByText("A part did not arrive.");
const again = (page: Page) => page.getByRole("button", { name: "Once more" });
const headings = (page: Page) => page.getByRole("main").locator("h1, h2, h3").allTextContents();

const lose = (page: Page, files: string) => page.route(files, (route) => route.fulfill({ status: 404 }));

test("a picture pressed when the lightbox's code is gone leaves the gallery whole, says so, and opens once the page is loaded anew", async () => {
  const page = await open("/gallery/images");
  const before = await headings(page);
  await lose(page, "**/*.js");
  await page.getByRole("link", { name: /The long table/ }).click();
  await notice(page).waitFor();
  await expectSoon(() => headings(page), before);
  await page.unroute("**/*.js");
  await again(page).click();
  await page.getByRole("dialog").waitFor();
  await expectSoon(() => notice(page).count(), 0);
});

/** Opens the gallery while the site's data announce a new release, and presses a picture whose code is gone. */
async function pressAfterRelease(early: (page: Page) => Promise<unknown> = async () => {}) {
  const loads: string[] = [];
  // A document requested again is the new release's, and so are its files.
  const isOld = () => loads.length === 0;
  const page = await open("/gallery/images", {
    before: async (opened) => {
      await opened.route("**/page-data/app-data.json", (route) =>
        isOld() ? route.fulfill({ json: { webpackCompilationHash: "another" } }) : route.continue(),
      );
      await early(opened);
    },
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.route("**/*.js", (route) => (isOld() ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole("link", { name: /The long table/ }).click();
  return { page, loads };
}

test("after a new release a page whose files are gone reloads by itself, and continues", async () => {
  const { page, loads } = await pressAfterRelease();
  await page.getByRole("dialog").waitFor();
  expect(loads).toHaveLength(1);
});

test("it reloads once for a release, never in a loop", async () => {
  const { page, loads } = await pressAfterRelease((opened) =>
    opened.addInitScript(() => {
      if (window === window.top) sessionStorage.setItem("release", "another");
    }),
  );
  await notice(page).waitFor();
  expect(loads).toEqual([]);
});

test("a page that fails stays in sight with what was chosen, and says so", async () => {
  const page = await open("/compare");
  const chosen = page.getByRole("checkbox", { name: "Compare Malaysia", exact: true });
  await chosen.check();
  const all = page.getByRole("button", { name: "Show all countries" });
  await all.waitFor();
  const before = await headings(page);
  // An extension or a translation has moved an element that React is about to remove.
  await page.evaluate(() => {
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = () => {
      Node.prototype.removeChild = removeChild;
      throw new DOMException("gone", "NotFoundError");
    };
  });
  await all.click();
  await notice(page).waitFor();
  await expectSoon(() => headings(page), expect.arrayContaining(before));
  await expectSoon(() => page.getByLabel("I can spend a year").count(), 1);
});

test.each(["/contact#%E2%80", "/countries/australia#%zz"])(
  "%s, a truncated address, shows its page",
  async (path) => {
    const { page } = await site.open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("contentinfo").locator("a[href='/about']").first().click();
    await arrived(page, "**/about");
    await page.goBack();
    await arrived(page, (url) => url.pathname === path.split("#")[0]);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSoon(async () => (await headings(page)).length > 1, true);
  },
);
