import type { Page } from "playwright-core";
import { MOST_COUNTRIES } from "../../src/components/star/plan-address";
import { fill } from "../../src/words/fill";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, formWords, words } from "../helpers/site-content";

const site = sharedSite();
const { plan } = words;

const shown = countries
  .filter(({ numbers }) => numbers.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const dated = shown.find((country) => country.year.length > 0 && country.bill);
/** None, once every country has its strip. */
const undated = shown.filter((country) => country.year.length === 0).slice(0, 1);
const [first, second] = shown;
if (!dated || !first || !second) throw new Error("the content has too few countries to plan with");

async function openPlan(query = "", options = {}) {
  const opened = await openPage(site.browser, `${site.url}/plan${query}`, options);
  if (!("javaScriptEnabled" in options)) await hydrated(opened.page);
  return opened;
}

const add = (page: Page) => page.getByLabel(plan.addCountry, { exact: true });
const places = (page: Page) =>
  page.locator("[data-place]").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
const ticks = (page: Page) => page.locator("[data-list] input[type=checkbox]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an empty plan says where to look, and a country that is added stays after a reload", async () => {
  const { page, complaints, close } = await openPlan();
  const example = page.locator("[data-plan-example]");
  await example.getByText(fill(plan.example, { name: dated.name })).waitFor();
  for (const { name } of plan.groups) await example.getByText(name, { exact: true }).waitFor();
  for (const { label } of plan.ways) await page.locator("main").getByRole("link", { name: label }).waitFor();
  await add(page).selectOption(dated.slug);
  await page.locator(`[data-when=${dated.slug}]`).waitFor();
  await page.getByText(plan.empty).waitFor({ state: "detached" });
  expect(await example.count()).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(await places(page)).toEqual([dated.slug]);
  expect(complaints).toEqual([]);
  await close();
});

test("what is taken away can be brought back, and the focus goes along", async () => {
  const { page, close } = await openPlan();
  await add(page).selectOption(first.slug);
  await add(page).selectOption(second.slug);
  await button(page, fill(plan.remove, { name: first.name })).press("Enter");
  expect(await places(page)).toEqual([second.slug]);
  expect(await button(page, plan.undo).evaluate((one) => one === document.activeElement)).toBe(true);
  await button(page, plan.undo).press("Enter");
  expect(await places(page)).toEqual([first.slug, second.slug]);
  expect(await add(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await close();
});

test("it holds so many countries and no more", async () => {
  const { page, close } = await openPlan();
  for (const { slug } of shown.slice(0, MOST_COUNTRIES)) await add(page).selectOption(slug);
  await page.getByText(fill(plan.most, { most: MOST_COUNTRIES })).waitFor();
  expect(await add(page).isDisabled()).toBe(true);
  await close();
});

test("on any day the dates lie ahead, and the calendar file holds them", async () => {
  const { page, close } = await openPlan();
  await page.clock.setFixedTime(new Date(2031, 2, 15));
  await page.reload();
  await hydrated(page);
  await add(page).selectOption(dated.slug);
  const stages = page.locator(`[data-when=${dated.slug}] ol li b`);
  // A step whose months are over is due at once.
  const dates = (await stages.allTextContents()).filter((due) => due !== plan.soon);
  expect(dates.filter((due) => Number(due.match(/\d{4}$/)?.[0]) >= 2031)).toEqual(dates);
  const download = page.waitForEvent("download");
  await button(page, plan.calendar).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await page.getByText(plan.calendarSaved).waitFor();
  await close();
});

test("a chosen start moves the dates", async () => {
  const { page, close } = await openPlan(`?c=${dated.slug}&s=2035-02`);
  await page.locator(`[data-when=${dated.slug}] ol`).waitFor();
  const [last] = (await page.locator(`[data-when=${dated.slug}] ol li b`).allTextContents()).slice(-1);
  expect(dated.year.some(({ month }) => last?.includes(month))).toBe(true);
  expect(last).toMatch(/2035|2036/);
  await close();
});

for (const { name, slug } of undated) {
  test(`${name}, without recorded months, says so`, async () => {
    const { page, close } = await openPlan(`?c=${slug}`);
    await page.locator(`[data-when=${slug}]`).getByText(plan.noMonths).waitFor();
    await close();
  });
}

test("a plan that came with a link is looked at first, and kept when the visitor says so", async () => {
  const { page, close } = await openPlan();
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
  const { page, close } = await openPlan(`?c=${dated.slug}&f=class12`);
  const bill = page.locator(`[data-bill=${dated.slug}]`);
  await bill.locator("[data-total]").waitFor();
  expect(
    await page.locator("main").locator("input:not([type=radio]), select").locator("visible=true").count(),
  ).toBe(0);
  const said = page.locator("[data-answers] dd");
  expect(await said.allTextContents()).toEqual([words.finder.finished.answers.class12]);
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
  const { page, close } = await openPlan();
  await add(page).selectOption(first.slug);
  await page.goto(`${site.url}/plan?c=${first.slug}`);
  await hydrated(page);
  await add(page).selectOption(second.slug);
  expect(await places(page)).toEqual([first.slug, second.slug]);
  expect(await page.getByText(plan.shared).count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
  await close();
});

test("ticks, questions and the bill stay, go with the message to a counsellor, and can be forgotten", async () => {
  const { page, close } = await openPlan();
  await add(page).selectOption(dated.slug);
  await ticks(page).first().check();
  await page.getByLabel(plan.questions).fill("May my sister come along?");
  const open = page.locator(`[data-bill=${dated.slug}] [data-line=open] input`).first();
  await open.fill("1234");
  const total = await page.locator(`[data-bill=${dated.slug}] [data-total] output`).textContent();
  await page.reload();
  await hydrated(page);
  expect(await ticks(page).first().isChecked()).toBe(true);
  expect(await open.inputValue()).toBe("1234");
  await button(page, plan.ask).click();
  await page.waitForURL("**/contact");
  const message = page.locator("textarea[name=message]");
  await page.waitForFunction(() => document.querySelector("textarea")?.value !== "");
  const written = await message.inputValue();
  expect(written).toContain(fill(plan.message.countries, { names: dated.name }));
  expect(written).toContain("May my sister come along?");
  expect(await page.locator("[data-about]").textContent()).toBe(formWords.contact.brought);
  expect(written).toContain(total?.trim().split(/\s/).at(-1));
  await page.goBack();
  await page.getByLabel(plan.questions).fill("May my brother come along?");
  await button(page, plan.ask).click();
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("brother"));
  expect((await message.inputValue()).split(plan.message.heading)).toHaveLength(2);
  await page.goto(`${site.url}/plan`);
  await hydrated(page);
  await button(page, plan.forget).click();
  await page.getByText(plan.forgotten).waitFor();
  expect(await places(page)).toEqual([]);
  expect(await ticks(page).first().isChecked()).toBe(false);
  expect(await page.getByLabel(plan.questions).inputValue()).toBe("");
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const said of ["sister", "1234", dated.slug]) expect(left).not.toContain(said);
  await close();
});

test.each([
  ["switched off", "getItem"],
  ["full", "setItem"],
] as const)(
  "with storage %s the plan works for the visit, and says that it is not kept",
  async (_name, method) => {
    const { page, complaints, close } = await openPlan();
    await page.addInitScript((name) => {
      Storage.prototype[name] = () => {
        throw new DOMException("no", "QuotaExceededError");
      };
      if (name === "getItem") Storage.prototype.setItem = Storage.prototype.getItem;
    }, method);
    await page.reload();
    await hydrated(page);
    await add(page).selectOption(first.slug);
    await page.getByText(plan.unkept).waitFor();
    expect(await places(page)).toEqual([first.slug]);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a stored plan that somebody tampered with is no reason to break", async () => {
  const { page, complaints, close } = await openPlan();
  for (const text of ["c=atlantis,<b>,__proto__&s=9999-99", "{", "c=".repeat(5000), `c=${first.slug}&i=x`]) {
    await page.evaluate((stored) => {
      localStorage.setItem("plan", stored);
      localStorage.setItem("tool-plan", "[1");
    }, text);
    await page.reload();
    await hydrated(page);
    await add(page).waitFor();
  }
  expect(await places(page)).toEqual([first.slug]);
  expect(complaints).toEqual([]);
  await close();
});

test("without scripts the lists stand there to be printed, and nothing asks for a choice", async () => {
  const { page, close } = await openPlan(`?c=${first.slug}`, { javaScriptEnabled: false });
  for (const { items } of plan.groups)
    for (const { name } of items)
      expect(await page.locator("[data-list]").getByText(name, { exact: true }).isVisible()).toBe(true);
  expect(await page.locator("main select").locator("visible=true").count()).toBe(0);
  await close();
});
