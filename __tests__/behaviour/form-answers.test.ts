import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FIXED_SITE_SPOOL, fixedSite } from "../fixed-site/fixed-site";
import { BOTH_FORMS, CALLS, json, LeadForm, MESSAGE, REQUEST, SENT } from "../helpers/lead-forms";

const site = fixedSite();

type Values = Readonly<Record<string, string>>;

/** Opens a form and fills it in; a failure may be logged. */
async function open(route: string, values: Values): Promise<LeadForm> {
  const form = new LeadForm((await site.open(route, { mayComplain: true })).page);
  await form.fill(values);
  return form;
}

/** The message stays in the form, and stands in a mail and in a chat as well. */
async function expectNothingLost(form: LeadForm, values: Values): Promise<void> {
  const hrefOf = async (name: string) =>
    new URL((await form.page.getByRole("link", { name }).getAttribute("href")) ?? "");
  const mail = await hrefOf("Send by e-mail");
  const chat = await hrefOf("Send by chat");
  expect(mail.pathname).toBe("desk@lantern.example");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/441130000000");
  const text = chat.searchParams.get("text") ?? "";
  expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(text);
  for (const value of Object.values(values)) {
    expect(text).toContain(value === MESSAGE.phone ? "+919876543210" : value);
  }
  expect(await form.read(values)).toEqual(values);
}

test.each([
  [200, { success: false, message: "Not today." }, "Not today."],
  [400, { success: false, message: "Missing required fields" }, "Missing required fields"],
  [500, { success: false, error: "connect" }, "Our service could not take it just now."],
])("a message answered with %i %j: Something went wrong. %s", async (status, answer, reason) => {
  const form = await open("/contact", MESSAGE);
  await form.answer(json(status, answer));
  await form.send("Something went wrong.");
  await form.page.getByRole("main").getByText(reason).waitFor();
  await expectNothingLost(form, MESSAGE);
});

test.each([
  [200, { success: false }, "Failed to submit. Please try again."],
  [500, { message: "Failed to send email", error: { code: "ECONNECTION" } }, "Failed to send email"],
  [500, { error: "x" }, "There was an error submitting your form."],
  [429, { success: false, message: "Please wait a minute." }, "Please wait a minute."],
])("a request answered with %i %j: %s", async (status, answer, said) => {
  const form = await open("/online-consultation-form", REQUEST);
  await form.box("studyCountry", "Dubai").check();
  await form.answer(json(status, answer));
  await form.send(said);
  await expectNothingLost(form, REQUEST);
  expect(await form.box("studyCountry", "Dubai").isChecked()).toBe(true);
});

test("being offline is said before sending and after, and no longer once online", async () => {
  const form = await open("/contact", MESSAGE);
  await form.page.context().setOffline(true);
  const note = form.page.getByText("You are offline. What you type stays here");
  await note.waitFor();
  await form.send("Something went wrong.");
  await form.page.getByText("You are offline. Send it again").waitFor();
  await form.page.context().setOffline(false);
  await note.waitFor({ state: "detached" });
  await expectNothingLost(form, MESSAGE);
});

describe.each(BOTH_FORMS)("$route", ({ route, values, good, bad }) => {
  test("says that the service was not reached, and sends at the next try", async () => {
    const form = await open(route, values);
    await form.answer((call) => call.abort("connectionrefused"));
    await form.send(bad);
    await form.page.getByText("Our service could not be reached.").waitFor();
    await expectNothingLost(form, values);
    await form.answer(json(200, { success: true }));
    await form.send(good);
  });

  test("gives a silent service twenty seconds, then says so", async () => {
    const form = await open(route, values);
    await form.answer(() => undefined);
    const asked = form.page.waitForRequest(CALLS);
    await form.page.clock.pauseAt("2024-07-15T11:00:00Z");
    await form.button.click();
    await asked;
    await form.page.clock.runFor(19_000);
    expect(await form.button.isDisabled()).toBe(true);
    await form.page.clock.runFor(2_000);
    await form.said(bad);
    await form.page.getByText("Our service did not answer within 20 seconds.").waitFor();
    await expectNothingLost(form, values);
  });

  test("without scripts gives way to phone, e-mail and chat, before the rest of the page", async () => {
    const { page } = await site.open(route, { javaScriptEnabled: false, width: 390 });
    expect(await page.locator("main form").isVisible()).toBe(false);
    const notice = page.locator("main noscript p");
    expect(await notice.isVisible()).toBe(true);
    expect(
      await notice.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    ).toEqual([
      "tel:+441130000000",
      "mailto:desk@lantern.example",
      expect.stringMatching(/^https:\/\/wa\.me\/441130000000\?text=./),
    ]);
    const next = await page.getByRole("main").getByRole("heading", { level: 2 }).first().boundingBox();
    expect(next?.y).toBeGreaterThan((await notice.boundingBox())?.y ?? Number.NaN);
  });

  test("our own host has the message on its disk before the visitor is told, under the number shown", async () => {
    const email = `${good.length}@told.example`;
    const form = await open(route, { ...values, email });
    await passAsAPerson(form);
    let atAnswer: string[] = [];
    await form.answer(async (call) => {
      const response = await call.fetch();
      atAnswer = stored("new", email);
      await call.fulfill({ response });
    });
    await form.send(good);
    expect(atAnswer).toEqual([expect.stringContaining("Anitha Raman")]);
    const { reference } = JSON.parse(atAnswer[0] ?? "{}");
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await form.page.getByText(`The number of your message is ${reference}.`).waitFor();
  });
});

/** Messages in the host's spool that hold a text; all files of tests share it, so each test has its own address. */
function stored(shelf: "new" | "suspect", text: string): string[] {
  const folder = path.join(process.env[FIXED_SITE_SPOOL] ?? "", shelf);
  const messages = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return messages.filter((message) => message.includes(text));
}

/** The host takes nobody for a person who is quicker than two seconds; by the page's own clock they pass at once. */
const passAsAPerson = ({ page }: LeadForm) => page.clock.fastForward(5_000);

test("a message whose answer was lost is stored once when it is sent again, after a reload too", async () => {
  const email = "lost@home.example";
  const form = await open("/contact", { ...MESSAGE, email });
  await passAsAPerson(form);
  await form.answer(async (call) => {
    await call.fetch();
    await call.abort("connectionreset");
  });
  await form.send("Something went wrong.");
  await form.reload();
  await form.answer((call) => call.continue());
  await form.send(SENT);
  expect(stored("new", email)).toHaveLength(1);
});

test("a draft that is sent at once after a reload is a person's", async () => {
  const email = "reload@home.example";
  const form = await open("/contact", { ...MESSAGE, email });
  await form.reload();
  await form.send(SENT);
  expect(stored("new", email)).toHaveLength(1);
});

test("a program that fills in the field that nobody sees is thanked, and its message is put aside", async () => {
  const email = "program@home.example";
  const form = await open("/contact", { ...MESSAGE, email });
  await passAsAPerson(form);
  const trap = form.field("subject");
  expect([await trap.isVisible(), await trap.getAttribute("tabindex")]).toEqual([false, "-1"]);
  await trap.evaluate((input) => input.setAttribute("value", "https://casino.example"));
  await form.send(SENT);
  expect([stored("suspect", email).length, stored("new", email).length]).toEqual([1, 0]);
});
