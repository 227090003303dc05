import type { Page } from "playwright-core";
import { countryKey, folded } from "../../src/institutions/finder-address";
import { fill } from "../../src/words/fill";
import { hydrated, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { institutionLists, institutionOf, words } from "../helpers/site-content";

const site = sharedSite();
const { institutionsPage: said } = words;
const PHONE = { viewport: { width: 390, height: 844 } };

const listed = [...new Set(institutionLists.flatMap(({ list }) => list))].map(institutionOf);
type Institution = (typeof listed)[number];
const idsOf = (fits: (one: Institution) => boolean) =>
  listed
    .filter(fits)
    .map(({ id }) => id)
    .sort();
const all = idsOf(() => true);

const [one, ...rest] = listed;
const other = rest.find(({ country }) => country !== one?.country);
if (!one || !other) throw new Error("the content lists institutions of one country alone");
const keys = [one, other].map(({ country }) => countryKey(country));
const inCity = listed.find(({ city }) => city !== undefined);
const ofKind = listed.find(
  ({ kind }) => kind !== undefined && idsOf((each) => each.kind === kind).length < all.length,
);

async function openFinder(query = "", options = {}) {
  const opened = await openPage(site.browser, `${site.url}/institutions${query}`, options);
  if (!("javaScriptEnabled" in options)) await hydrated(opened.page);
  return opened;
}

const visible = (page: Page) =>
  page.locator("[data-institution]").evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility())
      .map((card) => card.getAttribute("data-institution") ?? "")
      .sort(),
  );
const status = (page: Page) => page.locator("main [role=status]").textContent();
const left = (shown: number) => fill(said.shown, { shown, total: all.length });
const box = (page: Page, field: string, value: string) =>
  page.locator(`[data-filters] input[name=${field}][value="${value}"]`);
const searchOf = (page: Page) => new URL(page.url()).search;

test("countries add up, are announced, and stand in the address; a choice can be taken back", async () => {
  const { page, complaints, close } = await openFinder();
  expect(await visible(page)).toEqual(all);
  for (const key of keys) await box(page, "country", key).check();
  const both = idsOf(({ country }) => keys.includes(countryKey(country)));
  expect(await visible(page)).toEqual(both);
  expect(await status(page)).toBe(left(both.length));
  expect(new URLSearchParams(searchOf(page)).getAll("country").sort()).toEqual([...keys].sort());
  await page.getByRole("button", { name: fill(said.remove, { name: one.country }) }).click();
  const second = idsOf(({ country }) => country === other.country);
  expect(await visible(page)).toEqual(second);
  expect(await box(page, "country", keys[0] ?? "").isChecked()).toBe(false);
  await page.getByRole("button", { name: said.clear, exact: true }).click();
  expect(await visible(page)).toEqual(all);
  expect(searchOf(page)).toBe("");
  expect(complaints).toEqual([]);
  await close();
});

test("a kind and a city leave what fits both", async () => {
  const { page, close } = await openFinder();
  if (ofKind?.kind) {
    await box(page, "kind", ofKind.kind).check();
    expect(await visible(page)).toEqual(idsOf(({ kind }) => kind === ofKind.kind));
    await box(page, "kind", ofKind.kind).uncheck();
  }
  if (inCity?.city) {
    await page.getByLabel(said.city, { exact: true }).selectOption(inCity.city);
    expect(await visible(page)).toEqual(idsOf(({ city }) => city === inCity.city));
    expect(new URLSearchParams(searchOf(page)).get("city")).toBe(inCity.city);
  }
  await close();
});

test("a name that is typed leaves its institution, and one that nobody has says so and leads to a message", async () => {
  const { page, close } = await openFinder();
  const field = page.getByLabel(said.search);
  await field.pressSequentially(one.name);
  const sought = folded(one.name).split(/\s+/);
  const found = idsOf(({ name, city = "", country, id }) =>
    sought.every((word) => folded(`${name} ${city} ${country} ${id}`).includes(word)),
  );
  expect(found).toContain(one.id);
  expect(await visible(page)).toEqual(found);
  expect(await status(page)).toBe(left(found.length));
  expect(new URLSearchParams(searchOf(page)).get("q")).toBe(one.name);
  await field.fill("zzqx");
  expect(await visible(page)).toEqual([]);
  expect(await status(page)).toBe(left(0));
  const empty = page.locator("[data-no-match]");
  expect(await empty.textContent()).toContain(said.none);
  expect(await empty.getByRole("link").getAttribute("href")).toBe("/contact");
  await empty.getByRole("button", { name: said.clear }).click();
  expect(await visible(page)).toEqual(all);
  expect(await field.inputValue()).toBe("");
  await close();
});

