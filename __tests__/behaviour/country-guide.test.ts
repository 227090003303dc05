import type { Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived, goTo } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

const stub = (page: Page, name: string) =>
  page.locator("[data-chapter] > summary").filter({ has: page.getByRole("heading", { name, exact: true }) });
const isOpen = (page: Page, name: string) =>
  stub(page, name).evaluate((summary) => summary.parentElement?.hasAttribute("open"));
const visaRow = (page: Page) => page.locator("[data-row=fee]");

test("a closed guide says each chapter's answer, with or without scripts", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open("/countries/australia", { ...PHONE, javaScriptEnabled });
    const line = async (name: string) => (await stub(page, name).textContent())?.replace(/\s+/g, " ");
    expect(await line("When to apply")).toMatch(/^When to apply ?Intakes: set by the school$/);
    expect(await line("Working while you study")).toMatch(
      /^Working while you study ?Work in term: up to 48 hours/,
    );
    // The largest cost is unknown: the sum must not be shown as a year's cost.
    expect(await line("What it costs")).toMatch(
      /Cannot say without: A flight home ?Two months of rent: ₹2.1 lakh$/,
    );
    await visaRow(page).waitFor({ state: "hidden" });
  }
});

test("a press opens a chapter in its place and shuts it again; so does the keyboard", async () => {
  const { page } = await site.open("/countries/australia", PHONE);
  const costs = stub(page, "What it costs");
  await costs.scrollIntoViewIfNeeded();
  const before = await costs.boundingBox();
  await costs.click();
  await visaRow(page).waitFor();
  await expectSoon(async () => (await costs.boundingBox())?.y, before?.y);
  await costs.press("Enter");
  await visaRow(page).waitFor({ state: "hidden" });
  await costs.press("Enter");
  await visaRow(page).waitFor();
});

test.each([true, false])("a chapter's own address opens it, with scripts: %s", async (javaScriptEnabled) => {
  const { page } = await site.open("/countries/australia#what-it-costs", { ...PHONE, javaScriptEnabled });
  const heading = page.getByRole("heading", { name: "What it costs" });
  if (javaScriptEnabled) await visaRow(page).waitFor();
  await until(page, "the chapter in view", () => {
    const top = document.querySelector("#what-it-costs")?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < 400;
  });
  await heading.waitFor();
});

test.each([
  [768, false],
  [1024, true],
])("at %d px the first chapter is open: %s, the others are shut", async (width, isFirstOpen) => {
  const { page } = await site.open("/countries/australia", { width, height: 844 });
  const chapters = page.locator("[data-chapter]");
  const states = () => chapters.evaluateAll((all) => all.map((one) => one.hasAttribute("open")));
  const wanted = [isFirstOpen, ...Array(6).fill(false)];
  await expectSoon(states, wanted);
  // The same after a link, when there is no new HTML.
  await page.locator('footer a[href="/countries/malaysia"]').evaluate((link: HTMLElement) => link.click());
  await arrived(page, "**/countries/malaysia");
  await expectSoon(async () => (await states()).slice(0, 2), [isFirstOpen, false]);
});

test.each([
  [390, false],
  [1366, true],
])(
  "at %d px the first chapter's state (open: %s) is the first frame's, and moves nothing",
  async (width, isFirstOpen) => {
    const { page } = await site.open("/countries/australia", {
      width,
      height: 3600,
      mayComplain: true,
      before: async (early) => {
        // A font that comes late on a busy machine would move letters.
        await early.route("**/*.woff2", (route) => route.abort());
        await early.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((seen) => {
            for (const entry of seen.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
          }).observe({ type: "layout-shift", buffered: true });
        });
      },
    });
    await expectSoon(() => isOpen(page, "Courses and institutions"), isFirstOpen);
    // As a browser draws it that has not yet run the inline script.
    await page.evaluate(() => {
      delete document.documentElement.dataset.folded;
      document.querySelector("[data-chapter]")?.setAttribute("open", "");
    });
    const rows = page.locator("[data-chapter]").first().locator("[data-row]").first();
    await expectSoon(() => rows.isVisible(), isFirstOpen);
    await expectSoon(
      () => stub(page, "Courses and institutions").getByText("English:").isVisible(),
      !isFirstOpen,
    );
    const sum = await page.evaluate((): unknown =>
      Reflect.get(window, "shifts")
        .reduce((all: number, one: number) => all + one, 0)
        .toFixed(2),
    );
    expect(sum).toBe("0.00");
  },
);

