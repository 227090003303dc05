import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "playwright-core";
import { FIXED_SITE_SPOOL, fixedSite } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon } from "../helpers/expect-soon";
import { BOTH_FORMS, CALLS, json, MESSAGE, SENT, SharedForm, UNREQUESTED, UNSENT } from "../helpers/forms";

const site = fixedSite();

type Values = Readonly<Record<string, string>>;

async function open(route: string, values: Values): Promise<SharedForm> {
  const form = new SharedForm((await site.open(route, { mayComplain: true })).page);
  await form.fill(values);
  // The phone library, which formats the number, loads with the list of countries.
  if (route === "/contact") await form.page.locator("option[value=CH]").waitFor({ state: "attached" });
  return form;
}

async function expectNothingLost(form: SharedForm, values: Values): Promise<void> {
  const hrefOf = async (name: string) =>
    new URL((await form.page.getByRole("link", { name }).getAttribute("href")) ?? "");
  const mail = await hrefOf("Send by e-mail");
  const chat = await hrefOf("Send by chat");
  expect(mail.pathname).toBe("desk@lantern.example");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/441130000000");
  const text = chat.searchParams.get("text") ?? "";
  expect(mail.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
  for (const value of Object.values(values)) {
    expect(text).toContain(value === MESSAGE.phone ? "+919876543210" : value);
  }
  await expectSoon(() => form.read(values), values);
}

type Failure = readonly [answer: (route: Route) => Promise<void>, toast: string, reason?: string];
const NO_SERVICE: Failure[2] = "Our service could not be reached.";
const refused = (route: Route) => route.abort("connectionrefused");

const FAILURES: Readonly<Record<(typeof BOTH_FORMS)[number]["route"], readonly Failure[]>> = {
  "/contact": [
    [
      json(400, { success: false, message: "Missing fields" }),
      UNSENT,
      "Our service could not take it just now.",
    ],
    [refused, UNSENT, NO_SERVICE],
  ],
  "/online-consultation-form": [
    [json(200, { success: false }), "Failed to submit. Please try again."],
    [json(429, { success: false, message: "Please wait a minute." }), "Please wait a minute."],
    [refused, UNREQUESTED, NO_SERVICE],
  ],
};

test("being offline is said before sending and after, and no longer once online", async () => {
  const form = await open("/contact", MESSAGE);
  await form.page.context().setOffline(true);
  const note = form.page.getByText("You are offline. What you type stays here");
  await note.waitFor();
  await form.send(UNSENT);
  await form.page.getByText("You are offline. Send it again").waitFor();
  await form.page.context().setOffline(false);
  await note.waitFor({ state: "detached" });
  await expectNothingLost(form, MESSAGE);
});

test("after a failure the ways to send are there, too, if an emoji ends the longest subject", async () => {
  const form = await open("/contact", { ...MESSAGE, fullName: `${"x".repeat(79)}🎓` });
  await form.answer(json(500, { success: false }));
  await form.send(UNSENT);
  await form.page.getByRole("link", { name: "Send by e-mail" }).waitFor();
});

test("a silent service is given twenty seconds, then the visitor is told", async () => {
  const form = await open("/contact", MESSAGE);
  await form.answer(() => undefined);
  const asked = form.page.waitForRequest(CALLS);
  await form.page.clock.pauseAt("2024-07-15T11:00:00Z");
  await form.button.click();
  await asked;
  await form.page.clock.runFor(19_000);
  await expectSoon(() => form.button.isDisabled(), true);
  await form.page.clock.runFor(2_000);
  await form.announced(UNSENT);
  await form.page.getByText("Our service did not answer within 20 seconds.").waitFor();
  await expectNothingLost(form, MESSAGE);
});

test("a message too long for a mail's address is cut there, and stands ready to be pasted whole", async () => {
  const message = "क्षि".repeat(66);
  const form = await open("/contact", { ...MESSAGE, message });
  await form.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await form.answer(json(500, {}));
  await form.send(UNSENT);
  const link = form.page.getByRole("link", { name: "Send by e-mail" });
  const href = (await link.getAttribute("href")) ?? "";
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(new URL(href).searchParams.get("body")).toMatch(
    /[^ि](क्षि){5,}…\r\n\r\n\[The rest .* paste it from our page\.\]$/,
  );
  await form.page.getByText("it will hold the beginning").waitFor();
  await form.page.getByRole("button", { name: "Copy the whole message" }).click();
  await form.page.getByText("The message is copied.").waitFor();
  expect(await form.page.evaluate(() => navigator.clipboard.readText())).toContain(message);
});

describe.each(BOTH_FORMS)("$route", ({ route, values, good }) => {
  test("says what failed, loses nothing, and sends at the next try", async () => {
    const form = await open(route, values);
    const isRequest = route !== "/contact";
    if (isRequest) await form.box("studyCountry", "Dubai").check();
    for (const [answer, toast, reason] of FAILURES[route]) {
      await form.answer(answer);
      await form.send(toast);
      if (reason) await form.page.getByRole("main").getByText(reason).waitFor();
      // Only the consultation form shows the service's own words.
      await expectSoon(() => form.page.getByText("Missing fields").count(), 0);
      await expectNothingLost(form, values);
    }
    if (isRequest) await expectSoon(() => form.box("studyCountry", "Dubai").isChecked(), true);
    const chat = form.page.getByRole("link", { name: "Send by chat" });
    if (isRequest) await expectSoon(() => chat.getAttribute("href"), expect.stringContaining("Dubai"));
    await form.answer(json(200, { success: true }));
    await form.send(good);
  });

  test("without scripts gives way to phone, e-mail and chat, before the rest of the page", async () => {
    const { page } = await site.open(route, { javaScriptEnabled: false, width: 390 });
    await page.locator("main form").waitFor({ state: "hidden" });
    const notice = page.locator("main noscript p");
    await notice.waitFor();
    const links = notice.locator("a");
    await expectLinks(links, [
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
    let atAnswer: string[] = [];
    await form.answer(async (call) => {
      const response = await call.fetch();
      atAnswer = stored(email);
      await call.fulfill({ response });
    });
    await form.send(good);
    expect(atAnswer).toEqual([expect.stringContaining("Anitha Raman")]);
    const { reference } = JSON.parse(atAnswer[0] ?? "{}");
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await form.page.getByText(`The number of your message is ${reference}.`).waitFor();
  });
});

/**
 * Messages in the host's spool that contain a text; all test files share the spool, so each test uses its own address.
 */
function stored(text: string): string[] {
  const folder = path.join(process.env[FIXED_SITE_SPOOL] ?? "", "new");
  const messages = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return messages.filter((message) => message.includes(text));
}

test("a message whose answer was lost is stored once when it is sent again, after a reload too", async () => {
  const email = "lost@home.example";
  const form = await open("/contact", { ...MESSAGE, email });
  await form.answer(async (call) => {
    await call.fetch();
    await call.abort("connectionreset");
  });
  await form.send(UNSENT);
  await form.reload();
  await form.answer((call) => call.continue());
  await form.send(SENT);
  expect(stored(email)).toHaveLength(1);
});
