import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { axeViolations } from "../helpers/axe";
import { hydrated, movePointer } from "../helpers/hydrated";
import {
  answerCalls,
  BOTH_FORMS,
  fillFields,
  json,
  MESSAGE,
  REQUEST,
  readFields,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { formWords } from "../helpers/site-content";

const site = sharedSite();
const { copy } = formWords.sending;
const REFERENCE = "7K3M-Q9XA";

/** Both forms, with their words after sending, and what of the values the copy shows as it was typed. */
const FORMS = BOTH_FORMS.map((form) => ({
  ...form,
  words: form.route === "/contact" ? formWords.contact.after : formWords.consultation.after,
  shown:
    form.route === "/contact" ? [MESSAGE.fullName, MESSAGE.email, MESSAGE.message] : Object.values(REQUEST),
}));

let opened: OpenedPage;
let page: Page;
afterEach(() => opened.close());

const panel = () => page.locator("[data-after-sending]");
const paper = () => panel().locator("[data-tool] pre");
const button = (name: string) => panel().getByRole("button", { name, exact: true });

async function open(route: string): Promise<void> {
  opened = await openPage(site.browser, site.url + route);
  page = opened.page;
  await hydrated(page);
}

describe.each(FORMS)("$route", ({ route, values, good, bad, words, shown }) => {
  beforeEach(async () => {
    await open(route);
    await fillFields(page, values);
  });

  async function send(reference?: string): Promise<void> {
    await answerCalls(page, json(200, { success: true, reference }));
    await sendButton(page).click();
    await toast(page, good).waitFor();
    await panel().waitFor();
  }

  test("a message that was sent is followed by what happens next, what to prepare, and a copy of it", async () => {
    await send(REFERENCE);
    for (const text of [...words.next, ...words.prepare]) {
      expect(await panel().getByText(text, { exact: true }).count()).toBe(1);
    }
    const text = await paper().textContent();
    for (const value of shown) expect(text).toContain(value);
    expect(text).toContain(fill(copy.number, { reference: REFERENCE }));
    expect(await readFields(page, Object.keys(values))).toEqual(
      Object.fromEntries(Object.keys(values).map((name) => [name, ""])),
    );
    expect(opened.complaints).toEqual([]);
  });

  test.each([390, 1280])("has no violation at %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await send(REFERENCE);
    // Header and message lie on whatever scrolls below them, perhaps on half of a choice.
    await page.locator(".Toastify__toast").getByRole("button").first().click();
    await toast(page, good).waitFor({ state: "hidden" });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await axeViolations(page)).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
  });

  test("its heading gets the focus, and Tab goes on to its buttons", async () => {
    await send();
    const heading = panel().getByRole("heading", { name: words.heading, exact: true });
    await page.waitForFunction(
      (selector) => document.activeElement?.matches(selector),
      "[data-after-sending] h2",
    );
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await button(copy.print).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each([
    [390, 844],
    [360, 640],
    [320, 568],
  ])("at %i × %i px the message's number is in sight at once, clear of the toast", async (width, height) => {
    await page.setViewportSize({ width, height });
    await send(REFERENCE);
    await page.waitForFunction(() => document.activeElement?.matches("[data-after-sending] h2"));
    const number = page
      .locator("main")
      .getByText(fill(formWords.sending.reference, { reference: REFERENCE }));
    // The form empties and the toast slides in meanwhile.
    await page.waitForFunction(
      ([line, bottomOfWindow]) => {
        const { top, bottom, left } = line.getBoundingClientRect();
        const isOnTop = (y: number) => line.contains(document.elementFromPoint(left + 4, y));
        return top >= 0 && bottom <= bottomOfWindow && isOnTop(top + 4) && isOnTop(bottom - 4);
      },
      [await number.evaluateHandle((line) => line), height] as const,
    );
  });

  test("the copy is saved as a text file with the same words", async () => {
    await send(REFERENCE);
    const download = page.waitForEvent("download");
    await button(copy.save).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${copy.file}.txt`);
    const folder = await mkdtemp(path.join(tmpdir(), "copy-"));
    const saved = path.join(folder, file.suggestedFilename());
    await file.saveAs(saved);
    expect((await readFile(saved, "utf8")).trim()).toBe((await paper().textContent())?.trim());
    await rm(folder, { recursive: true });
  });

  test("the copy is printed alone, and the page is whole again afterwards", async () => {
    await send();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-asked", "");
    });
    await button(copy.print).click();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("html[data-asked]").count()).toBe(1);
    expect(await paper().isVisible()).toBe(true);
    expect(await page.locator("h1").isVisible()).toBe(false);
    expect(await page.locator("form[data-lead-form]").isVisible()).toBe(false);
    expect(
      await panel()
        .getByText(words.next[0] ?? "")
        .isVisible(),
    ).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("a reload shows no copy, and the browser keeps none", async () => {
    await send(REFERENCE);
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state]));
    expect(await kept()).not.toContain(values.email);
    await page.reload();
    await hydrated(page);
    expect(await panel().count()).toBe(0);
    expect(await page.locator("main").textContent()).not.toContain(values.email);
  });

  test("a message that was not sent is followed by none, and takes the one before away", async () => {
    await send();
    await page.unrouteAll();
    await answerCalls(page, json(500, {}));
    await fillFields(page, values);
    await sendButton(page).click();
    await toast(page, bad).waitFor();
    expect(await panel().count()).toBe(0);
  });
});

test("without its code the form says that the message was sent, shows its number and is empty", async () => {
  await open("/contact");
  await answerCalls(page, json(200, { success: true, reference: REFERENCE }));
  // The library of phone numbers comes with the first act, before the connection is lost.
  await movePointer(page);
  await page.locator("[name=phoneCountry] optgroup").nth(1).waitFor({ state: "attached" });
  const asked: string[] = [];
  await page.route("**/*.js", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await fillFields(page, MESSAGE);
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  await page.getByText(fill(formWords.sending.reference, { reference: REFERENCE })).waitFor();
  expect(await readFields(page, ["fullName", "message"])).toEqual({ fullName: "", message: "" });
  expect(asked).toHaveLength(1);
  expect(await panel().count()).toBe(0);
});
