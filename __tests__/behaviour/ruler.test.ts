import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, textsOf } from "../helpers/expect-soon";
import { goTo, reload } from "../helpers/hydrated";

const site = fixedSite();

const ruler = (page: Page) => page.locator("[data-ruler]");
const rows = (page: Page) => ruler(page).locator("summary");
const budget = (page: Page) => ruler(page).getByRole("slider", { name: "We can pay a year" });

test("without scripts each country's sum stands in its row, the cheapest first, and opens into what it adds", async () => {
  const { page } = await site.open("/", { javaScriptEnabled: false });
  expect(await textsOf(rows(page))).toEqual(["Ecuador₹13.5 lakh", "Kiribati₹27 lakh"]);
  await rows(page).first().click();
  await page.getByText("Whole degree, 6 years").first().waitFor();
  await expectSoon(() => budget(page).isVisible(), false);
});

test("until it is moved the knob stands on no budget, and says so", async () => {
  const { page } = await site.open("/cost-of-living");
  await expectTexts(ruler(page).locator("output"), ["not set"]);
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh", "Kiribati₹27 lakh"]);
  await expectSoon(async () => Number(await budget(page).inputValue()) > 0, true);
  await budget(page).press("ArrowRight");
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh fits", "Kiribati₹27 lakh ₹6 lakh short"]);
});

test("each row says whether the budget pays it; address and profile keep it, on other pages too", async () => {
  const { page } = await site.open("/cost-of-living?m=20");
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh fits", "Kiribati₹27 lakh ₹7 lakh short"]);
  await budget(page).press("ArrowRight");
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh fits", "Kiribati₹27 lakh ₹6 lakh short"]);
  await expectSoon(async () => new URL(page.url()).search, "?m=21");
  await goTo(page, `${site.url}/`);
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh fits", "Kiribati₹27 lakh ₹6 lakh short"]);
  await reload(page);
  await expectSoon(() => budget(page).inputValue(), "21");
});

test("for the whole degree the budget counts once a year; rupees of Nepal are written where they are chosen", async () => {
  const { page } = await site.open("/cost-of-living?m=20");
  await ruler(page).getByRole("radio", { name: "all years" }).check();
  await expectTexts(rows(page), ["Ecuador₹81 lakh fits", "Kiribati₹54 lakh ₹14 lakh short"]);
  await ruler(page).getByText("your money a year, times the years of each degree").waitFor();
  await ruler(page).getByRole("radio", { name: "NPR" }).check();
  await expectTexts(rows(page).nth(1), ["KiribatiNPR 86.5 lakh NPR 22.4 lakh short"]);
});

test("the rows change places only when the hand has let go", async () => {
  const { page } = await site.open("/cost-of-living?m=1");
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh ₹12.5 lakh short", "Kiribati₹27 lakh ₹26 lakh short"]);
  await budget(page).scrollIntoViewIfNeeded();
  const box = await budget(page).boundingBox();
  if (!box) throw new Error("the ruler has no slider");
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
  await expectTexts(rows(page), ["Ecuador₹13.5 lakh fits", "Kiribati₹27 lakh fits"]);
  expect(new URL(page.url()).search).toBe("?m=1");
  await page.mouse.up();
  await expectSoon(async () => new URL(page.url()).search === "?m=1", false);
});