test("an address opens its choice, one with nonsense opens all, and Back comes back to the last one", async () => {
  const { page, complaints, close } = await openFinder(`?country=${keys[1]}&kind=school&city=Atlantis`);
  const second = idsOf(({ country }) => country === other.country);
  expect(await visible(page)).toEqual(second);
  await page.locator(`[data-institution="${second[0]}"] a[href^='/contact']`).click();
  await page.waitForURL("**/contact?*");
  await page.goBack();
  await page.waitForURL("**/institutions?*");
  await page.locator("[data-filters]").waitFor();
  await settled(page);
  expect(await visible(page)).toEqual(second);
  await page.goto(`${site.url}/institutions?country=atlantis&q=%00`);
  await hydrated(page);
  expect(await box(page, "country", keys[0] ?? "").isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test("what was typed before the scripts came counts", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/institutions`);
  await page.getByLabel(said.search).pressSequentially(one.id);
  await hydrated(page);
  await page.waitForFunction(() => window.location.search !== "");
  expect(await visible(page)).toContain(one.id);
  expect((await visible(page)).length).toBeLessThan(all.length);
  await close();
});

test("a phone shows a few of each country, all on request, and all of what was chosen", async () => {
  const { page, close } = await openFinder("", PHONE);
  const shown = await visible(page);
  expect(shown.length).toBeLessThan(all.length);
  const group = page
    .locator("[data-group]")
    .filter({ has: page.locator("ul details") })
    .first();
  const cards = group.locator("[data-institution]");
  await group.locator("ul summary").click();
  expect(await cards.last().isVisible()).toBe(true);
  expect(await cards.locator("visible=true").count()).toBe(await cards.count());
  await close();
  const plain = await openFinder("", { ...PHONE, javaScriptEnabled: false });
  expect(await visible(plain.page)).toEqual(all);
  await plain.close();
});

test("on a phone one button opens the choices, by key too, and says how many are made", async () => {
  const { page, close } = await openFinder(`?country=${keys[0]}`, PHONE);
  const opener = page.getByRole("button", { name: said.filters });
  expect(await opener.getAttribute("aria-expanded")).toBe("false");
  expect(await box(page, "country", keys[1] ?? "").isVisible()).toBe(false);
  expect(await opener.textContent()).toContain("1");
  await opener.focus();
  await page.keyboard.press("Enter");
  await box(page, "country", keys[1] ?? "").focus();
  await page.keyboard.press("Space");
  expect(await visible(page)).toEqual(idsOf(({ country }) => keys.includes(countryKey(country))));
  expect(await opener.textContent()).toContain("2");
  await close();
});

test("after a choice is taken back the focus is at the list", async () => {
  const { page, close } = await openFinder(`?country=${keys[0]}`);
  await page.getByRole("button", { name: fill(said.remove, { name: one.country }) }).focus();
  await page.keyboard.press("Enter");
  expect(await visible(page)).toEqual(all);
  expect(await page.evaluate(() => document.activeElement?.matches("main :has([role=status])"))).toBe(true);
  await close();
});

test.each([
  ["without scripts", { javaScriptEnabled: false }, "screen"],
  ["without scripts on a phone", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", {}, "print"],
] as const)("%s all institutions show, and nothing asks for a choice", async (_name, options, media) => {
  const { page, close } = await openFinder("", options);
  await page.emulateMedia({ media });
  expect(await visible(page)).toEqual(all);
  const asking = page.locator("main input, main select, main button").locator("visible=true");
  expect(await asking.count()).toBe(0);
  if (media === "screen")
    expect(await page.getByRole("navigation", { name: said.jump }).isVisible()).toBe(true);
  await close();
});
