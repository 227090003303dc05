import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, institutionLists, words } from "../helpers/site-content";

const site = sharedSite();
const { plan } = words;

const shown = countries.filter(({ numbers }) => numbers.length > 0);
const withList = shown.find(({ name, institutions }) => {
  const list = institutionLists.find(({ slug }) => slug === institutions);
  return list?.country === name && list.records.some(({ id }) => list.list.includes(id));
});
const list = institutionLists.find(({ slug }) => slug === withList?.institutions);
const listed = list?.records.find(({ id, country }) => list.list.includes(id) && country === list.country);
const other = shown.find((country) => country !== withList);
if (!withList || !listed || !other) throw new Error("no country guide lists an institution to put a star on");

test("stars put a country and an institution into the plan and take them out, with a way to it that counts", async () => {
  const { page, complaints, close } = await openPage(site.browser, `${site.url}${withList.path}`);
  await hydrated(page);
  const way = page.locator("[data-plan-link]");
  expect(await way.count()).toBe(0);
  const star = (pressed: string, name: string) =>
    page.getByRole("button", { name: `${pressed} (${name})`, exact: true });
  await page.mouse.wheel(0, 200);
  await star(plan.star, withList.name).click();
  await star(plan.star, listed.name).click();
  await star(plan.starred, listed.name).waitFor();
  expect(await way.textContent()).toBe(`${plan.link} 2`);
  await way.click();
  await page.waitForURL("**/plan");
  await page.locator(`[data-place] [data-institution=${listed.id}]`).waitFor();
  expect(await page.locator("[data-place]").count()).toBe(1);
  await page.goBack();
  await star(plan.starred, listed.name).click();
  await star(plan.starred, withList.name).click();
  await way.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await close();
});

test("until scripts run the star of a country leads to the plan, which takes it in beside what it has", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}${withList.path}`, {
    javaScriptEnabled: false,
  });
  await page.getByRole("link", { name: `${plan.star} (${withList.name})`, exact: true }).click();
  await page.waitForURL(`**/plan?c=${withList.slug}&add=1`);
  await close();
  const opened = await openPage(site.browser, `${site.url}/plan`);
  const places = opened.page.locator("[data-place]");
  for (const [at, { slug }] of [other, withList].entries()) {
    await opened.page.goto(`${site.url}/plan?c=${slug}&add=1`);
    await places.nth(at).waitFor();
    await opened.page.waitForURL("**/plan");
    expect(await opened.page.getByText(plan.shared).count()).toBe(0);
  }
  expect(await places.count()).toBe(2);
  expect(opened.complaints).toEqual([]);
  await opened.close();
});
