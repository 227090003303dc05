import type { Browser, Page } from "playwright-core";
import { hydrated } from "./hydrated";
import { openPage } from "./open-page";
import { countries, words } from "./site-content";

/** Countries that a plan can hold, by name. */
export const plannable = countries
  .filter(({ numbers }) => numbers.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const datedOne = plannable.find((country) => country.year.length > 0 && country.bill);
/** None, once every country has its strip. */
export const undated = plannable.filter((country) => country.year.length === 0).slice(0, 1);
const [one, other] = plannable;
if (!datedOne || !one || !other) throw new Error("the content has too few countries to plan with");
/** A country with dates and a bill, and the first two of all. */
export const dated = datedOne;
export const first = one;
export const second = other;

/** Opens the plan with what its address says, and waits for its code where scripts run. */
export async function openPlan(site: { browser: Browser; url: string }, query = "", options = {}) {
  const opened = await openPage(site.browser, `${site.url}/plan${query}`, options);
  if (!("javaScriptEnabled" in options)) await hydrated(opened.page);
  return opened;
}

export const add = (page: Page) => page.getByLabel(words.plan.addCountry, { exact: true });
export const places = (page: Page) =>
  page.locator("[data-place]").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
export const ticks = (page: Page) => page.locator("[data-list] input[type=checkbox]");
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
