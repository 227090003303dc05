import type { Page } from "playwright-core";
import { country } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { fillFields, MESSAGE, sendButton } from "../helpers/lead-forms";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
  // FontFace objects that the browser made from the page's styles, before any script of the site.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { fontsAtFirst: [...document.fonts] });
    });
  });
});

afterAll(() => page.context().close());

/** How many of them are no longer in use: when the browser parses the styles again, it makes new ones. */
const replacedFonts = () =>
  page.evaluate(() => {
    const first: unknown = Reflect.get(window, "fontsAtFirst");
    if (!Array.isArray(first) || first.length === 0) throw new Error("the page's styles name no fonts");
    return first.filter((font) => !document.fonts.has(font)).length;
  });

test.each(["/", country.path, "/contact", "/online-consultation-form", "/gallery/images"])(
  "%s keeps its fonts when it hydrates",
  async (route) => {
    await page.goto(site.url + route);
    await hydrated(page);
    expect(await replacedFonts()).toBe(0);
  },
);

test("the fonts stay when a toast appears", async () => {
  await page.route("**/sendWebsiteEmail", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await fillFields(page, MESSAGE);
  await sendButton(page).click();
  await page.getByText("Something went wrong.").first().waitFor();
  expect(await replacedFonts()).toBe(0);
});
