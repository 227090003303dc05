import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { expectLinks, expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived, goTo } from "../helpers/hydrated";

const site = fixedSite();

const main = (page: Page) => page.getByRole("main");
const chapter = (page: Page, name: string) =>
  main(page).getByRole("heading", { level: 2, name, exact: true });

test("a family finds a subject in the menu; its chapters answer in order, and a country leads to the open chapter of its guide, which names the subject, as no other guide does", async () => {
  const { page } = await site.open("/about");
  await page.getByRole("banner").getByRole("button", { name: "Countries", exact: true }).click();
  const menu = page.getByRole("banner").getByRole("list", { name: "Subjects" });
  await menu.getByRole("link", { name: "Sailing" }).click();
  await arrived(page, "**/subjects/sailing");
  await expectSoon(() => page.locator("h1").textContent(), "Sailing, and who may steer");
  await expectTexts(main(page).locator(".chapter-head h2"), [
    "Is it for me?",
    "What you need",
    "Countries that suit",
    "What it costs in all",
    "Licence to work",
    "What it pays",
    "Back home or in the Gulf",
    "Ask these five questions",
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Kiribati", exact: true }).click();
  await arrived(page, "**/countries/kiribati#what-it-costs");
  await expectSoon(
    () => chapter(page, "What it costs").evaluate((heading) => heading.closest("details")?.open),
    true,
  );
  const subjects = page.getByRole("navigation", { name: "Kiribati by subject" });
  await expectLinks(subjects.getByRole("link"), ["/subjects/sailing"]);
  await goTo(page, `${site.url}/countries/palau`);
  await expectSoon(() => page.getByRole("navigation", { name: "Palau by subject" }).count(), 0);
});

test("a subject says in rupees what a year and the degree cost, without scripts too, and with its own fee where it has one", async () => {
  const { page } = await site.open("/subjects/sailing", { javaScriptEnabled: false });
  await expectTexts(main(page).locator("[data-subject-sums] > li"), [
    "Kiribati: at seaFirst year₹27 lakhAll of a bachelor's, 2 years₹54 lakh",
    "Ecuador: with its own feeFirst year₹25 lakhAll of a bachelor's, 6 years₹1.5 crore",
  ]);
  await expectLinks(main(page).locator("[data-subject-sums] a"), [
    "/countries/kiribati#what-it-costs",
    "/countries/ecuador#what-it-costs",
  ]);
});

test("the search finds a subject by an everyday word for it", async () => {
  const { page } = await site.open("/search?q=merchant+navy");
  const found = page.getByRole("region", { name: /^Subjects/ }).getByRole("link");
  await expectSoon(() => found.first().getAttribute("href"), "/subjects/sailing");
});

test("without scripts the home page leads to the list, the list to a subject, and the subject to its question", async () => {
  const { page } = await site.open("/", { javaScriptEnabled: false });
  await main(page).getByRole("link", { name: "All subjects" }).click();
  await page.waitForURL("**/subjects");
  await page.getByText("The harbour decides who may steer.").waitFor();
  await main(page).getByRole("link", { name: "Sailing" }).click();
  await page.waitForURL("**/subjects/sailing");
  await expectLinks(main(page).getByRole("link", { name: "Ask about sailing" }), [
    "/contact?about=sailing#write",
  ]);
});
