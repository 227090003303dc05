import { fill } from "../../src/words/fill";
import { crashAndReload } from "../helpers/crash-and-reload";
import { country } from "../helpers/examples";
import {
  answerCalls,
  fillFields,
  json,
  MESSAGE,
  phoneCountryChosen,
  REQUEST,
  readDraft,
  readFields,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { formWords } from "../helpers/site-content";

const site = sharedSite();

const open = (path: string) => openPage(site.browser, site.url + path);

test("a reload keeps everything", async () => {
  const { page, close } = await open("/contact");
  await fillFields(page, { ...MESSAGE, phone: "+61 491 570 006" });
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await page.reload();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await phoneCountryChosen(page, "AU");
  expect(await readFields(page, ["fullName", "email", "phone", "phoneCountry", "message"])).toEqual({
    ...MESSAGE,
    phone: "+61 491 570 006",
    phoneCountry: "AU",
  });
  await close();
});

test("a draft that is sent right after a reload is sent as a person's", async () => {
  const { page, close } = await open("/contact");
  await fillFields(page, MESSAGE);
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await page.reload();
  const requests = await answerCalls(page, json(200, { message: "ok" }));
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  // Without the field the host does not count the seconds since the reload.
  expect(requests[0]?.postDataJSON()).toHaveProperty("trap", "");
  expect(requests[0]?.postDataJSON()).not.toHaveProperty("seconds");
  await close();
});

test("a crash of the tab's page keeps everything", async () => {
  // Not `openPage`: Playwright would still hold back the requests of a page that has crashed.
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await fillFields(page, MESSAGE);
  const evaluate = await crashAndReload(page);
  const read = `JSON.stringify(Object.fromEntries([...document.querySelectorAll("form [name]:not([hidden])")].map((f) => [f.name, f.value])))`;
  const isReady = `document.querySelector("form [type=submit]")?.disabled === false`;
  while ((await evaluate(isReady)) !== true) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(JSON.parse(String(await evaluate(read)))).toEqual({ ...MESSAGE, phoneCountry: "IN" });
  await context.close();
});

test("visiting another page keeps everything, separately for each form", async () => {
  const { page, close } = await open("/online-consultation-form");
  await fillFields(page, REQUEST);
  await page.getByLabel("Postgraduate").check();
  await page.locator("[name=studyCountry][value=Other]").check();
  await fillFields(page, { otherStudyCountry: "Germany" });
  await page.locator('a[href="/contact"]:visible').first().click();
  // The address changes before the page does.
  await page.locator("[name=fullName]").waitFor();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  expect(await readFields(page, Object.keys(MESSAGE))).toEqual({
    fullName: "",
    email: "",
    phone: "",
    message: "",
  });
  await page.goBack();
  await page.locator("[name=address]").waitFor();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  expect(await readFields(page, [...Object.keys(REQUEST), "otherStudyCountry"])).toEqual({
    ...REQUEST,
    otherStudyCountry: "Germany",
  });
  expect(await page.getByLabel("Postgraduate").isChecked()).toBe(true);
  expect(await page.getByLabel("Undergraduate").isChecked()).toBe(false);
  await close();
});

test("text typed before hydration stays and is in the draft", async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  let release = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
  await page.locator("[name=message]").waitFor();
  await fillFields(page, MESSAGE);
  expect(await sendButton(page).isDisabled()).toBe(true);
  release();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  expect(await readFields(page, Object.keys(MESSAGE))).toEqual(MESSAGE);
  expect(JSON.parse((await readDraft(page, "contact")) ?? "{}")).toMatchObject(MESSAGE);
  const requests = await answerCalls(page, json(200, { success: true }));
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(requests[0]?.postDataJSON().html).toContain(MESSAGE.fullName);
  await context.close();
});

test("boxes ticked before hydration stay ticked", async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  let release = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(`${site.url}/online-consultation-form`, { waitUntil: "commit" });
  const box = page.locator("[name=education][value=Other]");
  await box.waitFor();
  await box.check();
  release();
  await page.locator("[name=otherEducation]").waitFor();
  expect(await box.isChecked()).toBe(true);
  await context.close();
});

test("a draft is deleted only after a confirmed success", async () => {
  const { page, close } = await open("/contact");
  await fillFields(page, MESSAGE);
  await answerCalls(page, json(503, { success: false, message: "Try later" }));
  await sendButton(page).click();
  await toast(page, "Something went wrong.").waitFor();
  expect(await readDraft(page, "contact")).not.toBeNull();
  await page.unrouteAll();
  await answerCalls(page, json(200, { success: true }));
  await sendButton(page).click();
  await toast(page, "Message sent successfully!").waitFor();
  expect(await readDraft(page, "contact")).toBeNull();
  await page.reload();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  expect((await readFields(page, ["message"])).message).toBe("");
  await close();
});

test("a visitor who leaves while it is sent, and comes back, neither sends twice nor finds it unsent", async () => {
  const { page, close } = await open("/contact");
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requests = await answerCalls(page, async (route) => {
    await isAllowed;
    await json(200, { success: true })(route);
  });
  await fillFields(page, MESSAGE);
  await sendButton(page).click();
  await page.getByRole("button", { name: formWords.sending.busy }).waitFor();
  await page.locator('a[href="/about"]:visible').first().click();
  await page.waitForURL("**/about");
  await page.goBack();
  await page.getByRole("button", { name: formWords.sending.busy }).waitFor();
  expect(await sendButton(page).isDisabled()).toBe(true);
  answer();
  await toast(page, "Message sent successfully!").waitFor();
  expect(await readFields(page, Object.keys(MESSAGE))).toEqual({
    fullName: "",
    email: "",
    phone: "",
    message: "",
  });
  expect(await readDraft(page, "contact")).toBeNull();
  expect(requests).toHaveLength(1);
  await close();
});

test("?about= opens the message with the institution's name, which stays editable over a reload", async () => {
  const { page, close } = await open(country.path);
  const card = page.locator("[data-institution]").first();
  const name = ((await card.locator("h3").textContent()) ?? "").trim();
  await card.getByRole("link", { name: /^Contact/ }).click();
  await page.waitForURL(/\/contact\/?\?about=/);
  const message = page.locator("[name=message]");
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>("[name=message]")?.value !== "",
  );
  expect(await message.inputValue()).toBe(fill(formWords.contact.opening, { name }));
  const above = page.locator("form").getByText(fill(formWords.contact.about, { name }), { exact: true });
  const isFirst = await above.evaluate((line) => {
    const [field] = line.closest("form")?.elements ?? [];
    return field && Boolean(line.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isFirst).toBe(true);
  await message.fill("Something else");
  await above.waitFor({ state: "detached" });
  await page.reload();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  expect(await message.inputValue()).toBe("Something else");
  await close();
});

test.each(["nowhere", "%3Cimg%20src=x%20onerror=alert(1)%3E", "__proto__"])(
  "?about=%s opens nothing",
  async (about) => {
    const { page, close } = await open(`/contact?about=${about}`);
    await sendButton(page).and(page.locator(":enabled")).waitFor();
    expect(await page.locator("[name=message]").inputValue()).toBe("");
    await close();
  },
);
