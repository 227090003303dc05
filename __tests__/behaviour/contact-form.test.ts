import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { untilFocused } from "../helpers/focus";
import { emptied, gate, json, MESSAGE, ROUTES, SENT, SharedForm } from "../helpers/forms";

const site = fixedSite();
const open = async (visit = {}) => new SharedForm((await site.open("/contact", visit)).page);

/** The answer of the present mail service. */
const GOOD = json(200, { success: true, messageId: "1" });

test("what is missing or ill-formed is marked from the first try until it is corrected, the first with the focus, and nothing is sent", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  // The live region exists before the first toast.
  await expectSoon(() => form.page.getByRole("region", { name: "Messages about the form" }).count(), 1);
  await form.fill({ email: "anitha@home" });
  await form.fill({ email: "" });
  await expectSoon(form.mistakes, []);
  await form.button.click();
  await expectSoon(form.mistakes, [
    ["fullName", "First name is required"],
    ["email", "Email is required"],
    ["phone", "Phone number is required"],
    ["message", "Message cannot be empty"],
  ]);
  await expectSoon(form.focused, "fullName");
  for (const [name, value, text] of [
    ["fullName", "   ", "First name is required"],
    ["email", "anitha@home", "Enter a valid email address"],
    ["phone", "12345", "Enter a valid phone number"],
    ["message", " \n ", "Message cannot be empty"],
  ] as const) {
    await form.fill({ ...MESSAGE, [name]: value });
    await form.button.click();
    await expectSoon(form.mistakes, [[name, text]]);
    await expectSoon(form.focused, name);
    await form.fill(MESSAGE);
    await expectSoon(form.mistakes, []);
  }
  expect(requests).toHaveLength(0);
});

test.each(ROUTES)("on %s a phone's press on the button counts where the bar comes back", async (path) => {
  const { page } = await site.open(path, PHONE);
  await page.locator("form[data-form] input[name=email]").fill("anitha@home");
  const button = page.locator("form[data-form] [type=submit]");
  // Scrolls without leaving the field, as by touch.
  await button.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 790));
  const box = await button.boundingBox();
  await page.mouse.click(195, (box?.y ?? 0) + 20);
  await page.locator("form[data-form] [aria-invalid=true]").first().waitFor();
});

test("while it is sent the button says so, nothing can be changed, and it is not sent again", async () => {
  const form = await open();
  const answer = gate();
  const requests = await form.answer(async (route) => {
    await answer.opened;
    await GOOD(route);
  });
  await form.fill(MESSAGE);
  await form.button.dblclick();
  const busy = form.page.getByRole("button", { name: "Sending…" });
  await busy.waitFor();
  await expectSoon(() => busy.isDisabled(), true);
  await form.page.getByRole("status").getByText("Sending your message.").waitFor({ state: "attached" });
  for (const name of Object.keys(MESSAGE)) await expectSoon(() => form.field(name).isEditable(), false);
  await form.field("email").press("Enter");
  await form.page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.requestSubmit());
  answer.open();
  await form.announced(SENT);
  expect(requests).toHaveLength(1);
});

test("a message goes to the company, each value as text, leaves an empty form, and a toast that goes by itself", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  await form.fill({ ...MESSAGE, fullName: "Tom & <b>Jerry</b>", phone: "+61 491 570 006" });
  await form.send(SENT);
  expect(new URL(requests[0]?.url() ?? "").pathname).toBe("/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(requests[0]?.postDataJSON()).toMatchObject({
    to: "forms@lantern.example",
    subject: "Website message from Tom & <b>Jerry</b>",
    html: expect.stringMatching(
      /Tom &amp; &lt;b&gt;Jerry&lt;\/b&gt;.*anitha@home\.example.*\+61491570006.*next\?<br>\nAnd what/s,
    ),
  });
  await expectSoon(() => form.read(MESSAGE, "phoneCountry"), { ...emptied(MESSAGE), phoneCountry: "IN" });
  // The toast stays for ten seconds, then closes by itself.
  const pass = (ms: number) =>
    form.page.locator("section[aria-live]").evaluate((region, time) => {
      for (const animation of region.getAnimations({ subtree: true })) animation.currentTime = time;
    }, ms);
  await pass(10_000);
  await form.toast(SENT).waitFor();
  await pass(60_000);
  await form.toast(SENT).waitFor({ state: "detached" });
  await form.page.getByRole("button", { name: "Write once more" }).click();
  await expectSoon(() => form.button.isEnabled(), true);
});

test("a failure is a toast that stays, with the focus on the button again, until another toast comes; that is closed by keyboard", async () => {
  const form = await open({ mayComplain: true });
  await form.answer(json(500, { success: false, error: "down" }));
  await form.fill(MESSAGE);
  await form.button.press("Enter");
  const failed = form.toast("Something went wrong.");
  await failed.waitFor();
  await untilFocused(form.page, "[type=submit]");
  await form.answer(GOOD);
  await form.button.press("Enter");
  await form.announced(SENT);
  await failed.waitFor({ state: "detached" });
  await form.page.getByRole("button", { name: "Close this message" }).press("Enter");
  await form.toast(SENT).waitFor({ state: "detached" });
});

test("the phone's country begins with India, follows a code that is typed, and can be chosen", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  await expectSoon(() => form.field("phoneCountry").inputValue(), "IN");
  await form.fill({ phone: "+61 491 570 006" });
  await form.phoneCountry("AU");
  await form.fill({ ...MESSAGE, phone: "79 123 45 67" });
  await form.field("phoneCountry").selectOption("CH");
  await form.send(SENT);
  expect(requests[0]?.postDataJSON().html).toContain("+41791234567<");
});

test("a number is sent as it was typed when the rules of numbers cannot be fetched", async () => {
  const form = await open({ mayComplain: true });
  const requests = await form.answer(GOOD);
  await form.page.route("**/*.js", (route) => route.abort());
  await form.fill(MESSAGE);
  await form.field("phoneCountry").selectOption("NP");
  await form.send(SENT);
  expect(requests[0]?.postDataJSON().html).toContain("9876543210 (NP)<");
});
