import { countryMenu } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { countries, guides, navigation } from "../helpers/site-content";

const site = sharedSite();

const isCountry = (path: string) => countries.some((one) => one.path === path && one.inSidebar);

async function open(reducedMotion: "reduce" | "no-preference" = "reduce") {
  const opened = await openPage(site.browser, `${site.url}/favicon.svg`, { reducedMotion });
  const { page } = opened;
  /** Paths of everything that the page has asked for. */
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/about`, { waitUntil: "load" });
  await hydrated(page);
  const button = page.getByRole("button", { name: countryMenu.title, exact: true });
  const menu = page.locator("[data-menu]", { has: button });
  return { ...opened, button, menu, asked };
}

test("the countries open below the whole header; their pictures are fetched only then", async () => {
  const { page, button, menu, asked, close } = await open();
  const before = [...asked];
  await button.click();
  const panel = await menu.locator("[data-menu-list]").boundingBox();
  const header = await page.locator("[data-site-header]").boundingBox();
  expect(panel?.width).toBe(header?.width);
  expect(panel?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
  const others = [...countryMenu.items, { path: "" }].findIndex(({ path }) => !isCountry(path));
  // The first tool, the comparison, stands with the first countries, if any.
  const place = others === 0 ? countryMenu.items.length : others;
  const shownLinks = [
    ...countryMenu.items.slice(0, place),
    ...navigation.tools.slice(0, 1),
    ...countryMenu.items.slice(place),
    ...guides.slice(0, 12).map(({ navTitle }) => ({ title: navTitle })),
    ...navigation.tools.slice(1),
  ];
  expect(await menu.getByRole("link").allTextContents()).toEqual(shownLinks.map(({ title }) => title));
  await menu.locator("img").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-menu] img")].every(
      (image) => image.naturalWidth > 0,
    ),
  );
  const shown = await menu
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : "")),
    );
  expect(shown).toHaveLength(countries.filter(({ inSidebar }) => inSidebar).length);
  expect(shown.filter((address) => before.includes(address))).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await menu.locator("[data-menu-list]").isVisible()).toBe(false);
  await close();
});

test("it leads to the guides, and closes when one is chosen", async () => {
  const { page, button, menu, close } = await open();
  await button.click();
  const list = menu.locator("[data-menu-list]");
  const [guide] = guides;
  if (!guide) throw new Error("this test needs a guide");
  await menu.locator(`a[href="${guide.path}"]`).click();
  await page.waitForURL(`**${guide.path}`);
  await list.waitFor({ state: "hidden" });
  await close();
});

test("a stamp turns under the pointer, but not for visitors who asked for less motion", async () => {
  for (const motion of ["reduce", "no-preference"] as const) {
    const { page, button, menu, close } = await open(motion);
    await button.click();
    // An editor may put a page that is no country first: its link has no stamp.
    const link = menu
      .getByRole("link")
      .filter({ has: page.locator("img") })
      .first();
    // The panel comes down: what moves under a pointer at rest is not always seen as touched.
    await menu.evaluate((panel) =>
      Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await link.hover();
    // The rule holds from the frame in which the pointer is seen.
    if (motion === "no-preference")
      await page.waitForFunction(() => {
        const stamp = document.querySelector("[data-menu] a:hover > span");
        return stamp !== null && getComputedStyle(stamp).transform !== "none";
      });
    await painted(page);
    const turned = await link.evaluate((element) => {
      const stamp = element.querySelector("span");
      return stamp ? getComputedStyle(stamp).transform : "";
    });
    expect([motion, turned === "none"]).toEqual([motion, motion === "reduce"]);
    await close();
  }
});
