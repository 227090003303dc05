import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { reload } from "../helpers/hydrated";

const site = fixedSite();
const PHONE = { width: 390, height: 844 };

const stub = (page: Page) => page.locator("[data-profile]:not(html)");
const isMasters = (page: Page) =>
  page.getByRole("rowheader", { name: "A master's living", exact: true }).isVisible();

const openWith = async (path: string, plan: string) => (await site.open(path, { ...PHONE, plan })).page;

test("what is answered on the comparison is worn on a guide, chooses its bill, and can be forgotten", async () => {
  const { page } = await site.open("/compare");
  await page.getByLabel("I have finished").selectOption("bachelor");
  await page.goto(`${site.url}/countries/malaysia#what-it-costs`);
  await expectTexts(stub(page).getByRole("paragraph"), ["after a bachelor's degree"]);
  await expectSoon(() => isMasters(page), true);
  await stub(page).getByRole("button", { name: "Forget" }).click();
  await expectSoon(() => stub(page).count(), 0);
  await reload(page);
  await page.getByRole("radiogroup", { name: "Amounts at home in" }).waitFor();
  await expectSoon(() => Promise.all([stub(page).count(), isMasters(page)]), [0, false]);
});

test.each(["/countries/australia", "/", "/institutions"])("on %s the stub says all answers", async (path) => {
  const page = await openWith(path, "f=class12&m=20&s=2025-02");
  await expectTexts(stub(page).getByRole("paragraph"), ["after Class 12 · up to ₹20 lakh · February 2025"]);
  await expectSoon(() => stub(page).getByRole("link").getAttribute("href"), "/plan");
  const forget = await stub(page).getByRole("button", { name: "Forget" }).boundingBox();
  expect((forget?.x ?? PHONE.width) + (forget?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

test("the stub's room is there before its code: nothing below it moves", async () => {
  const page = await openWith("/countries/australia", "f=class12");
  const top = () =>
    page
      .locator("[data-chapter]")
      .first()
      .evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await page.evaluate(() => {
    const room = document.querySelector("[data-profile-room]");
    return room?.getBoundingClientRect().height ?? 0;
  });
  expect(before).toBeGreaterThanOrEqual(44);
  const place = await top();
  await stub(page).waitFor();
  expect(await top()).toBe(place);
});

test("forgetting leaves the countries of the plan", async () => {
  const page = await openWith("/institutions", "c=malaysia&f=class12");
  await stub(page).getByRole("button", { name: "Forget" }).click();
  await expectSoon(() => stub(page).count(), 0);
  await expectSoon(() => page.evaluate(() => localStorage.getItem("plan")), "c=malaysia");
});
