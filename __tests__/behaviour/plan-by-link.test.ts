import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived, hydrated } from "../helpers/hydrated";

const site = fixedSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const shortlist = (page: Page) => page.getByRole("region", { name: "Our shortlist", exact: true });
const star = (page: Page, label: string, name: string) => button(page, `${label} (${name})`);
const CAME = "This plan came with a link.";

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("plan") ?? "");

const openWith = async (plan: string, path: string) => (await site.open(path, { plan })).page;

test("stars put a country and its institution into the plan, the way there counts them, and stars take them out", async () => {
  const { page } = await site.open("/countries/malaysia");
  await page.mouse.wheel(0, 200);
  await star(page, "Add to our plan", "Malaysia").first().click();
  await star(page, "Add to our plan", "Penang College").click();
  await star(page, "In our plan", "Penang College").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Our plan 2", exact: true }).waitFor();
  await page.getByRole("link", { name: "Open our plan 2" }).first().click();
  await arrived(page, "**/plan");
  await shortlist(page).getByText("Penang College").filter({ visible: true }).waitFor();
  await page.goBack();
  await arrived(page, "**/countries/malaysia");
  await star(page, "In our plan", "Malaysia").first().click();
  await star(page, "In our plan", "Penang College").click();
  await expectSoon(() => kept(page), "");
});

test("two stars pressed before the page is drawn again both count", async () => {
  const { page } = await site.open("/countries/malaysia");
  await page.mouse.wheel(0, 200);
  await star(page, "Add to our plan", "Penang College").waitFor();
  await page.evaluate(() => {
    const stars = document.querySelectorAll<HTMLElement>("button[data-star=false]");
    const pressed = [...stars].filter(({ textContent }) => /Malaysia|Penang College/.test(textContent ?? ""));
    for (const one of [pressed[0], pressed.at(-1)]) one?.click();
  });
  await expectSoon(() => kept(page), "c=malaysia&i=penang-college");
});

test("in two tabs one after the other may write, and nothing of either is lost", async () => {
  const first = await openWith("c=kiribati", "/plan");
  const second = await first.context().newPage();
  await second.goto(`${site.url}/plan`);
  await hydrated(second);
  const add = (page: Page, label: string) =>
    page.getByLabel("Add a country", { exact: true }).selectOption({ label });
  await add(first, "Malaysia");
  await shortlist(second).getByRole("heading", { name: "Malaysia" }).waitFor();
  await add(second, "Australia");
  await expectSoon(() => kept(first), "c=kiribati,malaysia,australia");
  await shortlist(first).getByRole("heading", { name: "Australia" }).waitFor();
});

