import { fixedSite } from "../fixed-site/fixed-site";
import { until } from "../helpers/until";

const site = fixedSite();

test("a navigation replaces the title, the description, the preview and the canonical address", async () => {
  const { page } = await site.open("/");
  await page.locator('a[href="/contact"]').locator("visible=true").first().click();
  await page.waitForURL(`${site.url}/contact`);
  await until(page, "the page's title", () => document.title === "Write to us | Lantern");
  const head = await page.evaluate(() =>
    ["title", "meta[name=description]", "meta[property='og:title']", "link[rel=canonical]"].map((selector) =>
      [...document.head.querySelectorAll(selector)].map(
        (one) => one.getAttribute("content") ?? one.getAttribute("href") ?? one.textContent,
      ),
    ),
  );
  expect(head).toEqual([
    ["Write to us | Lantern"],
    ["The page contact of a company that does not exist. It says so in more words than a heading has."],
    ["Write to us | Lantern"],
    ["https://lantern.example/contact"],
  ]);
});
