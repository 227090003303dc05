import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, plain, textsOf } from "../helpers/expect-soon";

const site = fixedSite();
const PHONE = { width: 390, height: 844 };

const KIRIBATI = ["Abaiang Academy", "Betio University", "Makin College", "School of the Islands"];
const LAST = "Tarawa College";
const MALAYSIA = ["Monash University Malaysia", "Penang College"];
const ALL = ["Perth College", ...KIRIBATI, LAST, ...MALAYSIA];

/** Names of the institutions that show, in their order. */
const shown = async (page: Page) =>
  (await textsOf(page.getByRole("main").getByRole("heading"))).filter((text) => ALL.includes(text));
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const typed = (page: Page) => page.getByLabel("Name or city");
const clear = (page: Page) => page.getByRole("button", { name: "Clear", exact: true });
const search = (page: Page) => new URL(page.url()).search;

async function openFinder(query = "", visit = {}): Promise<Page> {
  return (await site.open(`/institutions${query}`, visit)).page;
}

test("all institutions stand by country, countries and names in the order of the alphabet", async () => {
  const page = await openFinder();
  expect(await shown(page)).toEqual(ALL);
  expect(plain(await status(page).textContent())).toBe("8 of 8 institutions");
});

test("a second country adds its institutions, the count is announced, and the address holds both", async () => {
  const page = await openFinder();
  await choice(page, "Australia").check();
  await choice(page, "Malaysia").check();
  await expectSoon(() => shown(page), ["Perth College", ...MALAYSIA]);
  expect(plain(await status(page).textContent())).toBe("3 of 8 institutions");
  expect(search(page)).toBe("?country=australia&country=malaysia");
});

test("each choice says how many institutions it has", async () => {
  const page = await openFinder();
  const texts = await textsOf(page.locator("label", { has: page.getByRole("checkbox") }));
  for (const text of ["Australia1", "Kiribati5", "Malaysia2", "College4"]) expect(texts).toContain(text);
});

test("a kind and a country together leave what fits both", async () => {
  const page = await openFinder();
  await choice(page, "College").check();
  await choice(page, "Kiribati").check();
  await expectSoon(() => shown(page), ["Makin College", LAST]);
});

test("a city leaves its institutions", async () => {
  const page = await openFinder();
  await page.getByLabel("City", { exact: true }).selectOption("George Town");
  await expectSoon(() => shown(page), ["Penang College"]);
  expect(search(page)).toBe("?city=George+Town");
});

test("a choice that is taken back gives the focus to the list", async () => {
  const page = await openFinder("?country=australia&country=malaysia");
  await page.getByRole("button", { name: "Take Australia away" }).press("Enter");
  await expectSoon(() => shown(page), MALAYSIA);
  expect(await choice(page, "Australia").isChecked()).toBe(false);
  expect(await page.locator(":focus").getByRole("status").count()).toBe(1);
});

test("a name that is typed leaves its institution, in any case and by any part", async () => {
  const page = await openFinder();
  await typed(page).fill("MON univ");
  await expectSoon(() => shown(page), ["Monash University Malaysia"]);
  expect(search(page)).toBe("?q=MON+univ");
});

test("a name that nobody has says so, and leads to a message or back to all", async () => {
  const page = await openFinder();
  await typed(page).fill("zzqx");
  await page.getByRole("heading", { name: "Nothing by that name" }).waitFor();
  expect(await shown(page)).toEqual([]);
  expect(await page.getByRole("main").locator("a[href='/contact']:visible").count()).toBe(1);
  await clear(page).last().click();
  await expectSoon(() => shown(page), ALL);
  expect(await typed(page).inputValue()).toBe("");
});

test("an address opens its choice and passes over what it does not know", async () => {
  const page = await openFinder("?country=malaysia&kind=school&city=Atlantis");
  expect(await shown(page)).toEqual(MALAYSIA);
});

test("Back from another page comes back to the last choice", async () => {
  const page = await openFinder();
  await choice(page, "Malaysia").check();
  await page.getByRole("link", { name: "Guide to Malaysia" }).click();
  await page.waitForURL("**/countries/malaysia");
  await page.goBack();
  await page.waitForURL("**/institutions?country=malaysia");
  await expectSoon(() => shown(page), MALAYSIA);
});

test("what was typed before the scripts came counts", async () => {
  const page = (await site.open("/favicon.svg", { hydrates: false })).page;
  await page.goto(`${site.url}/institutions`, { waitUntil: "commit" });
  await typed(page).fill("Tarawa");
  await expectSoon(() => shown(page), [LAST]);
});

test("a phone shows a few of each country, all on request, and all of what was chosen", async () => {
  const page = await openFinder("", PHONE);
  expect(await shown(page)).toEqual(ALL.filter((name) => name !== LAST));
  await page.getByText("All 5 places").click();
  await expectSoon(() => shown(page), ALL);
  const chosen = await openFinder("?country=kiribati", PHONE);
  expect(await shown(chosen)).toEqual([...KIRIBATI, LAST]);
});

test("on a phone one button opens the choices, by key too, and says how many are made", async () => {
  const page = await openFinder("?country=australia", PHONE);
  const opener = page.getByRole("button", { name: "Filters" });
  expect(plain(await opener.textContent())).toBe("Filters1");
  expect(await choice(page, "Malaysia").count()).toBe(0);
  await opener.press("Enter");
  await choice(page, "Malaysia").press("Space");
  await expectSoon(() => shown(page), ["Perth College", ...MALAYSIA]);
  expect(plain(await opener.textContent())).toBe("Filters2");
});

test.each([
  ["without scripts", { javaScriptEnabled: false }, "screen"],
  ["without scripts on a phone", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", {}, "print"],
] as const)("%s all institutions show, and nothing asks for a choice", async (_name, visit, media) => {
  const page = await openFinder("", visit);
  await page.emulateMedia({ media });
  expect(await shown(page)).toEqual(ALL);
  const asking = page.getByRole("main").locator("input, select, button");
  expect(await asking.filter({ visible: true }).count()).toBe(0);
});
