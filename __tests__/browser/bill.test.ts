import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { hydrated, movePointer } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, factOf, tools, words } from "../helpers/site-content";

const site = sharedSite();

const isOpen = ({ facts }: { readonly facts: readonly string[] }) => facts.length === 0;
const country = countries.find(({ bill }) => {
  const lines = [...(bill?.show ?? []), ...(bill?.pay ?? [])];
  return lines.some(isOpen) && lines.some(({ facts }) => facts.some((id) => factOf(id).unit === "CAD"));
});
if (!country?.bill) throw new Error("no country has a bill in a currency of the bank's, with an open line");
const { path } = country;
const lines = [...country.bill.show, ...country.bill.pay];
const open = lines.find(isOpen)?.name ?? "";
const known = lines.filter((line) => !isOpen(line)).length;

const bill = (page: Page) => page.locator("section[aria-labelledby=bill]");
const total = (page: Page) => bill(page).locator("[data-total]");
const lineCount = (count: number) => fill(words.bill.known, { known: count, count: lines.length });
const currencies = (page: Page) => bill(page).locator("[data-currencies]").getByRole("radio");
const sumOf = async (page: Page) =>
  Number((await total(page).locator("output").textContent())?.replace(/\D/g, ""));

/** Opens the page and waits until the bill's code is there. */
async function openBill() {
  const opened = await openPage(site.browser, site.url + path);
  await hydrated(opened.page);
  await movePointer(opened.page);
  await currencies(opened.page).first().waitFor();
  return opened;
}

test("a visitor's own amount is added up, and kept over a reload", async () => {
  const { page, complaints, close } = await openBill();
  const before = await sumOf(page);
  expect(await total(page).textContent()).toContain(lineCount(known));
  await page.getByLabel(open, { exact: true }).fill("1,200");
  await total(page)
    .getByText(lineCount(known + 1))
    .waitFor();
  expect(await sumOf(page)).toBe(before + 1200);
  await page.reload();
  await hydrated(page);
  await movePointer(page);
  await total(page)
    .getByText(lineCount(known + 1))
    .waitFor();
  expect(await page.getByLabel(open, { exact: true }).inputValue()).toBe("1,200");
  expect(await sumOf(page)).toBe(before + 1200);
  expect(complaints).toEqual([]);
  await close();
});

test("an entry that is no amount is not counted, and its line says why", async () => {
  const { page, close } = await openBill();
  const before = await sumOf(page);
  await page.getByLabel(open, { exact: true }).fill("about a lot");
  await bill(page).getByText(tools.costs.sheet.noNumber).waitFor();
  expect(await page.getByLabel(open, { exact: true }).getAttribute("aria-invalid")).toBe("true");
  expect(await sumOf(page)).toBe(before);
  await close();
});

test("the page has one choice of the money at home: the panel's is the bill's", async () => {
  const { page, close } = await openBill();
  expect(await total(page).textContent()).toMatch(/₹/);
  const inPanel = page.locator("section[aria-labelledby=numbers]");
  await inPanel.getByRole("radio", { name: "NPR" }).check();
  await total(page).getByText(/NPR/).waitFor();
  await bill(page).getByRole("radio", { name: "AED" }).check();
  await inPanel.locator("[data-total]").getByText(/AED/).waitFor();
  await close();
});

test("without JavaScript the known lines are added up, and the open ones are fields to print", async () => {
  const { page, close } = await openPage(site.browser, site.url + path, { javaScriptEnabled: false });
  expect(await total(page).textContent()).toContain(lineCount(known));
  const field = page.getByLabel(open, { exact: true });
  expect(await currencies(page).count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await field.isVisible()).toBe(true);
  expect(
    Number.parseFloat(await field.evaluate((box) => getComputedStyle(box).borderBottomWidth)),
  ).toBeGreaterThan(0);
  await close();
});

test.each([true, false])(
  "a visitor chooses the bill of a master's, with scripts: %s",
  async (javaScriptEnabled) => {
    const guide = countries.find(
      ({ bill: own }) => own && own.master.length > 0 && own.master.every(({ instead }) => instead),
    );
    const replaced = guide?.bill?.master[0];
    if (!guide || !replaced?.instead)
      throw new Error("no guide has a bill whose master's lines replace others");
    const { page, close } = await openPage(site.browser, site.url + guide.path, { javaScriptEnabled });
    const shown = () => bill(page).locator("[data-line] th").filter({ visible: true }).allInnerTexts();
    const starts = async (name: string) =>
      (await shown()).filter((text) => text.split("\n")[0] === name).length;
    const count = (await shown()).length;
    expect([await starts(replaced.instead), await starts(replaced.name)]).toEqual([1, 0]);
    await bill(page).getByRole("radio", { name: words.bill.levels.master }).check();
    expect([await starts(replaced.instead), await starts(replaced.name)]).toEqual([0, 1]);
    expect(await shown()).toHaveLength(count);
    expect(await bill(page).locator("[data-total], [data-master]").filter({ visible: true }).count()).toBe(1);
    expect(await bill(page).locator("[data-master]").isVisible()).toBe(true);
    await close();
  },
);

test("the bill parts the text, and still one slip is open at a time", async () => {
  const { page, close } = await openPage(site.browser, site.url + path, {
    viewport: { width: 390, height: 844 },
  });
  await hydrated(page);
  await movePointer(page);
  const [before, after] = await page.evaluate(() => {
    const parting = document.querySelector("section[aria-labelledby=bill]");
    const figures = [...document.querySelectorAll<HTMLAnchorElement>("a.fact")];
    const follows = (figure: Element) =>
      parting && parting.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [figures.find((one) => !follows(one)), figures.find(follows)].map((one) => one?.id);
  });
  if (!before || !after) throw new Error("the text states no figure before the bill, or none after it");
  const [first, second] = [page.locator(`#${before}`), page.locator(`#${after}`)];
  await first.and(page.getByRole("button")).click();
  expect(await first.getAttribute("aria-expanded")).toBe("true");
  await second.and(page.getByRole("button")).click();
  expect(await second.getAttribute("aria-expanded")).toBe("true");
  expect(await first.getAttribute("aria-expanded")).toBe("false");
  await close();
});
