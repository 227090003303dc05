import { branch } from "../helpers/examples";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { branches, words } from "../helpers/site-content";

const site = sharedSite();

test("the branches in order, each with phone, address, e-mail and directions", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/contact`);
  const cards = page.locator("li[id^=branch-]");
  expect(await cards.locator("h3").allTextContents()).toEqual(branches.map((one) => one.branch));
  for (const card of await cards.all()) {
    expect(await card.locator("a[href^='tel:+']").count()).toBe(1);
    expect(await card.locator("a[href^='mailto:']").count()).toBe(1);
    expect(await card.locator("address").textContent()).not.toBe("");
    expect(await card.getByRole("link", { name: words.branches.directions }).getAttribute("href")).toMatch(
      /^https:/,
    );
  }
  await close();
});

test("a map loads when its button is pressed, not before, and can be hidden again", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/contact`);
  expect(await page.locator("iframe").count()).toBe(0);
  const button = page.locator(`#branch-${branch.id} button`);
  await page.locator("form button[type=submit]:enabled").waitFor();
  await button.click();
  await page.locator(`#branch-${branch.id} iframe[title*="${branch.branch}"]`).waitFor();
  expect(await page.locator("iframe").count()).toBe(1);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await button.textContent()).toContain(branch.branch);
  await button.click();
  expect(await page.locator("iframe").count()).toBe(0);
  await close();
});

test("without JavaScript there is no map button, and directions remain", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/contact`, { javaScriptEnabled: false });
  expect(await page.locator("[data-needs-script]").first().isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: words.branches.directions }).count()).toBe(branches.length);
  await close();
});
