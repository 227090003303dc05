import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { layoutFaults } from "../helpers/layout-faults";

const site = fixedSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const send = (page: Page) => page.getByRole("main").locator("form [type=submit]").last().click();

const unfold = (page: Page) =>
  page.locator("details").evaluateAll((all) => {
    for (const fold of all) fold.setAttribute("open", "");
  });

type State = readonly [name: string, path: string, act: (page: Page) => Promise<unknown>];

/** What a page shows only after something was done, at any width. */
const STATES: readonly State[] = [
  ["everything unfolded", "/countries/australia", unfold],
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
      await page.getByRole("button", { name: "Close this message" }).waitFor();
    },
  ],
];

const DESK_STATES: readonly State[] = [
  ["the countries' menu open", "/about", (page) => button(page, "Countries").click()],
  [
    "the lightbox open",
    "/gallery/images",
    async (page) => {
      await page.getByRole("link", { name: /The long table/ }).click();
      await page.getByRole("dialog").locator("img").first().waitFor();
    },
  ],
];

const PHONE_STATES: readonly State[] = [
  ["the phone's menu open", "/about", (page) => button(page, "Open menu").click()],
];

test.each(DESK_STATES)("with %s axe finds nothing", async (_, path, act) => {
  const { page } = await site.open(path, { reducedMotion: "reduce" });
  await act(page);
  expect(await axeViolations(page)).toEqual([]);
});

async function openOnPhone(path: string, act: State[2]): Promise<Page> {
  const { page } = await site.open(path, { width: 320, height: 844, reducedMotion: "reduce" });
  await act(page);
  expect([...(await axeViolations(page)), ...(await layoutFaults(page))]).toEqual([]);
  return page;
}

test.each(PHONE_STATES)("on a phone with %s axe and the eye find nothing", async (_, path, act) => {
  await openOnPhone(path, act);
});

test.each(STATES)(
  "with %s axe and the eye find nothing, on a phone and in a wide window",
  async (_, path, act) => {
    const page = await openOnPhone(path, act);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  },
);
