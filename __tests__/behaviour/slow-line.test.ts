import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { pass } from "../helpers/driven-clock";
import { expectSoon } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

const progress = (page: Page) => page.getByRole("status").getByText("The page is on its way …");

/** Holds back a page's data until the returned function is called. */
async function slow(page: Page, path: string): Promise<() => void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    await released;
    await route.continue();
  });
  return () => go();
}

const press = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

test("half a second after a link was pressed on a slow line, a bar and a word say that its page comes", async () => {
  const { page } = await site.open("/about", { clock: "driven", reducedMotion: "reduce" });
  const come = await slow(page, "/cost-of-living");
  await press(page, "Cost of living");
  await pass(page, 450);
  await expectSoon(() => progress(page).count(), 0);
  await pass(page, 100);
  await progress(page).waitFor();
  come();
  await page.waitForURL("**/cost-of-living");
  await expectSoon(async () => {
    await pass(page, 10);
    return progress(page).count();
  }, 0);
});

test("Back to a page that does not come at once says so too", async () => {
  const { page } = await site.open("/cost-of-living");
  const come = await slow(page, "/about");
  await page.evaluate(() => window.history.pushState({ key: "later" }, "", "/about"));
  await page.evaluate(() => window.history.pushState({ key: "last" }, "", "/cost-of-living"));
  await page.goBack();
  await progress(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  come();
  await arrived(page, "**/about");
  await expectSoon(() => progress(page).count(), 0);
});

test("a button that leads to a slow page says so", async () => {
  const { page } = await site.open("/plan", { plan: "c=kiribati" });
  const come = await slow(page, "/contact");
  await page.getByRole("button", { name: "Ask about these" }).click();
  await progress(page).waitFor();
  come();
  await arrived(page, "**/contact#write");
  await expectSoon(() => progress(page).count(), 0);
});
