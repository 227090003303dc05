import { choices } from "../../src/components/finder/answers";
import { monthName } from "../../src/words/months";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { company, countries, rates, words } from "../helpers/site-content";

const site = sharedSite();
const { plan } = words;

const [dated] = countries
  .filter(({ numbers, year, bill }) => numbers.length > 0 && year.length > 0 && bill)
  .sort((a, b) => a.name.localeCompare(b.name));
if (!dated) throw new Error("the content has no country with dates and a bill to plan with");

async function openPlan(query: string) {
  const opened = await openPage(site.browser, `${site.url}/plan${query}`);
  await hydrated(opened.page);
  return opened;
}

test.each([
  [true, "in another month than an intake's says which comes next"],
  [false, "in an intake's month needs no word"],
])("a start %#: %s", async (isOther) => {
  const months = [...Array(12).keys()].map((month) => ({
    value: String(month + 1).padStart(2, "0"),
    isIntake: dated.year.some((intake) => intake.month === monthName(month)),
  }));
  const wanted = months.find(({ isIntake }) => isIntake !== isOther);
  if (!wanted) return;
  const { page, close } = await openPlan(`?c=${dated.slug}&s=2035-${wanted.value}`);
  await page.locator(`[data-when=${dated.slug}] ol`).waitFor();
  const said = page.locator(`[data-when=${dated.slug}] [data-other-start]`);
  expect(await said.count()).toBe(isOther ? 1 : 0);
  if (isOther) expect(await said.textContent()).toContain(`${monthName(Number(wanted.value) - 1)} 2035`);
  await close();
});

test("the bill stands against what the family can spend", async () => {
  const [lakh] = choices.m;
  const { page, close } = await openPlan(`?c=${dated.slug}&m=${lakh}`);
  await page.getByRole("button", { name: plan.take, exact: true }).first().click();
  const line = page.locator(`[data-bill=${dated.slug}] [data-budget]`).filter({ visible: true });
  await line.waitFor();
  const open = page.locator(`[data-bill=${dated.slug}] [data-line=open] input`).first();
  await open.fill("900000000");
  await line.and(page.locator("[data-budget=above]")).waitFor();
  const [before = ""] = plan.budget.above.split("{");
  expect(await line.textContent()).toContain(before.trim());
  await close();
});

test("on paper the plan says who printed it when, and by which rates", async () => {
  const { page, close } = await openPlan(`?c=${dated.slug}`);
  const head = page.locator("[data-print-head]");
  await head.waitFor({ state: "attached" });
  expect(await head.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await head.isVisible()).toBe(true);
  const text = (await head.textContent()) ?? "";
  expect(text).toContain(company.fullName);
  expect(text).toContain(String(new Date().getFullYear()));
  expect(text).toContain(rates.source.name);
  await close();
});
