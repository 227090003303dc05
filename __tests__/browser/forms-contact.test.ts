import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import {
  answerCalls,
  fillFields,
  json,
  MESSAGE,
  readDraft,
  readFields,
  SIGNS,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { company, formWords } from "../helpers/site-content";

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

/** Text of the element that a field's `aria-describedby` names. */
async function describedText(name: string): Promise<string | null> {
  const id = await field(name).getAttribute("aria-describedby");
  return id === null ? "" : page.locator(`[id="${id}"]`).textContent();
}

const ERRORS = {
  fullName: "First name is required",
  email: "Email is required",
  phone: "Phone number is required",
  message: "Message cannot be empty",
} as const;

test("an empty form is not sent: every field says why, and the first has the focus", async () => {
  const requests = await answerCalls(page, json(200, {}));
  await sendButton(page).click();
  await page.getByText(ERRORS.message).waitFor();
  for (const [name, text] of Object.entries(ERRORS)) {
    expect(await field(name).getAttribute("aria-invalid")).toBe("true");
    expect(await describedText(name)).toBe(text);
  }
  expect(await field("fullName").evaluate((element) => element === document.activeElement)).toBe(true);
  expect(requests).toHaveLength(0);
});

test("no error shows before the first submit", async () => {
  await fillFields(page, { fullName: "A", email: "nonsense" });
  await field("fullName").fill("");
  await field("message").focus();
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
});

test.each([
  ["email", "anitha@home", "Enter a valid email address"],
  ["phone", "12345", "Enter a valid phone number"],
  ["phone", "+91", "Phone number is required"],
  ["fullName", "   ", "First name is required"],
  ["message", " \n ", "Message cannot be empty"],
])("%s %j: %s, and the focus goes there", async (name, value, text) => {
  await fillFields(page, { ...MESSAGE, [name]: value });
  await sendButton(page).click();
  await page.getByText(text).waitFor();
  expect(await describedText(name)).toBe(text);
  expect(await page.locator("[aria-invalid]").count()).toBe(1);
  expect(await field(name).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("an error disappears once it is fixed, and returns with the mistake", async () => {
  await sendButton(page).click();
  await field("email").fill("anitha");
  expect(await describedText("email")).toBe("Enter a valid email address");
  await field("email").fill("anitha@home.example");
  expect(await field("email").getAttribute("aria-invalid")).toBeNull();
  expect(await describedText("email")).toBe("");
  await field("email").fill("");
  expect(await describedText("email")).toBe("Email is required");
  expect(await describedText("fullName")).toBe("First name is required");
});

test("while sending the button is disabled and says so; then the form is empty", async () => {
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requests = await answerCalls(page, async (route) => {
    await isAllowed;
    await json(200, { success: true, messageId: "1" })(route);
  });
  await fillFields(page, MESSAGE);
  await sendButton(page).dblclick();
  await page.getByRole("button", { name: formWords.sending.busy }).waitFor();
  expect(await sendButton(page).isDisabled()).toBe(true);
  await page.getByRole("status").getByText(formWords.sending.busyNote).waitFor({ state: "attached" });
  expect(await field("message").evaluate((element) => element.matches(":read-only"))).toBe(true);
  await field("email").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
  answer();
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests).toHaveLength(1);
  expect(await readFields(page, ["fullName", "email", "phone", "phoneCountry", "message"])).toEqual({
    fullName: "",
    email: "",
    phone: "",
    phoneCountry: "IN",
    message: "",
  });
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
  expect(await sendButton(page).isEnabled()).toBe(true);
  expect(await readDraft(page, "contact")).toBeNull();
  expect(opened.complaints).toEqual([]);
});

test("many submits in a row send once", async () => {
  const requests = await answerCalls(page, async (route) => {
    await json(200, { success: true })(route);
  });
  await fillFields(page, MESSAGE);
  await field("email").focus();
  await page.evaluate(() => {
    const form = document.querySelector("form");
    for (let press = 0; press < 20; press += 1) form?.requestSubmit();
  });
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests).toHaveLength(1);
});

test("the message carries to, subject and html, every value escaped, line breaks kept", async () => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await fillFields(page, { ...MESSAGE, fullName: "Tom & <b>Jerry</b>" });
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(new URL(requests[0]?.url() ?? "").pathname).toBe("/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(requests[0]?.postDataJSON()).toEqual({
    ...SIGNS,
    to: company.contactTo,
    subject: "Website message from Tom & <b>Jerry</b>",
    html: expect.stringMatching(
      /Tom &amp; &lt;b&gt;Jerry&lt;\/b&gt;.*anitha@home\.example.*\+919876543210.*next\?<br>\nAnd what/s,
    ),
  });
});

test("with the keyboard alone: reach, fill, fix, send", async () => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await field("fullName").focus();
  await page.keyboard.type("Anitha");
  await page.keyboard.press("Tab");
  await page.keyboard.type("anitha@home.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Enter a valid phone number").waitFor();
  expect(await field("phone").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("34567");
  await page.keyboard.press("Enter");
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests[0]?.postDataJSON().html).toContain("+911234567<");
  const close = page.getByRole("button", { name: formWords.sending.close });
  await close.focus();
  await page.keyboard.press("Enter");
  await close.waitFor({ state: "detached" });
});

test("the toasts' live region is in the exported HTML", async () => {
  const html = await (await fetch(`${site.url}/contact`)).text();
  const name = await page.evaluate((text) => {
    const region = new DOMParser()
      .parseFromString(text, "text/html")
      .querySelector("section[aria-live=polite]");
    return region?.getAttribute("aria-label");
  }, html);
  expect(name).toContain(formWords.sending.messages);
});

test("a second toast replaces the first", async () => {
  await answerCalls(page, json(500, { success: false, error: "down" }));
  await fillFields(page, MESSAGE);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await sendButton(page).click();
    await toast(page, "Something went wrong.").waitFor();
  }
  expect(await page.locator(".Toastify__toast").count()).toBe(1);
  expect(await page.locator(".Toastify__toast[role=alert], .Toastify__toast [role=alert]").count()).toBe(1);
});
