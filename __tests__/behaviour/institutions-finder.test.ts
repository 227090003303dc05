import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, plain } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();
const PHONE = { width: 390, height: 844 };

const KIRIBATI = [
  "Abaiang Academy",
  "Betio University",
  "Makin College",
  "School of the Islands",
  "Tarawa College",
];
const MALAYSIA = ["Monash University Malaysia", "Penang College"];
const ALL = ["Perth College", ...KIRIBATI, ...MALAYSIA];

/** Names of the institutions that show, in their order. */
async function shown(page: Page): Promise<string[]> {
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  return headings.filter((text) => ALL.includes(text));
}
const status = async (page: Page) =>
  plain(await page.getByRole("main").getByRole("status").first().textContent());
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const takeAway = (page: Page, name: string) => page.getByRole("button", { name: `Take ${name} away` });
const search = (page: Page) => new URL(page.url()).search;

test("all institutions stand by country, countries and names in the order of the alphabet", async () => {
  const { page } = await site.open("/institutions");
  expect(await shown(page)).toEqual(ALL);
  expect(await status(page)).toBe("8 of 8 institutions");
});

test("a second country adds its institutions, the count is announced, and the address holds both", async () => {
  const { page } = await site.open("/institutions");
  await choice(page, "Australia").check();
  await choice(page, "Malaysia").check();
  await expectSoon(() => shown(page), ["Perth College", ...MALAYSIA]);
  expect(await status(page)).toBe("3 of 8 institutions");
  expect(new URLSearchParams(search(page)).getAll("country")).toEqual(["australia", "malaysia"]);
});

test("each country and each kind says how many it has", async () => {
  const { page } = await site.open("/institutions");
  const group = async (name: string) =>
    (await page.getByRole("group", { name }).locator("label").allInnerTexts()).map(plain);
  expect((await group("Country")).map((text) => text.replace(" ", ""))).toEqual([
    "Australia1",
    "Kiribati5",
    "Malaysia2",
  ]);
  expect((await group("Kind")).map((text) => text.replace(" ", ""))).toContain("College4");
});

test("a kind and a country together leave what fits both", async () => {
  const { page } = await site.open("/institutions");
  await choice(page, "College").check();
  await choice(page, "Kiribati").check();
  await expectSoon(() => shown(page), ["Makin College", "Tarawa College"]);
});

test("a city leaves its institutions", async () => {
  const { page } = await site.open("/institutions");
  await page.getByLabel("City", { exact: true }).selectOption("George Town");
  await expectSoon(() => shown(page), ["Penang College"]);
  expect(search(page)).toBe("?city=George+Town");
});

test("a choice that is taken back goes from the list, and the focus goes to the list", async () => {
  const { page } = await site.open("/institutions?country=australia&country=malaysia");
  await takeAway(page, "Australia").press("Enter");
  await expectSoon(() => shown(page), MALAYSIA);
  expect(await choice(page, "Australia").isChecked()).toBe(false);
  const focused = page.locator(":focus").filter({ has: page.getByText("2 of 8 institutions") });
  expect(await focused.count()).toBe(1);
});

test("Clear takes all choices back", async () => {
  const { page } = await site.open("/institutions?country=malaysia&kind=college");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expectSoon(() => shown(page), ALL);
  expect(search(page)).toBe("");
});

test("a name that is typed leaves its institution, in any case and by any part", async () => {
  const { page } = await site.open("/institutions");
  await page.getByLabel("Name or city").fill("MON univ");
  await expectSoon(() => shown(page), ["Monash University Malaysia"]);
  expect(search(page)).toBe("?q=MON+univ");
});

