import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations, contrastAtNight } from "../helpers/axe";
import { layoutFaults } from "../helpers/layout-faults";

const site = fixedSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const send = (page: Page) => page.getByRole("main").locator("form [type=submit]").last().click();

type Act = (page: Page) => Promise<unknown>;

const STATES: readonly (readonly [name: string, on: "phone" | "desk" | "both", path: string, act: Act])[] = [
  [
    "the contact form's errors and a map",
    "both",
    "/contact",
    async (page) => {
      await page.getByRole("main").getByRole("button", { name: /map/i }).first().click();
      await send(page);
      await page.getByText("Message cannot be empty").waitFor();
    },
  ],
  [
    "a message about a form",
    "both",
    "/online-consultation-form",
    async (page) => {
      await page.locator("[name=education][value=Other]").check();
      await page.locator("[name=studyCountry][value=Other]").check();
      await send(page);
      await page.getByRole("button", { name: "Close this message" }).waitFor();
    },
  ],
  ["the countries' menu open", "desk", "/about", (page) => button(page, "Countries").click()],
  [
    "the lightbox open",
    "desk",
    "/gallery/images",
    async (page) => {
      await page.getByRole("link", { name: /The long table/ }).click();
      await page.getByRole("dialog").locator("img").first().waitFor();
    },
  ],
  ["the phone's menu open", "phone", "/about", (page) => button(page, "Open menu").click()],
];

test.each(STATES)("with %s axe and the eye find nothing on a window of kind %s", async (_, on, path, act) => {
  const { page } = await site.open(path, { width: on === "desk" ? 1280 : 320, reducedMotion: "reduce" });
  await act(page);
  expect([...(await axeViolations(page)), ...(await contrastAtNight(page))]).toEqual([]);
  if (on !== "desk") expect(await layoutFaults(page)).toEqual([]);
  if (on !== "both") return;
  await page.setViewportSize({ width: 1280, height: 900 });
  expect([...(await axeViolations(page)), ...(await contrastAtNight(page))]).toEqual([]);
});

test.each(["/compare?c=palau", "/figures?country=malaysia", "/plan?c=malaysia"])(
  "without scripts %s asks for no choice that nothing would answer",
  async (path) => {
    const { page } = await site.open(path, { javaScriptEnabled: false });
    const idle = "main :is(input, select, button):not(form[action] *)";
    const asking = page.locator(idle).filter({ visible: true });
    expect([await page.locator("h1").isVisible(), await asking.count()]).toEqual([true, 0]);
  },
);
