import type { Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus, plain } from "../helpers/expect-soon";

const site = fixedSite();

const KIRIBATI = ["Abaiang Academy", "Betio University", "Makin College", "School of the Islands"];
const LAST = "Tarawa College";
const MALAYSIA = ["Monash University Malaysia", "Penang College"];
const ALL = ["Perth College", ...KIRIBATI, LAST, ...MALAYSIA];

const shown = (page: Page) =>
  page
    .locator("[data-institution] h3")
    .evaluateAll((names) => names.filter((one) => one.checkVisibility()).map((one) => one.textContent));
const country = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const countries = (page: Page) => page.getByLabel("Country", { exact: true });
const kinds = (page: Page) => page.getByLabel("Kind", { exact: true });
const typed = (page: Page) => page.getByLabel("Name or city");
const clear = (page: Page) => page.getByRole("button", { name: "Clear", exact: true });
const search = (page: Page) => new URL(page.url()).search;

async function openFinder(query = "", visit = {}): Promise<Page> {
  return (await site.open(`/institutions${query}`, visit)).page;
}

test("each country opens on request; text, country and kind leave what fits all; count and address follow; what nobody has leads to a message", async () => {
  const page = await openFinder();
  const leaves = async (names: readonly string[], count: string, address: string) => {
    await expectSoon(() => shown(page), names);
    await expectSoon(async () => plain(await status(page).textContent()), count);
    await expectSoon(async () => search(page), address);
  };
  // The first country stands open.
  await leaves(["Perth College"], "8 of 8 institutions", "");
  await country(page, "Kiribati").click();
  await leaves(["Perth College", ...KIRIBATI, LAST], "8 of 8 institutions", "");
  await country(page, "Kiribati").click();
  const choices = ["All countries", "Australia (1)", "Kiribati (5)", "Malaysia (2)"];
  await expectTexts(countries(page).getByRole("option"), choices);
  await kinds(page).selectOption("college");
  const colleges = ["Perth College", "Makin College", LAST, "Penang College"];
  await leaves(colleges, "4 of 8 institutions", "?kind=college");
  await countries(page).selectOption("kiribati");
  await leaves(["Makin College", LAST], "2 of 8 institutions", "?country=kiribati&kind=college");
  await clear(page).click();
  await expectSoon(() => hasFocus(typed(page)), true);
  await typed(page).fill("pennang GEORGE");
  await leaves(["Penang College"], "1 of 8 institutions", "?q=pennang+GEORGE");
  await typed(page).fill("zzqx");
  await page.getByRole("heading", { name: "Nothing by that name" }).waitFor();
  await leaves([], "0 of 8 institutions", "?q=zzqx");
  await expectSoon(() => page.getByRole("main").locator("a[href='/contact']:visible").count(), 1);
  await clear(page).click();
  await leaves(["Perth College"], "8 of 8 institutions", "");
  await expectSoon(() => typed(page).inputValue(), "");
});

test("an address may name several countries; what nobody knows, and what could be chosen once, is passed over", async () => {
  const page = await openFinder("?country=australia&country=malaysia&kind=school&city=George+Town", PHONE);
  await expectSoon(() => shown(page), ["Perth College", ...MALAYSIA]);
  await expectSoon(() => countries(page).locator("option:checked").textContent(), "Australia, Malaysia");
  await countries(page).selectOption("malaysia");
  await expectSoon(() => shown(page), MALAYSIA);
});

test("what was typed before the scripts came counts", async () => {
  const page = (await site.open("/favicon.svg", { hydrates: false })).page;
  await page.goto(`${site.url}/institutions`, { waitUntil: "commit" });
  await typed(page).fill("Tarawa");
  await expectSoon(() => shown(page), [LAST]);
});

test("an address that names a country opens it; so does a plan with one of its institutions", async () => {
  const page = await openFinder("#kiribati", { ...PHONE, plan: "i=penang-college" });
  await expectSoon(() => shown(page), ALL);
});

test.each([
  ["without scripts", { javaScriptEnabled: false }, "screen"],
  ["without scripts on a phone", { ...PHONE, javaScriptEnabled: false }, "screen"],
  ["on paper", {}, "print"],
] as const)("%s all institutions show, and nothing asks for a choice", async (_name, visit, media) => {
  const page = await openFinder("", visit);
  await page.emulateMedia({ media });
  if (media === "screen") for (const name of ["Kiribati", "Malaysia"]) await country(page, name).click();
  await expectSoon(() => shown(page), ALL);
  const asking = page.getByRole("main").locator("input, select, button");
  await expectSoon(() => asking.filter({ visible: true }).count(), 0);
});
