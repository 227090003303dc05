import { hydrated } from "../helpers/hydrated";
import { add, button, dated, first, openPlan, places, second } from "../helpers/plan-page";
import { sharedSite } from "../helpers/shared-site";
import { words } from "../helpers/site-content";

const site = sharedSite();
const { plan } = words;

test("a plan that came with a link is looked at first, and kept when the visitor says so", async () => {
  const { page, close } = await openPlan(site);
  await add(page).selectOption(first.slug);
  await page.goto(`${site.url}/plan?c=${second.slug},atlantis`);
  await hydrated(page);
  await page.getByText(plan.shared).waitFor();
  await page.getByText(plan.takeNote).waitFor();
  expect(await places(page)).toEqual([second.slug]);
  expect(await add(page).count()).toBe(0);
  await page.goto(`${site.url}/plan`);
  await hydrated(page);
  expect(await places(page)).toEqual([first.slug]);
  await page.goto(`${site.url}/plan?c=${second.slug}`);
  await hydrated(page);
  await button(page, plan.take).first().click();
  await add(page).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await places(page)).toEqual([second.slug]);
  await close();
});

test("a plan that came with a link shows its bills and what was answered, and no field", async () => {
  const { page, close } = await openPlan(site, `?c=${dated.slug}&f=class12`);
  const bill = page.locator(`[data-bill=${dated.slug}]`);
  await bill.locator("[data-total]").waitFor();
  expect(
    await page.locator("main").locator("input:not([type=radio]), select").locator("visible=true").count(),
  ).toBe(0);
  const said = page.locator("[data-answers] dd");
  expect(await said.allTextContents()).toEqual([dated.name, words.finder.finished.answers.class12]);
  for (const line of await bill.locator("[data-line=open] td:nth-of-type(1)").all())
    expect(await line.textContent()).toBe(plan.open);
  for (const { items } of plan.groups)
    for (const { name } of items)
      expect(await page.locator("[data-shared-list]").textContent()).toContain(name);
  expect(await page.locator("[data-shared-intro]").isVisible()).toBe(true);
  await button(page, plan.take).last().click();
  await page.locator("[data-shared-intro]").waitFor({ state: "hidden" });
  await bill.locator("[data-line=open] input").first().waitFor();
  await close();
});

test("the visitor's own plan in the address can be changed, and stays the visitor's", async () => {
  const { page, close } = await openPlan(site);
  await add(page).selectOption(first.slug);
  await page.goto(`${site.url}/plan?c=${first.slug}`);
  await hydrated(page);
  await add(page).selectOption(second.slug);
  expect(await places(page)).toEqual([first.slug, second.slug]);
  expect(await page.getByText(plan.shared).count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
  await close();
});
