import type { Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived, goTo, reload } from "../helpers/hydrated";

const site = fixedSite();

const stub = (page: Page) => page.locator("[data-profile]:not(html)");
const isMasters = (page: Page) =>
  page.getByRole("rowheader", { name: "A master's living", exact: true }).isVisible();

const openWith = async (path: string, plan: string) => (await site.open(path, { ...PHONE, plan })).page;

test("answers given on the comparison show on a guide, choose its bill, and can be removed", async () => {
  const { page } = await site.open("/compare");
  await page.getByLabel("I have finished").selectOption("bachelor");
  await goTo(page, `${site.url}/countries/malaysia#what-it-costs`);
  await expectTexts(stub(page).getByRole("paragraph"), ["after a bachelor's degree"]);
  await expectSoon(() => isMasters(page), true);
  await stub(page).getByRole("button", { name: "Forget" }).click();
  await expectSoon(() => Promise.all([stub(page).count(), isMasters(page)]), [0, false]);
  await reload(page);
  await page.getByRole("radiogroup", { name: "Amounts at home in" }).waitFor();
  await expectSoon(() => Promise.all([stub(page).count(), isMasters(page)]), [0, false]);
});

test.each(["/countries/australia", "/"])("on %s one line shows all answers", async (path) => {
  const page = await openWith(path, "c=malaysia&f=class12&m=20&s=2025-02");
  await expectTexts(stub(page).getByRole("paragraph"), ["after Class 12 · up to ₹20 lakh · February 2025"]);
  await expectSoon(() => stub(page).getByRole("link").getAttribute("href"), "/plan");
  const forget = await stub(page).getByRole("button", { name: "Forget" }).boundingBox();
  expect((forget?.x ?? PHONE.width) + (forget?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await stub(page).getByRole("button", { name: "Forget" }).click();
  await expectSoon(() => stub(page).count(), 0);
  await expectSoon(() => page.evaluate(() => localStorage.getItem("plan")), "c=malaysia");
});

test("space for the answers is reserved before their code loads: nothing below moves", async () => {
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

/** Heights of the place for the answers, and of the space between it and what follows. */
const roomOn = (page: Page) =>
  page.locator("[data-profile-room]").evaluate((room) => {
    const { height, bottom } = room.getBoundingClientRect();
    return [height, (room.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom];
  });

test("answers given in this visit have the same place on the next page as after a reload", async () => {
  const { page } = await site.open("/compare");
  await page.getByLabel("I have finished").selectOption("bachelor");
  await page.locator('header a[href="/"]:visible').first().click();
  await arrived(page, "**/");
  const room = await roomOn(page);
  await reload(page);
  await stub(page).waitFor();
  expect(room).toEqual(await roomOn(page));
});

test("after everything is forgotten on the plan, other pages keep no place for answers", async () => {
  const page = await openWith("/plan", "c=malaysia&f=class12");
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.locator('header a[href="/"]:visible').first().click();
  await arrived(page, "**/");
  expect((await roomOn(page))[0]).toBe(0);
});
