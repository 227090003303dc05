import type { Page } from "playwright-core";
import { hydrated, movePointer } from "../helpers/hydrated";
import {
  answerCalls,
  fillFields,
  json,
  MESSAGE,
  phoneCountryChosen,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { formWords } from "../helpers/site-content";

const site = sharedSite();
let opened: OpenedPage;
let page: Page;
beforeEach(async () => {
  opened = await openPage(site.browser, `${site.url}/contact`);
  page = opened.page;
  await hydrated(page);
});
afterEach(() => opened.close());

const field = (name: string) => page.locator(`[name="${name}"]`);

test.each([
  ["+61 491 570 006", "AU", "+61491570006"],
  ["0091-98765-43210", "IN", "+919876543210"],
  ["(098765) 43210", "IN", "+919876543210"],
])("a pasted %s chooses %s and is sent as %s", async (typed, country, sent) => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await fillFields(page, { ...MESSAGE, phone: typed });
  await phoneCountryChosen(page, country);
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests[0]?.postDataJSON().html).toContain(`${sent}<`);
});

test("the country begins with India, and any other can be chosen", async () => {
  const requests = await answerCalls(page, json(200, { success: true }));
  expect(await field("phoneCountry").inputValue()).toBe("IN");
  await fillFields(page, { ...MESSAGE, phone: "79 123 45 67" });
  await field("phoneCountry").selectOption("CH");
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests[0]?.postDataJSON().html).toContain("+41791234567<");
});

test("the library of phone numbers comes with the first act, and knows what was typed before", async () => {
  const other = page.locator("option[value=CH]");
  // Written by a program, as a browser fills in what it remembers: no pointer, no key, no focus.
  await field("phone").evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("the phone field is no input");
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(input, "+41 79 123 45 67");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(await other.count()).toBe(0);
  await movePointer(page);
  await other.waitFor({ state: "attached" });
  await phoneCountryChosen(page, "CH");
});

test("a draft's number chooses its country though its tab was left before the library came", async () => {
  await page.route("**/*.js", (route) => route.abort());
  await fillFields(page, { ...MESSAGE, phone: "+41 79 123 45 67" });
  await page.unroute("**/*.js");
  await page.reload();
  await phoneCountryChosen(page, "CH");
});

test("without the library the number is sent as it was typed, with its country", async () => {
  await page.route("**/*.js", (route) => route.abort());
  const requests = await answerCalls(page, json(200, { success: true }));
  await fillFields(page, MESSAGE);
  const country = formWords.contact.countries.at(-1)?.code ?? "";
  await field("phoneCountry").selectOption(country);
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests[0]?.postDataJSON().html).toContain(`${MESSAGE.phone.replace(" ", "")} (${country})<`);
});
