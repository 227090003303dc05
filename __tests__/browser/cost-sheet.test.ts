import { describeTool } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { siteInOwnBrowser } from "../helpers/shared-site";
import { countries, factOf, guides, tools } from "../helpers/site-content";

// All pages of a browser share one clipboard.
const site = siteInOwnBrowser();
const path = guides.find(({ tool }) => tool === "costs")?.path ?? "/";
const { sheet } = tools.costs;
const monthly = sheet.groups.find(({ times }) => times > 1);
const once = sheet.groups.find(({ times }) => times === 1);
const [often, oftenToo] = monthly?.lines ?? [];
const plain = once?.lines.find(({ row }) => row === undefined);
if (!monthly || !often || !oftenToo || !plain) throw new Error("the worksheet has no such lines");

/** A country whose funds and fee are amounts of the bank's currencies. */
const chosen = countries.find(({ numbers }) =>
  ["funds", "fee"].every((name) =>
    numbers.some(
      ({ row, says, facts }) =>
        row === name && !says && facts.some((id) => /^(?:AUD|NZD|CAD)$/.test(factOf(id).unit ?? "")),
    ),
  ),
);

type Page = OpenedPage["page"];
const field = (page: Page, name: string) => page.locator(`[data-tool] input[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Waits until the sheet's code is there: it comes when the sheet is near. */
async function near(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator("[data-tool=costs]").scrollIntoViewIfNeeded();
  await page.locator("[data-tool=costs] [data-kept]").waitFor();
}

async function openSheet(before?: (page: Page) => Promise<unknown>) {
  const opened = await openPage(site.browser, site.url + path);
  await before?.(opened.page);
  await near(opened.page);
  return opened;
}

const totalOf = async (page: Page) => (await page.locator("output[data-total]").textContent()) ?? "";

describeTool("costs")("the sheet of costs", () => {
  test("the sheet adds up, with a tenth as margin, in both moneys", async () => {
    const { page, complaints, close } = await openSheet();
    await page.getByLabel(sheet.country, { exact: true }).selectOption(chosen?.code ?? "");
    await button(page, tools.shared.clear).click();
    await page.getByLabel(sheet.country, { exact: true }).selectOption({ label: chosen?.name ?? "" });
    for (const line of sheet.groups.flatMap(({ lines }) => lines)) await field(page, line.id).fill("");
    await field(page, often.id).fill("1,000");
    await field(page, plain.id).fill("500");
    const total = ((1000 * monthly.times + 500) * 1.1).toLocaleString("en-GB");
    expect(await totalOf(page)).toContain(total);
    expect(await totalOf(page)).toContain("₹");
    await field(page, "rate").fill("10");
    expect((await totalOf(page)).replaceAll("\u00a0", " ")).toMatch(/₹1\.4 \S/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("a country's fee is filled in, replaced by the next one's, and what was written stays", async () => {
    const { page, close } = await openSheet();
    const fee = sheet.groups.flatMap(({ lines }) => lines).find(({ row }) => row === "fee");
    const country = page.getByLabel(sheet.country, { exact: true });
    await country.selectOption(chosen?.code ?? "");
    const first = await field(page, fee?.id ?? "").inputValue();
    expect(first).toMatch(/^[\d,.]+$/);
    await country.selectOption("");
    expect(await field(page, fee?.id ?? "").inputValue()).toBe("");
    await field(page, fee?.id ?? "").fill("7");
    await country.selectOption(chosen?.code ?? "");
    expect(await field(page, fee?.id ?? "").inputValue()).toBe("7");
    await close();
  });

  test("what is no amount is said in words at its field, and counts as nought", async () => {
    const { page, close } = await openSheet();
    for (const [written, said] of [
      ["-5", sheet.negative],
      ["much", sheet.noNumber],
    ] as const) {
      await field(page, often.id).fill(written);
      expect(await field(page, often.id).getAttribute("aria-invalid")).toBe("true");
      const ids = (await field(page, often.id).getAttribute("aria-describedby"))?.split(" ") ?? [];
      const described = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(described).toContain(said);
    }
    await field(page, often.id).fill("5");
    expect(await field(page, often.id).getAttribute("aria-invalid")).toBeNull();
    await close();
  });

  test("a link brings the entries to somebody else, whose own can come back", async () => {
    const { page, close } = await openSheet();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await field(page, often.id).fill("450");
    await field(page, plain.id).fill("75");
    await button(page, tools.shared.link).click();
    await page.getByText(tools.shared.linked).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).search).toBe("");
    await button(page, tools.shared.clear).click();
    await field(page, oftenToo.id).fill("9");
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByText(tools.shared.brought).waitFor();
    expect(await field(page, often.id).inputValue()).toBe("450");
    expect(await field(page, plain.id).inputValue()).toBe("75");
    expect(await field(page, oftenToo.id).inputValue()).toBe("");
    await page.goto(site.url + path);
    await near(page);
    expect(await field(page, oftenToo.id).inputValue()).toBe("9");
    await page.goto(address);
    await page.reload();
    await page.getByText(tools.shared.brought).waitFor();
    await field(page, often.id).fill("460");
    expect(new URL(page.url()).hash).toBe("");
    await button(page, tools.shared.undo).click();
    expect(await field(page, often.id).inputValue()).toBe("");
    expect(await field(page, oftenToo.id).inputValue()).toBe("9");
    await page.goto("about:blank");
    await page.goto(`${site.url}${path}#tool=costs&country=%00&${often.id}=${"9".repeat(5000)}&x=%3Cb%3E`);
    await page.getByText(tools.shared.brought).waitFor();
    expect((await field(page, often.id).inputValue()).length).toBeLessThanOrEqual(200);
    await close();
  });

  test("entries outlast a reload and Back, and Clear can be undone", async () => {
    const { page, close } = await openSheet();
    await field(page, often.id).fill("321");
    await page.reload();
    await near(page);
    expect(await field(page, often.id).inputValue()).toBe("321");
    await page.goto(`${site.url}/about`);
    await page.goBack();
    await near(page);
    expect(await field(page, often.id).inputValue()).toBe("321");
    await button(page, tools.shared.clear).click();
    expect(await field(page, often.id).inputValue()).toBe("");
    await button(page, tools.shared.undo).click();
    expect(await field(page, often.id).inputValue()).toBe("321");
    // The button that was pressed is gone; the focus stays beside it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tools.shared.clear);
    await close();
  });

  test("what was written before the code came stays, whatever was kept", async () => {
    const { page, close } = await openSheet();
    await field(page, oftenToo.id).fill("11");
    await page.reload();
    await field(page, oftenToo.id).evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = "44";
    });
    await near(page);
    expect(await field(page, oftenToo.id).inputValue()).toBe("44");
    expect(await totalOf(page)).toMatch(/\d/);
    await close();
  });

  test("where the browser keeps nothing, the sheet works and says so", async () => {
    const { page, complaints, close } = await openSheet((early) =>
      early.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      }),
    );
    await field(page, often.id).fill("10");
    expect(await page.locator("[data-kept]").textContent()).toBe(tools.shared.unkept);
    expect(await totalOf(page)).toContain(Math.round(10 * monthly.times * 1.1).toLocaleString("en-GB"));
    expect(complaints).toEqual([]);
    await close();
  });

  test("without JavaScript there are fields to print, and no button that does nothing", async () => {
    const { page, close } = await openPage(site.browser, site.url + path, { javaScriptEnabled: false });
    expect(await field(page, often.id).isVisible()).toBe(true);
    for (const name of [tools.shared.print, tools.shared.clear])
      expect(await button(page, name).count()).toBe(0);
    expect(await page.getByText(tools.shared.paper).isVisible()).toBe(true);
    // Neither the ticket nor the bar at the window's foot: nothing adds up.
    for (const text of [sheet.sum, sheet.total, sheet.against]) {
      const places = page.locator("[data-tool=costs]").getByText(text, { exact: true });
      expect([text, await places.locator("visible=true").count()]).toEqual([text, 0]);
    }
    await page.emulateMedia({ media: "print" });
    const onPaper = page.locator("[data-tool=costs]").getByText(sheet.total, { exact: true });
    expect(await onPaper.locator("visible=true").count()).toBe(1);
    await close();
  });

  test("the print button prints the sheet without the text around it", async () => {
    const { page, close } = await openSheet();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await button(page, tools.shared.print).click();
    await page.emulateMedia({ media: "print" });
    expect(await field(page, often.id).isVisible()).toBe(true);
    expect(await page.locator("h1").isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    expect(await page.locator("h1").isVisible()).toBe(true);
    await close();
  });
});
