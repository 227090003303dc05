import type { Page } from "playwright-core";
import { country } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { fillFields, MESSAGE, sendButton } from "../helpers/lead-forms";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
  // The page's fonts as the browser made them from its styles, before any script of the site.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { fontsAtFirst: [...document.fonts] });
    });
  });
});

afterAll(() => page.context().close());

/** How many of the first fonts are still the page's own: when the browser reads styles anew, it makes others. */
const keptFonts = () =>
  page.evaluate(() => {
    const first: unknown = Reflect.get(window, "fontsAtFirst");
    return Array.isArray(first) ? first.filter((font) => document.fonts.has(font)).length : 0;
  });

test.each(["/", country.path, "/contact", "/online-consultation-form", "/gallery/images"])(
  "the letters of %s stay what they were when scripts take the page over",
  async (route) => {
    await page.goto(site.url + route);
    await hydrated(page);
    expect(await keptFonts()).toBe(4);
  },
);

test("the letters stay what they were when a message appears", async () => {
  await page.route("**/sendWebsiteEmail", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await fillFields(page, MESSAGE);
  await sendButton(page).click();
  await page.getByText("Something went wrong.").first().waitFor();
  expect(await keptFonts()).toBe(4);
});
