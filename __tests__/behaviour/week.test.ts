import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";

const site = fixedSite();

const week = (page: Page) => page.locator("[data-week]");
const slider = (page: Page) => week(page).getByRole("slider", { name: "Work a week" });
const pay = (page: Page) => week(page).locator("[data-pay] p").first();
const costs = (page: Page) => week(page).locator("[data-costs] p");
const status = (page: Page) => week(page).getByRole("status");
const pictureOf = (page: Page) => week(page).getByRole("img").getAttribute("aria-label");

const open = async (address = "/cost-of-living") => (await site.open(address)).page;

test("without scripts the allowed hours stand in the week, and each city has its pay and costs", async () => {
  const { page } = await site.open("/cost-of-living", { javaScriptEnabled: false });
  expect(await pictureOf(page)).toBe(
    "A week of 168 hours as squares, Sleep 56, Class and study 35, Way to class 10, Work 20, Free 47.",
  );
  await week(page).getByRole("heading", { name: "168 hours: your week in George Town" }).waitFor();
  await expectTexts(week(page).getByRole("heading", { level: 4, name: /^[A-Z]\w+ \w+$/ }), [
    "George Town",
    "Kuala Lumpur",
  ]);
  await expectTexts(week(page).locator("dd"), [
    "MYR 870₹15,700",
    "MYR 500₹9,000",
    "MYR 900–1,300₹16,200 to ₹23,400",
    "MYR 870₹15,700",
    "MYR 780₹14,000",
    "MYR 1,280₹23,000",
  ]);
  await expectSoon(() => slider(page).isVisible(), false);
});

test("the slider places hours, and the month's pay stands against the room and the rest", async () => {
  const page = await open();
  await expectTexts(pay(page), ["Pay a monthMYR 870₹15,700"]);
  await expectTexts(costs(page), ["Room and livingMYR 900–1,300₹16,200 to ₹23,400", "RoomMYR 500₹9,000"]);
  await expectTexts(status(page), [
    "The pay covers the room. MYR 30–430 (₹540 to ₹7,740) a month is missing for the rest.",
  ]);
  await slider(page).fill("10");
  await expectTexts(pay(page), ["Pay a monthMYR 430₹7,740"]);
  await expectTexts(status(page), [
    "The pay does not cover the room. MYR 470–870 (₹8,460 to ₹15,700) a month is missing for room and rest.",
  ]);
  await expectSoon(() => pictureOf(page), expect.stringContaining("Work 10, Free 57."));
  await slider(page).press("ArrowRight");
  await expectSoon(() => slider(page).getAttribute("aria-valuetext"), "11 hours a week, MYR 480 a month");
});

test("past the limit it says what that does to the visa, where the register has it; another city begins at its limit", async () => {
  const page = await open();
  await slider(page).fill("24");
  await expectTexts(status(page), [
    "Too many hours: the visa allows up to 20 hours a week. More breaks its conditions. What can follow: the pass ends.",
  ]);
  await expectSoon(() => pictureOf(page), expect.stringContaining("Work 20, Too much work 4, Free 43."));
  await week(page).getByLabel("City").selectOption("Kuala Lumpur");
  await expectSoon(() => slider(page).inputValue(), "20");
  await expectTexts(status(page), [
    "The pay covers the room. MYR 410 (₹7,380) a month is missing for the rest.",
  ]);
  await slider(page).press("ArrowRight");
  await expectTexts(status(page), [
    "Too many hours: the visa allows up to 20 hours a week. More breaks its conditions.",
  ]);
});

test("a country's guide has the week of its cities in the chapter on work", async () => {
  const page = await open("/countries/malaysia");
  await page.getByRole("heading", { name: "Working while you study" }).click();
  await expectTexts(week(page).getByRole("option"), ["George Town", "Kuala Lumpur"]);
});
