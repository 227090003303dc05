import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus, textsOf } from "../helpers/expect-soon";
import { arrived, goTo } from "../helpers/hydrated";

const site = fixedSite();

const on = (day: string): Visit => ({ before: (page) => page.clock.setFixedTime(`${day}T10:00:00Z`) });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const states = (page: Page) => page.locator("[data-state]");

/** Each start in order of time, those too late last, with what holds for it on a day; and the next start of each country. */
const DAYS: readonly (readonly [day: string, starts: readonly string[], next: readonly string[]])[] = [
  [
    "2024-07-15",
    [
      "January 2025Koror College, master’s alone|Palau|make hastePapers by September 2024.",
      "February 2025|Australia|make hastePapers by July 2024.",
      "July 2025|Palau|there is timeSet out in September 2024.",
      "September 2024|Kiribati|no moreThen: September 2025. Set out in January 2025.",
    ],
    ["September 2025", "January 2025", "February 2025"],
  ],
  [
    "2025-04-30",
    [
      "September 2025|Kiribati|make hastePapers by April 2025.",
      "January 2026Koror College, master’s alone|Palau|there is timeSet out now.",
      "February 2026|Australia|there is timeSet out now.",
      "July 2025|Palau|no moreThen: July 2026. Set out in September 2025.",
    ],
    ["September 2025", "January 2026", "February 2026"],
  ],
];

test.each(DAYS)(
  "on %s the board, the comparison and the plan say which starts can still be reached",
  async (day, starts, next) => {
    const { page } = await site.open("/dates", on(day));
    await page.getByText("Missed (1)").click();
    const column = (at: number) => starts.map((line) => line.split("|")[at]);
    await expectTexts(rows(page).getByRole("rowheader"), column(0));
    await expectTexts(rows(page).getByRole("link", { name: /^(?:Australia|Kiribati|Palau)$/ }), column(1));
    await expectTexts(states(page), column(2));
    const places = ["kiribati", "palau", "australia"].map((slug, at) => [slug, next[at] ?? ""] as const);
    await goTo(page, `${site.url}/compare`);
    for (const [slug, start] of places)
      await page.locator(`[data-starts=${slug}]`).getByText(start).waitFor();
    await goTo(page, `${site.url}/plan?c=kiribati,palau,australia`);
    for (const [slug, start] of places)
      await page
        .locator(`[data-place=${slug}]`)
        .getByText(new RegExp(`^${start} .*intake$`))
        .waitFor();
  },
);

test("a start that is missed is not offered in the plan: it says the next one and when to begin", async () => {
  const { page } = await site.open("/plan?c=australia&s=2025-02", on("2024-08-31"));
  const place = page.locator("[data-place=australia]");
  await place.getByText("No more for February 2025; then February 2026. Set out in March 2025.").waitFor();
  await place.getByText("February 2026 intake").waitFor();
  expect(await place.getByText("as soon as you can").count()).toBe(0);
});

test("a start for one degree is none for the visitor who wants the other", async () => {
  const { page } = await site.open("/plan?c=palau&f=class12", on("2024-07-15"));
  await page.locator("[data-place=palau]").getByText("July 2025 intake").waitFor();
  await goTo(page, `${site.url}/plan?c=palau&f=bachelor`);
  await page
    .locator("[data-place=palau]")
    .getByText("January 2025 (Koror College, master’s alone) intake")
    .waitFor();
});

test("degree and country are chosen, kept in the address, and let go", async () => {
  const { page } = await site.open("/dates");
  await page.getByLabel("Which degree").selectOption({ label: "a bachelor’s" });
  await expectSoon(() => rows(page).count(), 2);
  await page.getByLabel("Which country").selectOption({ label: "Palau" });
  await expectTexts(rows(page).getByRole("rowheader"), ["July 2025"]);
  await expectSoon(async () => new URL(page.url()).search, "?l=bachelor&c=palau");
  await page.getByRole("status").filter({ hasText: "15 July 2024: 1 of 1 in time, 0 in haste." }).waitFor();
  await page.getByRole("button", { name: "All starts again" }).press("Enter");
  await expectSoon(() => rows(page).count(), 3);
  await expectSoon(() => hasFocus(page.getByLabel("Which degree")), true);
  await page.getByText("Missed (1)").click();
  await expectSoon(() => rows(page).count(), 4);
});

test("without scripts it is a table of months, from January on, without states or choices", async () => {
  const { page } = await site.open("/dates", { javaScriptEnabled: false });
  expect(await textsOf(rows(page).getByRole("rowheader"))).toEqual([
    "JanuaryKoror College, master’s alone",
    "February",
    "July",
    "September",
  ]);
  await page.getByRole("cell", { name: /July.*Applications/ }).waitFor();
  await page.getByText("Each island names its own last day. We ask for you.").waitFor();
  for (const label of ["Which degree", "From today"])
    await page.getByText(label).first().waitFor({ state: "hidden" });
});

test("an official month leads to its figure; a guide leads to its country's starts", async () => {
  const { page } = await site.open("/dates");
  await rows(page).getByRole("link", { name: "Applications. July 2024 in Australia: its source" }).click();
  await arrived(page, "**/figures#au.apply.window");
  await goTo(page, `${site.url}/countries/palau#when-to-apply`);
  await page.getByRole("link", { name: "Every last month" }).click();
  await arrived(page, /\/dates\?c=palau$/);
  await expectSoon(() => rows(page).count(), 2);
});
