import { describeTool } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { guides, tools } from "../helpers/site-content";

const site = sharedSite();
const path = guides.find(({ tool }) => tool === "offers")?.path ?? "/";
const { rows } = tools.offers;
const [first, ...others] = rows;
if (!first) throw new Error("the comparison of offers has no rows");

type Page = OpenedPage["page"];
const cell = (page: Page, row: string, offer: number) => page.locator(`[name="${row}-${offer}"]`);
const open = async (page: Page, offer: number) =>
  (await page.locator(`[data-open="${offer}"]`).textContent()) ?? "";

async function near(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator("[data-tool]").scrollIntoViewIfNeeded();
  await page.locator("[data-tool] [data-kept]").waitFor();
}

describeTool("offers")("the sheet of offers", () => {
  test("each offer says how many of its questions are open, and entries outlast a reload", async () => {
    const { page, complaints, close } = await openPage(site.browser, site.url + path);
    await near(page);
    expect(await open(page, 1)).toContain(String(rows.length));
    await cell(page, first.id, 1).fill("Data Science");
    expect(await open(page, 1)).toContain(String(rows.length - 1));
    expect(await open(page, 2)).toContain(String(rows.length));
    for (const { id } of others) await cell(page, id, 1).fill("known");
    expect(await open(page, 1)).toContain(tools.offers.whole);
    await page.reload();
    await near(page);
    expect(await cell(page, first.id, 1).inputValue()).toBe("Data Science");
    expect(await open(page, 1)).toContain(tools.offers.whole);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([320, 1280])(
    "at %i px every cell is as wide as a word, and its name has offer and question",
    async (width) => {
      const { page, close } = await openPage(site.browser, site.url + path, {
        viewport: { width, height: 800 },
      });
      await near(page);
      const tabs = page.locator("[data-tab]");
      const isPhone = await tabs.first().isVisible();
      expect(isPhone).toBe(width < 640);
      for (const offer of [1, 2, 3]) {
        // A phone shows one offer at a time.
        if (isPhone) await tabs.nth(offer - 1).check({ force: true });
        expect(await cell(page, first.id, (offer % 3) + 1).isVisible()).toBe(!isPhone);
        const box = await cell(page, first.id, offer).boundingBox();
        expect(box?.width).toBeGreaterThan(100);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const name = `${tools.offers.offer.replace("{number}", String(offer))}: ${first.name}`;
        expect(await page.getByLabel(name, { exact: true }).count()).toBe(1);
      }
      await close();
    },
  );

  test("on paper an entry shows all of its text", async () => {
    const { page, close } = await openPage(site.browser, site.url + path);
    await near(page);
    const long = "A long answer. ".repeat(30).trim();
    await cell(page, first.id, 1).fill(long);
    await page.emulateMedia({ media: "print" });
    expect(await cell(page, first.id, 1).isVisible()).toBe(false);
    expect(await page.getByText(long).locator("visible=true").count()).toBe(1);
    await close();
  });
});
