import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { layoutFaults } from "../helpers/layout-faults";

const site = fixedSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const send = (page: Page) => page.getByRole("main").locator("form [type=submit]").last().click();

/** What a page shows only after something was done. */
const STATES: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<unknown>])[] = [
  ["the countries' menu open", "/about", (page) => button(page, "Countries").click()],
  ["the gallery's menu open", "/about", (page) => button(page, "Gallery").click()],
  [
    "everything unfolded",
    "/countries/australia",
    async (page) => {
      for (const fold of await page.locator("details").all())
        await fold.evaluate((one) => one.setAttribute("open", ""));
    },
  ],
  [
    "the lightbox open",
    "/gallery/images",
    async (page) => {
      await page.getByRole("link", { name: /The long table/ }).click();
      await page.getByRole("dialog").locator("img").first().waitFor();
    },
  ],
  [
    "the contact form's errors and a map",
    "/contact",
    async (page) => {
      await page.getByRole("main").getByRole("button", { name: /map/i }).first().click();
      await send(page);
      await page.getByText("Message cannot be empty").waitFor();
    },
  ],
  [
    "a message about a form",
    "/online-consultation-form",
    async (page) => {
      await page.locator("[name=education][value=Other]").check();
      await page.locator("[name=studyCountry][value=Other]").check();
      await send(page);
      await page.getByRole("alert").first().waitFor();
    },
  ],
];

const PHONE_STATES: typeof STATES = [
  ["the phone's menu open", "/about", (page) => button(page, "Open menu").click()],
  [
    "a slip open",
    "/blogs/first-talk",
    async (page) => {
      await page.getByRole("note").getByRole("link", { name: /1,900/ }).first().scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: /1,900/ }).click();
    },
  ],
];

test.each(STATES)("with %s axe finds nothing", async (_, path, act) => {
  const { page } = await site.open(path, { reducedMotion: "reduce" });
  await act(page);
  expect(await axeViolations(page)).toEqual([]);
});

test.each([...PHONE_STATES, ...STATES.slice(2).filter(([name]) => name !== "the lightbox open")])(
  "on a phone with %s axe and the eye find nothing",
  async (_, path, act) => {
    const { page } = await site.open(path, { width: 320, height: 844, reducedMotion: "reduce" });
    await act(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  },
);