test("until scripts run the star of a country is a link to the plan", async () => {
  const { page } = await site.open("/countries/malaysia", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Add to our plan (Malaysia)" }).first().click();
  await page.waitForURL("**/plan?c=malaysia&add=1");
});

test("what that link names joins the plan that is there", async () => {
  const page = await openWith("c=kiribati", "/plan?c=malaysia&add=1");
  await arrived(page, `${site.url}/plan`);
  await expectSoon(() => kept(page), "c=kiribati,malaysia");
  await expectSoon(() => page.getByText(CAME).count(), 0);
});

test("a plan that came by a link is only looked at, until the visitor says that it takes the own one's place", async () => {
  const page = await openWith("c=kiribati", "/plan?c=australia,atlantis");
  await page.getByText(CAME).waitFor();
  await page.getByText("It takes the place of the plan that you have in this browser.").waitFor();
  await shortlist(page).getByRole("heading", { name: "Australia" }).waitFor();
  await expectSoon(() => page.getByRole("main").locator("select:enabled").count(), 0);
  // No empty section: the plan has no institutions, and none can be added yet.
  await expectSoon(() => shortlist(page).getByRole("heading", { name: "Institutions" }).count(), 0);
  await expectSoon(() => kept(page), "c=kiribati");
  await button(page, "Keep this as our plan").click();
  await page.getByText("It is your plan now.").waitFor({ state: "attached" });
  await arrived(page, `${site.url}/plan`);
  await expectSoon(() => kept(page), "c=australia");
  await page.getByLabel("Add a country", { exact: true }).waitFor();
  await shortlist(page).getByRole("heading", { name: "Institutions" }).waitFor();
});

test("a plan that came by a link shows what was said, and its sum", async () => {
  const { page } = await site.open("/plan?c=kiribati&f=class12&m=30");
  await page.getByText(CAME).waitFor();
  await expectTexts(page.locator("[data-answers]"), ["Class 12 · up to ₹30 lakh a year"]);
  await shortlist(page).getByText("₹27 lakh", { exact: true }).waitFor();
});

test("the visitor's own plan in the address can be changed, and stays the visitor's", async () => {
  const page = await openWith("c=kiribati", "/plan?c=kiribati");
  await page.getByLabel("Add a country", { exact: true }).selectOption({ label: "Malaysia" });
  await expectSoon(() => kept(page), "c=kiribati,malaysia");
  await expectSoon(() => page.getByText(CAME).count(), 0);
  await arrived(page, `${site.url}/plan`);
});

test("the copied link brings countries, first class and what was said to somebody else", async () => {
  const page = await openWith("c=australia&i=perth-college&s=2026-02&f=class12", "/plan");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy the link to this plan").click();
  await page.getByText("The link is copied.").waitFor();
  await expectSoon(
    () => page.evaluate(() => navigator.clipboard.readText()),
    `${site.url}/plan?c=australia&i=perth-college&s=2026-02&f=class12`,
  );
});

test("the print button prints the plan with its institutions, who printed it when and by which rates", async () => {
  const page = await openWith("c=australia,kiribati&i=perth-college", "/plan");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const head = page.getByText("Lantern Study Abroad. This plan was printed on 15 July 2024");
  await head.waitFor({ state: "hidden" });
  await button(page, "Print the plan").click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  await head.waitFor();
  await page.locator("[data-institution]").getByText("Perth College").waitFor();
  await expectSoon(() => page.getByText("AUD 1 = INR 56.25").filter({ visible: true }).count(), 1);
});

test("what was compared goes into the plan, with what the family said", async () => {
  const page = await openWith("c=malaysia&s=2026-09&m=10", "/compare?f=class12&m=20&c=kiribati,malaysia");
  await page.getByRole("link", { name: "Put into our plan" }).click();
  await arrived(page, `${site.url}/plan`);
  await expectSoon(() => kept(page), "c=malaysia,kiribati&s=2026-09&f=class12&m=20");
  await expectSoon(() => page.getByText(CAME).count(), 0);
});

test("a plan without room for what was compared stays, and is asked for", async () => {
  const plan = "c=australia,ecuador,malaysia,palau";
  const page = await openWith(plan, "/compare?c=kiribati,malaysia");
  await page.getByRole("link", { name: "Put into our plan" }).click();
  await page.getByText(CAME).waitFor();
  await expectSoon(() => kept(page), plan);
  await button(page, "Keep this as our plan").click();
  await expectSoon(() => kept(page), "c=kiribati,malaysia");
});

const FOUR = "c=australia,ecuador,malaysia,palau";
const FULL = "The plan is full: 4 countries. Take one away first.";
const NO_ROOM = "No room for Kiribati: at most 4 countries and 12 institutions.";

test("a star without room in the plan says so when it is pressed, and leads to the plan", async () => {
  const page = await openWith(FOUR, "/countries/kiribati");
  await page.mouse.wheel(0, 200);
  await expectSoon(() => page.getByText(FULL).count(), 0);
  await star(page, "Add to our plan", "Kiribati").first().press("Enter");
  await page.getByRole("alert").getByText(FULL).waitFor();
  await expectSoon(() => kept(page), FOUR);
  await page.getByRole("alert").getByRole("link", { name: "Open our plan" }).click();
  await arrived(page, "**/plan");
});

test.each([
  ["a shared link", "", `/plan?${FOUR},kiribati`],
  ["a star's link to a full plan", FOUR, "/plan?c=kiribati&add=1"],
  ["a shared link that is the own plan", FOUR, `/plan?${FOUR},kiribati`],
])("%s names the country for which there is no room", async (_what, plan, address) => {
  const page = await openWith(plan, address);
  await page.getByText(NO_ROOM).waitFor();
  await expectSoon(() => shortlist(page).getByRole("heading", { level: 3 }).count(), 4);
});

test("what nobody knows takes no room in a shared plan", async () => {
  const page = await openWith("", "/plan?c=atlantis,australia,ecuador,malaysia,palau");
  await shortlist(page).getByRole("heading", { name: "Palau" }).waitFor();
  await expectSoon(() => page.getByText("No room for").count(), 0);
});

test("a comparison of five names the country that it leaves out", async () => {
  const page = await openWith("", `/compare?${FOUR},kiribati`);
  await page.getByText("No room for Kiribati: at most 4 countries.").waitFor();
});
