import { MOST_COUNTRIES } from "../../src/components/star/plan-address";
import { fill } from "../../src/words/fill";
import { hydrated } from "../helpers/hydrated";
import {
  add,
  button,
  dated,
  first,
  openPlan,
  places,
  plannable,
  second,
  ticks,
  undated,
} from "../helpers/plan-page";
import { sharedSite } from "../helpers/shared-site";
import { formWords, words } from "../helpers/site-content";

const site = sharedSite();
const { plan } = words;

test("an empty plan says where to look, and a country that is added stays after a reload", async () => {
  const { page, complaints, close } = await openPlan(site);
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
  const { page, close } = await openPlan(site);
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
  const { page, close } = await openPlan(site);
  for (const { slug } of plannable.slice(0, MOST_COUNTRIES)) await add(page).selectOption(slug);
  await page.getByText(fill(plan.most, { most: MOST_COUNTRIES })).waitFor();
  expect(await add(page).isDisabled()).toBe(true);
  await close();
});

test("on any day the dates lie ahead, and the calendar file holds them", async () => {
  const { page, close } = await openPlan(site);
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
  const { page, close } = await openPlan(site, `?c=${dated.slug}&s=2035-02`);
  await page.locator(`[data-when=${dated.slug}] ol`).waitFor();
  const [last] = (await page.locator(`[data-when=${dated.slug}] ol li b`).allTextContents()).slice(-1);
  expect(dated.year.some(({ month }) => last?.includes(month))).toBe(true);
  expect(last).toMatch(/2035|2036/);
  await close();
});

for (const { name, slug } of undated) {
  test(`${name}, without recorded months, says so`, async () => {
    const { page, close } = await openPlan(site, `?c=${slug}`);
    await page.locator(`[data-when=${slug}]`).getByText(plan.noMonths).waitFor();
    await close();
  });
}

test("countries with dates share a line of months where there is room, and the list says the same", async () => {
  const both = plannable.filter((country) => country.year.length > 0).slice(0, 2);
  for (const [width, isWide] of [
    [1280, true],
    [390, false],
  ] as const) {
    const { page, close } = await openPlan(site, `?c=${both.map(({ slug }) => slug).join(",")}`);
    await page.setViewportSize({ width, height: 800 });
    await page.locator("[data-when]").first().waitFor();
    const strap = page.locator("[data-strap]");
    expect(await strap.locator("visible=true").count()).toBe(isWide && both.length > 1 ? 1 : 0);
    for (const { name } of isWide && both.length > 1 ? both : [])
      expect(await strap.textContent()).toContain(name);
    expect(await page.locator("[data-when]").count()).toBe(both.length);
    await close();
  }
});

test("ticks, questions and the bill stay, go with the message to a counsellor, and can be forgotten", async () => {
  const { page, close } = await openPlan(site);
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
    const { page, complaints, close } = await openPlan(site);
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
  const { page, complaints, close } = await openPlan(site);
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
  const { page, close } = await openPlan(site, `?c=${first.slug}`, { javaScriptEnabled: false });
  for (const { items } of plan.groups)
    for (const { name } of items)
      expect(await page.locator("[data-list]").getByText(name, { exact: true }).isVisible()).toBe(true);
  expect(await page.locator("main select").locator("visible=true").count()).toBe(0);
  await close();
});