test("a phone's guide leads to Universities, and ends with the countries in one row, the present one marked", async () => {
  const { page } = await site.open("/countries/australia", PHONE);
  const others = page.getByRole("navigation", { name: / countries$/ });
  await expectTexts(others.getByRole("link").filter({ visible: true }), ["AUAustralia", "MYMalaysia"]);
  await expectTexts(others.locator("[aria-current=page]"), ["AUAustralia"]);
  const boxes = [
    others.getByRole("link").first(),
    others.getByRole("link").last(),
    page.locator("[data-chapter]").last(),
  ];
  const [first, second, last] = await Promise.all(boxes.map((one) => one.boundingBox()));
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
  await page.getByText("Two towns, one budget: decide about the town last.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Universities" }).click();
  await page.getByRole("region", { name: "Universities" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#universities");
});

test("the first year has one sum: chapter, ticket, bill, plan and comparison say the same, and follow what is written into the bill", async () => {
  const { page } = await site.open("/countries/australia#what-it-costs");
  const ticket = page.getByRole("region", { name: "Australia", exact: true });
  const bill = page.getByRole("region", { name: "The bill for the first year" });
  const total = bill.locator("[data-total]");
  for (const [flight, sum] of [
    ["1,200", /₹3\.9\slakh/],
    ["10,200", /₹9\slakh/],
  ] as const) {
    await bill.getByRole("textbox", { name: "A flight home" }).fill(flight);
    await total.filter({ hasText: sum }).waitFor();
    await ticket.getByText(sum).first().waitFor();
  }
  // The chapter's line says it while the chapter is shut, and not twice.
  const line = stub(page, "What it costs")
    .getByText(/₹9\slakh/)
    .first();
  await line.waitFor({ state: "hidden" });
  await stub(page, "What it costs").click();
  await line.waitFor();
  await ticket.getByRole("link", { name: "Ask about Australia" }).waitFor();
  await ticket.getByRole("button", { name: "Add to our plan" }).click();
  await goTo(page, `${site.url}/plan`);
  await page
    .getByRole("listitem")
    .filter({ hasText: /₹9\slakh.*All of a bachelor's, 3 years/ })
    .waitFor();
  await goTo(page, `${site.url}/compare`);
  await page
    .locator("[data-country=australia]")
    .getByText(/₹9\slakh/)
    .first()
    .waitFor();
});

test("an amount is said for another span of time, with its rupees", async () => {
  const { page } = await site.open("/countries/malaysia");
  await page.getByText(/about MYR\s2,500\s\(₹45,000\)/).waitFor({ state: "attached" });
});

test("a page of cards says once what it is, and each card leads to its guide", async () => {
  const { page } = await site.open("/countries/elsewhere");
  await page.getByRole("heading", { level: 1, name: "Explore Other Countries", exact: true }).waitFor();
  await expectSoon(() => page.getByRole("heading", { name: "Explore Other Countries" }).count(), 1);
  const cards = page.getByRole("region", { name: "Explore Other Countries" });
  await expectTexts(cards.getByRole("heading", { level: 2 }), ["Malaysia"]);
  await cards.getByRole("link", { name: "Learn More" }).click();
  await arrived(page, "**/countries/malaysia");
});

test.each([true, false])(
  "the chapters stand in their order, official sites last and open (scripts: %s)",
  async (javaScriptEnabled) => {
    const { page } = await site.open("/countries/australia", { ...PHONE, javaScriptEnabled });
    await expectTexts(page.locator("[data-chapter] > summary h2"), [
      "Courses and institutions",
      "When to apply",
      "What it costs",
      "Visa, step by step",
      "Working while you study",
      "Living there",
      "After you graduate",
    ]);
    const resources = page.getByRole("region", { name: "Useful Resources" });
    await expectLinks(resources.getByRole("link").filter({ visible: true }), [
      "https://australia.example/guide",
    ]);
    const [chapter, sites] = [
      await page.locator("[data-chapter]").last().boundingBox(),
      await resources.boundingBox(),
    ];
    expect(sites?.y).toBeGreaterThan(chapter?.y ?? Number.POSITIVE_INFINITY);
  },
);