test("a name that nobody has says so, and leads to a message or back to all", async () => {
  const { page } = await site.open("/institutions");
  await page.getByLabel("Name or city").fill("zzqx");
  await page.getByRole("heading", { name: "Nothing by that name" }).waitFor();
  expect(await shown(page)).toEqual([]);
  expect(await status(page)).toBe("0 of 8 institutions");
  const ask = page
    .getByRole("main")
    .locator("a[href='/contact']")
    .and(page.getByRole("link", { name: "Ask us" }));
  expect(await ask.first().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Clear", exact: true }).last().click();
  await expectSoon(() => shown(page), ALL);
  expect(await page.getByLabel("Name or city").inputValue()).toBe("");
});

test("an address opens its choice and passes over what it does not know", async () => {
  const { page } = await site.open("/institutions?country=malaysia&kind=school&city=Atlantis");
  expect(await shown(page)).toEqual(MALAYSIA);
});

test("Back from another page comes back to the last choice", async () => {
  const { page } = await site.open("/institutions");
  await choice(page, "Malaysia").check();
  await page.getByRole("link", { name: "Guide to Malaysia" }).click();
  await page.waitForURL("**/countries/malaysia");
  await page.goBack();
  await page.waitForURL("**/institutions?country=malaysia");
  await expectSoon(() => shown(page), MALAYSIA);
});

test("an institution leads to its courses, its pages and a message about it", async () => {
  const { page } = await site.open("/institutions?q=penang");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Penang College" }) });
  for (const [name, href] of [
    [/^Course/, "https://penang.example/courses"],
    [/^Fees/, "https://penang.example/fees"],
    [/^Contact/, "/contact?about=penang-college"],
  ] as const)
    expect(await card.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(plain(await card.textContent())).toContain("Register number PC-7");
});

test("what was typed before the scripts came counts", async () => {
  const { page } = await site.open("/favicon.svg", { hydrates: false });
  await page.goto(`${site.url}/institutions`, { waitUntil: "commit" });
  await page.getByLabel("Name or city").fill("Tarawa");
  await hydrated(page);
  await expectSoon(() => shown(page), ["Tarawa College"]);
});

test("a phone shows a few of each country, and all on request", async () => {
  const { page } = await site.open("/institutions", PHONE);
  expect(await shown(page)).toEqual(ALL.filter((name) => name !== "Tarawa College"));
  await page.getByText("All 5 places").click();
  await expectSoon(() => shown(page), ALL);
});

test("a phone shows all of what was chosen", async () => {
  const { page } = await site.open("/institutions?country=kiribati", PHONE);
  expect(await shown(page)).toEqual(KIRIBATI);
});

test("on a phone one button opens the choices, by key too, and says how many are made", async () => {
  const { page } = await site.open("/institutions?country=australia", PHONE);
  const opener = page.getByRole("button", { name: "Filters" });
  expect(plain(await opener.textContent())).toContain("1");
  expect(await choice(page, "Malaysia").count()).toBe(0);
  await opener.press("Enter");
  await choice(page, "Malaysia").press("Space");
  await expectSoon(() => shown(page), ["Perth College", ...MALAYSIA]);
  expect(plain(await opener.textContent())).toContain("2");
});

test.each([
  ["without scripts", { javaScriptEnabled: false }, "screen"],
  ["without scripts on a phone", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", {}, "print"],
] as const)("%s all institutions show, and nothing asks for a choice", async (_name, visit, media) => {
  const { page } = await site.open("/institutions", visit);
  await page.emulateMedia({ media });
  expect(await shown(page)).toEqual(ALL);
  const asking = page.getByRole("main").locator("input, select, button").filter({ visible: true });
  expect(await asking.count()).toBe(0);
});

test("without scripts links lead to each country of the list", async () => {
  const { page } = await site.open("/institutions", { javaScriptEnabled: false });
  const jump = page.getByRole("navigation", { name: "Go to a country" });
  await jump.getByRole("link", { name: /Malaysia/ }).click();
  expect(new URL(page.url()).hash).toBe("#malaysia");
  expect(await page.getByRole("region", { name: "Malaysia" }).count()).toBe(1);
});
