import type { Page } from "playwright-core";
import { MOST_COUNTRIES } from "../../src/components/star/plan-address";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries } from "../helpers/site-content";

const site = sharedSite();

const slugs = countries.filter(({ numbers }) => numbers.length > 0).map(({ slug }) => slug);
const [first = "", second = "", ...others] = slugs;

/** Goes from the comparison of two countries to the plan. */
async function intoPlan(view: "rows" | "side", own: string) {
  const opened = await openPage(
    site.browser,
    `${site.url}/compare?f=class12&m=20&v=${view}&c=${first},${second}`,
  );
  const { page } = opened;
  await page.evaluate((plan) => localStorage.setItem("plan", plan), own);
  await page.reload();
  await hydrated(page);
  await page.locator("[data-into-plan]:visible").click();
  await page.waitForURL("**/plan*");
  await page.locator("main h1").waitFor();
  return opened;
}

const keptPlan = async (page: Page) => new URLSearchParams(await page.evaluate(() => localStorage.plan));

test.each(["rows", "side"] as const)(
  "what was compared goes into the plan, from the view %s, with what the family said",
  async (view) => {
    const { page, complaints, close } = await intoPlan(view, `c=${second}&s=2099-09&m=10`);
    expect(Object.fromEntries(await keptPlan(page))).toEqual({
      c: `${second},${first}`,
      s: "2099-09",
      f: "class12",
      m: "20",
    });
    expect(new URL(page.url()).search).toBe("");
    expect(await page.locator("[data-shared]").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a plan without room for the countries stays, and is asked for", async () => {
  const own = others.slice(0, MOST_COUNTRIES).join(",");
  const { page, close } = await intoPlan("rows", `c=${own}`);
  await page.locator("[data-shared]").waitFor();
  expect((await keptPlan(page)).get("c")).toBe(own);
  await page.locator("[data-shared] button").click();
  expect((await keptPlan(page)).get("c")).toBe(`${first},${second}`);
  await close();
});
