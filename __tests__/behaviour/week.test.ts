import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";

const site = fixedSite();

const week = (page: Page) => page.locator("[data-week]");
const slider = (page: Page) => week(page).getByRole("slider", { name: "Work a week" });
const pay = (page: Page) => week(page).locator("[data-pay] dl > *");
const costs = (page: Page) => week(page).locator("[data-costs] dl > *, [data-costs] p > *");
const status = (page: Page) => week(page).getByRole("status").locator("p");
const pictureOf = (page: Page) => week(page).getByRole("img").getAttribute("aria-label");

const open = async (address = "/cost-of-living") => (await site.open(address)).page;

test("without scripts the answer stands first, the allowed hours in the week, and each city has its pay and costs", async () => {
  const { page } = await site.open("/cost-of-living", { javaScriptEnabled: false });
  await week(page).getByRole("heading", { name: "What a part-time job pays in George Town" }).waitFor();
  await expectTexts(status(page), [
    "20 hours a week pay ₹15,700 a month.",
    "Before tax, that covers the room, not the rest. The family adds ₹540 to ₹7,740 a month.",
  ]);
  expect(await pictureOf(page)).toBe(
    "A week of 168 hours as squares, Sleep 56, Class and study 35, Travel 10, Work 20, Free 47.",
  );
  await expectTexts(week(page).locator("li:has(h4)"), [
    "George TownThe pay covers the room, not the rest.Pay, 20 hours, George Town₹15,700MYR 870Room, George Town₹9,000MYR 500All costs, George Town₹16,200 to ₹23,400MYR 900–1,300",
    "Kuala LumpurThe pay covers a cheaper room, not the rest.Pay, 20 hours, Kuala Lumpur₹15,700MYR 870Room, Kuala Lumpur₹14,000 to ₹17,200MYR 780–953All costs, Kuala Lumpur₹23,000 to ₹26,200MYR 1,280–1,453",
  ]);
  await expectSoon(() => slider(page).isVisible(), false);
});

test("the slider places hours, and the month's pay stands against the room and the rest", async () => {
  const page = await open();
  await expectTexts(pay(page), [
    "Pay a month, 20 hours a weekminimum wage MYR 10 an hour, George Town",
    "₹15,700MYR 870",
  ]);
  await expectTexts(costs(page), [
    "All living costs a month, George Town",
    "₹16,200 to ₹23,400MYR 900–1,300",
    "Room, George Town ₹9,000",
    "Food and the rest",
  ]);
  await slider(page).fill("10");
  await expectTexts(pay(page), [
    "Pay a month, 10 hours a weekminimum wage MYR 10 an hour, George Town",
    "₹7,740MYR 430",
  ]);
  await expectTexts(status(page), [
    "10 hours a week pay ₹7,740 a month.",
    "Before tax, that does not cover the room. The family adds ₹8,460 to ₹15,700 a month.",
  ]);
  await expectSoon(() => pictureOf(page), expect.stringContaining("Work 10, Free 57."));
  await slider(page).press("ArrowRight");
  await expectSoon(() => slider(page).getAttribute("aria-valuetext"), "11 hours a week");
  await expectTexts(status(page).first(), ["11 hours a week pay ₹8,640 a month."]);
  await slider(page).press("Home");
  await expectTexts(status(page), [
    "Without a job there is no pay.",
    "The family adds ₹16,200 to ₹23,400 a month.",
  ]);
});

test("past the limit no hour is paid, and it says what that does to the visa, where the register has it; another city begins at its limit", async () => {
  const page = await open();
  await slider(page).fill("24");
  await expectTexts(status(page), [
    "Too many hours: the visa allows up to 20 hours a week. More breaks its conditions. What can follow: the pass ends.",
  ]);
  await expectTexts(pay(page), [
    "Pay a month, the 20 allowed hours a weekminimum wage MYR 10 an hour, George Town",
    "₹15,700MYR 870",
  ]);
  await expectSoon(
    () => slider(page).getAttribute("aria-valuetext"),
    "24 hours a week, more than the visa allows",
  );
  await expectSoon(() => pictureOf(page), expect.stringContaining("Work 20, Too much 4, Free 43."));
  await week(page).getByLabel("City").selectOption("Kuala Lumpur");
  await expectSoon(() => slider(page).inputValue(), "20");
  await expectTexts(status(page), [
    "20 hours a week pay ₹15,700 a month.",
    "Before tax, that covers a cheaper room, not the rest. The family adds ₹7,380 to ₹10,500 a month.",
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
