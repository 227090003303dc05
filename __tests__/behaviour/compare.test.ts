import type { Page } from "playwright-core";
import { fixedSite, PHONE, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { arrived, reload } from "../helpers/hydrated";

const site = fixedSite();
/** By the whole degree; those without a sum last, by name. */
const CHEAPEST = ["Kiribati", "Ecuador", "Australia", "Malaysia", "Palau"];

const countries = (page: Page) => page.getByRole("main").locator("[data-country]");
const country = (page: Page, name: string) =>
  countries(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
const listed = (page: Page) => textsOf(countries(page).getByRole("heading"));
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const search = (page: Page) => new URL(page.url()).search;
const textOf = async (page: Page, name: string) => plain(await country(page, name).textContent());
const isBeside = async (page: Page, left: string, right: string) => {
  const [one, other] = await Promise.all([left, right].map((name) => country(page, name).boundingBox()));
  return one && other ? one.y === other.y && one.x + one.width <= other.x : undefined;
};

async function openCompare(query = "", visit?: Visit): Promise<Page> {
  return (await site.open(`/compare${query}`, visit)).page;
}

test("each country says what is known of its first year; a budget puts those within it first, at once", async () => {
  const page = await openCompare();
  await expectSoon(() => listed(page), CHEAPEST);
  // Without chosen countries there is nothing to share.
  await expectSoon(() => page.getByRole("button", { name: "this choice" }).count(), 0);
  const kiribati = /₹27 lakhOne island, a year\. All of a bachelor's, 2 years: ₹54 lakh/;
  await expectSoon(() => textOf(page, "Kiribati"), expect.stringMatching(kiribati));
  await expectSoon(() => textOf(page, "Australia"), expect.stringContaining("up to 48 hours a fortnight"));
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹20 lakh" });
  // Then those with a missing cost, by what is known; then those above the budget, the nearest first.
  await expectSoon(() => listed(page), ["Ecuador", "Australia", "Malaysia", "Palau", "Kiribati"]);
  await expectTexts(page.getByRole("main").locator("section[aria-labelledby^=fit] > h3"), [
    "Inside ₹20 lakh 1",
    "May do for ₹20 lakh 2",
    "Over ₹20 lakh 2",
  ]);
  await expectTexts(countries(page).locator("[data-fit]"), [
    "₹50,000 above ₹20 lakh",
    "₹7 lakh above ₹20 lakh",
  ]);
  await page.getByText("2 may do for ₹20 lakh.").waitFor();
  const malaysia = /Cannot say without: LessonsA year's living: ₹5\.4 lakh/;
  await expectSoon(() => textOf(page, "Malaysia"), expect.stringMatching(malaysia));
  await page
    .getByRole("status")
    .filter({ hasText: "1 of 5 countries are within ₹20 lakh: Ecuador" })
    .waitFor();
  await expectSoon(async () => search(page), "?m=20");
});

const ways = (page: Page) => page.getByRole("region", { name: "Other ways" });

test("with nothing inside the budget it names the nearest sum, ways that exist with their sums, and whom to call", async () => {
  const page = await openCompare("?m=10&f=class12");
  await page.getByRole("status").filter({ hasText: "Least above ₹10 lakh: Ecuador" }).waitFor();
  await expectTexts(ways(page).getByRole("heading", { level: 3 }), [
    "First at home",
    "Nearer home",
    "Half here",
  ]);
  const shown = async () => plain(await ways(page).textContent());
  await expectSoon(
    shown,
    expect.stringMatching(/A year in EcuadorS?.*₹1\d(?:\.5)? lakh.*A year in PalauTuition: ₹20\.7 lakh/),
  );
  await expectSoon(shown, expect.stringContaining("Two years in Kiribati₹54 lakh"));
  await ways(page).getByRole("link", { name: "Ring us" }).waitFor();
  await page.getByLabel("I have finished").selectOption({ label: "a bachelor's degree" });
  await expectTexts(ways(page).getByRole("heading", { level: 3 }), [
    "A cheap master’s",
    "A short one",
    "For good marks",
  ]);
  await page.getByLabel("I have finished").selectOption({ label: "Class 12" });
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹40 lakh" });
  await expectSoon(() => ways(page).count(), 0);
});

test("in any order what is not known comes last, and is never counted as nought", async () => {
  const page = await openCompare();
  for (const [label, order] of [
    ["low cost", CHEAPEST],
    ["low cost, first year", ["Ecuador", "Kiribati", "Australia", "Malaysia", "Palau"]],
    ["nothing in particular", CHEAPEST],
    ["work in term", ["Australia", "Malaysia", "Ecuador", "Kiribati", "Palau"]],
    ["nothing in particular", CHEAPEST],
  ] as const) {
    await page.getByLabel("Most important").selectOption({ label });
    await expectSoon(() => listed(page), order);
  }
  await expectSoon(async () => search(page), "");
});

test.each([
  ["with scripts", {}],
  ["without scripts", { javaScriptEnabled: false }],
])("the questions of the home page lead here with their answers, %s", async (_name, visit) => {
  const { page } = await site.open("/", visit);
  const pass = page.getByRole("form", { name: "Find countries that fit" });
  await pass.getByLabel("I can spend a year").selectOption({ label: "up to ₹30 lakh" });
  await pass.getByRole("button").click();
  await expectSoon(async () => new URL(page.url()).searchParams.get("m"), "30");
});

test("up to four countries are chosen and no fifth; from two on they stand side by side, with all their rows", async () => {
  const page = await openCompare();
  await box(page, "Ecuador").check();
  await page.getByText("Choose one more").waitFor();
  await expectSoon(() => listed(page), CHEAPEST);
  await box(page, "Kiribati").check();
  await expectSoon(() => listed(page), ["Ecuador", "Kiribati"]);
  await expectSoon(() => isBeside(page, "Ecuador", "Kiribati"), true);
  await expectSoon(() => country(page, "Kiribati").getByRole("term").count(), 12);
  // The list stays under the hand.
  for (const name of ["Malaysia", "Palau"]) await box(page, name).check();
  await expectSoon(() => box(page, "Australia").isDisabled(), true);
  await expectSoon(async () => search(page), "?c=ecuador,kiribati,malaysia,palau");
  await box(page, "Ecuador").uncheck();
  await expectSoon(() => box(page, "Australia").isEnabled(), true);
  await page.getByRole("button", { name: "Show all countries" }).press("Enter");
  await expectSoon(() => listed(page), CHEAPEST);
  await expectSoon(() => hasFocus(box(page, "Australia")), true);
  await expectSoon(async () => search(page), "");
});

test("two countries taken away before the page is drawn again are both gone", async () => {
  const page = await openCompare("?c=palau,malaysia,kiribati");
  await page.locator("summary").filter({ hasText: "Palau" }).click();
  const boxes = ["Palau", "Malaysia"].map((name) => box(page, name).elementHandle());
  await page.evaluate(
    (all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click();
    },
    await Promise.all(boxes),
  );
  await expectSoon(async () => search(page), "?c=kiribati");
});

test("an address keeps its order and passes over what it does not know, as one of the former table", async () => {
  const page = await openCompare("?v=side&c=palau,atlantis,kiribati&m=-5&p=%00");
  await expectSoon(() => listed(page), ["Palau", "Kiribati"]);
  const of = async (name: string, row: string) =>
    plain(await country(page, name).locator(`[data-row=${row}]`).textContent());
  for (const [name, row, words] of [
    ["Palau", "tuition", /₹20\.7 lakh.*USD 25,300/],
    ["Kiribati", "tuition", /₹18 lakh.*AUD 32,000/],
    // The sum is only shown if all large costs are known.
    ["Palau", "sum", /Cannot say without: LivingTuition: ₹20\.7 lakh/],
    ["Kiribati", "sum", /₹27 lakh.*One island, a year\. All of a bachelor's/],
  ] as const)
    await expectSoon(() => of(name, row), expect.stringMatching(words));
});

test("countries of an address stand in the first window, under one line of what was chosen, which opens to change it", async () => {
  const page = await openCompare("?c=palau,kiribati&f=class12&m=20", PHONE);
  const line = page.locator("summary").filter({ hasText: "Palau, Kiribati" });
  await expectSoon(() => textsOf(line.locator("small")), ["Class 12 · up to ₹20 lakh"]);
  const answer = await column(page, "Left").boundingBox();
  expect(answer?.y).toBeLessThan(844 * 0.75);
  await expectSoon(() => box(page, "Ecuador").isVisible(), false);
  await line.focus();
  await page.keyboard.press("Enter");
  await box(page, "Ecuador").check();
  // Who changes a choice goes on changing it until the result is asked for.
  await expectSoon(() => page.getByLabel("I can spend a year").isVisible(), true);
  await page.getByRole("button", { name: "Look at 3 side by side" }).click();
  await expectSoon(() => box(page, "Ecuador").isVisible(), false);
  await expectSoon(() => hasFocus(page.locator("h2").filter({ hasText: "Side by side" })), true);
  await page.locator("summary").filter({ hasText: "Palau, Kiribati, Ecuador" }).waitFor();
});

const visible = (page: Page) => textsOf(countries(page).filter({ visible: true }).getByRole("heading"));
const column = (page: Page, side: "Left" | "Right") => page.getByLabel(`${side} country`);

test("a phone shows two countries, chosen in a bar that stays in view; another takes the place of one", async () => {
  const page = await openCompare("?c=kiribati,palau,ecuador", PHONE);
  await expectSoon(() => visible(page), ["Kiribati", "Palau"]);
  await expectSoon(() => isBeside(page, "Kiribati", "Palau"), true);
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.locator("[data-country] [data-row=stay]").first().scrollIntoViewIfNeeded();
  await column(page, "Right").selectOption({ label: "Ecuador" });
  await expectSoon(() => visible(page), ["Kiribati", "Ecuador"]);
  await expectSoon(() => isBeside(page, "Kiribati", "Ecuador"), true);
  // Both columns never show the same country.
  await column(page, "Left").selectOption({ label: "Ecuador" });
  await expectSoon(() => isBeside(page, "Ecuador", "Kiribati"), true);
  await column(page, "Right").selectOption({ label: "Malaysia" });
  await expectSoon(async () => search(page), "?c=malaysia,palau,ecuador");
  await expectSoon(() => isBeside(page, "Ecuador", "Malaysia"), true);
});

test.each([768, 1366])("at %d px the names and first years stay in view over the rows", async (width) => {
  const page = await openCompare("?c=kiribati,palau,ecuador", { width, height: 800 });
  const under = () =>
    page.evaluate(() => {
      document.querySelector("[data-country] [data-row=english]")?.scrollIntoView({ block: "center" });
      const header = document.querySelector("[data-site-header]")?.getBoundingClientRect().bottom ?? 0;
      const column = document.querySelector("[data-country]")?.getBoundingClientRect();
      return document.elementFromPoint((column?.left ?? 0) + 20, header + 30)?.closest("span")?.textContent;
    });
  await expectSoon(under, expect.stringContaining("Kiribati"));
  await expectSoon(under, expect.stringContaining("₹27 lakh"));
});

test("another currency at home changes every amount, and holds on the next visit", async () => {
  const page = await openCompare();
  await page.getByRole("main").getByRole("radiogroup").getByText("NPR").click();
  await expectSoon(async () => (await textOf(page, "Kiribati")).includes("NPR 43 lakh"), true);
  await reload(page);
  await expectSoon(async () => (await textOf(page, "Kiribati")).includes("NPR 43 lakh"), true);
  await expectSoon(() => textOf(page, "Kiribati"), expect.not.stringContaining("₹"));
});

test("the countries side by side go along to a counsellor", async () => {
  const page = await openCompare("?c=kiribati,palau");
  await page.getByRole("button", { name: "Ask about these countries" }).click();
  await arrived(page, "**/contact#write");
  const message = page.locator("textarea[name=message]");
  await expectSoon(() => hasFocus(message), true);
  await page.getByText("Your choice stands in the message.").waitFor();
  const asked = `We compared Kiribati, Palau on your website: ${site.url}/compare?c=kiribati,palau`;
  await expectSoon(async () => (await message.inputValue()).trim(), asked);
});

test.each(["/compare?c=kiribati,palau", "/institutions?country=malaysia"])(
  "the share button hands over %s, with the choice, which the browser's own would leave out",
  async (path) => {
    const { page } = await site.open(path, {
      before: (early) =>
        early.addInitScript(() => {
          Object.assign(navigator, {
            share: async ({ url }: ShareData) => document.body.setAttribute("data-url", url ?? ""),
          });
        }),
    });
    await page.getByRole("button", { name: "Share this choice" }).click();
    await expectSoon(() => page.locator("body").getAttribute("data-url"), site.url + path);
  },
);
