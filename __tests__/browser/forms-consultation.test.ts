import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import {
  answerCalls,
  fillFields,
  json,
  REQUEST,
  readDraft,
  readFields,
  SIGNS,
  sendButton,
  toast,
} from "../helpers/lead-forms";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();
let opened: OpenedPage;
let page: Page;
beforeEach(async () => {
  opened = await openPage(site.browser, `${site.url}/online-consultation-form`);
  page = opened.page;
  await hydrated(page);
});
afterEach(() => opened.close());

const field = (name: string) => page.locator(`[name="${name}"]`);
const box = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`);

/** The fields that are marked, each with what is wrong with it, in order; a hint is named before that. */
const marked = () =>
  page
    .locator("[aria-invalid=true]")
    .evaluateAll((controls) =>
      controls.map((control) => [
        control.getAttribute("name"),
        document.getElementById(control.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
          ?.textContent,
      ]),
    );

test.each([
  [["name", "email", "mobile", "address"], {}],
  [["email", "mobile", "address"], { name: "A" }],
  [["mobile", "address"], { name: "A", email: "a@b.example" }],
  [["address"], { name: "A", email: "a@b.example", mobile: "1" }],
  [["name"], { ...REQUEST, name: "   " }],
  [["name", "address"], { ...REQUEST, name: "", address: " \n " }],
])("blank fields %j with %j: all marked, the first has toast and focus, no call", async (blank, values) => {
  const requests = await answerCalls(page, json(200, {}));
  await fillFields(page, values);
  await sendButton(page).click();
  const [first = ""] = blank;
  await toast(page, `Please fill out the ${first}.`).waitFor();
  expect(await page.locator(".Toastify__toast").count()).toBe(1);
  expect(await marked()).toEqual(blank.map((name) => [name, `Please fill out the ${name}.`]));
  expect(await field(first).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(requests).toHaveLength(0);
  await field(first).pressSequentially("a@b.example");
  expect((await marked()).map(([name]) => name)).toEqual(blank.slice(1));
});

test.each([
  ["education", "otherEducation", "Please specify your education."],
  ["studyCountry", "otherStudyCountry", "Please specify the other study country."],
])("Other in %s reveals %s, and left blank it says: %s", async (list, words, text) => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await fillFields(page, REQUEST);
  expect(await field(words).count()).toBe(0);
  await box(list, "Other").check();
  await field(words).fill("  ");
  await sendButton(page).click();
  await toast(page, text).waitFor();
  expect(requests).toHaveLength(0);
  expect(await field(words).evaluate((element) => element === document.activeElement)).toBe(true);
  await box(list, "Other").uncheck();
  expect(await field(words).count()).toBe(0);
  await sendButton(page).click();
  await toast(page, "Consultation request submitted successfully!").waitFor();
  expect(requests[0]?.postDataJSON()).toMatchObject({ [list]: [], [words]: "" });
});

test("the browser marks email, mobile and address as required, and checks the e-mail address", async () => {
  const requests = await answerCalls(page, json(200, {}));
  for (const name of ["email", "mobile", "address"]) {
    expect(await field(name).evaluate((element) => element.matches(":required"))).toBe(true);
  }
  expect(await field("mobile").getAttribute("type")).toBe("tel");
  await fillFields(page, { ...REQUEST, email: "anitha" });
  await sendButton(page).click();
  await page.getByText("Enter a valid email address").waitFor();
  expect((await marked()).map(([name]) => name)).toEqual(["email"]);
  expect(await field("email").evaluate((element) => element.matches(":invalid:focus"))).toBe(true);
  expect(requests).toHaveLength(0);
});

test("an e-mail address in another script is taken", async () => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await fillFields(page, { ...REQUEST, email: "anitha@पाठशाला.example" });
  await sendButton(page).click();
  await toast(page, "Consultation request submitted successfully!").waitFor();
  expect(requests).toHaveLength(1);
});

test("a toast of an earlier attempt goes when the next one finds another mistake", async () => {
  await sendButton(page).click();
  await toast(page, "Please fill out the name.").waitFor();
  await fillFields(page, { ...REQUEST, email: "anitha" });
  await sendButton(page).click();
  await page.locator(".Toastify__toast").waitFor({ state: "detached" });
  expect((await marked()).map(([name]) => name)).toEqual(["email"]);
});

test("a valid request carries the nine fields and empties the form", async () => {
  const requests = await answerCalls(page, json(200, { message: "ok", info: {} }));
  await fillFields(page, REQUEST);
  await box("education", "Postgraduate").check();
  await box("education", "Other").check();
  await field("otherEducation").fill("Diploma");
  for (const country of ["UK", "Australia", "Singapore"]) await box("studyCountry", country).check();
  await box("studyCountry", "Singapore").uncheck();
  await sendButton(page).click();
  await toast(page, "Consultation request submitted successfully!").waitFor();
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]?.url() ?? "").pathname).toBe("/sendWebsiteConsultingEmail");
  expect(requests[0]?.postDataJSON()).toEqual({
    ...SIGNS,
    from: REQUEST.email,
    ...REQUEST,
    education: ["Postgraduate", "Other"],
    otherEducation: "Diploma",
    studyCountry: ["UK", "Australia"],
    otherStudyCountry: "",
  });
  expect(await readFields(page, Object.keys(REQUEST))).toEqual({
    name: "",
    email: "",
    mobile: "",
    address: "",
  });
  expect(await page.locator(":checked").count()).toBe(0);
  expect(await field("otherEducation").count()).toBe(0);
  expect(await readDraft(page, "consultation")).toBeNull();
  expect(opened.complaints).toEqual([]);
});

test.each([
  ["success false", 200, { success: false, message: "No" }, "Failed to submit. Please try again."],
  ["a thrown error with words", 500, { message: "Mail is down", error: {} }, "Mail is down"],
  ["a thrown error without words", 500, { error: "x" }, "There was an error submitting your form."],
  ["too many requests", 429, { success: false, message: "Please wait a minute." }, "Please wait a minute."],
])("%s: its toast, and the entries stay", async (_name, status, answer, text) => {
  await answerCalls(page, json(status, answer));
  await fillFields(page, REQUEST);
  await box("studyCountry", "Dubai").check();
  await sendButton(page).click();
  await toast(page, text).waitFor();
  expect(await readFields(page, Object.keys(REQUEST))).toEqual(REQUEST);
  expect(await box("studyCountry", "Dubai").isChecked()).toBe(true);
  expect(await readDraft(page, "consultation")).not.toBeNull();
  expect(await sendButton(page).isEnabled()).toBe(true);
});

test("with the keyboard alone: fill, tick, send", async () => {
  const requests = await answerCalls(page, json(200, { success: true }));
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await field("name").focus();
  for (const value of Object.values(REQUEST)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await toast(page, "Consultation request submitted successfully!").waitFor();
  expect(requests[0]?.postDataJSON()).toMatchObject({ ...REQUEST, education: ["Undergraduate"] });
});
