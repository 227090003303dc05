import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { emptied, gate, holdBack, json, MESSAGE, REQUEST, SENT, SharedForm, UNSENT } from "../helpers/forms";

const site = fixedSite();
const open = async (path: string) => new SharedForm((await site.open(path, { mayComplain: true })).page);

const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click();

test("a reload keeps a message until it is sent, and finds its country though the rules of numbers had not come", async () => {
  const form = await open("/contact");
  const values = { ...MESSAGE, phone: "+41 79 123 45 67" };
  await form.page.route("**/*.js", (route) => route.abort());
  await form.fill(values);
  await form.page.unroute("**/*.js");
  await form.reload();
  await form.phoneCountry("CH");
  await expectSoon(() => form.read(values), values);
  const requests = await form.answer(json(200, { success: true }));
  await form.send(SENT);
  expect(requests[0]?.postDataJSON().html).toContain("Anitha Raman");
  await form.reload();
  await expectSoon(() => form.read(MESSAGE), emptied(MESSAGE));
});

test("a visit to another page keeps a request, apart from the message", async () => {
  const form = await open("/online-consultation-form");
  await form.fill(REQUEST);
  await form.box("education", "Postgraduate").check();
  await form.box("studyCountry", "Other").check();
  await form.fill({ otherStudyCountry: "Germany" });
  await follow(form.page, "/contact");
  await form.field("fullName").waitFor();
  await form.ready();
  await expectSoon(() => form.read(MESSAGE), emptied(MESSAGE));
  await form.page.goBack();
  await form.field("address").waitFor();
  await form.ready();
  const request = { ...REQUEST, otherStudyCountry: "Germany" };
  await expectSoon(() => form.read(request), request);
  const ticked = form.page.locator("main label:has(:checked)");
  await expectTexts(ticked, ["Postgraduate", "Other"]);
});

test.each(["/contact", "/online-consultation-form"])(
  "%s keeps what was typed though something else changed the HTML before the scripts came",
  async (path) => {
    const values = path === "/contact" ? MESSAGE : REQUEST;
    const scripts = gate();
    const { page } = await site.open(path, {
      hydrates: false,
      mayComplain: true,
      before: (page) => holdBack(page, "**/*.js", scripts.opened),
    });
    const form = new SharedForm(page);
    await form.fill(values);
    await expectSoon(() => form.button.isDisabled(), true);
    if (path !== "/contact") await form.box("education", "Other").check();
    // An element that a password manager adds beside the field, and a translated heading.
    await page.evaluate(() => {
      document.querySelector("[name=email]")?.after(document.createElement("div"));
      const heading = document.querySelector("h1");
      if (heading) heading.innerHTML = "<font>Escríbanos</font>";
    });
    scripts.open();
    await form.ready();
    await expectSoon(() => form.read(values), values);
    if (path !== "/contact") await form.field("otherEducation").waitFor();
  },
);

test("a form whose scripts do not arrive, or cannot be read, says how else to reach us", async () => {
  for (const answer of [null, "this is no script"]) {
    const { page } = await site.open("/contact", {
      hydrates: false,
      mayComplain: true,
      before: (page) =>
        page.route("**/*.js", (route) =>
          answer ? route.fulfill({ contentType: "text/javascript", body: answer }) : route.abort(),
        ),
    });
    await page.getByText("The form on this page needs JavaScript").waitFor();
    await page.locator("main form [type=submit]").waitFor({ state: "hidden" });
  }
});

test.each([
  ["was sent, once, and the form is empty", json(200, { success: true }), SENT, emptied(MESSAGE)],
  ["failed, and how else to send it", json(500, { success: false }), UNSENT, MESSAGE],
] as const)(
  "leaving while a message is being sent, and coming back, a visitor learns that it %s",
  async (_what, end, toast, left) => {
    const form = await open("/contact");
    const answer = gate();
    const requests = await form.answer(async (route) => {
      await answer.opened;
      await end(route);
    });
    await form.fill(MESSAGE);
    await form.button.click();
    const busy = form.page.getByRole("button", { name: "Sending…" });
    await busy.waitFor();
    await follow(form.page, "/about");
    await form.page.getByRole("heading", { level: 1, name: "About the lantern" }).waitFor();
    await form.page.goBack();
    await busy.waitFor();
    await expectSoon(() => busy.isDisabled(), true);
    await form.page.locator("[name=message]:read-only").waitFor();
    answer.open();
    await form.announced(toast);
    if (toast === UNSENT) await form.page.getByRole("link", { name: "Send by e-mail" }).waitFor();
    await expectSoon(() => form.read(MESSAGE), left);
    expect(requests).toHaveLength(1);
  },
);

test("Contact beside an institution opens a message about it, which can be changed for good", async () => {
  const form = await open("/countries/australia");
  const about = form.page.getByText("Your message is about Perth College.", { exact: true });
  await form.page.getByRole("link", { name: /^Contact.*Perth College/ }).click();
  await about.waitFor();
  await expectSoon(() => form.field("message").inputValue(), "I would like to know about Perth College");
  await form.fill({ message: "Something else" });
  await about.waitFor({ state: "detached" });
  await form.reload();
  await expectSoon(() => form.field("message").inputValue(), "Something else");
});
